#include "tests/tools/read_back.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace grille::sheet {
namespace {

bool Holds(const Box& box, const Word& word) {
  Point middle = word.box.centre();
  return middle.x >= box.x && middle.x <= box.right() && middle.y >= box.y &&
         middle.y <= box.bottom();
}

std::vector<std::vector<Word>> LinesOf(std::vector<Word> words) {
  constexpr double kSameLine = 1.2;
  std::sort(words.begin(), words.end(),
            [](const Word& a, const Word& b) { return a.box.centre().y < b.box.centre().y; });
  std::vector<std::vector<Word>> lines;
  for (const Word& word : words) {
    if (lines.empty() || word.box.centre().y - lines.back().front().box.centre().y > kSameLine) {
      lines.emplace_back();
    }
    lines.back().push_back(word);
  }
  for (std::vector<Word>& line : lines) {
    std::sort(line.begin(), line.end(),
              [](const Word& a, const Word& b) { return a.box.x < b.box.x; });
  }
  return lines;
}

}  // namespace

bool IsNumber(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

std::vector<Printed> ReadSheet(const Sheet& sheet, const std::string& path) {
  std::vector<Printed> all;
  std::map<int, std::vector<Word>> pages;
  for (const Word& word : WordsOf(path)) pages[word.page].push_back(word);
  for (const auto& [page, words] : pages) {
    bool answers = std::any_of(words.begin(), words.end(), [&](const Word& word) {
      return word.text == "Solutions" && word.box.bottom() < sheet.AnswerBoxes().front().y + 2;
    });
    std::vector<Box> boxes = answers ? sheet.AnswerBoxes() : sheet.PuzzleBoxes();
    size_t within = 0;
    size_t between = 0;
    for (const Word& word : words) {
      double middle = word.box.centre().y;
      if (middle > boxes.front().y && middle < boxes.back().bottom()) ++between;
    }
    for (const Box& box : boxes) {
      std::vector<Word> mine;
      std::copy_if(words.begin(), words.end(), std::back_inserter(mine),
                   [&](const Word& word) { return Holds(box, word); });
      if (mine.empty()) continue;
      within += mine.size();
      auto number = std::min_element(mine.begin(), mine.end(), [](const Word& a, const Word& b) {
        return a.box.x + a.box.y < b.box.x + b.box.y;
      });
      std::string text = number->text;
      mine.erase(number);
      all.push_back({answers, page, text, LinesOf(mine)});
    }
    EXPECT_EQ(within, between) << path << " page " << page + 1;
  }
  return all;
}

std::string TextOf(const Printed& printed) {
  std::string text;
  for (const std::vector<Word>& line : printed.lines) {
    for (const Word& word : line) text += (text.empty() ? "" : " ") + word.text;
  }
  return text;
}

std::string CodeOf(const Printed& puzzle) {
  std::string code;
  for (const std::vector<Word>& line : puzzle.lines) {
    for (const Word& word : line) {
      if (!code.empty() || word.text.find(':') != std::string::npos) code += word.text;
    }
  }
  // Sentences have colons, too; codes come last.
  size_t at = std::string::npos;
  for (const char* kind : {"wyx", "etoile:", "taquin:"}) {
    if (size_t found = code.rfind(kind); found != std::string::npos) at = found;
  }
  return at == std::string::npos ? "" : code.substr(at);
}

std::vector<Word> InDrawing(const Printed& puzzle, bool (*wanted)(const std::string& text)) {
  std::vector<Word> words;
  for (size_t i = 1; i < puzzle.lines.size(); ++i) {
    for (const Word& word : puzzle.lines[i]) {
      if (word.text == "Solve" || word.text == "À" || word.text == "The" || word.text == "Le") {
        return words;
      }
      if (wanted(word.text)) words.push_back(word);
    }
  }
  return words;
}

std::vector<std::vector<Word>> BySize(const std::vector<Word>& words) {
  constexpr double kSteps = 20;  // a millimetre
  std::map<int, std::vector<Word>> sizes;
  for (const Word& word : words) {
    sizes[-static_cast<int>(std::lround(kSteps * word.box.h))].push_back(word);
  }
  std::vector<std::vector<Word>> groups;
  groups.reserve(sizes.size());
  for (const auto& [size, group] : sizes) groups.push_back(group);
  return groups;
}

std::string StopsOf(const Printed& answer) {
  std::string stops;
  for (const std::vector<Word>& line : answer.lines) {
    for (const Word& word : line) {
      if (word.text.size() == 2 && word.text[0] >= 'a' && word.text[0] <= 'h' &&
          word.text[1] >= '1' && word.text[1] <= '8') {
        stops += word.text;
      }
    }
  }
  return stops;
}

}  // namespace grille::sheet
