#include "tools/sheet/plain_text.h"

#include <glib.h>

#include <memory>

namespace grille::sheet {

std::string PlainLine(std::string_view text) {
  std::unique_ptr<char, decltype(&g_free)> valid(
      g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())), &g_free);
  std::unique_ptr<char, decltype(&g_free)> composed(
      g_utf8_normalize(valid.get(), -1, G_NORMALIZE_DEFAULT_COMPOSE), &g_free);
  std::string line;
  for (const char* p = composed.get(); *p != '\0';) {
    const char* next = g_utf8_next_char(p);
    gunichar c = g_utf8_get_char(p);
    bool breaks = c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;
    if (breaks) {
      line += ' ';
    } else {
      line.append(p, static_cast<size_t>(next - p));
    }
    p = next;
  }
  size_t first = line.find_first_not_of(' ');
  if (first == std::string::npos) return "";
  return line.substr(first, line.find_last_not_of(' ') - first + 1);
}

}  // namespace grille::sheet
