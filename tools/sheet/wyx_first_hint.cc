#include "tools/sheet/wyx_first_hint.h"

#include "absl/strings/str_replace.h"
#include "solver/wyx/method/method.h"
#include "solver/wyx/table.h"
#include "tools/words/wyx_hint.h"
#include "tools/words/wyx_teller.h"

namespace grille::sheet {
namespace {

/// As it is printed: the two arrows of a domino in one line, apostrophes as typeset.
std::string Typeset(const std::string& sentence) {
  return absl::StrReplaceAll(sentence, {{" ↑", "\u00a0↑"}, {" ↓", "\u00a0↓"}, {"'", "’"}});
}

}  // namespace

std::vector<std::string> FirstHint(const wyx::Grid& grid, int most,
                                   const words::WyxNotation& notation) {
  if (most <= 0 || !wyx::EndIsMarked(grid)) return {};
  wyx::Trace trace = wyx::SolveByMethod(grid);
  if (trace.verdict != wyx::Verdict::kUnique) return {};
  if (grid.marks > 0) {
    // That a stop is marked is no news.
    absl::Span<const wyx::Cell> known(grid.mark.data(), grid.marks);
    trace = wyx::SolveByMethod(grid, known);
  }
  if (trace.steps.empty()) return {};
  words::WyxTeller teller(grid, notation);
  words::Hint hint = words::HintOf(trace.steps.front(), teller);
  std::vector<std::string> sentences = {Typeset(hint.where), Typeset(hint.why), Typeset(hint.what)};
  if (static_cast<size_t>(most) < sentences.size()) sentences.resize(static_cast<size_t>(most));
  return sentences;
}

}  // namespace grille::sheet
