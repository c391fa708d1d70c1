#include "solver/slide/etoile_key.h"

#include <algorithm>
#include <limits>

namespace grille::slide {
namespace {

constexpr int kBits = 4;
constexpr size_t kBytes = star::kStations * kBits / 8;  ///< of an arrangement

std::string Bytes(Form form, uint64_t goal, uint64_t start) {
  std::string key(2 + 2 * kBytes, '\0');
  key[0] = static_cast<char>(kEtoileId);
  key[1] = static_cast<char>(form);
  for (size_t i = 0; i < kBytes; ++i) {
    auto shift = static_cast<int>(8 * (kBytes - 1 - i));
    key[2 + i] = static_cast<char>(goal >> shift & 0xff);
    key[2 + kBytes + i] = static_cast<char>(start >> shift & 0xff);
  }
  return key;
}

/// The tokens as they are, which for colours fit.
uint64_t Plain(const Arrangement& arrangement) {
  uint64_t bits = 0;
  for (size_t v = 0; v < star::kStations; ++v) bits = bits << kBits | arrangement.at[v];
  return bits;
}

}  // namespace

EtoileKeys::Way EtoileKeys::WayOf(const Arrangement& goal, const Symmetry& symmetry) {
  Way way;
  std::array<Token, star::kStations> image = {};
  for (size_t v = 0; v < star::kStations; ++v) {
    way.shift[v] = static_cast<uint8_t>(kBits * (star::kStations - 1 - symmetry[v]));
    image[symmetry[v]] = goal.at[v];
  }
  uint8_t numbers = 0;
  for (Token token : image) {
    if (token != kVacant && way.number[token] == 0) way.number[token] = ++numbers;
  }
  return way;
}

uint64_t EtoileKeys::Image(const Arrangement& arrangement, const Way& way) {
  uint64_t bits = 0;
  for (size_t v = 0; v < star::kStations; ++v) {
    bits |= uint64_t{way.number[arrangement.at[v]]} << way.shift[v];
  }
  return bits;
}

EtoileKeys::EtoileKeys(const Arrangement& goal)
    : form_(FormOf({.from = goal, .to = goal})), goal_(std::numeric_limits<uint64_t>::max()) {
  for (const Symmetry& symmetry : star::StarSymmetries()) {
    Way way = WayOf(goal, symmetry);
    uint64_t image = Image(goal, way);
    if (image > goal_) continue;
    if (image < goal_) ways_.clear();
    goal_ = image;
    ways_.push_back(way);
  }
}

std::string EtoileKeys::Key(const Arrangement& start) const {
  uint64_t least = std::numeric_limits<uint64_t>::max();
  for (const Way& way : ways_) least = std::min(least, Image(start, way));
  return Bytes(form_, goal_, least);
}

std::string CanonicalKey(const Task& task) {
  if (task.word.empty()) return EtoileKeys(task.to).Key(task.from);
  std::string key = Bytes(Form::kWord, Plain(task.to), Plain(task.from));
  key += static_cast<char>(task.mark);
  for (Vertex station : task.word) key += static_cast<char>(station);
  return key;
}

}  // namespace grille::slide
