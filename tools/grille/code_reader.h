#ifndef GRILLE_TOOLS_GRILLE_CODE_READER_H_
#define GRILLE_TOOLS_GRILLE_CODE_READER_H_

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/grille/csv_input.h"
#include "tools/grille/text_input.h"

namespace grille::tools {

/// The code in a line: the line itself without the blanks around it, or member "code" of a JSON
/// object. InvalidArgument when it is an object without one, or with two.
absl::StatusOr<std::string> CodeInLine(std::string_view line);

/// Whether there is nothing but blanks and tabs in a line.
bool IsBlank(std::string_view line);

/// The codes in a text, one by one, in any format that `export` writes: one code a line, JSON
/// Lines, or CSV. It is CSV when its first line that is not blank is a header with a column named
/// `code`, which no code and no JSON object can look like. Blank lines are passed over.
class CodeReader {
 public:
  /// `stream` must outlive it.
  explicit CodeReader(std::istream& stream) : input_(stream), csv_(&input_) {}

  /// What stands in a line, or record of CSV: a code, not looked at yet, or why there is none.
  struct Item {
    uint64_t line = 0;
    absl::StatusOr<std::string> code;
  };

  /// The next one; nothing at the end of the text. After an error it goes on behind it, but for an
  /// error in a header: without that no record says anything.
  std::optional<Item> Next();

 private:
  /// Whether the text is CSV, which then stands behind its header; an error when that is bad.
  absl::StatusOr<bool> FindHeader();
  std::optional<Item> NextLine();
  std::optional<Item> NextRecord();

  TextInput input_;
  CsvReader csv_;
  enum class Format { kUnknown, kLines, kCsv, kBad } format_ = Format::kUnknown;
  size_t columns_ = 0;  ///< of CSV
  size_t column_ = 0;   ///< the one with the code
  std::vector<std::string> fields_;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_CODE_READER_H_
