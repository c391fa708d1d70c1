#ifndef GRILLE_TOOLS_SHEET_GREY_H_
#define GRILLE_TOOLS_SHEET_GREY_H_

#include <cstdint>

namespace grille::sheet {

/// The grey that stands for a colour of bytes, by the weights of ITU-R BT.709; grey stays exactly
/// what it is.
constexpr uint8_t GreyOf(uint32_t red, uint32_t green, uint32_t blue) {
  return static_cast<uint8_t>((54 * red + 183 * green + 19 * blue + 128) >> 8);
}

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_GREY_H_
