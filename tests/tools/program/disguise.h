#ifndef GRILLE_TESTS_TOOLS_PROGRAM_DISGUISE_H_
#define GRILLE_TESTS_TOOLS_PROGRAM_DISGUISE_H_

#include <string>
#include <string_view>
#include <vector>

namespace grille::program {

/// A cell of the board, or a jump.
struct Step {
  int x = 0;
  int y = 0;
  auto operator<=>(const Step&) const = default;
};

/// A Wyx grid as the path that solves it, start first. Written from the rules of puzzles.md and
/// formats.md alone, without the solver, so that what the program says can be held against it.
using Stops = std::vector<Step>;

/// The path of a grid whose code and solution are known.
Stops ReadStops(std::string_view code, std::string_view solution);

/// The code of the grid that a path solves, on a board of `side`, its first stops marked.
std::string CodeOf(const Stops& stops, int side, int marks = 0);

/// The stops after the start, run together.
std::string SolutionOf(const Stops& stops);

/// One of the 16 disguises that do not slide: bit 0 mirrors x, bit 1 mirrors y, bit 2 exchanges x
/// and y, bit 3 walks backwards.
Stops Disguised(const Stops& stops, int side, int number);

/// Every place that the whole figure can be slid to within the board, its own included.
std::vector<Stops> Slides(const Stops& stops, int side);

}  // namespace grille::program

#endif  // GRILLE_TESTS_TOOLS_PROGRAM_DISGUISE_H_
