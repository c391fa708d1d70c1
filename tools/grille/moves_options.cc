#include "tools/grille/moves_options.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "solver/status.h"
#include "tools/grille/choices.h"

namespace grille::tools {
namespace {

using nlohmann::json;

/// No puzzle has more; larger ends of a range say the same.
constexpr uint64_t kMostMoves = 100000;

bool ReadMoves(const json& options, gen::MovesFilter* filter) {
  auto moves = options.find("moves");
  if (moves == options.end()) return true;
  if (!moves->is_array() || moves->size() != 2 || !(*moves)[0].is_number_integer() ||
      !(*moves)[1].is_number_integer()) {
    return false;
  }
  filter->least = (*moves)[0].get<int>();
  filter->most = (*moves)[1].get<int>();
  return filter->least >= 1 && filter->most >= filter->least;
}

}  // namespace

void MovesOptions::Declare(Options& options) {
  AddRange(options, "--moves", &moves_, 1, kMaxNumber,
           "Only puzzles whose minimum is so many moves");
  options.Flag("--unique-solution", &unique_, "Only puzzles with exactly one shortest solution");
  AddLevel(options, &level_, "Only puzzles of this level");
}

gen::MovesFilter MovesOptions::Filter() const {
  gen::MovesFilter filter;
  if (moves_) {
    filter.least = static_cast<int>(std::min(moves_->min, kMostMoves));
    filter.most = static_cast<int>(std::min(moves_->max, kMostMoves));
  }
  filter.unique = unique_;
  filter.level = level_;
  return filter;
}

void AddFilter(const gen::MovesFilter& filter, int grade_version, JsonObject* options) {
  gen::MovesFilter any;
  if (filter.least != any.least || filter.most != any.most) {
    options->Add("moves", std::vector<uint64_t>{static_cast<uint64_t>(filter.least),
                                                static_cast<uint64_t>(filter.most)});
  }
  if (filter.unique) options->Add("unique", true);
  // By another version of the grade, other puzzles are of the level; so it is another run.
  if (filter.level) options->Add("level", LevelName(*filter.level)).Add("grade", grade_version);
}

absl::StatusOr<gen::MovesFilter> ReadFilter(const json& options, int grade_version) {
  gen::MovesFilter filter;
  bool good = ReadMoves(options, &filter);
  filter.unique = options.contains("unique");
  if (auto level = options.find("level"); level != options.end()) {
    if (level->is_string()) filter.level = LevelFromName(level->get<std::string>());
    good = good && filter.level;
    auto grade = options.find("grade");
    if (good && (grade == options.end() || *grade != grade_version)) {
      return absl::FailedPreconditionError(absl::StrCat(
          "the run chooses its level by another version of the grade than this program's, ",
          grade_version,
          "; the same options and seed without --resume begin a new run, which leaves out what is "
          "there"));
    }
  }
  if (!good) return absl::DataLossError("the run's options cannot be read");
  return filter;
}

std::string MovesText(const gen::MovesFilter& filter) {
  std::string text;
  if (filter.least == filter.most) {
    text = absl::StrCat(filter.least, filter.least == 1 ? " move" : " moves");
  } else if (filter.most >= static_cast<int>(kMostMoves)) {
    text = absl::StrCat(filter.least, filter.least == 1 ? " move or more" : " moves or more");
  } else {
    text = absl::StrCat(filter.least, " to ", filter.most, " moves");
  }
  if (filter.level) absl::StrAppend(&text, ", level ", ToAbsl(LevelName(*filter.level)));
  if (filter.unique) absl::StrAppend(&text, ", one solution");
  return text;
}

}  // namespace grille::tools
