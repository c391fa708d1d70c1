#include "tools/grille/word_list.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>

#include "absl/strings/ascii.h"
#include "solver/slide/etoile.h"
#include "solver/status.h"
#include "tools/grille/code_input.h"
#include "tools/grille/text_input.h"

namespace grille::tools {
namespace {

/// Letters with accents and what they are without, U+00C0 to U+017F; '.' is no letter. Ligatures
/// are dealt with apart.
constexpr std::string_view kPlain =
    "AAAAAA.CEEEEIIII.NOOOOO.OUUUUY..AAAAAA.CEEEEIIII.NOOOOO.OUUUUY.Y"   // U+00C0
    "AAAAAACCCCCCCCDDDDEEEEEEEEEEGGGGGGGGHHHHIIIIIIIIII..JJKKKLLLLLLL"   // U+0100
    "LLLNNNNNNNNNOOOOOO..RRRRRRSSSSSSSSTTTTTTUUUUUUUUUUUUWWYYYZZZZZZS";  // U+0140
constexpr uint32_t kFirstAccented = 0xC0;

/// The next character of a text in UTF-8, of at most three bytes; nothing when it is none.
std::optional<uint32_t> NextCharacter(std::string_view text, size_t* at) {
  auto byte = [&](size_t i) -> uint32_t {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
  };
  uint32_t first = byte(*at);
  int more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : -1;
  if (more < 0) return std::nullopt;
  uint32_t character = more == 0 ? first : more == 1 ? first & 0x1f : first & 0x0f;
  ++*at;
  for (; more > 0; --more) {
    if (byte(*at) >> 6 != 2) return std::nullopt;
    character = character << 6 | (byte((*at)++) & 0x3f);
  }
  return character;
}

/// What a character is on the star, perhaps nothing (an accent by itself) or two letters.
std::optional<std::string> Folded(uint32_t character) {
  if (character >= 'a' && character <= 'z') character -= 'a' - 'A';
  if (character < 0x80) return std::string(1, static_cast<char>(character));
  if (character >= 0x300 && character < 0x370) return "";
  if (character == 0xC6 || character == 0xE6) return "AE";
  if (character == 0x152 || character == 0x153) return "OE";
  if (character < kFirstAccented || character - kFirstAccented >= kPlain.size()) {
    return std::nullopt;
  }
  char plain = kPlain[character - kFirstAccented];
  if (plain == '.') return std::nullopt;
  return std::string(1, plain);
}

}  // namespace

std::optional<std::string> OnStar(std::string_view word) {
  std::string letters;
  for (size_t at = 0; at < word.size();) {
    std::optional<uint32_t> character = NextCharacter(word, &at);
    if (!character) return std::nullopt;
    std::optional<std::string> folded = Folded(*character);
    if (!folded) return std::nullopt;
    letters += *folded;
  }
  bool fits = !letters.empty() && letters.size() <= slide::kMaxWord &&
              std::all_of(letters.begin(), letters.end(), star::IsStation);
  if (!fits) return std::nullopt;
  return letters;
}

absl::StatusOr<std::vector<std::string>> ReadWordList(const std::string& path) {
  std::ifstream file;
  GRILLE_RETURN_IF_ERROR(OpenFile(path, &file));
  TextInput input(file);
  std::vector<std::string> words;
  std::string line;
  while (true) {
    absl::StatusOr<bool> more = input.ReadLine(&line);
    if (!more.ok()) return Prefixed(path, more.status());
    if (!*more) break;
    // Blanks around a word are not seen in an editor.
    absl::string_view bare = absl::StripAsciiWhitespace(line);
    std::optional<std::string> word = OnStar({bare.data(), bare.size()});
    if (word) words.push_back(*std::move(word));
  }
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  if (words.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": no word is spelled with the letters A to P only"));
  }
  return words;
}

}  // namespace grille::tools
