#include "gen/key_set.h"

#include <xxhash.h>

#include <cstring>

namespace grille::gen {
namespace {

constexpr uint64_t kChunk = uint64_t{1} << 20;
constexpr int kPlaceBits = 40;
constexpr uint64_t kPlaceMask = (uint64_t{1} << kPlaceBits) - 1;

uint64_t Hash(std::string_view key) { return XXH3_64bits(key.data(), key.size()); }
uint64_t Tag(uint64_t hash) { return hash & ~kPlaceMask; }

}  // namespace

KeySet::KeySet() : slots_(1024) {}

std::string_view KeySet::KeyAt(uint64_t place) const {
  const char* at = &chunks_[place / kChunk][place % kChunk];
  return {at + 1, static_cast<unsigned char>(*at)};
}

uint64_t KeySet::Store(std::string_view key) {
  if (chunks_.empty() || used_ + key.size() + 1 > kChunk) {
    chunks_.push_back(std::make_unique_for_overwrite<char[]>(kChunk));
    used_ = 0;
  }
  char* at = &chunks_.back()[used_];
  *at = static_cast<char>(key.size());
  std::memcpy(at + 1, key.data(), key.size());
  uint64_t place = (chunks_.size() - 1) * kChunk + used_;
  used_ += key.size() + 1;
  return place;
}

void KeySet::Grow() {
  std::vector<uint64_t> larger(2 * slots_.size());
  for (uint64_t slot : slots_) {
    if (slot == 0) continue;
    uint64_t at = Hash(KeyAt((slot & kPlaceMask) - 1)) & (larger.size() - 1);
    while (larger[at] != 0) at = (at + 1) & (larger.size() - 1);
    larger[at] = slot;
  }
  slots_.swap(larger);
}

bool KeySet::Insert(std::string_view key) {
  if (4 * (size_ + 1) > 3 * slots_.size()) Grow();
  uint64_t hash = Hash(key);
  uint64_t mask = slots_.size() - 1;
  uint64_t at = hash & mask;
  for (; slots_[at] != 0; at = (at + 1) & mask) {
    if (Tag(slots_[at]) == Tag(hash) && KeyAt((slots_[at] & kPlaceMask) - 1) == key) return false;
  }
  slots_[at] = Tag(hash) | (Store(key) + 1);
  ++size_;
  return true;
}

}  // namespace grille::gen
