#include "tests/tools/read_stars.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <regex>

namespace grille::sheet {
namespace {

/// The stations A to P in a box of 200 by 200 units.
constexpr std::array<Point, 16> kStations = {{{60, 8},
                                              {140, 8},
                                              {192, 60},
                                              {192, 140},
                                              {140, 192},
                                              {60, 192},
                                              {8, 140},
                                              {8, 60},
                                              {60, 60},
                                              {140, 60},
                                              {140, 140},
                                              {60, 140},
                                              {77, 100},
                                              {100, 77},
                                              {123, 100},
                                              {100, 123}}};
constexpr double kTokenRadius = 10.8;
constexpr double kRim = 0.78;  // of the radius
constexpr double kOutline = 0.945;

bool IsStation(const std::string& text) {
  return text.size() == 1 && text[0] >= 'A' && text[0] <= 'P';
}

bool IsLetters(const std::string& text) {
  return !text.empty() && text.find_first_not_of("ABCDEFGHIJKLMNOP") == std::string::npos;
}

Box Around(const std::vector<Word>& words) {
  double left = 1e9;
  double top = 1e9;
  double right = 0;
  double bottom = 0;
  for (const Word& word : words) {
    Point at = word.box.centre();
    left = std::min(left, at.x);
    top = std::min(top, at.y);
    right = std::max(right, at.x);
    bottom = std::max(bottom, at.y);
  }
  return {left, top, right - left, bottom - top};
}

/// Words of two stars, apart: they stand side by side or one under the other.
std::vector<std::vector<Word>> InHalves(const std::vector<Word>& words) {
  Box around = Around(words);
  std::vector<std::vector<Word>> halves(2);
  for (const Word& word : words) {
    bool second = around.w > around.h ? word.box.centre().x > around.centre().x
                                      : word.box.centre().y > around.centre().y;
    halves[second ? 1 : 0].push_back(word);
  }
  return halves;
}

/// A star by its letter tokens: of the sixteen places one is vacant, and no side of the star has
/// but one.
std::string LettersOn(const std::vector<Word>& tokens) {
  Box around = Around(tokens);
  EXPECT_NEAR(around.w, around.h, 0.5);
  PrintedStar star = {around.centre(), around.w / 184};
  std::string letters(16, '.');
  for (const Word& token : tokens) {
    Point at = token.box.centre();
    for (size_t i = 0; i < letters.size(); ++i) {
      Point off = at - star.At(static_cast<char>('A' + i));
      if (std::hypot(off.x, off.y) < kTokenRadius / 2 * star.unit) letters[i] = token.text[0];
    }
  }
  return letters;
}

/// A star by the names of its stations, which stand alike at all four sides.
PrintedStar StarOf(const std::vector<Word>& names) {
  PrintedStar star = {Around(names).centre(), 0};
  for (const Word& name : names) {
    if (name.text == "A") star.unit -= name.box.centre().x / 80;
    if (name.text == "B") star.unit += name.box.centre().x / 80;
  }
  return star;
}

/// What a picture has at a place, by how far it is from a colour.
double Distance(const PagePicture& page, Point at, Colour colour) {
  constexpr double kDotsPerMm = kDotsPerInch / 25.4;
  Colour there = page.At(static_cast<int>(at.x * kDotsPerMm), static_cast<int>(at.y * kDotsPerMm));
  return std::abs(there.red - colour.red) + std::abs(there.green - colour.green) +
         std::abs(there.blue - colour.blue);
}

/// The token on a place: "." without the outline of one, else the colour that its rim is nearest to
/// between the arms of a cross, outside rings and marks.
char TokenAt(const PagePicture& page, Point centre, double radius, const Theme& theme) {
  int outline = 0;
  std::array<double, 4> distances = {};
  for (int i = 0; i < 8; ++i) {
    double angle = (i + 0.5) * std::acos(-1) / 4;
    Point along = {std::cos(angle), std::sin(angle)};
    outline += Distance(page, centre + kOutline * radius * along, theme.ink) < 1.6 ? 1 : 0;
    for (size_t colour = 0; colour < distances.size(); ++colour) {
      distances[colour] += Distance(page, centre + kRim * radius * along, theme.tokens[colour]);
    }
  }
  if (outline < 6) return '.';
  return "bwry"[std::min_element(distances.begin(), distances.end()) - distances.begin()];
}

}  // namespace

Point PrintedStar::At(char station) const {
  Point place = kStations[static_cast<size_t>(station - 'A')];
  return centre + unit * (place - Point{100, 100});
}

Point PrintedStar::RimAt(char station) const {
  double aside = kRim * kTokenRadius * unit / std::sqrt(2);
  return At(station) + Point{aside, aside};
}

std::vector<PrintedStar> StarsOf(const Printed& puzzle) {
  std::vector<Word> names = InDrawing(puzzle, IsStation);
  if (names.size() == 16) return {StarOf(names)};
  EXPECT_EQ(names.size(), 32U) << TextOf(puzzle);
  std::vector<PrintedStar> stars;
  for (const std::vector<Word>& half : InHalves(names)) stars.push_back(StarOf(half));
  return stars;
}

std::vector<std::string> LettersOf(const Printed& puzzle) {
  std::vector<std::string> stars;
  for (const std::vector<Word>& group : BySize(InDrawing(puzzle, IsStation))) {
    // Names are sixteen on a star, tokens fifteen.
    if (group.size() == 15) stars.push_back(LettersOn(group));
    if (group.size() != 30) continue;
    for (const std::vector<Word>& half : InHalves(group)) stars.push_back(LettersOn(half));
  }
  return stars;
}

std::vector<std::string> ColoursOf(const Printed& puzzle, const PagePicture& page,
                                   const Theme& theme) {
  std::vector<std::string> stars;
  for (const PrintedStar& star : StarsOf(puzzle)) {
    std::string& tokens = stars.emplace_back();
    for (char station = 'A'; station <= 'P'; ++station) {
      tokens += TokenAt(page, star.At(station), kTokenRadius * star.unit, theme);
    }
  }
  return stars;
}

std::string WordOf(const Printed& puzzle) {
  static const std::regex kSentence("(starts on|part de) ([A-P]) (and|et).*: (([A-P] ?· ?)+[A-P])");
  std::string text = TextOf(puzzle);
  // A space that does not break is one to a reader.
  for (size_t at = 0; (at = text.find("\u00a0")) != std::string::npos;) text.replace(at, 2, " ");
  std::smatch match;
  if (!std::regex_search(text, match, kSentence)) return "";
  std::string word = match[4];
  std::erase_if(word, [](char c) { return c < 'A' || c > 'P'; });
  return "/" + word + "@" + match[2].str();
}

PrintedMoves MovesOf(const Printed& answer) {
  PrintedMoves printed;
  bool begun = false;
  for (const std::vector<Word>& line : answer.lines) {
    // The star above them has letters one by one.
    begun = begun || std::any_of(line.begin(), line.end(), [](const Word& word) {
              return IsLetters(word.text) && word.text.size() > 1;
            });
    if (!begun) continue;
    std::string letters;
    for (const Word& word : line) {
      if (IsLetters(word.text)) letters += word.text;
    }
    if (IsNumber(line.back().text)) {
      printed.reached += letters.back();
      printed.counts.push_back(std::stoul(line.back().text));
      letters.pop_back();
    }
    printed.moves += letters;
  }
  return printed;
}

}  // namespace grille::sheet
