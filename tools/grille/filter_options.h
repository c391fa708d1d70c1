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

/// The options by which `query`, `export` and `sheet` choose puzzles of a store.
class FilterOptions {
 public:
  /// Declares --db, --kind, --level, --score and --run, and what can be asked of one kind only.
  void DeclareChoice(Options& options);

  /// Declares --order and --seed.
  void DeclareOrder(Options& options, db::Order unless_told);

  /// Whether anything was asked of the puzzles; of their order.
  bool AnyChoice() const;
  bool AnyOrder() const { return order_ || seed_; }

  const std::string& path() const { return path_; }
  bool has_store() const { return !path_.empty(); }

  /// The filter that the options describe, without a limit. InvalidArgument when --seed is given
  /// for an order that is not random.
  absl::StatusOr<db::QueryFilter> Filter() const;

  /// Opens the store for reading. InvalidArgument when --db is missing.
  absl::StatusOr<std::unique_ptr<db::Store>> OpenStore() const;

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
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_FILTER_OPTIONS_H_
