#include "tools/words/taquin_hint.h"

#include "solver/slide/parity.h"
#include "tools/words/taquin_phrases.h"
#include "tools/words/taquin_teller.h"

namespace grille::words {

using namespace taquin_phrases;

std::string TileLineClause(const slide::Task& task, slide::Vertex from, int columns,
                           Language language) {
  bool row = from / columns == VacancyOf(task.from) / columns;
  return Fill(row ? kInTheRow : kInTheColumn, language, {});
}

std::string TileMoveClause(const slide::Task& task, slide::Vertex from, int columns,
                           Language language) {
  int to = VacancyOf(task.from);
  bool row = from / columns == to / columns;
  const Phrase& phrase =
      row ? (to > from ? kTileRight : kTileLeft) : (to > from ? kTileDown : kTileUp);
  return Fill(phrase, language, {{"tile", std::to_string(task.from.at[from])}});
}

Hint HintOfParity(const slide::Taquin& taquin, Language language) {
  slide::InversionTable table = TableOf(taquin.task.from, taquin.columns);
  Hint hint;
  hint.where = Sentence(Fill(kCountThem, language, {}), language);
  hint.why = SumSentence(table, language) + " " + BlankSentence(table, language);
  hint.what = ParityVerdict(taquin, language);
  return hint;
}

}  // namespace grille::words
