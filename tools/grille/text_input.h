#ifndef GRILLE_TOOLS_GRILLE_TEXT_INPUT_H_
#define GRILLE_TOOLS_GRILLE_TEXT_INPUT_H_

#include <cstddef>
#include <cstdint>
#include <istream>
#include <string>

#include "absl/status/statusor.h"

namespace grille::tools {

/// No line or record that is read is longer, so that no input can fill the memory. A megabyte is
/// ten thousand codes.
inline constexpr size_t kLongestLine = size_t{1} << 20;

/// A text that is read byte by byte, with the number of the line at hand. A UTF-8 byte order mark
/// at its start, as some editors write it, is passed over. Never reads further than it is asked to:
/// on the other side there may be somebody who waits for an answer.
class TextInput {
 public:
  static constexpr int kEnd = -1;

  /// `stream` must outlive it.
  explicit TextInput(std::istream& stream) : buffer_(stream.rdbuf()) {}

  /// The next byte, 0 to 255, or kEnd. Peek does not move on.
  int Get();
  int Peek();

  /// The line in which the next byte stands, counted from 1.
  uint64_t line() const { return line_; }

  /// Reads a line without its end (\n or \r\n); false at the end of the text. OutOfRange when it is
  /// longer than kLongestLine: it is then behind us, and reading can go on.
  absl::StatusOr<bool> ReadLine(std::string* line);

  /// Looks ahead: what is read from here on, at most kLongestLine bytes, can be read again after
  /// Rewind. Beyond them is the end, as far as can be seen, until Rewind or GoOn.
  void LookAhead();
  void Rewind();
  void GoOn();

 private:
  void PassMark();

  std::streambuf* buffer_;
  std::string held_;  ///< read from the stream already, to be given out first
  size_t at_ = 0;     ///< the next of them
  bool begun_ = false;
  bool ahead_ = false;
  uint64_t line_ = 1;
  uint64_t line_before_ = 1;  ///< the line at which the looking ahead began
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_TEXT_INPUT_H_
