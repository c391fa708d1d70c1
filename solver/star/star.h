#ifndef GRILLE_SOLVER_STAR_STAR_H_
#define GRILLE_SOLVER_STAR_STAR_H_

#include <array>
#include <string_view>

#include "absl/types/span.h"
#include "solver/slide/graph.h"

// The board of the Étoile nationale (Édouard Lucas, "Le jeu des permutations"): sixteen stations A
// to P on eight lines. A to H are the points of the rays, clockwise with A and B at the top; I, J,
// K, L the corners of the large square, clockwise from the top left; N, O, P, M the centre: top,
// right, bottom, left.

namespace grille::star {

inline constexpr int kStations = 16;

/// The station of a letter A to P, and back.
constexpr bool IsStation(char letter) { return letter >= 'A' && letter <= 'P'; }
constexpr slide::Vertex StationOf(char letter) { return static_cast<slide::Vertex>(letter - 'A'); }
constexpr char LetterOf(slide::Vertex station) { return static_cast<char>('A' + station); }

/// The lines; on each, stations that follow one another are neighbours.
inline constexpr std::array<std::string_view, 4> kStraightLines = {"AILF", "BJKE", "CJIH", "DKLG"};
inline constexpr std::array<std::string_view, 4> kCurvedLines = {"ANOD", "BNMG", "COPF", "EPMH"};

/// The sixteen stations and the 24 ways between them.
const slide::Graph& StarGraph();

/// The sixteen ways of laying the star on itself.
absl::Span<const slide::Symmetry> StarSymmetries();

/// A figure of Les batailles de l'Étoile: four stations that win the game.
struct Figure {
  std::string_view family;    ///< "line", "curve", "square", …
  std::string_view stations;  ///< four letters, as in the source
};

/// The 36 figures, in the order of the source.
absl::Span<const Figure> Figures();

}  // namespace grille::star

#endif  // GRILLE_SOLVER_STAR_STAR_H_
