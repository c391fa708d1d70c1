#ifndef GRILLE_TOOLS_SHEET_FILE_ENDING_H_
#define GRILLE_TOOLS_SHEET_FILE_ENDING_H_

#include <string>

#include "absl/status/status.h"

namespace grille::sheet {

/// The ending of a file's name in small letters and without its dot: "pdf"; empty when there is
/// none.
std::string FileEnding(const std::string& path);

/// InvalidArgument when a name ends like that of a picture: what is written there would be a PDF.
absl::Status CheckIsNoPicture(const std::string& path);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_FILE_ENDING_H_
