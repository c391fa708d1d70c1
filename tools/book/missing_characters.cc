#include "tools/book/missing_characters.h"

#include <memory>
#include <string>

#include "tools/sheet/surface.h"

namespace grille::book {

std::vector<char32_t> MissingCharacters(const Book& book) {
  std::string texts = book.title + " " + book.subtitle + " " + book.author;
  for (const std::string& paragraph : book.credits) texts.append(" ").append(paragraph);
  for (const Chapter& chapter : book.chapters) texts.append(" ").append(chapter.title);
  return sheet::MakeMeasuringCanvas(book.language)->MissingCharacters(texts);
}

}  // namespace grille::book
