#ifndef GRILLE_SOLVER_WYX_PICTURES_H_
#define GRILLE_SOLVER_WYX_PICTURES_H_

#include <string>
#include <vector>

#include "solver/wyx/picture.h"

namespace grille::wyx {

/// A picture that comes with the program.
struct NamedPicture {
  std::string name;
  Picture picture;
};

/// The letters "A" to "Z", the numerals "0" to "9" and a few figures, each of 13 cells on the
/// board of 8 × 8, without a wanted start.
const std::vector<NamedPicture>& NamedPictures();

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_PICTURES_H_
