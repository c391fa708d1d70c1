#ifndef GRILLE_TOOLS_SHEET_THEME_H_
#define GRILLE_TOOLS_SHEET_THEME_H_

#include <array>
#include <cstdint>

namespace grille::sheet {

/// A colour, each part from 0 to 1.
struct Colour {
  double red = 0;
  double green = 0;
  double blue = 0;
};

/// The colour written 0xRRGGBB.
constexpr Colour Rgb(uint32_t hex) {
  return {(hex >> 16 & 0xff) / 255.0, (hex >> 8 & 0xff) / 255.0, (hex & 0xff) / 255.0};
}

/// Every colour that a drawing uses, by its part in the drawing.
struct Theme {
  Colour ink;         ///< text, frames, arrows, the knight
  Colour soft_ink;    ///< what stays in the background: coordinates, footers, numbers of boxes
  Colour paper;       ///< circles and empty boxes
  Colour grid_line;   ///< between the cells
  Colour faint_line;  ///< between the cells where jumps are drawn over them
  Colour dark_cell;
  Colour curve;                      ///< the curved lines of the Étoile
  std::array<Colour, 4> tokens;      ///< blue, white, red, yellow
  Colour tile;                       ///< of a taquin
  Colour well;                       ///< where a taquin's tiles lie, seen on its blank cell
  std::array<Colour, 4> directions;  ///< dominoes: left, up, right, down; each darker than the last
};

/// In colour. The four directions step down in lightness (97, 89, 80, 72), so that a copier without
/// colour keeps them apart, and ink on the darkest still has a contrast above 8:1. Blue, red,
/// yellow and white tokens are 33, 52, 83 and 100 light; a mark of its own on each makes sure
/// (star_token.h).
inline constexpr Theme kColourTheme = {
    .ink = Rgb(0x161616),
    .soft_ink = Rgb(0x5a5a5a),
    .paper = Rgb(0xffffff),
    .grid_line = Rgb(0x8c8c8c),
    .faint_line = Rgb(0xc4c4c4),
    .dark_cell = Rgb(0xe6e6e6),
    .curve = Rgb(0x5f7f99),
    .tokens = {Rgb(0x1f4e8c), Rgb(0xffffff), Rgb(0xd94a42), Rgb(0xf6c945)},
    .tile = Rgb(0xfbf1da),
    .well = Rgb(0xc9bda6),
    .directions = {Rgb(0xfff6cc), Rgb(0xcbe4f6), Rgb(0xf5bc80), Rgb(0x85bda2)},
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_THEME_H_
