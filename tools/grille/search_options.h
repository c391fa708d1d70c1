#ifndef GRILLE_TOOLS_GRILLE_SEARCH_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_SEARCH_OPTIONS_H_

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "solver/budget.h"
#include "solver/slide/patterns/split.h"
#include "solver/workers.h"
#include "tools/grille/options.h"
#include "tools/grille/pattern_shelf.h"

namespace grille::tools {

/// So many nodes are spent on a code that is drawn without its answer: it may tell its fewest
/// moves.
inline constexpr uint64_t kGlance = 1'000'000;

/// What a command lets a search use: how long, on how many threads, and with which databases.
class SearchOptions {
 public:
  SearchOptions();
  ~SearchOptions();

  /// Declares --nodes and --time-limit.
  void DeclareLimits(Options& options);

  /// Declares --count-shortest.
  void DeclareCount(Options& options);

  /// Declares --threads, --split, and --db for the store that databases are kept beside.
  void DeclareMeans(Options& options);

  /// Whether the databases' store, if one is told, is a store.
  absl::Status CheckStore() const;

  /// What one search may use, from now on: its time begins. Valid until the next call.
  SearchLimits Begin();

  /// Nodes allowed, for searches that know no other limit.
  uint64_t nodes() const { return nodes_.value_or(kNoBudget); }

  /// What a search did not end within: "5 nodes", "10 seconds", "the usual limits".
  std::string LimitText() const;

  /// Keeps databases that were made beside the store that was told, if one was. What cannot be kept
  /// can be made again: it is said, and that is all.
  void Keep();

 private:
  class Alarm;

  std::optional<uint64_t> nodes_;
  std::optional<uint64_t> time_limit_;
  bool count_ = false;
  std::optional<uint64_t> threads_;
  std::optional<slide::SplitSize> split_;
  std::string store_;
  std::atomic<bool> stop_ = false;
  std::unique_ptr<Alarm> alarm_;
  std::unique_ptr<PatternShelf> shelf_;
  std::unique_ptr<Workers> workers_;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SEARCH_OPTIONS_H_
