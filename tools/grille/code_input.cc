#include "tools/grille/code_input.h"

#include <filesystem>
#include <iostream>

#include "solver/status.h"
#include "tools/grille/code_reader.h"
#include "tools/grille/command.h"
#include "tools/grille/text_input.h"

namespace grille::tools {

std::string CodePlace::Name() const {
  return absl::StrCat(argument ? "argument " : "line ", number);
}

absl::Status OpenFile(const std::string& name, std::ifstream* file) {
  // A directory can be opened, but not read.
  std::error_code error;
  if (!std::filesystem::is_directory(name, error)) file->open(name, std::ios::binary);
  if (file->is_open()) return absl::OkStatus();
  return absl::NotFoundError(absl::StrCat(name, ": cannot be read"));
}

int ForEachCode(const std::vector<std::string>& arguments, bool json, Output* output,
                const std::function<absl::Status(const Kind&, std::string_view)>& take) {
  int exit = kDone;
  auto answer = [&](CodePlace place, const absl::StatusOr<std::string>& line) {
    absl::Status status = [&] {
      GRILLE_RETURN_IF_ERROR(line.status());
      GRILLE_ASSIGN_OR_RETURN(std::string code, CodeInLine(*line));
      GRILLE_ASSIGN_OR_RETURN(const Kind* kind, KindOfCode(code));
      return take(*kind, code);
    }();
    if (status.ok()) return;
    exit = kWrongUse;
    if (json)
      output->JsonLine(JsonObject().Add("line", place.number).Add("error", MessageOf(status)));
    Say(absl::StrCat("grille: ", place.Name(), ": ", status.message()));
  };
  uint64_t number = 0;
  for (const std::string& argument : arguments) answer({true, ++number}, argument);
  if (!arguments.empty()) return exit;
  TextInput input(std::cin);
  std::string line;
  while (true) {
    number = input.line();
    absl::StatusOr<bool> read = input.ReadLine(&line);
    if (!read.ok()) {
      answer({false, number}, read.status());
    } else if (!*read) {
      return exit;
    } else if (!IsBlank(line)) {
      answer({false, number}, line);
    }
    // An answer is out before the next question is waited for.
    if (std::cin.rdbuf()->in_avail() <= 0) output->Flush();
  }
}

}  // namespace grille::tools
