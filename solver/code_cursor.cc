#include "solver/code_cursor.h"

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille {

absl::Status CodeCursor::Error(size_t place, std::string_view reason) const {
  return absl::InvalidArgumentError(absl::StrCat("character ", place + 1, ": ", ToAbsl(reason)));
}

std::string CodeCursor::Here() const {
  if (AtEnd()) return "the end";
  auto c = static_cast<unsigned char>(text_[at_]);
  if (c < 0x20 || c > 0x7e) return absl::StrCat("byte ", static_cast<int>(c));
  return absl::StrCat("'", std::string(1, text_[at_]), "'");
}

absl::Status CodeCursor::Expect(char c) {
  if (!Sees(c)) {
    return ErrorHere(absl::StrCat("expected '", std::string(1, c), "', found ", Here()));
  }
  ++at_;
  return absl::OkStatus();
}

absl::Status CodeCursor::ExpectEnd() const {
  if (AtEnd()) return absl::OkStatus();
  return ErrorHere(absl::StrCat("expected the end, found ", Here()));
}

}  // namespace grille
