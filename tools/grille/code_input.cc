#include "tools/grille/code_input.h"

#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "solver/status.h"
#include "tools/grille/command.h"

namespace grille::tools {
namespace {

constexpr size_t kLongestLine = size_t{1} << 20;

std::string_view Trimmed(std::string_view text) {
  size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

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

bool ReadLine(std::istream& input, std::string* line) {
  line->clear();
  std::streambuf* buffer = input.rdbuf();
  int c = buffer->sbumpc();
  if (c == std::streambuf::traits_type::eof()) return false;
  for (; c != std::streambuf::traits_type::eof() && c != '\n'; c = buffer->sbumpc()) {
    if (line->size() < kLongestLine) line->push_back(static_cast<char>(c));
  }
  if (!line->empty() && line->back() == '\r') line->pop_back();
  return true;
}

absl::StatusOr<std::string> CodeInLine(std::string_view line) {
  line = Trimmed(line);
  if (line.empty() || line[0] != '{') return std::string(line);
  auto object = nlohmann::json::parse(line, nullptr, /*allow_exceptions=*/false);
  if (object.is_discarded()) return absl::InvalidArgumentError("not a whole JSON object");
  auto code = object.find("code");
  if (code == object.end() || !code->is_string()) {
    return absl::InvalidArgumentError("a JSON object without a text \"code\"");
  }
  return code->get<std::string>();
}

int ForEachCode(const std::vector<std::string>& arguments, bool json, Output* output,
                const std::function<absl::Status(const Kind&, std::string_view)>& take) {
  int exit = kDone;
  auto answer = [&](CodePlace place, const std::string& line) {
    absl::Status status = [&] {
      GRILLE_ASSIGN_OR_RETURN(std::string code, CodeInLine(line));
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
  std::string line;
  while (ReadLine(std::cin, &line)) {
    ++number;
    if (Trimmed(line).empty()) continue;
    answer({false, number}, line);
    // An answer is out before the next question is waited for.
    if (std::cin.rdbuf()->in_avail() <= 0) output->Flush();
  }
  return exit;
}

}  // namespace grille::tools
