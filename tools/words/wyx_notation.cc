#include "tools/words/wyx_notation.h"

#include <cstdlib>

#include "absl/strings/str_replace.h"
#include "tools/words/wyx_rack.h"

namespace grille::words {
namespace {

/// Spaces that do not break: a narrow one before the semicolon.
constexpr Translations kSeparators = {",\u00a0", "\u202f;\u00a0"};

std::string Signed(int number) {
  return (number < 0 ? "−" : "") + std::to_string(std::abs(number));
}

}  // namespace

std::string Typeset(const std::string& sentence) {
  return absl::StrReplaceAll(sentence, {{" ↑", "\u00a0↑"}, {" ↓", "\u00a0↓"}, {"'", "’"}});
}

std::string PairText(int x, int y, Language language) {
  std::string text = "(" + Signed(x);
  return text.append(In(language, kSeparators)).append(Signed(y)).append(")");
}

std::string WyxNotation::Cell(wyx::Cell cell) const {
  if (axes == WyxAxes::kLetters) return wyx::CellName(cell);
  return PairText(wyx::ColumnOf(cell), wyx::RowOf(cell), language);
}

std::string WyxNotation::Domino(wyx::DominoId domino) const {
  if (steps == WyxSteps::kArrows) return DominoArrows(domino);
  return PairText(wyx::kPool[domino].dx, wyx::kPool[domino].dy, language);
}

}  // namespace grille::words
