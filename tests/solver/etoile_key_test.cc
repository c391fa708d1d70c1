#include "solver/slide/etoile_key.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>

namespace grille::slide {
namespace {

Arrangement Laid(const Arrangement& arrangement, const Symmetry& symmetry) {
  Arrangement laid = arrangement;
  for (size_t v = 0; v < star::kStations; ++v) laid.at[symmetry[v]] = arrangement.at[v];
  return laid;
}

Arrangement Renamed(const Arrangement& arrangement, const std::vector<Token>& names) {
  Arrangement renamed = arrangement;
  for (Token& token : renamed.at) token = names[token];
  return renamed;
}

/// All patiences that are the same in disguise, with the first `tokens` tokens from `first` renamed
/// at random.
std::vector<Task> Disguises(const Task& task, Token first, int tokens, std::mt19937_64& random) {
  std::vector<Task> all;
  for (const Symmetry& symmetry : star::StarSymmetries()) {
    std::vector<Token> names(64);
    for (size_t i = 0; i < names.size(); ++i) names[i] = static_cast<Token>(i);
    std::shuffle(names.begin() + first, names.begin() + first + tokens, random);
    all.push_back({.from = Renamed(Laid(task.from, symmetry), names),
                   .to = Renamed(Laid(task.to, symmetry), names)});
  }
  return all;
}

Task RandomTask(std::string tokens, std::mt19937_64& random) {
  std::string to = tokens;
  std::shuffle(tokens.begin(), tokens.end(), random);
  std::shuffle(to.begin(), to.end(), random);
  return {.from = *ParseStar(tokens), .to = *ParseStar(to)};
}

TEST(EtoileKey, IsTheSameForEveryDisguise) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 300; ++i) {
    for (std::string_view tokens : {".bbbbbbbbbbbbbbb", ".bbbbbbbwwwwwwww", ".bbbbwwwwrrrrrrr",
                                    ".bbbwwwwrrrryyyy", "ABCDEFGHIJKLMNO."}) {
      Task task = RandomTask(std::string(tokens), random);
      bool letters = tokens[0] == 'A';
      std::string key = CanonicalKey(task);
      EXPECT_EQ(key.size(), 18U);
      EXPECT_EQ(key[0], 2);
      EXPECT_EQ(key[1], letters ? 1 : 0);
      int count = letters ? star::kStations : kMaxColours;
      for (const Task& other : Disguises(task, letters ? kTokenA : 1, count, random)) {
        ASSERT_EQ(CanonicalKey(other), key) << WriteEtoile(task) << " " << WriteEtoile(other);
        ASSERT_EQ(EtoileKeys(other.to).Key(other.from), key);
      }
    }
  }
}

TEST(EtoileKey, PartsWhatIsNoDisguise) {
  // Two blue tokens among white ones, the vacancy anywhere: every start of a few goals, and the
  // classes as they come out of laying every patience on every other.
  std::set<std::string> goals = {".bbwwwwwwwwwwwww", "bwwwwwwwwwwwwwb.", "wwwwwwww.bwbwwww"};
  std::vector<std::string> starts;
  std::string tokens = ".bbwwwwwwwwwwwww";
  std::sort(tokens.begin(), tokens.end());
  do {
    starts.push_back(tokens);
  } while (std::next_permutation(tokens.begin(), tokens.end()));
  ASSERT_EQ(starts.size(), 1680U);
  for (const std::string& goal : goals) {
    // Of the symmetries only those that lay the goal on itself matter; blue and white cannot change
    // places.
    Arrangement to = *ParseStar(goal);
    std::map<std::string, std::string> class_of_key;
    std::set<std::string> classes;
    for (const std::string& start : starts) {
      Arrangement from = *ParseStar(start);
      std::string least = start;
      for (const Symmetry& symmetry : star::StarSymmetries()) {
        if (Laid(to, symmetry) == to) least = std::min(least, WriteStar(Laid(from, symmetry)));
      }
      classes.insert(least);
      std::string key = CanonicalKey({.from = from, .to = to});
      EXPECT_EQ(class_of_key.emplace(key, least).first->second, least);
    }
    EXPECT_EQ(class_of_key.size(), classes.size());
  }
}

TEST(EtoileKey, ExchangesStartAndGoalForNobody) {
  EXPECT_NE(CanonicalKey(*ParseEtoile("etoile:.bbwwwwwwwwwwwww/wwwwwwww.bwbwwww")),
            CanonicalKey(*ParseEtoile("etoile:wwwwwwww.bwbwwww/.bbwwwwwwwwwwwww")));
}

TEST(EtoileKey, OfWordsKnowsOnlyEquality) {
  constexpr std::string_view kCode = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K";
  std::string key = CanonicalKey(*ParseEtoile(kCode));
  EXPECT_EQ(key.size(), 29U);
  EXPECT_EQ(key[1], 2);
  for (std::string_view other : {"etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@L",
                                 "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONI@K",
                                 "etoile:.bbbbbbbwwwwrrrr/bbbb.bbbwwwwrrrr/CACOPHONIE@K"}) {
    EXPECT_NE(CanonicalKey(*ParseEtoile(other)), key) << other;
  }
  std::string longest = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/" + std::string(40, 'A') + "@K";
  EXPECT_EQ(CanonicalKey(*ParseEtoile(longest)).size(), 59U);
}

}  // namespace
}  // namespace grille::slide
