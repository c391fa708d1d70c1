#include "tests/oracle/wyx_oracle.h"

namespace grille::oracle {
namespace {

struct Point {
  int x;
  int y;
  bool operator==(const Point&) const = default;
};

template <typename T>
std::vector<T> Without(std::vector<T> list, size_t i) {
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
  return list;
}

void Wyx(const std::vector<Point>& dominoes, const std::vector<Point>& locations, Point here,
         const std::vector<Point>& path, std::vector<std::vector<Point>>* solutions) {
  if (locations.empty()) {
    solutions->push_back(path);
    return;
  }
  for (size_t d = 0; d < dominoes.size(); ++d) {
    Point there = {here.x + dominoes[d].x, here.y + dominoes[d].y};
    for (size_t l = 0; l < locations.size(); ++l) {
      if (!(locations[l] == there)) continue;
      std::vector<Point> longer = path;
      longer.push_back(there);
      Wyx(Without(dominoes, d), Without(locations, l), there, longer, solutions);
    }
  }
}

}  // namespace

std::set<std::string> AllSolutions(const wyx::Grid& grid) {
  std::vector<Point> dominoes;
  for (int d = 0; d < 64; ++d) {
    if ((grid.dominoes >> d & 1) != 0) dominoes.push_back({wyx::kPool[d].dx, wyx::kPool[d].dy});
  }
  std::vector<Point> locations;
  for (int c = 0; c < 64; ++c) {
    if ((grid.circles >> c & 1) != 0) locations.push_back({c % 8, c / 8});
  }
  std::vector<std::vector<Point>> solutions;
  Wyx(dominoes, locations, {grid.start % 8, grid.start / 8}, {}, &solutions);
  std::set<std::string> texts;
  for (const std::vector<Point>& path : solutions) {
    bool marks_hold = true;
    for (int i = 0; i < grid.marks; ++i) {
      marks_hold = marks_hold && path[i] == Point{grid.mark[i] % 8, grid.mark[i] / 8};
    }
    if (!marks_hold) continue;
    std::string text;
    for (Point p : path) {
      text += static_cast<char>('a' + p.x);
      text += static_cast<char>('1' + p.y);
    }
    texts.insert(text);
  }
  return texts;
}

}  // namespace grille::oracle
