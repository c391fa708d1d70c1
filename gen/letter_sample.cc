#include "gen/letter_sample.h"

#include <utility>

#include "gen/permutation.h"

namespace grille::gen {
LetterSample::LetterSample(const slide::Arrangement& goal, uint64_t seed)
    : goal_(goal), numbers_(seed, Factorial(goal.size)) {}

slide::Arrangement LetterSample::At(uint64_t i) const {
  // The number's digits in the factorial system, each an exchange with one of the places not yet
  // passed.
  uint64_t number = numbers_.At(i);
  slide::Arrangement arrangement = goal_;
  for (int left = goal_.size; left > 1; --left) {
    auto last = static_cast<size_t>(left - 1);
    std::swap(arrangement.at[last], arrangement.at[number % static_cast<uint64_t>(left)]);
    number /= static_cast<uint64_t>(left);
  }
  return arrangement;
}

std::vector<LetterStart> SolveStarts(const LetterGoal& goal,
                                     const std::vector<slide::Arrangement>& starts,
                                     const Workers& workers) {
  std::vector<LetterStart> found(starts.size());
  workers.Do(static_cast<int>(starts.size()), [&](int part) {
    auto i = static_cast<size_t>(part);
    slide::Task task = {.from = starts[i], .to = goal.goal};
    slide::PatternFewest fewest = goal.searcher->Find(task, {}, OneWorker());
    found[i] = {starts[i], std::move(fewest.fewest.solution)};
  });
  return found;
}

}  // namespace grille::gen
