#ifndef GRILLE_TOOLS_GRILLE_GENERATE_H_
#define GRILLE_TOOLS_GRILLE_GENERATE_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "db/store.h"
#include "gen/maker.h"
#include "solver/kind.h"

namespace grille::tools {

/// What `grille generate` was asked for, whatever the kind.
struct GenerateRequest {
  const Kind* kind = nullptr;
  std::string options;  ///< Generator::CanonicalOptions
  uint64_t seed = 0;
  db::Shard shard = {};
  std::optional<uint64_t> count;
  std::optional<uint64_t> batches;
  std::optional<uint64_t> time_limit;  ///< seconds
  int threads = 1;
  bool json = false;
  std::optional<uint64_t> all_batches = {};  ///< of the run, where its candidates have an end
  /// All that the run can make, where it is known, and after how many batches without anything new
  /// it is given up; both left out where exactly some batches are wanted.
  std::optional<gen::Extent> extent = {};
  std::optional<uint64_t> patience = {};
  std::atomic<bool>* stop = nullptr;  ///< set by an interrupt
};

/// Why a run came to its end (runs.md, 9).
enum class StopReason { kCountReached, kBatchesDone, kExhausted, kGivenUp, kTimeLimit, kInterrupt };

/// "the count is reached", …, for messages; "count", …, for JSON.
std::string StopReasonText(StopReason reason, const GenerateRequest& request);
std::string StopReasonName(StopReason reason);

/// Whether that is the end that was asked for.
inline bool IsDone(StopReason reason) {
  return reason == StopReason::kCountReached || reason == StopReason::kBatchesDone ||
         reason == StopReason::kExhausted;
}

/// The batch at which the run ends, be it asked for or the candidates' end; none if only the sink
/// decides.
std::optional<uint64_t> EndBatch(const GenerateRequest& request);

/// Whether the run has all that was asked for. A shard has its batches when its next one, which may
/// lie some way beyond the last, is none of them.
bool Meets(const db::Run& run, const GenerateRequest& request);

/// Whether there is anything to do for the run: puzzles to make or, for a new shard beyond the last
/// batch, which has none, to write down that it is done.
bool NeedsWork(const db::Run& run, const GenerateRequest& request);

/// Goes on with `run` in the store until the request is met. Puzzles and the run's progress are
/// committed together, every second or every twenty thousand puzzles. Returns an exit status.
int GenerateToStore(const GenerateRequest& request, const gen::BatchMaker& maker, db::Store* store,
                    db::Run* run, const std::string& path);

/// Sums up a run of the store as one JSON object on stdout; its number is null for one that was not
/// begun. Returns an exit status.
int SumUp(const GenerateRequest& request, const db::Run& run, StopReason reason);

/// Runs into stdout as JSON Lines, dropping the run's own duplicates. Returns an exit status.
int GenerateToStdout(const GenerateRequest& request, const gen::BatchMaker& maker);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_GENERATE_H_
