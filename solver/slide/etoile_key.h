#ifndef GRILLE_SOLVER_SLIDE_ETOILE_KEY_H_
#define GRILLE_SOLVER_SLIDE_ETOILE_KEY_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "solver/slide/etoile.h"

namespace grille::slide {

/// The number that stores keep for this kind; the first byte of its keys.
inline constexpr int kEtoileId = 2;

/// Changes when the bytes of any key would.
inline constexpr int kEtoileKeyVersion = 1;

/// The canonical key (runs.md, 6) of a patience:
///
///   byte 0         kEtoileId
///   byte 1         0 for colours, 1 for letters, 2 with a word
///   bytes 2 to 9   the goal, stations A to P, 4 bits each, high bits first
///   bytes 10 to 17 the start
///   with a word    the mark's station, then the word, a byte each
///
/// 0 is the vacancy. Tokens are numbered from 1 as they first appear in the goal; of the star's
/// sixteen images, that one counts for which the bytes are least. Only words keep their stations
/// and colours: for them nothing but equality counts.
std::string CanonicalKey(const Task& task);

/// The same for many starts of one goal, of colours or letters: only the few symmetries that lay
/// the goal on its least image are left to be tried.
class EtoileKeys {
 public:
  explicit EtoileKeys(const Arrangement& goal);

  /// CanonicalKey of the patience from `start`, which holds the goal's tokens, without a word.
  std::string Key(const Arrangement& start) const;

 private:
  static constexpr int kTokens = kTokenA + star::kStations;

  /// A symmetry with the numbering of the tokens that goes with it.
  struct Way {
    std::array<uint8_t, star::kStations> shift = {};  ///< where a station's 4 bits go
    std::array<uint8_t, kTokens> number = {};
  };

  static Way WayOf(const Arrangement& goal, const Symmetry& symmetry);
  static uint64_t Image(const Arrangement& arrangement, const Way& way);

  Form form_;
  uint64_t goal_ = 0;  ///< its least image
  std::vector<Way> ways_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_ETOILE_KEY_H_
