#include "tests/tools/book_samples.h"

#include "tests/tools/sheet_samples.h"
#include "tools/book/example.h"

namespace grille::book {

Chapter SampleChapter(const std::string& kind, int count) {
  Chapter chapter;
  chapter.kind = kind;
  chapter.count = count;
  return chapter;
}

Book PlainBook(int count) {
  Book book;
  book.how_to_play = false;
  book.chapters = {SampleChapter("wyx", count)};
  return book;
}

Book FullBook(Language language, const sheet::Theme& theme) {
  Book book;
  book.title = "A & <b> \"q\" · été";
  book.subtitle = "Subtitle";
  book.author = "Author";
  book.credits = {"First edition.", "For the test."};
  book.language = language;
  book.theme = theme;
  book.chapters = {SampleChapter("wyx", 5), SampleChapter("etoile", 2), SampleChapter("taquin", 3)};
  book.chapters[1].title = "Étoile";
  for (Chapter& chapter : book.chapters) {
    chapter.puzzle.draw.language = language;
    chapter.puzzle.draw.theme = theme;
  }
  return book;
}

BookPuzzles PuzzlesFor(const Book& book) {
  BookPuzzles puzzles;
  uint32_t seed = 0;
  for (const Chapter& chapter : book.chapters) {
    std::vector<sheet::SheetPuzzle>& list = puzzles.emplace_back();
    for (int i = 0; i < chapter.count; ++i) {
      if (chapter.kind == "wyx") {
        list.push_back(sheet::SamplePuzzle(8, 12, seed++));
        continue;
      }
      const Example& example = chapter.kind == "etoile" ? kEtoileExample : kTaquinExample;
      list.push_back({.kind = chapter.kind,
                      .code = std::string(example.code),
                      .solution = std::string(example.solution),
                      .level = Level::kEasy,
                      .id = ""});
    }
  }
  return puzzles;
}

}  // namespace grille::book
