#ifndef GRILLE_TOOLS_GRILLE_OUTPUT_H_
#define GRILLE_TOOLS_GRILLE_OUTPUT_H_

#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "solver/kind.h"
#include "tools/grille/json.h"

namespace grille::tools {

/// Data on its way to stdout, in large writes. A write that fails is remembered and told by Finish.
/// A closed pipe ends the program quietly, by SIGPIPE.
class Output {
 public:
  ~Output() { (void)Finish(); }

  void Text(std::string_view text);
  void Line(std::string_view text);
  void JsonLine(const JsonObject& object);

  /// Hands over what is held, for a reader who waits for each line.
  void Flush();

  /// Whether anything could not be written.
  bool failed() const { return failed_; }

  /// Writes out what is left. Unavailable when anything could not be written.
  absl::Status Finish();

 private:
  std::string held_;
  bool failed_ = false;
};

/// The members of a JSON line (formats.md): id where there is one, kind, code, level, score,
/// solution, then the kind's own.
JsonObject PuzzleJson(const Kind& kind, const Puzzle& puzzle, const PuzzleText& text,
                      std::optional<int64_t> id);

/// What the kind measures of a puzzle: the fact of that name; empty where it is null.
std::string MeasureText(const Kind& kind, const PuzzleText& text);

/// The name of a kind by its number; "kind 7" for one that this program does not know.
std::string KindName(int id);

/// A cell of CSV by RFC 4180: quoted where it must be, quotes doubled. A text that begins with
/// = + - @, a tab or a carriage return would be a formula to a spreadsheet; it gets an apostrophe
/// in front.
std::string CsvCell(std::string_view text);

/// The same text for a line of a terminal: control characters shown as '?'.
std::string Printable(std::string_view text);

/// Whether stdout is a terminal that wants colour (NO_COLOR unset).
bool ColourWanted();

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_OUTPUT_H_
