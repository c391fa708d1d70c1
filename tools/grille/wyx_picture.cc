#include "tools/grille/wyx_picture.h"

#include <fstream>

#include "solver/status.h"
#include "solver/wyx/code.h"
#include "solver/wyx/kind.h"
#include "tools/grille/code_input.h"
#include "tools/grille/progress.h"
#include "tools/grille/text_input.h"

namespace grille::tools {

void PictureOptions::Declare(Options& options) {
  options.Value("--cells", "FILE|CODE",
                "Grids on these cells: a picture in a file, or wyx:/CELLS, wyx:START/CELLS",
                [this](const std::string& text) -> absl::Status {
                  if (text.empty()) return absl::InvalidArgumentError("say a file or a code");
                  cells_ = text;
                  return absl::OkStatus();
                });
  options.Value("--picture", "NAME", "Grids in this form: A to Z, 0 to 9, heart and others",
                [this](const std::string& name) { return ReadName(name); });
}

absl::Status PictureOptions::ReadName(const std::string& name) {
  std::string known;
  for (const wyx::NamedPicture& named : wyx::NamedPictures()) {
    if (named.name == name) {
      named_ = &named;
      return absl::OkStatus();
    }
    absl::StrAppend(&known, known.empty() ? "" : ", ", named.name);
  }
  return absl::InvalidArgumentError(absl::StrCat("'", name, "' is none of ", known));
}

absl::StatusOr<std::optional<wyx::Picture>> PictureOptions::Picture(std::optional<int> side) const {
  if (cells_ && named_ != nullptr) {
    return absl::InvalidArgumentError("--cells and --picture both say which cells: leave one out");
  }
  if (!AnyGiven()) return std::nullopt;
  absl::StatusOr<wyx::Picture> picture = wyx::Picture();
  if (named_ != nullptr) {
    picture = Named(side);
  } else if (cells_->find(':') != std::string::npos && wyx::WyxKind().Owns(*cells_)) {
    picture = Coded(side);
  } else {
    picture = Drawn(side.value_or(wyx::kMaxSide));
  }
  if (!picture.ok()) return picture.status();
  return *picture;
}

absl::StatusOr<wyx::Picture> PictureOptions::Named(std::optional<int> side) const {
  if (!side || *side == named_->picture.side) return named_->picture;
  return absl::InvalidArgumentError(
      absl::StrCat("--board ", *side, " contradicts --picture ", named_->name,
                   ", drawn on a board of ", static_cast<int>(named_->picture.side), " columns"));
}

absl::StatusOr<wyx::Picture> PictureOptions::Coded(std::optional<int> side) const {
  absl::StatusOr<wyx::Picture> picture = wyx::ParsePictureCode(*cells_);
  if (!picture.ok()) return Prefixed("--cells", picture.status());
  if (side && *side != picture->side) {
    return absl::InvalidArgumentError(absl::StrCat("--board ", *side,
                                                   " contradicts --cells, a code of a board of ",
                                                   static_cast<int>(picture->side), " columns"));
  }
  return picture;
}

absl::StatusOr<wyx::Picture> PictureOptions::Drawn(int side) const {
  std::ifstream file;
  GRILLE_RETURN_IF_ERROR(OpenFile(*cells_, &file));
  TextInput input(file);
  std::string text;
  std::string line;
  // One line too many is enough to be told.
  for (int i = 0; i <= side; ++i) {
    absl::StatusOr<bool> more = input.ReadLine(&line);
    if (!more.ok()) return Prefixed(absl::StrCat(*cells_, ": line ", i + 1), more.status());
    if (!*more) break;
    absl::StrAppend(&text, line, "\n");
  }
  if (file.bad()) return absl::NotFoundError(absl::StrCat("cannot read ", *cells_));
  absl::StatusOr<wyx::Picture> picture = wyx::ParsePicture(text, side);
  if (!picture.ok()) return Prefixed(*cells_, picture.status());
  return picture;
}

std::string NoneOnPicture(const gen::WyxRun& run, uint64_t walks) {
  std::string start = run.shape.start ? " from " + wyx::CellName(*run.shape.start) : "";
  if (walks == 0) {
    return absl::StrCat("there is no grid on these cells: no way", start,
                        " visits each of them once, each time by another domino");
  }
  std::string what = "exactly one solution";
  if (run.marks == gen::kFewestMarks) absl::StrAppend(&what, ", even with two marks");
  if (run.marks > 0)
    absl::StrAppend(&what, " with ", run.marks, run.marks == 1 ? " mark" : " marks");
  if (run.level) absl::StrAppend(&what, " and is of the level ", ToAbsl(LevelName(*run.level)));
  return absl::StrCat("no grid on these cells has ", what, ": all ", Grouped(walks),
                      " ways to visit them", start, " were tried");
}

}  // namespace grille::tools
