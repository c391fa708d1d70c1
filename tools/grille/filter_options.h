#ifndef GRILLE_TOOLS_GRILLE_FILTER_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_FILTER_OPTIONS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "db/store.h"
#include "tools/grille/kind_filter.h"
#include "tools/grille/numbers.h"

namespace grille::tools {

/// The options by which `query`, `export`, `reserve`, `draw` and `sheet` choose puzzles of a store.
/// Unless told otherwise, only free puzzles are chosen.
class FilterOptions {
 public:
  /// Declares --db, --kind, --level, --score and --run, and what can be asked of some kinds only.
  void DeclareChoice(Options& options);

  /// Declares --order, --seed and --variety.
  void DeclareOrder(Options& options, db::Order unless_told);

  /// Declares --use, and --for with what it means to the command.
  void DeclareUse(Options& options, const std::string& meaning_of_for);

  /// Whether anything was asked of the puzzles; of their order.
  bool AnyChoice() const;
  bool AnyOrder() const { return order_ || seed_ || variety_; }
  bool AnyUse() const { return !uses_.empty() || any_use_ || !client_.empty(); }

  /// What --for names; empty when it was not given.
  const std::string& client() const { return client_; }

  /// Whether --use was given.
  bool UseGiven() const { return !uses_.empty() || any_use_; }

  const std::string& path() const { return path_; }
  bool has_store() const { return !path_.empty(); }

  /// The filter that the options describe, without a limit. InvalidArgument when --seed is given
  /// for an order that is not random.
  absl::StatusOr<db::QueryFilter> Filter() const;

  /// Narrows the filter to what belongs to the one whom --for names, or does nothing without it.
  /// NotFound when the store knows nobody of that name.
  absl::Status KeepOwned(db::Store& store, db::QueryFilter* filter) const;

  /// Opens the store. InvalidArgument when --db is missing.
  absl::StatusOr<std::unique_ptr<db::Store>> OpenStore(
      db::OpenMode mode = db::OpenMode::kRead) const;

 private:
  std::string path_;
  std::optional<int> kind_;
  std::vector<Level> levels_;
  std::optional<NumberRange> score_;
  std::vector<std::unique_ptr<KindFilter>> kind_filters_ = MakeKindFilters();
  std::optional<uint64_t> run_;
  std::optional<db::Order> order_;
  db::Order order_unless_told_ = db::Order::kOldest;
  std::optional<uint64_t> seed_;
  std::optional<uint64_t> variety_;
  std::vector<db::Use> uses_;
  bool any_use_ = false;
  std::string client_;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_FILTER_OPTIONS_H_
