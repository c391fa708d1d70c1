#ifndef GRILLE_TOOLS_GRILLE_WORD_LIST_H_
#define GRILLE_TOOLS_GRILLE_WORD_LIST_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace grille::tools {

/// A word as it is spelled on the star: in capitals, without accents (é is E, œ is OE). Nothing
/// when it has a letter beyond P, a character that is no letter, none at all or more than a
/// patience may have. UTF-8.
std::optional<std::string> OnStar(std::string_view word);

/// The words of a list, one a line, that can be spelled on the star; sorted, each once. NotFound or
/// another error of the file system; InvalidArgument when there is none.
absl::StatusOr<std::vector<std::string>> ReadWordList(const std::string& path);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_WORD_LIST_H_
