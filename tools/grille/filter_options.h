#ifndef GRILLE_TOOLS_GRILLE_FILTER_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_FILTER_OPTIONS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "db/store.h"
#include "tools/grille/numbers.h"

namespace grille::tools {

/// The options by which `query`, `export` and `sheet` choose puzzles of a store.
class FilterOptions {
 public:
  /// Declares --db, and --kind --level --score --arcs --dominoes --board --marks --run.
  void DeclareChoice(Options& options);

  /// Declares --order and --seed.
  void DeclareOrder(Options& options, db::Order unless_told);

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
  std::optional<NumberRange> arcs_;
  std::optional<NumberRange> dominoes_;
  std::optional<NumberRange> board_;
  std::optional<NumberRange> marks_;
  std::optional<uint64_t> run_;
  std::optional<db::Order> order_;
  db::Order order_unless_told_ = db::Order::kOldest;
  std::optional<uint64_t> seed_;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_FILTER_OPTIONS_H_
