#ifndef GRILLE_TOOLS_SHEET_PLAIN_TEXT_H_
#define GRILLE_TOOLS_SHEET_PLAIN_TEXT_H_

#include <string>
#include <string_view>

namespace grille::sheet {

/// Text from outside as one line that can be printed: bytes that are not UTF-8 become U+FFFD, line
/// breaks and other control characters become spaces, spaces at the ends go. Accents are composed
/// with their letters (NFC), so that the same word looks the same however it was typed.
std::string PlainLine(std::string_view text);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PLAIN_TEXT_H_
