#ifndef GRILLE_TESTS_ORACLE_WYX_ORACLE_H_
#define GRILLE_TESTS_ORACLE_WYX_ORACLE_H_

#include <set>
#include <string>
#include <vector>

#include "solver/wyx/grid.h"

namespace grille::oracle {

/// All solutions of a grid, as texts of their stops, written as plainly as the source's Prolog:
/// take a domino from the list, jump, take the cell from the list of those to visit, go on with
/// what is left of both. Uses nothing of the solver but the plain members of Grid.
std::set<std::string> AllSolutions(const wyx::Grid& grid);

}  // namespace grille::oracle

#endif  // GRILLE_TESTS_ORACLE_WYX_ORACLE_H_
