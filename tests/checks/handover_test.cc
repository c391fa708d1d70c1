// A pipeline as gen builds it, with nothing in it but the edges of gen/handover.h. Under
// ThreadSanitizer this shows that they and tests/tsan.supp are together enough for Debian's TBB,
// apart from all that the factory does; without it, that TBB keeps the order that is relied on.

#include "gen/handover.h"

#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

#include "gtest/gtest.h"
#include "tbb/global_control.h"
#include "tbb/parallel_pipeline.h"
#include "tbb/task_arena.h"

namespace grille {
namespace {

struct Token {
  uint64_t number = 0;
  Handover edge;
  std::vector<uint64_t> made;
};

uint64_t Work(uint64_t x) {
  for (int i = 0; i < 500; ++i) x = x * 6364136223846793005u + 1442695040888963407u;
  return x;
}

// Folds the work of all tokens in the order of their arrival, so that another order changes it.
uint64_t RunPipeline(int threads, uint64_t tokens) {
  Handover source;
  Handover sink;
  uint64_t next = 0;
  uint64_t arrived = 0;
  uint64_t sum = 0;
  bool in_order = true;

  auto make = [&](tbb::flow_control& flow) -> Token* {
    source.Take();
    std::unique_ptr<Token> token;
    if (next == tokens) {
      flow.stop();
    } else {
      token = std::make_unique<Token>();
      token->number = next++;
      token->edge.Give();
    }
    source.Give();
    return token.release();
  };
  auto work = [](Token* token) {
    token->edge.Take();
    for (uint64_t i = 0; i < 16; ++i) token->made.push_back(Work(token->number * 16 + i));
    token->edge.Give();
    return token;
  };
  auto fold = [&](Token* arriving) {
    sink.Take();
    arriving->edge.Take();
    const std::unique_ptr<Token> token(arriving);
    in_order = in_order && token->number == arrived++;
    for (uint64_t x : token->made) sum = sum * 31 + x;
    sink.Give();
  };

  source.Give();
  tbb::task_arena arena(threads);
  arena.execute([&] {
    tbb::parallel_pipeline(
        static_cast<size_t>(threads) * 2 + 2,
        tbb::make_filter<void, Token*>(tbb::filter_mode::serial_in_order, make) &
            tbb::make_filter<Token*, Token*>(tbb::filter_mode::parallel, work) &
            tbb::make_filter<Token*, void>(tbb::filter_mode::serial_in_order, fold));
  });
  source.Take();
  sink.Take();
  EXPECT_TRUE(in_order);
  EXPECT_EQ(arrived, tokens);
  return sum;
}

// Eight workers even where there are fewer cores.
class HandoverTest : public testing::Test {
 private:
  tbb::global_control workers_{tbb::global_control::max_allowed_parallelism, 8};
};

TEST_F(HandoverTest, TheSameWithOneTwoAndEightThreads) {
  const uint64_t expected = RunPipeline(1, 300);
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(RunPipeline(2, 300), expected);
    EXPECT_EQ(RunPipeline(8, 300), expected);
  }
}

TEST_F(HandoverTest, TwoPipelinesAtOnce) {
  const uint64_t expected = RunPipeline(1, 300);
  uint64_t one = 0;
  uint64_t other = 0;
  std::thread a([&] {
    for (int i = 0; i < 5; ++i) one = RunPipeline(2, 300);
  });
  std::thread b([&] {
    for (int i = 0; i < 5; ++i) other = RunPipeline(8, 300);
  });
  a.join();
  b.join();
  EXPECT_EQ(one, expected);
  EXPECT_EQ(other, expected);
}

}  // namespace
}  // namespace grille
