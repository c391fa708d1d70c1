#include "bench/plain_patterns.h"

#include <algorithm>
#include <cstddef>
#include <deque>

namespace grille::bench {
namespace {

constexpr int kPlaces = 16;
constexpr int kTokens = 5;
constexpr uint8_t kUnknown = 255;

}  // namespace

PlainPatterns::PlainPatterns(const PlainBoard& board, int vacancy,
                             const std::vector<std::vector<int>>& patterns)
    : board_(board), goal_(vacancy) {
  for (int p = 0; p < 3; ++p) {
    const std::vector<int>& pattern = patterns[static_cast<size_t>(p)];
    for (int i = 0; i < kTokens; ++i) {
      auto token = static_cast<size_t>(pattern[static_cast<size_t>(i)]);
      pattern_of_[token] = p;
      shift_of_[token] = 4 * i;
    }
    Fill(pattern, &tables_[static_cast<size_t>(p)]);
  }
}

// Breadth first over the places of the tokens and of the vacancy; a move of another token costs
// nothing, so it goes to the front.
void PlainPatterns::Fill(const std::vector<int>& pattern, std::vector<uint8_t>* table) const {
  constexpr uint32_t kEntries = uint32_t{1} << 4 * kTokens;
  table->assign(kEntries, kUnknown);
  std::vector<uint8_t> moves(size_t{kEntries} * kPlaces, kUnknown);
  uint32_t home = 0;
  for (int i = 0; i < kTokens; ++i) {
    home |= static_cast<uint32_t>(pattern[static_cast<size_t>(i)]) << 4 * i;
  }
  std::deque<uint32_t> queue = {home << 4 | static_cast<uint32_t>(goal_)};
  moves[queue.front()] = 0;
  while (!queue.empty()) {
    uint32_t state = queue.front();
    queue.pop_front();
    uint32_t places = state >> 4;
    uint32_t vacancy = state & 15;
    uint8_t now = moves[state];
    (*table)[places] = std::min((*table)[places], now);
    for (int beside : board_[vacancy]) {
      uint32_t next = places;
      for (int i = 0; i < kTokens; ++i) {
        if ((places >> 4 * i & 15) == static_cast<uint32_t>(beside)) {
          next = (places & ~(15U << 4 * i)) | vacancy << 4 * i;
        }
      }
      auto cost = static_cast<uint8_t>(now + (next == places ? 0 : 1));
      uint32_t then = next << 4 | static_cast<uint32_t>(beside);
      if (moves[then] <= cost) continue;
      moves[then] = cost;
      if (next == places) {
        queue.push_front(then);
      } else {
        queue.push_back(then);
      }
    }
  }
}

int PlainPatterns::Solve(const std::array<int, 16>& tokens) {
  tokens_ = tokens;
  entry_ = {};
  nodes_ = 0;
  int vacancy = 0;
  for (int place = 0; place < kPlaces; ++place) {
    auto token = static_cast<size_t>(tokens[static_cast<size_t>(place)]);
    if (tokens[static_cast<size_t>(place)] == goal_) {
      vacancy = place;
    } else {
      entry_[static_cast<size_t>(pattern_of_[token])] |= static_cast<uint32_t>(place)
                                                         << shift_of_[token];
    }
  }
  int bound = 0;
  while (!Search(vacancy, -1, 0, bound)) ++bound;
  return bound;
}

bool PlainPatterns::Search(int vacancy, int before, int moves, int bound) {
  int least = tables_[0][entry_[0]] + tables_[1][entry_[1]] + tables_[2][entry_[2]];
  if (moves + least > bound) return false;
  ++nodes_;
  if (least == 0 && vacancy == goal_) return true;
  for (int beside : board_[static_cast<size_t>(vacancy)]) {
    if (beside == before) continue;
    auto token = static_cast<size_t>(tokens_[static_cast<size_t>(beside)]);
    auto pattern = static_cast<size_t>(pattern_of_[token]);
    uint32_t change = static_cast<uint32_t>(beside ^ vacancy) << shift_of_[token];
    entry_[pattern] ^= change;
    std::swap(tokens_[static_cast<size_t>(beside)], tokens_[static_cast<size_t>(vacancy)]);
    bool found = Search(beside, vacancy, moves + 1, bound);
    std::swap(tokens_[static_cast<size_t>(beside)], tokens_[static_cast<size_t>(vacancy)]);
    entry_[pattern] ^= change;
    if (found) return true;
  }
  return false;
}

}  // namespace grille::bench
