#include "solver/slide/taquin_verdict.h"

#include "absl/strings/str_cat.h"
#include "solver/slide/parity.h"

namespace grille::slide {
namespace {

/// "27 inversions, an odd number (11 tiles have an odd one); the blank in row 1 from the bottom,
/// which leaves it so".
std::string CountsText(const InversionTable& table) {
  std::string text =
      absl::StrCat(table.total, table.total == 1 ? " inversion, " : " inversions, ",
                   table.total % 2 == 0 ? "an even" : "an odd", " number (", table.odd_ones,
                   table.odd_ones == 1 ? " tile has" : " tiles have", " an odd one); ");
  if (table.columns % 2 != 0) {
    return absl::StrCat(text, "the blank's row does not count with ", table.columns, " columns");
  }
  return absl::StrCat(text, "the blank in row ", table.blank_row, " from the bottom, which ",
                      table.blank_row % 2 == 0 ? "turns that round" : "leaves it so");
}

const char* ClassName(bool odd) { return odd ? "odd" : "normal"; }

}  // namespace

TaquinVerdict VerdictOf(const Taquin& taquin) {
  InversionTable from = TableOf(taquin.task.from, taquin.columns);
  bool odd = IsOdd(from);
  if (taquin.task.to == UsualGoal(taquin.columns, taquin.rows)) {
    int last = taquin.task.from.size - 1;
    std::string order = odd ? absl::StrCat("order with ", last - 1, " and ", last, " exchanged")
                            : std::string("usual order");
    return {.solvable = !odd,
            .reason = absl::StrCat(CountsText(from), ": ", ClassName(odd),
                                   ", it can be brought to the ", order, " only")};
  }
  InversionTable to = TableOf(taquin.task.to, taquin.columns);
  bool goal_odd = IsOdd(to);
  return {.solvable = odd == goal_odd,
          .reason = absl::StrCat("the start has ", CountsText(from), ": ", ClassName(odd),
                                 "; the goal has ", CountsText(to), ": ", ClassName(goal_odd),
                                 odd == goal_odd ? "" : "; neither can be brought to the other")};
}

}  // namespace grille::slide
