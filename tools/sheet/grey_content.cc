// The tokens of a content stream (ISO 32000-1, 7.2 and 7.8.2):
//
//   content  = { operand … operator }
//   operand  = number | true | false | null | /name | (string) | <hex> | [ … ] | << … >>
//   operator = any other word; BI begins an inline image, ID its bytes, EI ends them
//
// libqpdf has a filter of tokens, but makes an object of each; a book has ten million of them, and
// going through the bytes once takes a thirtieth of the time.

#include "tools/sheet/grey_content.h"

#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::sheet {
namespace {

constexpr double kGreyTolerance = 0.001;

enum Class : char { kRegular, kSpace, kDelimiter };

constexpr std::array<Class, 256> kClasses = [] {
  std::array<Class, 256> classes{};
  for (unsigned char c : std::string_view("\0\t\n\f\r ", 6)) classes[c] = kSpace;
  for (unsigned char c : std::string_view("()<>[]{}/%")) classes[c] = kDelimiter;
  return classes;
}();

Class ClassOf(char c) { return kClasses[static_cast<unsigned char>(c)]; }

bool IsOperand(std::string_view word) {
  return word == "true" || word == "false" || word == "null" ||
         word.find_first_not_of("+-.0123456789") == std::string_view::npos;
}

/// The names of colour spaces of three or four parts, written out or as in inline images.
bool IsColourSpace(std::string_view name) {
  for (std::string_view space : {"/DeviceRGB", "/RGB", "/DeviceCMYK", "/CMYK", "/CalRGB", "/Lab"}) {
    if (name == space) return true;
  }
  return false;
}

class Filter {
 public:
  explicit Filter(std::string_view content) : in_(content) { out_.reserve(content.size()); }

  absl::StatusOr<std::string> Run() && {
    while (at_ < in_.size()) {
      char c = in_[at_];
      if (ClassOf(c) == kSpace) {
        out_ += c;
        ++at_;
      } else if (c == '%') {
        Copy(EndOfLine());
      } else if (ClassOf(c) == kDelimiter) {
        operands_.push_back(out_.size());
        Copy(EndOfDelimited(c));
      } else {
        GRILLE_RETURN_IF_ERROR(Word(in_.substr(at_, EndOfRegular(at_) - at_)));
      }
    }
    return std::move(out_);
  }

 private:
  void Copy(size_t end) {
    out_.append(in_.substr(at_, end - at_));
    at_ = end;
  }

  size_t EndOfRegular(size_t from) const {
    while (from < in_.size() && ClassOf(in_[from]) == kRegular) ++from;
    return from;
  }

  size_t EndOfLine() const {
    size_t end = in_.find_first_of("\r\n", at_);
    return end == std::string_view::npos ? in_.size() : end;
  }

  /// Behind the string or the name that begins here; behind one character for brackets.
  size_t EndOfDelimited(char c) const {
    if (c == '/') return EndOfRegular(at_ + 1);
    if (c == '(') return EndOfString();
    bool hex = c == '<' && in_.substr(at_, 2) != "<<";
    if (!hex) return at_ + 1;
    size_t end = in_.find('>', at_);
    return end == std::string_view::npos ? in_.size() : end + 1;
  }

  size_t EndOfString() const {
    int depth = 0;
    for (size_t i = at_; i < in_.size(); ++i) {
      if (in_[i] == '\\') {
        ++i;
      } else if (in_[i] == '(') {
        ++depth;
      } else if (in_[i] == ')' && --depth == 0) {
        return i + 1;
      }
    }
    return in_.size();
  }

  absl::Status Word(std::string_view word) {
    if (IsOperand(word)) {
      operands_.push_back(out_.size());
      Copy(at_ + word.size());
      return absl::OkStatus();
    }
    absl::Status status;
    if (word == "rg" || word == "RG") {
      status = SetColour(word);
    } else if (word == "k" || word == "K") {
      status = NotGrey(4, word);
    } else if (word == "cs" || word == "CS") {
      status = CheckSpace(word);
    } else if (word == "ID") {
      status = CopyImage();
    } else {
      Copy(at_ + word.size());
    }
    // What stands between BI and ID are operands of ID.
    operands_.clear();
    return status;
  }

  /// The last `count` operands as they were written.
  std::string_view Operands(size_t count) const {
    std::string_view out = out_;
    if (operands_.size() <= count) return operands_.empty() ? "" : out.substr(operands_.front());
    return out.substr(operands_[operands_.size() - count]);
  }

  absl::Status NotGrey(size_t count, std::string_view word) const {
    return absl::InternalError(absl::StrCat(
        "a colour that is not grey: ", std::string(Operands(count)), std::string(word)));
  }

  /// The operand of that index as a number, NaN when it is none.
  double Number(size_t index) const {
    size_t from = operands_[index];
    size_t end = from;
    while (end < out_.size() && ClassOf(out_[end]) == kRegular) ++end;
    double value = 0;
    return absl::SimpleAtod({out_.data() + from, end - from}, &value) ? value : NAN;
  }

  absl::Status SetColour(std::string_view word) {
    size_t count = operands_.size();
    if (count < 3) return NotGrey(3, word);
    double red = Number(count - 3);
    double green = Number(count - 2);
    double blue = Number(count - 1);
    bool grey = std::abs(red - green) <= kGreyTolerance && std::abs(green - blue) <= kGreyTolerance;
    if (!grey) return NotGrey(3, word);
    out_.resize(operands_[count - 2]);
    out_ += word == "rg" ? "g" : "G";
    at_ += word.size();
    return absl::OkStatus();
  }

  absl::Status CheckSpace(std::string_view word) {
    std::string_view name = Operands(1);
    if (IsColourSpace(name.substr(0, name.find_first_of(" \r\n\t")))) return NotGrey(1, word);
    Copy(at_ + word.size());
    return absl::OkStatus();
  }

  /// Copies ID, the bytes of the image and EI.
  absl::Status CopyImage() {
    for (size_t from : operands_) {
      size_t end = from + 1;
      while (end < out_.size() && ClassOf(out_[end]) == kRegular) ++end;
      if (IsColourSpace(std::string_view(out_).substr(from, end - from))) {
        return absl::InternalError("an inline image that is not grey");
      }
    }
    Copy(EndOfImage());
    return absl::OkStatus();
  }

  /// Nothing tells how many bytes there are: EI counts where space and text stand around it.
  size_t EndOfImage() const {
    constexpr size_t kTextBehind = 16;
    for (size_t ei = in_.find("EI", at_ + 2); ei != std::string_view::npos;
         ei = in_.find("EI", ei + 1)) {
      if (ClassOf(in_[ei - 1]) != kSpace) continue;
      std::string_view behind = in_.substr(ei + 2, kTextBehind);
      bool text = behind.empty() || ClassOf(behind.front()) == kSpace;
      for (char c : behind) text = text && (ClassOf(c) == kSpace || (c > 0x20 && c < 0x7f));
      if (text) return ei + 2;
    }
    return in_.size();
  }

  std::string_view in_;
  size_t at_ = 0;
  std::string out_;
  std::vector<size_t> operands_;  // where they begin in out_, since the last operator
};

}  // namespace

absl::StatusOr<std::string> GreyContent(std::string_view content) { return Filter(content).Run(); }

}  // namespace grille::sheet
