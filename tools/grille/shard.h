#ifndef GRILLE_TOOLS_GRILLE_SHARD_H_
#define GRILLE_TOOLS_GRILLE_SHARD_H_

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "db/run.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// Reads "I/N", two plain numbers with 0 ≤ I < N ≤ db::kMostShards.
absl::StatusOr<db::Shard> ParseShard(std::string_view text);

/// The same text again.
std::string ShardText(const db::Shard& shard);

/// Whether a run of that shard is part of a larger one.
inline bool IsPart(const db::Shard& shard) { return shard.count > 1; }

/// Adds an option that takes a shard.
void AddShard(Options& options, const std::string& name, std::optional<db::Shard>* shard,
              const std::string& description);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SHARD_H_
