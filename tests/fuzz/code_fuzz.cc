// What is typed: codes, pictures, stops of a solution, numbers and ranges. The first line is taken
// for a code, the rest for the others. Whatever can be read must be written, and read again, to the
// same.

#include <algorithm>
#include <string>

#include "solver/kind.h"
#include "solver/status.h"
#include "solver/wyx/code.h"
#include "solver/wyx/grid.h"
#include "solver/wyx/kind.h"
#include "solver/wyx/picture.h"
#include "tests/fuzz/fuzz.h"
#include "tools/grille/numbers.h"

namespace grille::fuzz {
namespace {

// A good grid, for stops that come without one.
constexpr std::string_view kSample =
    "wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2";

void TryStops(std::string_view text, const wyx::Grid& grid) {
  absl::StatusOr<wyx::Path> path = wyx::ParseStops(text, grid);
  if (path.ok()) Require(wyx::StopsText(*path) == text, "stops are written as they were read");
}

/// A code of a kind whose task is the fewest moves.
void TryFewest(std::string_view code, const Kind& kind) {
  absl::StatusOr<SolveAnswer> answer = kind.Solve(code, 1, kNodes);
  absl::StatusOr<Puzzle> proved = kind.Prove(code, kNodes);
  if (!answer.ok()) {
    Require(absl::IsInvalidArgument(answer.status()), "it is the code that is wrong");
    Require(absl::IsInvalidArgument(proved.status()), "no code, nothing to prove");
    return;
  }
  Require(answer->fewest.has_value(), "the answer is about moves");
  absl::StatusOr<SolveAnswer> again = kind.Solve(answer->code, 1, kNodes);
  Require(again.ok() && again->code == answer->code, "what is written reads as the same task");
  if (!proved.ok()) return;
  Require(answer->known, "what is proved is known");
  absl::StatusOr<PuzzleText> text = kind.Describe(*proved);
  Require(text.ok() && text->code == answer->code, "its text is that of the code");
  Require(text->solution == answer->fewest->solution, "its text is that of the solution");
  Require(!kind.Recheck(*proved, kind.grade_version()), "a second proof agrees");
}

void TryCode(std::string_view code, std::string_view stops) {
  absl::StatusOr<wyx::Grid> grid = wyx::ParseCode(code);
  absl::StatusOr<const Kind*> kind = KindOfCode(code);
  if (!grid.ok()) {
    if (!kind.ok()) return;
    if (*kind != &wyx::WyxKind()) {
      TryFewest(code, **kind);
    } else {
      Require(!(*kind)->Solve(code, 1, 1).ok(), "no code, nothing to solve");
    }
    return;
  }
  Require(kind.ok(), "what can be read is of a kind");
  Require(wyx::Validate(*grid).ok(), "what is read is valid");
  std::string written = wyx::WriteCode(*grid);
  absl::StatusOr<wyx::Grid> again = wyx::ParseCode(written);
  Require(again.ok() && *again == *grid, "what is written reads as the same grid");
  Require(wyx::WriteCode(*again) == written, "writing it again changes nothing");
  TryStops(stops, *grid);

  absl::StatusOr<SolveAnswer> answer = (*kind)->Solve(code, 3, kNodes);
  Require(answer.ok() && answer->code == written, "the answer is about the code");
  for (const std::string& found : answer->all) {
    Require(wyx::ParseStops(found, *grid).ok(), "what is found solves the grid");
  }
  absl::StatusOr<Puzzle> proved = (*kind)->Prove(code, kNodes);
  if (!proved.ok()) return;
  Require(answer->solutions == 1, "what is proved has one solution");
  absl::StatusOr<PuzzleText> text = (*kind)->Describe(*proved);
  // A mark beyond the first stop of the one solution would be a code of its own.
  Require(text.ok() && text->solution == answer->all[0], "its text is that of the solution");
  Require(text->code == written, "its text is that of the code");
}

void TryPictures(std::string_view code, std::string_view drawing) {
  absl::StatusOr<wyx::Picture> coded = wyx::ParsePictureCode(code);
  if (coded.ok()) {
    Require(wyx::CheckSize(coded->cells).ok(), "what is read has a grid's number of cells");
    Require(!wyx::ParseCode(code).ok(), "no code is one of a picture and of a grid");
    absl::StatusOr<wyx::Picture> again = wyx::ParsePicture(wyx::DrawPicture(*coded), coded->side);
    Require(again.ok() && *again == *coded, "what is drawn reads as the same picture");
  }
  for (int side = wyx::kMinSide; side <= wyx::kMaxSide; ++side) {
    absl::StatusOr<wyx::Picture> drawn = wyx::ParsePicture(drawing, side);
    if (!drawn.ok()) continue;
    wyx::CellSet others = drawn->start ? drawn->cells & ~wyx::Bit(*drawn->start) : drawn->cells;
    std::string text(wyx::CodePrefix(side));
    text += ":" + (drawn->start ? wyx::CellName(*drawn->start) : "") + "/";
    absl::StatusOr<wyx::Picture> again = wyx::ParsePictureCode(text + wyx::CellsText(others));
    Require(again.ok() && *again == *drawn, "its code reads as the same picture");
  }
}

void TryNumbers(std::string_view text) {
  absl::StatusOr<uint64_t> number = tools::ParseNumber(text, 0, tools::kMaxNumber);
  if (number.ok()) {
    std::string_view digits = text.substr(std::min(text.find_first_not_of('0'), text.size() - 1));
    Require(std::to_string(*number) == digits, "a number is written as it was read");
  }
  absl::StatusOr<tools::NumberRange> range = tools::ParseRange(text, 5, 999);
  if (!range.ok()) return;
  Require(5 <= range->min && range->min <= range->max && range->max <= 999, "a range is in range");
}

}  // namespace
}  // namespace grille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace grille::fuzz;
  static const grille::wyx::Grid kGrid = *grille::wyx::ParseCode(kSample);
  std::string_view text = Text(data, size);
  size_t end = std::min(text.find('\n'), size);
  std::string_view rest = text.substr(std::min(end + 1, size));
  TryCode(text.substr(0, end), rest);
  TryPictures(text.substr(0, end), rest);
  TryStops(rest, kGrid);
  TryNumbers(rest);
  return 0;
}
