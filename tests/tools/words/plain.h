#ifndef GRILLE_TESTS_TOOLS_WORDS_PLAIN_H_
#define GRILLE_TESTS_TOOLS_WORDS_PLAIN_H_

#include <string>

namespace grille::words {

/// Narrow spaces as plain ones, so that sentences in tests can be read.
inline std::string Plain(std::string text) {
  for (size_t at; (at = text.find("\u202f")) != std::string::npos;) text.replace(at, 3, " ");
  return text;
}

}  // namespace grille::words

#endif  // GRILLE_TESTS_TOOLS_WORDS_PLAIN_H_
