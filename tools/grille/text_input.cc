#include "tools/grille/text_input.h"

#include <string_view>

#include "solver/status.h"

namespace grille::tools {
namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

}  // namespace

void TextInput::PassMark() {
  begun_ = true;
  for (char expected : kByteOrderMark) {
    int c = buffer_->sgetc();
    if (c != static_cast<unsigned char>(expected)) return;
    held_.push_back(static_cast<char>(buffer_->sbumpc()));
  }
  held_.clear();
}

int TextInput::Peek() {
  if (!begun_) PassMark();
  if (at_ < held_.size()) return static_cast<unsigned char>(held_[at_]);
  if (ahead_ && held_.size() >= kLongestLine) return kEnd;
  int c = buffer_->sgetc();
  return c == std::streambuf::traits_type::eof() ? kEnd : c;
}

int TextInput::Get() {
  int c = Peek();
  if (c == kEnd) return kEnd;
  if (at_ == held_.size()) {
    buffer_->sbumpc();
    if (ahead_) {
      held_.push_back(static_cast<char>(c));
      ++at_;
    }
  } else {
    ++at_;
    if (at_ == held_.size() && !ahead_) GoOn();
  }
  if (c == '\n') ++line_;
  return c;
}

absl::StatusOr<bool> TextInput::ReadLine(std::string* line) {
  line->clear();
  int c = Get();
  if (c == kEnd) return false;
  bool too_long = false;
  for (; c != kEnd && c != '\n'; c = Get()) {
    too_long = too_long || line->size() == kLongestLine;
    if (!too_long) line->push_back(static_cast<char>(c));
  }
  if (too_long) {
    line->clear();
    return absl::OutOfRangeError(absl::StrCat("longer than ", kLongestLine, " bytes"));
  }
  if (!line->empty() && line->back() == '\r') line->pop_back();
  return true;
}

void TextInput::LookAhead() {
  if (!begun_) PassMark();
  held_.erase(0, at_);
  at_ = 0;
  ahead_ = true;
  line_before_ = line_;
}

void TextInput::Rewind() {
  at_ = 0;
  ahead_ = false;
  line_ = line_before_;
}

void TextInput::GoOn() {
  held_.erase(0, at_);
  at_ = 0;
  ahead_ = false;
}

}  // namespace grille::tools
