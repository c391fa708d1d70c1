#include <map>
#include <utility>

#include "db/merge_plan.h"
#include "solver/kind.h"
#include "solver/status.h"

namespace grille::db {
namespace {

/// The first run met of each kind, and a version of it: all others must have the same.
class OneVersion {
 public:
  explicit OneVersion(std::string_view what) : what_(what) {}

  absl::Status Check(const StoreRuns& store, const Run& run, int version) {
    auto [first, fresh] = first_.emplace(run.spec.kind, Seen{&store, &run, version});
    const Seen& seen = first->second;
    if (fresh || seen.version == version) return absl::OkStatus();
    return absl::FailedPreconditionError(
        absl::StrCat(seen.store->name, ": run ", seen.run->id, " has version ", seen.version,
                     " of the ", ToAbsl(what_), ", but ", store.name, ": run ", run.id,
                     " has version ", version, "; they cannot be in one store"));
  }

 private:
  struct Seen {
    const StoreRuns* store;
    const Run* run;
    int version;
  };

  std::string_view what_;
  std::map<int, Seen> first_;
};

absl::Status Refuse(const StoreRuns& store, const Run& run, std::string_view why) {
  return absl::FailedPreconditionError(
      absl::StrCat(store.name, ": run ", run.id, " ", ToAbsl(why)));
}

}  // namespace

absl::Status CheckVersions(absl::Span<const StoreRuns> stores) {
  OneVersion sampler("sampler");
  OneVersion key("keys");
  for (const StoreRuns& store : stores) {
    for (const Run& run : store.runs) {
      if (KindFromId(run.spec.kind) == nullptr) {
        return Refuse(store, run, "is of a kind that this program does not know");
      }
      if (run.spec.seed.has_value()) {
        GRILLE_RETURN_IF_ERROR(sampler.Check(store, run, run.spec.sampler_version));
      }
      GRILLE_RETURN_IF_ERROR(key.Check(store, run, run.spec.key_version));
    }
  }
  return absl::OkStatus();
}

absl::Status CheckWhole(const StoreRuns& store) {
  for (const Run& run : store.runs) {
    if (run.state == RunState::kMerging) {
      return Refuse(store, run, "is being merged from other stores; let that merge finish first");
    }
    if (run.state == RunState::kDeleting) {
      return Refuse(store, run, "is being deleted; let that finish first");
    }
  }
  return absl::OkStatus();
}

}  // namespace grille::db
