#include "tools/book/kind_pages.h"

#include <array>

namespace grille::book {

const KindPages* FindPages(std::string_view kind) {
  // One line for each kind.
  static const std::array<const KindPages*, 3> kPages = {
      &WyxPages(),
      &EtoilePages(),
      &TaquinPages(),
  };
  for (const KindPages* pages : kPages) {
    if (pages->kind() == kind) return pages;
  }
  return nullptr;
}

}  // namespace grille::book
