#ifndef GRILLE_TOOLS_SHEET_DOCUMENT_INFO_H_
#define GRILLE_TOOLS_SHEET_DOCUMENT_INFO_H_

#include <string>

#include "tools/words/language.h"

namespace grille::sheet {

/// What a document says about itself.
struct DocumentInfo {
  std::string title;  ///< plain UTF-8; may be empty
  words::Language language = words::Language::kEnglish;
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_DOCUMENT_INFO_H_
