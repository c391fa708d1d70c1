#include "solver/kind.h"

#include <array>

#include "absl/strings/str_cat.h"
#include "solver/slide/etoile_kind.h"
#include "solver/slide/taquin_kind.h"
#include "solver/wyx/kind.h"

namespace grille {

absl::Span<const Kind* const> AllKinds() {
  static const std::array<const Kind*, 3> kKinds = {
      &wyx::WyxKind(),
      &slide::EtoileKind(),
      &slide::TaquinKind(),
  };
  return kKinds;
}

const Kind* KindFromName(std::string_view name) {
  for (const Kind* kind : AllKinds()) {
    if (kind->name() == name) return kind;
  }
  return nullptr;
}

const Kind* KindFromId(int id) {
  for (const Kind* kind : AllKinds()) {
    if (kind->id() == id) return kind;
  }
  return nullptr;
}

absl::StatusOr<const Kind*> KindOfCode(std::string_view code) {
  for (const Kind* kind : AllKinds()) {
    if (kind->Owns(code)) return kind;
  }
  std::string known;
  for (const Kind* kind : AllKinds()) {
    absl::StrAppend(&known, known.empty() ? "" : ", ", std::string(kind->name()), ":");
  }
  return absl::InvalidArgumentError(
      absl::StrCat("character 1: a code begins with its kind, one of ", known));
}

}  // namespace grille
