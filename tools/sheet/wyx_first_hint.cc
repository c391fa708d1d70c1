#include "tools/sheet/wyx_first_hint.h"

#include <algorithm>

#include "solver/wyx/method/method.h"
#include "solver/wyx/table.h"
#include "tools/words/wyx_hint.h"
#include "tools/words/wyx_teller.h"

namespace grille::sheet {
std::vector<std::string> FirstHint(const wyx::Grid& grid, int most,
                                   const words::WyxNotation& notation) {
  if (most <= 0 || !wyx::EndIsMarked(grid)) return {};
  wyx::Trace trace = wyx::SolveByMethod(grid);
  if (trace.verdict != wyx::Verdict::kUnique) return {};
  // That a stop is marked is no news.
  auto step = std::find_if(trace.steps.begin(), trace.steps.end(), [](const wyx::Step& candidate) {
    return candidate.rule != wyx::Rule::kMark;
  });
  if (step == trace.steps.end()) return {};
  words::WyxTeller teller(grid, notation);
  words::Hint hint = words::HintOf(*step, teller);
  if (step->rule == wyx::Rule::kAhead && words::JumpOf(*step).from != grid.start) {
    // On paper the knight still stands where it starts.
    wyx::Step plain = *step;
    plain.rule = wyx::Rule::kRow;
    hint.where = words::HintOf(plain, teller).where;
  }
  std::vector<std::string> sentences = {words::Typeset(hint.where), words::Typeset(hint.why),
                                        words::Typeset(hint.what)};
  if (static_cast<size_t>(most) < sentences.size()) sentences.resize(static_cast<size_t>(most));
  return sentences;
}

}  // namespace grille::sheet
