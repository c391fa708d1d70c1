#include "tests/tools/program/disguise.h"

#include <algorithm>
#include <utility>

namespace grille::program {
namespace {

std::string Name(Step cell) {
  return {static_cast<char>('a' + cell.x), static_cast<char>('1' + cell.y)};
}

Step ReadCell(std::string_view text) { return {text[0] - 'a', text[1] - '1'}; }

std::string DominoName(Step jump) {
  std::string name;
  if (jump.x != 0) name += (jump.x < 0 ? "L" : "R") + std::to_string(std::abs(jump.x));
  if (jump.y != 0) name += (jump.y < 0 ? "D" : "U") + std::to_string(std::abs(jump.y));
  return name;
}

}  // namespace

Stops ReadStops(std::string_view code, std::string_view solution) {
  Stops stops = {ReadCell(code.substr(code.find(':') + 1))};
  for (size_t i = 0; i + 1 < solution.size(); i += 2) stops.push_back(ReadCell(solution.substr(i)));
  return stops;
}

std::string CodeOf(const Stops& stops, int side, int marks) {
  std::string code = side == 8 ? "wyx:" : "wyx" + std::to_string(side) + ":";
  code += Name(stops[0]) + "/";
  Stops cells(stops.begin() + 1, stops.end());
  std::sort(cells.begin(), cells.end());
  for (Step cell : cells) code += Name(cell);
  std::vector<Step> jumps;
  for (size_t i = 1; i < stops.size(); ++i) {
    jumps.push_back({stops[i].x - stops[i - 1].x, stops[i].y - stops[i - 1].y});
  }
  std::sort(jumps.begin(), jumps.end());
  for (size_t i = 0; i < jumps.size(); ++i) code += (i == 0 ? "/" : ".") + DominoName(jumps[i]);
  if (marks > 0) code += "/";
  for (int i = 0; i < marks; ++i) code += Name(stops[1 + i]);
  return code;
}

std::string SolutionOf(const Stops& stops) {
  std::string text;
  for (size_t i = 1; i < stops.size(); ++i) text += Name(stops[i]);
  return text;
}

Stops Disguised(const Stops& stops, int side, int number) {
  Stops other = stops;
  for (Step& cell : other) {
    if ((number & 1) != 0) cell.x = side - 1 - cell.x;
    if ((number & 2) != 0) cell.y = side - 1 - cell.y;
    if ((number & 4) != 0) std::swap(cell.x, cell.y);
  }
  if ((number & 8) != 0) std::reverse(other.begin(), other.end());
  return other;
}

std::vector<Stops> Slides(const Stops& stops, int side) {
  std::vector<Stops> slides;
  for (int dx = -side; dx <= side; ++dx) {
    for (int dy = -side; dy <= side; ++dy) {
      Stops slid = stops;
      bool fits = true;
      for (Step& cell : slid) {
        cell = {cell.x + dx, cell.y + dy};
        fits = fits && cell.x >= 0 && cell.x < side && cell.y >= 0 && cell.y < side;
      }
      if (fits) slides.push_back(slid);
    }
  }
  return slides;
}

}  // namespace grille::program
