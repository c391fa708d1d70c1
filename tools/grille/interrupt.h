#ifndef GRILLE_TOOLS_GRILLE_INTERRUPT_H_
#define GRILLE_TOOLS_GRILLE_INTERRUPT_H_

#include <atomic>

namespace grille::tools {

/// From now on SIGINT and SIGTERM set a flag instead of ending the program; a second one ends it.
/// The flag is returned; it lives as long as the program.
std::atomic<bool>* StopOnInterrupt();

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_INTERRUPT_H_
