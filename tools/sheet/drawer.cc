#include "tools/sheet/drawer.h"

#include <array>

#include "tools/sheet/etoile_drawing.h"
#include "tools/sheet/taquin_drawing.h"
#include "tools/sheet/wyx_drawing.h"

namespace grille::sheet {

const Drawer* FindDrawer(std::string_view kind) {
  // One line for each kind.
  static const std::array<const Drawer*, 3> kDrawers = {
      &WyxDrawer(),
      &EtoileDrawer(),
      &TaquinDrawer(),
  };
  for (const Drawer* drawer : kDrawers) {
    if (drawer->kind() == kind) return drawer;
  }
  return nullptr;
}

}  // namespace grille::sheet
