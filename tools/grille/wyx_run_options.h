#ifndef GRILLE_TOOLS_GRILLE_WYX_RUN_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_WYX_RUN_OPTIONS_H_

#include <string>

#include "absl/status/statusor.h"
#include "gen/wyx_run.h"

namespace grille::tools {

/// As many marks as it takes, on the command line and in a run's options.
inline constexpr const char* kFewestMarksName = "auto";

/// A Wyx run as the store knows it (Generator::CanonicalOptions): dominoes, board, reach and marks,
/// a number or "auto"; then, only where given, "cells" and "start", as in a code, and "level" with
/// the version of the "grade".
std::string WriteWyxRun(const gen::WyxRun& run);

/// Reads it. DataLoss when it is not such a text, FailedPrecondition when it chooses a level by
/// another version of the grade.
absl::StatusOr<gen::WyxRun> ReadWyxRun(const std::string& options);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_WYX_RUN_OPTIONS_H_
