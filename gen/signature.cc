#include "gen/signature.h"

#include <xxhash.h>

#include <string>

namespace grille::gen {
namespace {

void AppendNumber(std::string& bytes, uint64_t number) {
  for (int shift = 0; shift < 64; shift += 8) bytes += static_cast<char>(number >> shift & 0xff);
}

/// Each hash is seeded with the one before, so that order counts.
uint64_t Chain(uint64_t before, const std::string& bytes) {
  return XXH64(bytes.data(), bytes.size(), before);
}

}  // namespace

void Signature::Add(const Batch& batch) {
  std::string candidates;
  std::string grades;
  AppendNumber(candidates, batch.number);
  for (Outcome outcome : batch.outcomes) candidates += static_cast<char>(outcome);
  for (const Found& found : batch.found) {
    AppendNumber(candidates, found.walk);
    candidates += found.puzzle.key;
    candidates += found.puzzle.payload;
    grades += static_cast<char>(found.puzzle.level);
    AppendNumber(grades, static_cast<uint64_t>(found.puzzle.score));
  }
  candidates_ = Chain(candidates_, candidates);
  grades_ = Chain(grades_, grades);
}

}  // namespace grille::gen
