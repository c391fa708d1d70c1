#include "tools/words/taquin_teller.h"

#include <algorithm>
#include <cstddef>

#include "tools/words/number.h"
#include "tools/words/taquin_phrases.h"

namespace grille::words {
namespace {

using namespace taquin_phrases;
using slide::InversionTable;
using slide::Taquin;

constexpr std::string_view kMark = "•";

/// To the right in so many columns; `columns` are those that the text takes.
std::string Padded(std::string_view text, size_t columns, size_t width) {
  return std::string(width - std::min(width, columns), ' ') + std::string(text);
}

std::string PaddedNumber(int number) {
  std::string digits = std::to_string(number);
  return Padded(digits, digits.size(), 3);
}

std::string ColumnsSentence(int columns, Language language) {
  if (columns == 2) return Say(kTwoColumns, language);
  return Say(columns % 2 == 0 ? kEvenColumns : kOddColumns, language,
             {{"columns", std::to_string(columns)}, {"others", std::to_string(columns - 1)}});
}

bool GoalIsUsual(const Taquin& taquin) {
  return taquin.task.to == slide::UsualGoal(taquin.columns, taquin.rows);
}

std::string ClassSentence(const InversionTable& table, Language language) {
  auto last = static_cast<int>(table.tiles.size());
  return Say(IsOdd(table) ? kOddPosition : kNormalPosition, language,
             {{"a", std::to_string(last - 1)}, {"b", std::to_string(last)}});
}

TaquinPart TellTable(const Phrase& title, const InversionTable& table, Language language) {
  return {.title = Say(title, language),
          .table = InversionTableText(table, language),
          .sentences = {SumSentence(table, language)}};
}

}  // namespace

std::string_view ClassName(bool odd) { return odd ? "odd" : "normal"; }

std::string InversionTableText(const InversionTable& table, Language language) {
  std::string labels[] = {Fill(kTileLabel, language, {}), Fill(kInversionsLabel, language, {}),
                          Fill(kOddLabel, language, {})};
  size_t width = 0;
  for (std::string& label : labels) width = std::max(width, label.size());
  for (std::string& label : labels) label.resize(width, ' ');
  for (size_t i = 0; i < table.tiles.size(); ++i) {
    labels[0] += PaddedNumber(table.tiles[i]);
    labels[1] += PaddedNumber(table.inversions[i]);
    labels[2] += Padded(table.inversions[i] % 2 != 0 ? kMark : " ", 1, 3);
  }
  labels[2].erase(labels[2].find_last_not_of(' ') + 1);
  return labels[0] + "\n" + labels[1] + "\n" + labels[2] + "\n";
}

std::string SumSentence(const InversionTable& table, Language language) {
  const Phrase& phrase = table.odd_ones == 0       ? kNoneOdd
                         : table.odd_ones == 1     ? kOneOdd
                         : table.odd_ones % 2 == 0 ? kEvenlyMany
                                                   : kOddlyMany;
  return Say(phrase, language,
             {{"count", std::to_string(table.odd_ones)}, {"total", std::to_string(table.total)}});
}

std::string BlankSentence(const InversionTable& table, Language language) {
  std::string row = std::to_string(table.blank_row);
  if (table.columns % 2 != 0) return Say(kRowDoesNotMatter, language, {{"row", row}});
  const Phrase& phrase = table.blank_row == 1   ? kBottomRow
                         : table.blank_row == 2 ? kOneRowUp
                                                : kRowsUp;
  return Say(phrase, language,
             {{"row", row},
              {"up", std::to_string(table.blank_row - 1)},
              {"parity", Fill(IsOdd(table) ? kOdd : kEven, language, {})}});
}

std::string ParityVerdict(const Taquin& taquin, Language language) {
  InversionTable from = TableOf(taquin.task.from, taquin.columns);
  if (GoalIsUsual(taquin)) return ClassSentence(from, language);
  bool odd = IsOdd(from);
  if (odd != IsOdd(TableOf(taquin.task.to, taquin.columns))) return Say(kTheyDiffer, language);
  return Say(odd ? kBothOdd : kBothNormal, language);
}

std::vector<TaquinPart> TellParity(const Taquin& taquin, Language language) {
  InversionTable from = TableOf(taquin.task.from, taquin.columns);
  TaquinPart start = TellTable(kTableTitle, from, language);
  start.sentences.push_back(ColumnsSentence(taquin.columns, language));
  start.sentences.push_back(BlankSentence(from, language));
  if (GoalIsUsual(taquin)) {
    start.sentences.push_back(ClassSentence(from, language));
    return {start};
  }
  start.sentences.push_back(Say(IsOdd(from) ? kOddStart : kNormalStart, language));
  InversionTable to = TableOf(taquin.task.to, taquin.columns);
  TaquinPart goal = TellTable(kGoalTitle, to, language);
  goal.sentences.push_back(BlankSentence(to, language));
  goal.sentences.push_back(Say(IsOdd(to) ? kOddGoal : kNormalGoal, language));
  return {start, goal, {.sentences = {ParityVerdict(taquin, language)}}};
}

std::string TilesSentence(const slide::Moves& solution, const Taquin& taquin, Language language) {
  std::string tiles = slide::WriteTaquinMoves(solution, taquin);
  for (size_t at = 0; (at = tiles.find(',', at)) != tiles.npos; at += 2) tiles.insert(at + 1, " ");
  return Say(kTilesMove, language, {{"tiles", tiles}});
}

}  // namespace grille::words
