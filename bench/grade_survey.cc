// What the human method makes of many random grids: which rule is the hardest that a grid needs,
// how deep trials go, and how the costs are spread, from which the cuts of solver/wyx/grade.h are
// taken. Walks in the order of the sampler's law, seed 42.
//
//   grade_survey [--unique=N] [--dominoes=N] [--board=N] [--reach=N]

#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <vector>

#include "bench/flags.h"
#include "gen/wyx_lanes/prove.h"
#include "gen/wyx_sampler.h"
#include "solver/wyx/grade.h"
#include "solver/wyx/method/cost.h"
#include "solver/wyx/method/course.h"

namespace grille::bench {
namespace {

using wyx::Course;
using wyx::RoundSort;

struct Survey {
  uint64_t walks = 0;
  uint64_t unique = 0;
  uint64_t walked = 0;
  std::array<uint64_t, 7> hardest = {};  ///< of those not walked
  std::array<uint64_t, kLevelCount> levels = {};
  std::vector<uint64_t> trials;
  uint64_t nested = 0;
  std::array<std::vector<int64_t>, 4> costs;  ///< walked, rules 1 to 3, without trials, with

  void Add(const Course& course) {
    ++unique;
    ++levels[static_cast<size_t>(wyx::GradeOf(course).level)];
    size_t group = 0;
    if (course.walked) {
      ++walked;
    } else {
      ++hardest[static_cast<size_t>(course.hardest)];
      group = course.hardest <= RoundSort::kDominoes ? 1
              : course.hardest < RoundSort::kTrial   ? 2
                                                     : 3;
    }
    costs[group].push_back(course.cost);
    if (course.depth > 1) ++nested;
    if (trials.size() <= static_cast<size_t>(course.trials)) trials.resize(course.trials + 1);
    ++trials[course.trials];
  }

  void Print() {
    auto share = [&](uint64_t n) {
      return 100.0 * static_cast<double>(n) / static_cast<double>(walks);
    };
    std::printf("walks to their end      %12lu\n", walks);
    std::printf("with one solution       %12lu  %8.4f %%\n", unique, share(unique));
    std::printf("  walked                %12lu  %8.4f %%\n", walked, share(walked));
    constexpr std::array<const char*, 7> kNames = {
        "walked after marks", "rules 1, 2",   "rule 3", "rings, early end",
        "dead chains",        "locked pairs", "trials"};
    for (size_t i = 1; i < hardest.size(); ++i) {
      std::printf("  %-20s  %12lu  %8.4f %%\n", kNames[i], hardest[i], share(hardest[i]));
    }
    std::printf("with trials inside trials: %lu\n", nested);
    std::printf("rounds of trials:");
    for (size_t i = 1; i < trials.size(); ++i) std::printf(" %zu: %lu", i, trials[i]);
    std::printf("\nlevels, of a million unique:\n");
    for (Level level : kLevels) {
      std::printf("  %-10s %10.1f\n", std::string(LevelName(level)).c_str(),
                  1e6 * static_cast<double>(levels[static_cast<size_t>(level)]) /
                      static_cast<double>(unique));
    }
    std::printf("costs in looks at quantiles:\n");
    for (std::vector<int64_t>& group : costs) std::sort(group.begin(), group.end());
    constexpr std::array<const char*, 4> kGroups = {"walked", "rules 1-3", "no trials", "trials"};
    for (size_t g = 0; g < costs.size(); ++g) {
      std::printf("  %-10s", kGroups[g]);
      for (double q : {0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 0.999, 0.9999, 1.0}) {
        if (costs[g].empty()) continue;
        auto at = static_cast<size_t>(q * static_cast<double>(costs[g].size() - 1));
        std::printf("  %.0f", static_cast<double>(costs[g][at]) / wyx::kLook);
      }
      std::printf("\n");
    }
    std::printf("cuts of grade.h, in 64ths of a look: medians");
    for (size_t g = 0; g < 3; ++g) {
      if (!costs[g].empty()) std::printf(" %ld", costs[g][costs[g].size() / 2]);
    }
    size_t most = unique / 10000;
    if (costs[3].size() > most && most > 0) {
      std::printf("; reached by one in ten thousand %ld", costs[3][costs[3].size() - most]);
    }
    std::printf("\n");
  }
};

int Main(int argc, char** argv) {
  std::vector<char*> arguments(argv + 1, argv + argc);
  auto number = [&](const char* name, uint64_t otherwise) {
    std::vector<std::string> values = TakeFlags(&arguments, name);
    return values.empty() ? otherwise : NumberOf(values.back());
  };
  uint64_t wanted = number("unique", 1'000'000);
  gen::WyxShape shape;
  shape.dominoes = static_cast<int>(number("dominoes", wyx::kClassicDominoes));
  shape.side = static_cast<int>(number("board", wyx::kMaxSide));
  shape.reach = static_cast<int>(number("reach", wyx::kMaxReach));
  if (!arguments.empty()) Stop("what is " + std::string(arguments[0]) + "?");
  gen::WyxSampler sampler(shape, 42);
  Survey survey;
  gen::WalkGroup walks;
  for (uint64_t batch = 0; survey.unique < wanted; ++batch) {
    for (uint32_t first = 0; first < gen::kWyxWalksPerBatch; first += gen::kWalksInGroup) {
      gen::WalkSet made = sampler.WalkTogether(batch, first, &walks);
      survey.walks += static_cast<uint64_t>(std::popcount(made));
      gen::WalkSet unique = gen::ProveGroup(walks, shape.dominoes, 0, made).all();
      for (; unique != 0; unique &= unique - 1) {
        wyx::Path path = walks.PathOf(std::countr_zero(unique), shape.dominoes);
        survey.Add(wyx::CourseOf(wyx::GridOfPath(path, shape.side, 0), path));
      }
    }
  }
  survey.Print();
  return 0;
}

}  // namespace
}  // namespace grille::bench

int main(int argc, char** argv) { return grille::bench::Main(argc, argv); }
