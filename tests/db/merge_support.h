#ifndef GRILLE_TESTS_DB_MERGE_SUPPORT_H_
#define GRILLE_TESTS_DB_MERGE_SUPPORT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/merge.h"
#include "tests/db/support.h"

namespace grille::db {

/// Few keys, so that most candidates repeat one that another batch, and another shard, made too.
inline constexpr Mix kRepeating = {.keys = 400, .of_key = true};

/// The run of that seed, or a shard of it, in a store made if need be; begins or goes on, up to
/// batch `end`, and is done then. Returns its number.
int64_t MakeRun(const std::string& path, uint64_t seed, uint64_t end, Shard shard = {},
                const Mix& mix = kRepeating);

/// One store for each shard, in order.
std::vector<std::string> MakeShards(const ScratchDirectory& scratch, const std::string& name,
                                    uint64_t seed, uint64_t end, uint64_t count);

/// Merges, which must go well.
MergeCounts MustMerge(const std::string& out, const std::vector<std::string>& ins);

/// Begins a merge, which must be refused.
absl::Status RefusedMerge(const std::string& out, const std::vector<std::string>& ins);

/// Everything in a store but the times; the store must be sound.
std::string DumpOf(const std::string& path);

/// The same without the ids of classes and the classes that are empty, which depend on the order in
/// which things came and on nothing else.
std::string ContentOf(const std::string& path);

/// Runs SQL on a store.
void Do(const std::string& path, const std::string& sql);

/// The rows of a query on a store.
std::vector<std::string> SqlOf(const std::string& path, const std::string& sql);

}  // namespace grille::db

#endif  // GRILLE_TESTS_DB_MERGE_SUPPORT_H_
