#include "gen/shuffled.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace grille::gen {
namespace {

TEST(Shuffled, EachNumberComesOnce) {
  for (uint64_t size : {1, 2, 3, 4, 5, 10, 16, 17, 1000, 4096, 1000003}) {
    for (uint64_t seed : {uint64_t{0}, uint64_t{42}, ~uint64_t{0}}) {
      Shuffled shuffled(seed, size);
      EXPECT_EQ(shuffled.size(), size);
      std::vector<bool> came(size);
      uint64_t wrong = 0;
      for (uint64_t i = 0; i < size; ++i) {
        uint64_t number = shuffled.At(i);
        if (number >= size || came[number]) {
          ++wrong;
        } else {
          came[number] = true;
        }
      }
      EXPECT_EQ(wrong, 0U) << size << " " << seed;
    }
  }
}

TEST(Shuffled, LargeSizesStayWithin) {
  for (uint64_t size : {(uint64_t{1} << 32) - 1, uint64_t{1} << 32, (uint64_t{1} << 32) + 1,
                        (uint64_t{1} << 62) - 1, uint64_t{1} << 62}) {
    Shuffled shuffled(42, size);
    std::vector<uint64_t> numbers;
    for (uint64_t i = 0; i < 5000; ++i) {
      numbers.push_back(shuffled.At(i));
      numbers.push_back(shuffled.At(size - 1 - i));
    }
    std::sort(numbers.begin(), numbers.end());
    EXPECT_EQ(std::adjacent_find(numbers.begin(), numbers.end()), numbers.end()) << size;
    EXPECT_LT(numbers.back(), size);
    // They come from everywhere.
    EXPECT_LT(numbers.front(), size / 500);
    EXPECT_GT(numbers.back(), size - size / 500);
  }
}

TEST(Shuffled, EverySeedHasItsOrder) {
  constexpr uint64_t kSize = 100000;
  // Seeds that differ in one bit, low or high.
  std::vector<uint64_t> seeds = {0, 1, 2, 3, 42, uint64_t{1} << 32, uint64_t{1} << 63};
  for (size_t a = 0; a < seeds.size(); ++a) {
    for (size_t b = 0; b < a; ++b) {
      Shuffled one(seeds[a], kSize);
      Shuffled other(seeds[b], kSize);
      int same = 0;
      for (uint64_t i = 0; i < kSize; ++i) same += one.At(i) == other.At(i) ? 1 : 0;
      // One place is to be expected to be the same.
      EXPECT_LT(same, 12) << seeds[a] << " " << seeds[b];
    }
  }
}

/// How much more uneven than chance the counts are: about the number of counts when they are even.
double ChiSquare(const std::vector<int>& counts, double mean) {
  double sum = 0;
  for (int count : counts) {
    double off = count - mean;
    sum += off * off / mean;
  }
  return sum;
}

TEST(Shuffled, ValuesSpread) {
  // The first tenth of the order, and pairs of neighbours in it, over a hundred drawers. Without
  // replacement counts are a little more even than by chance.
  for (uint64_t size : {1000003, 7207200}) {
    Shuffled shuffled(42, size);
    std::vector<int> values(100);
    std::vector<int> pairs(100);
    uint64_t before = 0;
    uint64_t drawn = size / 10;
    for (uint64_t i = 0; i < drawn; ++i) {
      uint64_t number = shuffled.At(i);
      ++values[number * 100 / size];
      ++pairs[(before * 10 / size) * 10 + number * 10 / size];
      before = number;
    }
    double mean = static_cast<double>(drawn) / 100;
    // 99 degrees of freedom: a standard deviation of 14.
    for (const std::vector<int>& counts : {values, pairs}) {
      EXPECT_GT(ChiSquare(counts, mean), 40);
      EXPECT_LT(ChiSquare(counts, mean), 170);
    }
  }
}

// Part of the sampler's version: another order would be other runs (runs.md, 1).
TEST(Shuffled, OrderIsTheLaw) {
  auto first = [](uint64_t seed, uint64_t size) {
    Shuffled shuffled(seed, size);
    std::vector<uint64_t> numbers;
    for (uint64_t i = 0; i < 6; ++i) numbers.push_back(shuffled.At(i));
    return numbers;
  };
  EXPECT_EQ(first(42, 6), (std::vector<uint64_t>{2, 4, 0, 5, 1, 3}));
  EXPECT_EQ(first(42, 7207200),
            (std::vector<uint64_t>{847667, 1741868, 460788, 663349, 4892255, 6324795}));
  EXPECT_EQ(first(~uint64_t{0}, uint64_t{1} << 62),
            (std::vector<uint64_t>{3179136100997466899, 966336917852622901, 761240528015809464,
                                   606106127437575481, 578072220115418482, 4024491804907878690}));
}

}  // namespace
}  // namespace grille::gen
