#include "tools/grille/csv_input.h"

#include "solver/status.h"

namespace grille::tools {

void CsvReader::Keep(std::string* field) {
  auto byte = static_cast<char>(input_->Get());
  if (++size_ <= kLongestLine) field->push_back(byte);
}

absl::Status CsvReader::ReadPlain(std::string* field) {
  while (true) {
    switch (input_->Peek()) {
      case ',':
      case '\r':
      case '\n':
      case TextInput::kEnd:
        return absl::OkStatus();
      case '"':
        return absl::InvalidArgumentError(
            "a quote inside a field that does not begin with one (the whole field is to be quoted, "
            "and its quotes doubled)");
      default:
        Keep(field);
    }
  }
}

absl::Status CsvReader::ReadQuoted(std::string* field) {
  uint64_t opened = input_->line();
  quoted_ = true;
  input_->Get();
  while (true) {
    if (input_->Peek() == TextInput::kEnd) {
      line_ = opened;
      return absl::InvalidArgumentError("a quote is opened and never closed");
    }
    if (input_->Peek() == '"') {
      input_->Get();
      if (input_->Peek() != '"') break;
    }
    Keep(field);
  }
  int next = input_->Peek();
  if (next == ',' || next == '\r' || next == '\n' || next == TextInput::kEnd) {
    return absl::OkStatus();
  }
  line_ = input_->line();
  return absl::InvalidArgumentError("text after a closing quote");
}

absl::Status CsvReader::ReadEnd() {
  if (input_->Peek() == '\r') {
    input_->Get();
    if (input_->Peek() != '\n' && input_->Peek() != TextInput::kEnd) {
      line_ = input_->line();
      return absl::InvalidArgumentError("a carriage return without a line feed");
    }
  }
  input_->Get();
  return absl::OkStatus();
}

absl::Status CsvReader::ReadRecord(std::vector<std::string>* fields) {
  line_ = input_->line();
  size_ = 0;
  quoted_ = false;
  std::string field;
  while (true) {
    field.clear();
    GRILLE_RETURN_IF_ERROR(input_->Peek() == '"' ? ReadQuoted(&field) : ReadPlain(&field));
    if (size_ <= kLongestLine) fields->push_back(field);
    if (input_->Peek() != ',') break;
    input_->Get();
    ++size_;
  }
  GRILLE_RETURN_IF_ERROR(ReadEnd());
  if (size_ <= kLongestLine) return absl::OkStatus();
  return absl::OutOfRangeError(
      absl::StrCat("a record longer than ", kLongestLine, " bytes (is a quote never closed?)"));
}

absl::StatusOr<bool> CsvReader::Next(std::vector<std::string>* fields) {
  while (true) {
    fields->clear();
    if (input_->Peek() == TextInput::kEnd) return false;
    absl::Status status = ReadRecord(fields);
    if (absl::IsInvalidArgument(status)) {
      for (int c = 0; c != '\n' && c != TextInput::kEnd;) c = input_->Get();
    }
    GRILLE_RETURN_IF_ERROR(status);
    bool blank = fields->size() == 1 && !quoted_ &&
                 fields->front().find_first_not_of(" \t") == std::string::npos;
    if (!blank) return true;
  }
}

}  // namespace grille::tools
