#ifndef GRILLE_TOOLS_SHEET_THEME_H_
#define GRILLE_TOOLS_SHEET_THEME_H_

#include <array>
#include <cstdint>
#include <string_view>

namespace grille::sheet {

/// A colour, each part from 0 to 1.
struct Colour {
  double red = 0;
  double green = 0;
  double blue = 0;

  constexpr bool operator==(const Colour&) const = default;
};

/// The colour written 0xRRGGBB.
constexpr Colour Rgb(uint32_t hex) {
  return {(hex >> 16 & 0xff) / 255.0, (hex >> 8 & 0xff) / 255.0, (hex & 0xff) / 255.0};
}

/// The grey written 0xGG.
constexpr Colour Grey(uint32_t hex) { return Rgb(hex * 0x010101); }

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

  /// Areas stay empty and lines thin. What a fill tells elsewhere is told by lines: a domino has a
  /// heavy edge on the side of its direction, a blue token a dot, a red one a ring, the knight is
  /// an outline.
  bool outlines = false;

  constexpr bool operator==(const Theme&) const = default;

  /// Whether it has nothing but greys.
  constexpr bool IsGrey() const {
    auto is_grey = [](const Colour& colour) {
      return colour.red == colour.green && colour.green == colour.blue;
    };
    for (const auto& fills : {tokens, directions}) {
      for (const Colour& colour : fills) {
        if (!is_grey(colour)) return false;
      }
    }
    return is_grey(ink) && is_grey(soft_ink) && is_grey(paper) && is_grey(grid_line) &&
           is_grey(faint_line) && is_grey(dark_cell) && is_grey(curve) && is_grey(tile) &&
           is_grey(well);
  }
};

/// By how much, in CIE lightness (0 black to 100 white), the fills of directions, and those of
/// tokens, differ at the least wherever they are filled: enough for a copier without colour.
inline constexpr double kLightnessStep = 8;

/// In colour. The four directions step down in lightness (97, 88, 80, 71), so that a copier without
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
    .directions = {Rgb(0xfff6cc), Rgb(0xc6e2f6), Rgb(0xf4bb7e), Rgb(0x82bba0)},
};

/// In greys alone, for one ink. Its ink is black itself: a screen would fray small text. Directions
/// are 100, 89, 78 and 67 light, tokens 24, 100, 58 and 84.
inline constexpr Theme kGreyTheme = {
    .ink = Grey(0x00),
    .soft_ink = Grey(0x50),
    .paper = Grey(0xff),
    .grid_line = Grey(0x84),
    .faint_line = Grey(0xc0),
    .dark_cell = Grey(0xe6),
    .curve = Grey(0x80),
    .tokens = {Grey(0x3a), Grey(0xff), Grey(0x8c), Grey(0xd2)},
    .tile = Grey(0xf2),
    .well = Grey(0xb8),
    .directions = {Grey(0xff), Grey(0xdf), Grey(0xc1), Grey(0xa3)},
};

/// In outlines: about as little ink as still tells everything. Dark cells keep a breath of grey,
/// which costs less than any hatch.
inline constexpr Theme kInkSaverTheme = {
    .ink = Grey(0x00),
    .soft_ink = Grey(0x50),
    .paper = Grey(0xff),
    .grid_line = Grey(0x98),
    .faint_line = Grey(0xc8),
    .dark_cell = Grey(0xf2),
    .curve = Grey(0x90),
    .tokens = {Grey(0xff), Grey(0xff), Grey(0xff), Grey(0xff)},
    .tile = Grey(0xff),
    .well = Grey(0xff),
    .directions = {Grey(0xff), Grey(0xff), Grey(0xff), Grey(0xff)},
    .outlines = true,
};

/// A theme and the name by which it is chosen.
struct NamedTheme {
  std::string_view name;
  const Theme* theme;
};

inline constexpr std::array<NamedTheme, 3> kThemes = {
    {{"colour", &kColourTheme}, {"grey", &kGreyTheme}, {"ink-saver", &kInkSaverTheme}}};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_THEME_H_
