#ifndef GRILLE_TOOLS_GRILLE_LEVELS_H_
#define GRILLE_TOOLS_GRILLE_LEVELS_H_

#include <CLI/CLI.hpp>
#include <optional>
#include <vector>

#include "solver/level.h"

namespace grille::tools {

/// Adds --level NAME; a name that is none is refused with the six that are.
CLI::Option* AddLevel(CLI::App* app, std::optional<Level>* level, const std::string& description);

/// Adds --level NAME[,NAME…], which may also be given several times.
CLI::Option* AddLevels(CLI::App* app, std::vector<Level>* levels, const std::string& description);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_LEVELS_H_
