#ifndef GRILLE_TESTS_TOOLS_PROGRAM_STAR_PLAY_H_
#define GRILLE_TESTS_TOOLS_PROGRAM_STAR_PLAY_H_

#include <string>
#include <vector>

// Patiences of the Étoile by the rules alone (puzzles.md, 2), without the solver.

namespace grille::program {

/// What is wrong with a solution in Lucas's notation, in a few words; empty when it leads from the
/// code's start to its goal and the marked token, if any, spells the word.
std::string FaultOf(const std::string& code, const std::string& solution);

/// The level that a patience by colour, or by word, of so many moves has.
std::string ColourLevel(int moves);
std::string WordLevel(int moves);

/// A patience by colour turned and mirrored in all sixteen ways, its colours renamed otherwise from
/// one to the next.
std::vector<std::string> DisguisesOfStar(const std::string& code);

}  // namespace grille::program

#endif  // GRILLE_TESTS_TOOLS_PROGRAM_STAR_PLAY_H_
