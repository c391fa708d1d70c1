#include "tools/grille/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "solver/status.h"

namespace grille::tools {

void Output::Text(std::string_view text) {
  held_ += text;
  if (held_.size() >= (size_t{1} << 16)) Flush();
}

void Output::Line(std::string_view text) {
  Text(text);
  Text("\n");
}

void Output::JsonLine(const JsonObject& object) { Line(object.Text()); }

void Output::Flush() {
  if (held_.empty()) return;
  if (std::fwrite(held_.data(), 1, held_.size(), stdout) != held_.size()) failed_ = true;
  if (std::fflush(stdout) != 0) failed_ = true;
  held_.clear();
}

absl::Status Output::Finish() {
  Flush();
  if (!failed_) return absl::OkStatus();
  return absl::UnavailableError("the output could not be written in full");
}

JsonObject PuzzleJson(const Kind& kind, const Puzzle& puzzle, const PuzzleText& text,
                      std::optional<int64_t> id) {
  JsonObject object;
  if (id) object.Add("id", *id);
  object.Add("kind", kind.name())
      .Add("code", text.code)
      .Add("level", LevelName(puzzle.level))
      .Add("score", puzzle.score)
      .Add("solution", text.solution);
  for (const auto& [name, value] : text.facts) {
    if (value) {
      object.Add(name, *value);
    } else {
      object.AddNull(name);
    }
  }
  return object;
}

std::string MeasureText(const Kind& kind, const PuzzleText& text) {
  for (const auto& [name, value] : text.facts) {
    if (name == kind.measure_name() && value) return std::to_string(*value);
  }
  return "";
}

std::string KindName(int id) {
  const Kind* kind = KindFromId(id);
  return kind == nullptr ? "kind " + std::to_string(id) : std::string(kind->name());
}

std::string CsvCell(std::string_view text) {
  std::string cell(text);
  if (!cell.empty() && std::strchr("=+-@\t\r", cell[0]) != nullptr) cell.insert(0, "'");
  if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
  std::string quoted = "\"";
  for (char c : cell) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + "\"";
}

std::string Printable(std::string_view text) {
  std::string shown(text);
  for (char& c : shown) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  }
  return shown;
}

bool ColourWanted() {
  const char* no_colour = std::getenv("NO_COLOR");
  return (no_colour == nullptr || *no_colour == '\0') && isatty(STDOUT_FILENO) != 0;
}

}  // namespace grille::tools
