#include "tools/grille/etoile_run.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "solver/slide/etoile_grade.h"
#include "solver/status.h"
#include "tools/grille/json.h"
#include "tools/grille/moves_options.h"
#include "tools/grille/word_list.h"

namespace grille::tools {
namespace {

using nlohmann::json;

bool ReadWords(const json& object, EtoileRun* run) {
  if (!object.contains("words")) return true;
  std::string mark = TextMember(object, "mark");
  size_t colour = mark.size() == 1 ? slide::kColourLetters.find(mark[0]) : std::string::npos;
  if (colour == std::string::npos) return false;
  run->mark = static_cast<slide::Token>(colour + 1);
  run->words = absl::StrSplit(TextMember(object, "words"), ' ');
  bool has_colour =
      std::find(run->goal.at.begin(), run->goal.at.end(), run->mark) != run->goal.at.end();
  return has_colour && std::all_of(run->words.begin(), run->words.end(),
                                   [](const std::string& word) { return OnStar(word) == word; });
}

}  // namespace

bool IsByLetter(const slide::Arrangement& goal) {
  return slide::FormOf({.from = goal, .to = goal}) == slide::Form::kLetters;
}

std::string WriteEtoileRun(const EtoileRun& run) {
  JsonObject options;
  options.Add("goal", slide::WriteStar(run.goal));
  if (!run.words.empty()) {
    options.Add("mark", slide::kColourLetters.substr(run.mark - 1U, 1));
    options.Add("words", absl::StrJoin(run.words, " "));
  }
  AddLetterChoice(run.letters, &options);
  AddFilter(run.filter, slide::kEtoileGradeVersion, &options);
  return options.Text();
}

absl::StatusOr<EtoileRun> ReadEtoileRun(const std::string& options) {
  absl::Status unreadable =
      absl::DataLossError(absl::StrCat("the run's options cannot be read: ", options));
  json object = json::parse(options, nullptr, /*allow_exceptions=*/false);
  if (!object.is_object()) return unreadable;
  EtoileRun run;
  absl::StatusOr<slide::Arrangement> goal = slide::ParseStar(TextMember(object, "goal"));
  if (!goal.ok()) return unreadable;
  run.goal = *goal;
  if (!ReadWords(object, &run)) return unreadable;
  std::optional<LetterChoice> letters = ReadLetterChoice(object);
  if (!letters || (letters->Any() && !IsByLetter(run.goal))) return unreadable;
  run.letters = *letters;
  GRILLE_ASSIGN_OR_RETURN(run.filter, ReadFilter(object, slide::kEtoileGradeVersion));
  return run;
}

}  // namespace grille::tools
