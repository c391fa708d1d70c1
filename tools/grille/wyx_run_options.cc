#include "tools/grille/wyx_run_options.h"

#include <nlohmann/json.hpp>

#include "solver/status.h"
#include "solver/wyx/code.h"
#include "solver/wyx/grade.h"
#include "tools/grille/json.h"

namespace grille::tools {
namespace {

using nlohmann::json;

bool Within(int n, int min, int max) { return n >= min && n <= max; }

/// The number of that name; −1 when there is none.
int Number(const json& object, const char* name) {
  auto member = object.find(name);
  return member != object.end() && member->is_number_integer() ? member->get<int>() : -1;
}

/// The text of that name; empty when there is none.
/// Reads cells and start of a picture, whose other measures are read already. False when they do
/// not go together.
bool ReadCells(const json& object, gen::WyxShape* shape) {
  std::string code = absl::StrCat(ToAbsl(wyx::CodePrefix(shape->side)), ":",
                                  TextMember(object, "start"), "/", TextMember(object, "cells"));
  absl::StatusOr<wyx::Picture> picture = wyx::ParsePictureCode(code);
  if (!picture.ok() || wyx::DominoCount(*picture) != shape->dominoes) return false;
  shape->cells = picture->cells;
  shape->start = picture->start;
  return true;
}

bool Read(const json& object, gen::WyxRun* run) {
  if (!object.is_object()) return false;
  gen::WyxShape& shape = run->shape;
  shape.dominoes = Number(object, "dominoes");
  shape.side = Number(object, "board");
  shape.reach = Number(object, "reach");
  bool fewest = TextMember(object, "marks") == kFewestMarksName;
  run->marks = fewest ? gen::kFewestMarks : Number(object, "marks");
  if (!Within(shape.dominoes, wyx::kMinDominoes, wyx::kMaxDominoes) ||
      !Within(shape.side, wyx::kMinSide, wyx::kMaxSide) ||
      !Within(shape.reach, wyx::kMinReach, wyx::kMaxReach) ||
      (!fewest && !Within(run->marks, 0, wyx::kMaxMarks))) {
    return false;
  }
  if (object.contains("cells") && !ReadCells(object, &shape)) return false;
  if (!object.contains("level")) return true;
  run->level = LevelFromName(TextMember(object, "level"));
  return run->level.has_value();
}

}  // namespace

std::string WriteWyxRun(const gen::WyxRun& run) {
  const gen::WyxShape& shape = run.shape;
  JsonObject options;
  options.Add("dominoes", shape.dominoes).Add("board", shape.side).Add("reach", shape.reach);
  if (run.marks == gen::kFewestMarks) {
    options.Add("marks", kFewestMarksName);
  } else {
    options.Add("marks", run.marks);
  }
  if (shape.cells != 0) {
    wyx::CellSet others = shape.start ? shape.cells & ~wyx::Bit(*shape.start) : shape.cells;
    options.Add("cells", wyx::CellsText(others));
  }
  if (shape.start) options.Add("start", wyx::CellName(*shape.start));
  // By another version of the grade, other puzzles are of the level; so it is another run.
  if (run.level) options.Add("level", LevelName(*run.level)).Add("grade", wyx::kGradeVersion);
  return options.Text();
}

absl::StatusOr<gen::WyxRun> ReadWyxRun(const std::string& options) {
  gen::WyxRun run;
  json object = json::parse(options, nullptr, /*allow_exceptions=*/false);
  if (Read(object, &run)) {
    // Version 1 was not noted.
    int grade = object.contains("grade") ? Number(object, "grade") : 1;
    if (!run.level || grade == wyx::kGradeVersion) return run;
    return absl::FailedPreconditionError(absl::StrCat(
        "the run chooses its level by version ", grade, " of the grade, this program has version ",
        wyx::kGradeVersion,
        "; the same options and seed without --resume begin a new run, which leaves out what is "
        "there"));
  }
  return absl::DataLossError(absl::StrCat("the run's options cannot be read: ", options));
}

}  // namespace grille::tools
