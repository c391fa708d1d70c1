#include "tests/tools/read_taquins.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace grille::sheet {
namespace {

/// The middles of columns, or rows.
std::vector<double> Middles(std::vector<double> places) {
  constexpr double kApart = 1.5;
  std::sort(places.begin(), places.end());
  std::vector<double> middles;
  for (double place : places) {
    if (middles.empty() || place - middles.back() > kApart) middles.push_back(place);
  }
  return middles;
}

size_t Nearest(const std::vector<double>& middles, double place) {
  auto nearer = [place](double a, double b) { return std::abs(a - place) < std::abs(b - place); };
  return static_cast<size_t>(std::min_element(middles.begin(), middles.end(), nearer) -
                             middles.begin());
}

PrintedBoard BoardOf(const std::vector<Word>& tiles) {
  std::vector<double> xs;
  std::vector<double> ys;
  for (const Word& tile : tiles) {
    xs.push_back(tile.box.centre().x);
    ys.push_back(tile.box.centre().y);
  }
  xs = Middles(xs);
  ys = Middles(ys);
  PrintedBoard board = {xs.size(), std::vector<int>(xs.size() * ys.size())};
  for (const Word& tile : tiles) {
    Point at = tile.box.centre();
    board.tiles[Nearest(ys, at.y) * xs.size() + Nearest(xs, at.x)] = std::stoi(tile.text);
  }
  return board;
}

}  // namespace

std::vector<PrintedBoard> BoardsOf(const Printed& puzzle) {
  std::vector<PrintedBoard> boards;
  for (const std::vector<Word>& tiles : BySize(InDrawing(puzzle, IsNumber))) {
    PrintedBoard board = BoardOf(tiles);
    // A table of tiles has no blank.
    if (board.tiles.size() == tiles.size() + 1) boards.push_back(board);
  }
  return boards;
}

std::vector<int> SlidesOf(const Printed& answer, size_t tiles) {
  std::vector<int> numbers;
  for (const std::vector<Word>& line : answer.lines) {
    for (const Word& word : line) {
      if (IsNumber(word.text)) numbers.push_back(std::stoi(word.text));
    }
  }
  // The board stands above, where there is room for it: each of its tiles once.
  std::vector<int> wanted(tiles);
  std::iota(wanted.begin(), wanted.end(), 1);
  std::vector<int> first(numbers.begin(),
                         numbers.begin() + static_cast<ptrdiff_t>(std::min(tiles, numbers.size())));
  std::sort(first.begin(), first.end());
  if (first == wanted)
    numbers.erase(numbers.begin(), numbers.begin() + static_cast<ptrdiff_t>(tiles));
  return numbers;
}

PrintedVerdict VerdictOf(const Printed& answer) {
  PrintedVerdict verdict;
  std::string text = TextOf(answer);
  verdict.yes = text.rfind("Yes", 0) == 0 || text.rfind("Oui", 0) == 0;
  EXPECT_NE(verdict.yes, text.rfind("No", 0) == 0) << text;
  bool tiles = true;
  for (const std::vector<Word>& line : answer.lines) {
    if (!std::all_of(line.begin(), line.end(),
                     [](const Word& word) { return IsNumber(word.text); })) {
      continue;
    }
    std::vector<int>& row = tiles ? verdict.tiles : verdict.inversions;
    for (const Word& word : line) row.push_back(std::stoi(word.text));
    tiles = !tiles;
  }
  return verdict;
}

}  // namespace grille::sheet
