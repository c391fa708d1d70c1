#include "tools/grille/missing_characters.h"

#include <memory>

#include "absl/strings/str_cat.h"
#include "tools/grille/command.h"
#include "tools/sheet/plain_text.h"
#include "tools/sheet/surface.h"
#include "tools/sheet/words.h"

namespace grille::tools {

void WarnOfMissingCharacters(const std::vector<std::string>& texts, words::Language language) {
  std::unique_ptr<sheet::Canvas> canvas = sheet::MakeMeasuringCanvas(language);
  std::string all;
  for (const std::string& text : texts) absl::StrAppend(&all, sheet::PlainLine(text), " ");
  std::vector<char32_t> missing = canvas->MissingCharacters(all);
  if (!missing.empty()) Say(sheet::MissingCharactersWarning(missing, language));
}

}  // namespace grille::tools
