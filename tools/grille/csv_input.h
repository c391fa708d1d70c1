#ifndef GRILLE_TOOLS_GRILLE_CSV_INPUT_H_
#define GRILLE_TOOLS_GRILLE_CSV_INPUT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "tools/grille/text_input.h"

namespace grille::tools {

/// Reads CSV by RFC 4180, strictly:
///
///   record = field *( "," field ) end
///   end    = CR LF | LF | the end of the text, with or without a CR
///   field  = *( any byte but comma, quote, CR, LF )
///          | quote *( any byte but a quote, or two quotes for one ) quote
///
/// Lines that are empty or blank are no records.
class CsvReader {
 public:
  /// `input` must outlive it.
  explicit CsvReader(TextInput* input) : input_(input) {}

  /// Reads the next record; false at the end of the text. InvalidArgument or OutOfRange (a record
  /// of more than kLongestLine bytes) say what is wrong with it; `fields` are then those before the
  /// fault, and the next call goes on behind the record, or behind the line if it makes no sense.
  absl::StatusOr<bool> Next(std::vector<std::string>* fields);

  /// The line in which the record just read begins or, after an error, the one that is at fault.
  uint64_t line() const { return line_; }

 private:
  absl::Status ReadRecord(std::vector<std::string>* fields);
  absl::Status ReadPlain(std::string* field);
  absl::Status ReadQuoted(std::string* field);
  absl::Status ReadEnd();

  /// Takes the next byte, and keeps it if the record is not too long already.
  void Keep(std::string* field);

  TextInput* input_;
  uint64_t line_ = 0;
  size_t size_ = 0;      ///< of the record so far
  bool quoted_ = false;  ///< a field of the record was
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_CSV_INPUT_H_
