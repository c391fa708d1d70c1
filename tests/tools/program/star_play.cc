#include "tests/tools/program/star_play.h"

#include <algorithm>
#include <array>
#include <utility>

namespace grille::program {
namespace {

constexpr const char* kLines[] = {"AILF", "BJKE", "CJIH", "DKLG", "ANOD", "BNMG", "COPF", "EPMH"};
constexpr const char* kLevels[] = {"very-easy", "easy", "medium", "hard", "very-hard", "fiendish"};

bool AreNeighbours(char a, char b) {
  return std::any_of(std::begin(kLines), std::end(kLines), [&](const std::string& line) {
    for (size_t i = 1; i < line.size(); ++i) {
      if ((line[i - 1] == a && line[i] == b) || (line[i - 1] == b && line[i] == a)) return true;
    }
    return false;
  });
}

size_t PlaceOf(char station) { return static_cast<size_t>(station - 'A'); }
char StationAt(size_t place) { return static_cast<char>('A' + place); }

/// "etoile:FROM/TO[/WORD@STATION]" in its parts.
struct Parts {
  std::string from;
  std::string to;
  std::string word;
  char mark = 0;
};

Parts PartsOf(const std::string& code) {
  Parts parts = {code.substr(7, 16), code.substr(24, 16), "", 0};
  if (code.size() > 40) {
    parts.word = code.substr(41, code.size() - 43);
    parts.mark = code.back();
  }
  return parts;
}

std::string LevelAmong(const std::array<int, 5>& highest, int moves) {
  auto found = std::lower_bound(highest.begin(), highest.end(), moves);
  return kLevels[found - highest.begin()];
}

/// Extends a map of stations to all that keep neighbours neighbours.
void Extend(std::string map, std::vector<std::string>* all) {
  size_t next = map.size();
  if (next == 16) {
    all->push_back(map);
    return;
  }
  for (size_t to = 0; to < 16; ++to) {
    bool good = map.find(StationAt(to)) == std::string::npos;
    for (size_t i = 0; good && i < next; ++i) {
      good = AreNeighbours(StationAt(i), StationAt(next)) == AreNeighbours(map[i], StationAt(to));
    }
    if (good) Extend(map + StationAt(to), all);
  }
}

std::string Disguised(const std::string& board, const std::string& map, const std::string& names) {
  std::string other(16, '?');
  for (size_t i = 0; i < 16; ++i) {
    size_t colour = std::string("bwry").find(board[i]);
    other[PlaceOf(map[i])] = colour == std::string::npos ? board[i] : names[colour];
  }
  return other;
}

}  // namespace

std::string FaultOf(const std::string& code, const std::string& solution) {
  Parts parts = PartsOf(code);
  std::string board = parts.from;
  char mark = parts.mark;
  size_t spelled = mark != 0 && mark == parts.word[0] ? 1 : 0;
  for (size_t i = 0; i < solution.size(); ++i) {
    char vacant = StationAt(board.find('.'));
    char station = solution[i];
    if (!AreNeighbours(station, vacant)) return "move " + std::to_string(i + 1) + " is none";
    std::swap(board[PlaceOf(station)], board[PlaceOf(vacant)]);
    if (station != mark) continue;
    mark = vacant;
    if (spelled < parts.word.size() && parts.word[spelled] == mark) ++spelled;
  }
  if (spelled < parts.word.size()) return "the word is not spelled";
  return board == parts.to ? "" : "it ends in " + board;
}

std::string ColourLevel(int moves) { return LevelAmong({10, 15, 19, 23, 27}, moves); }
std::string WordLevel(int moves) { return LevelAmong({10, 20, 35, 50, 70}, moves); }

std::vector<std::string> DisguisesOfStar(const std::string& code) {
  Parts parts = PartsOf(code);
  std::vector<std::string> maps;
  Extend("", &maps);
  std::vector<std::string> codes;
  std::string names = "bwry";
  for (const std::string& map : maps) {
    codes.push_back("etoile:" + Disguised(parts.from, map, names) + "/" +
                    Disguised(parts.to, map, names));
    std::next_permutation(names.begin(), names.end());
  }
  return codes;
}

}  // namespace grille::program
