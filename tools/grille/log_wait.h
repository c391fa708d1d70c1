#ifndef GRILLE_TOOLS_GRILLE_LOG_WAIT_H_
#define GRILLE_TOOLS_GRILLE_LOG_WAIT_H_

#include <string>

#include "db/log_limit.h"

namespace grille::tools {

/// The limit of a store's log for a command that writes to it: when a reader keeps it waiting for
/// longer than a second, the user is told once, and an interrupt (StopOnInterrupt) ends the
/// waiting.
db::LogLimit TellingLogLimit(const std::string& path);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_LOG_WAIT_H_
