#ifndef GRILLE_TOOLS_VERSION_H_
#define GRILLE_TOOLS_VERSION_H_

namespace grille {

/// The version of the project, as in CMakeLists.txt: "0.1.0".
extern const char* const kVersion;

/// The commit that was built: twelve hex digits, with "-dirty" when tracked files differed from it;
/// "unknown" when it was built outside of a repository. Written by cmake/version.cmake.
extern const char* const kCommit;

}  // namespace grille

#endif  // GRILLE_TOOLS_VERSION_H_
