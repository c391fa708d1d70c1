#include "tools/grille/shard.h"

#include "solver/status.h"
#include "tools/grille/numbers.h"

namespace grille::tools {

absl::StatusOr<db::Shard> ParseShard(std::string_view text) {
  size_t slash = text.find('/');
  if (slash != std::string_view::npos) {
    absl::StatusOr<uint64_t> count = ParseNumber(text.substr(slash + 1), 1, db::kMostShards);
    if (count.ok()) {
      absl::StatusOr<uint64_t> index = ParseNumber(text.substr(0, slash), 0, *count - 1);
      if (index.ok()) return db::Shard{*index, *count};
    }
  }
  return absl::InvalidArgumentError(
      absl::StrCat("'", ToAbsl(text), "' is no shard I/N, from 0/N to N-1/N, with N from 1 to ",
                   db::kMostShards));
}

std::string ShardText(const db::Shard& shard) {
  return absl::StrCat(shard.index, "/", shard.count);
}

void AddShard(Options& options, const std::string& name, std::optional<db::Shard>* shard,
              const std::string& description) {
  options.Value(name, "I/N", description, [=](const std::string& text) -> absl::Status {
    GRILLE_ASSIGN_OR_RETURN(*shard, ParseShard(text));
    return absl::OkStatus();
  });
}

}  // namespace grille::tools
