#include "db/variety.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/kind.h"
#include "solver/status.h"

namespace grille::db {
namespace {

int MostShared(const std::vector<uint64_t>& a, const std::vector<uint64_t>& b) {
  int most = 0;
  for (size_t sort = 0; sort < std::min(a.size(), b.size()); ++sort) {
    most = std::max(most, std::popcount(a[sort] & b[sort]));
  }
  return most;
}

}  // namespace

absl::StatusOr<bool> Variety::Take(const StoredPuzzle& stored) {
  const Kind* kind = KindFromId(stored.kind);
  if (kind == nullptr) {
    return absl::DataLossError(absl::StrCat("puzzle ", stored.id, " is of an unknown kind"));
  }
  absl::StatusOr<std::vector<uint64_t>> features = kind->Features(stored.puzzle);
  if (!features.ok()) return Prefixed(absl::StrCat("puzzle ", stored.id), features.status());
  auto& taken = taken_[stored.kind];
  bool differs = std::all_of(taken.begin(), taken.end(), [&](const auto& other) {
    return MostShared(*features, other) <= most_shared_;
  });
  if (differs) taken.push_back(*std::move(features));
  return differs;
}

}  // namespace grille::db
