#ifndef GRILLE_TOOLS_GRILLE_NOT_LOST_H_
#define GRILLE_TOOLS_GRILLE_NOT_LOST_H_

#include <string>

#include "absl/status/status.h"

namespace grille::tools {

/// As Fail; and where it was want of room or other programs that stood in the way, adds what has
/// become of the work so far (`state`) and that the same command will do when they no longer do.
int FailNotLost(const absl::Status& status, const std::string& state);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_NOT_LOST_H_
