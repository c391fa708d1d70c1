#include "tools/words/wyx_table_text.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "tools/words/phrase.h"
#include "tools/words/wyx_rack.h"

namespace grille::words {
namespace {

using wyx::Cell;
using wyx::EntryState;

constexpr std::string_view kReset = "\x1b[0m";
constexpr std::string_view kFound = "\x1b[1;32m";
constexpr std::string_view kKnown = "\x1b[1m";
constexpr std::string_view kStruckNow = "\x1b[31m";
constexpr std::string_view kStruckBefore = "\x1b[2m";

constexpr Phrase kLegend = {
    "[A] found in this step, A found before; (b) struck out in this step, · struck out before",
    "[A] trouvé à cette étape, A trouvé avant ; (b) rayé à cette étape, · rayé avant"};

/// In the order of their names, as in codes.
std::vector<Cell> ByName(wyx::CellSet cells) {
  std::vector<Cell> list;
  for (; cells != 0; cells &= cells - 1) list.push_back(static_cast<Cell>(std::countr_zero(cells)));
  std::sort(list.begin(), list.end(),
            [](Cell a, Cell b) { return wyx::CellName(a) < wyx::CellName(b); });
  return list;
}

bool StruckBy(const wyx::Step* step, Cell from, Cell to) {
  if (step == nullptr) return false;
  return std::any_of(step->struck.begin(), step->struck.end(),
                     [&](const wyx::Jump& jump) { return jump.from == from && jump.to == to; });
}

bool PlacedBy(const wyx::Step* step, Cell from, Cell to) {
  return step != nullptr && step->placed && step->placed->from == from && step->placed->to == to;
}

/// An entry, three columns wide.
struct EntryText {
  std::string text;
  std::string_view ink = "";
};

EntryText TextOf(const wyx::Grid& grid, const wyx::Replay& table, const wyx::Step* step, Cell from,
                 Cell to) {
  EntryState state = table.At(from, to);
  if (state == EntryState::kNone) return {"   "};
  auto domino = static_cast<wyx::DominoId>(wyx::DominoBetween(from, to));
  std::string letter(1, LetterOf(domino, grid.dominoes));
  std::string capital(1, static_cast<char>(letter[0] - 'a' + 'A'));
  switch (state) {
    case EntryState::kNone:
    case EntryState::kOpen:
      break;
    case EntryState::kPlaced:
      if (PlacedBy(step, from, to)) return {"[" + capital + "]", kFound};
      return {" " + capital + " ", kKnown};
    case EntryState::kStruck:
      if (StruckBy(step, from, to)) return {"(" + letter + ")", kStruckNow};
      return {" · ", kStruckBefore};
  }
  return {" " + letter + " "};
}

}  // namespace

std::string TableText(const wyx::Grid& grid, const wyx::Replay& table, const wyx::Step* step,
                      bool colour) {
  Cell end = wyx::EndCell(grid);
  std::vector<Cell> columns = ByName(grid.circles & ~wyx::Bit(end));
  std::vector<Cell> rows = columns;
  rows.insert(rows.begin(), grid.start);
  columns.push_back(end);
  std::vector<wyx::DominoId> rack = RackOrder(grid.dominoes);
  std::string text = "   │";
  std::string bar = "───┼";
  for (Cell to : columns) {
    text += wyx::CellName(to) + " ";
    bar += "───";
  }
  text += "\n" + bar + "\n";
  for (size_t i = 0; i < rows.size(); ++i) {
    text += wyx::CellName(rows[i]) + " │";
    for (Cell to : columns) {
      EntryText entry = TextOf(grid, table, step, rows[i], to);
      bool inked = colour && !entry.ink.empty();
      if (inked) text += entry.ink;
      text += entry.text;
      if (inked) text += kReset;
    }
    text += "   " + std::string(1, LetterOf(rack[i], grid.dominoes)) + " " + PaddedArrows(rack[i]) +
            "\n";
  }
  return text;
}

std::string TableLegend(Language language) { return Spaced(Fill(kLegend, language, {}), language); }

}  // namespace grille::words
