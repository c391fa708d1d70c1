#ifndef GRILLE_SOLVER_CODE_CURSOR_H_
#define GRILLE_SOLVER_CODE_CURSOR_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "absl/status/status.h"

namespace grille {

/// One walk along the text of a code, which must outlive it. Errors are InvalidArgument and name
/// the place: the character, counted from 1.
class CodeCursor {
 public:
  explicit CodeCursor(std::string_view text) : text_(text) {}

  bool AtEnd() const { return at_ == text_.size(); }
  bool Sees(char c) const { return !AtEnd() && text_[at_] == c; }
  size_t place() const { return at_; }
  std::string_view text() const { return text_; }

  /// The character here, which is passed. Requires that this is not the end.
  char Take() { return text_[at_++]; }

  /// Goes to a place within the text, or its end.
  void GoTo(size_t place) { at_ = place; }

  absl::Status Error(size_t place, std::string_view reason) const;
  absl::Status ErrorHere(std::string_view reason) const { return Error(at_, reason); }

  /// What stands here, for an error: a character in quotes, "byte 195", or "the end".
  std::string Here() const;

  /// Passes this character; an error when another one stands here.
  absl::Status Expect(char c);

  /// An error unless this is the end.
  absl::Status ExpectEnd() const;

 private:
  std::string_view text_;
  size_t at_ = 0;
};

}  // namespace grille

#endif  // GRILLE_SOLVER_CODE_CURSOR_H_
