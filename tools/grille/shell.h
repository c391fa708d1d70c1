#ifndef GRILLE_TOOLS_GRILLE_SHELL_H_
#define GRILLE_TOOLS_GRILLE_SHELL_H_

#include <string>
#include <string_view>

namespace grille::tools {

/// The text as one word of a shell command, quoted where it must be.
std::string ShellWord(std::string_view text);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SHELL_H_
