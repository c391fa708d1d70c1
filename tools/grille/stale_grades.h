#ifndef GRILLE_TOOLS_GRILLE_STALE_GRADES_H_
#define GRILLE_TOOLS_GRILLE_STALE_GRADES_H_

#include <string>

#include "db/store.h"

namespace grille::tools {

/// Says on standard error when puzzles of the store were graded by another version: their levels
/// and scores do not compare with those of the others. `path` is the store's file.
absl::Status TellStaleGrades(db::Store& store, const std::string& path);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_STALE_GRADES_H_
