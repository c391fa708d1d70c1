#include "tools/grille/taquin_run.h"

#include <nlohmann/json.hpp>

#include "solver/slide/taquin_grade.h"
#include "solver/status.h"
#include "tools/grille/json.h"
#include "tools/grille/moves_options.h"

namespace grille::tools {

std::string WriteTaquinRun(const TaquinRun& run) {
  JsonObject options;
  options.Add("size", absl::StrCat(run.size.columns, "x", run.size.rows));
  if (run.impossible) options.Add("impossible", true);
  AddLetterChoice(run.letters, &options);
  AddFilter(run.filter, slide::kTaquinGradeVersion, &options);
  return options.Text();
}

absl::StatusOr<TaquinRun> ReadTaquinRun(const std::string& options) {
  absl::Status unreadable =
      absl::DataLossError(absl::StrCat("the run's options cannot be read: ", options));
  nlohmann::json object = nlohmann::json::parse(options, nullptr, /*allow_exceptions=*/false);
  if (!object.is_object()) return unreadable;
  auto size = object.find("size");
  if (size == object.end() || !size->is_string()) return unreadable;
  absl::StatusOr<BoardSize> board = ParseBoardSize(size->get<std::string>());
  if (!board.ok()) return unreadable;
  TaquinRun run;
  run.size = *board;
  run.impossible = object.contains("impossible");
  std::optional<LetterChoice> letters = ReadLetterChoice(object);
  if (!letters || (letters->Any() && (run.impossible || HasTable(run)))) return unreadable;
  run.letters = *letters;
  GRILLE_ASSIGN_OR_RETURN(run.filter, ReadFilter(object, slide::kTaquinGradeVersion));
  return run;
}

}  // namespace grille::tools
