#include "tools/grille/code_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "solver/status.h"

namespace grille::tools {
namespace {

constexpr std::string_view kColumn = "code";

std::string_view Trimmed(std::string_view text) {
  size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

bool IsBlank(std::string_view line) { return Trimmed(line).empty(); }

absl::StatusOr<std::string> CodeInLine(std::string_view line) {
  line = Trimmed(line);
  if (line.empty() || line[0] != '{') return std::string(line);
  // Of a member that stands twice the library keeps the last; which was meant, nobody knows.
  int codes = 0;
  auto count = [&codes](int depth, nlohmann::json::parse_event_t event, nlohmann::json& parsed) {
    if (depth == 1 && event == nlohmann::json::parse_event_t::key && parsed == kColumn) ++codes;
    return true;
  };
  auto object = nlohmann::json::parse(line, count, /*allow_exceptions=*/false);
  if (object.is_discarded()) return absl::InvalidArgumentError("not a whole JSON object");
  if (codes > 1) return absl::InvalidArgumentError("a JSON object with two members \"code\"");
  auto code = object.find(kColumn);
  if (code == object.end() || !code->is_string()) {
    return absl::InvalidArgumentError("a JSON object without a text \"code\"");
  }
  return code->get<std::string>();
}

absl::StatusOr<bool> CodeReader::FindHeader() {
  input_.LookAhead();
  absl::StatusOr<bool> read = csv_.Next(&fields_);
  auto times = std::count(fields_.begin(), fields_.end(), kColumn);
  if (times == 0) {
    input_.Rewind();
    return false;
  }
  input_.GoOn();
  GRILLE_RETURN_IF_ERROR(read.status());
  if (times > 1) return absl::InvalidArgumentError("the header has two columns \"code\"");
  columns_ = fields_.size();
  column_ =
      static_cast<size_t>(std::find(fields_.begin(), fields_.end(), kColumn) - fields_.begin());
  return true;
}

std::optional<CodeReader::Item> CodeReader::NextLine() {
  std::string line;
  while (true) {
    uint64_t number = input_.line();
    absl::StatusOr<bool> read = input_.ReadLine(&line);
    if (!read.ok()) return Item{number, read.status()};
    if (!*read) return std::nullopt;
    if (!IsBlank(line)) return Item{number, CodeInLine(line)};
  }
}

std::optional<CodeReader::Item> CodeReader::NextRecord() {
  absl::StatusOr<bool> read = csv_.Next(&fields_);
  if (!read.ok()) return Item{csv_.line(), read.status()};
  if (!*read) return std::nullopt;
  if (fields_.size() != columns_) {
    return Item{csv_.line(),
                absl::InvalidArgumentError(absl::StrCat("a record of ", fields_.size(),
                                                        fields_.size() == 1 ? " field" : " fields",
                                                        ", but the header has ", columns_))};
  }
  return Item{csv_.line(), std::move(fields_[column_])};
}

std::optional<CodeReader::Item> CodeReader::Next() {
  if (format_ == Format::kUnknown) {
    absl::StatusOr<bool> csv = FindHeader();
    if (!csv.ok()) {
      format_ = Format::kBad;
      return Item{csv_.line(), csv.status()};
    }
    format_ = *csv ? Format::kCsv : Format::kLines;
  }
  switch (format_) {
    case Format::kCsv:
      return NextRecord();
    case Format::kLines:
      return NextLine();
    default:
      return std::nullopt;
  }
}

}  // namespace grille::tools
