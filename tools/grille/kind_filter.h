#ifndef GRILLE_TOOLS_GRILLE_KIND_FILTER_H_
#define GRILLE_TOOLS_GRILLE_KIND_FILTER_H_

#include <memory>
#include <vector>

#include "db/query.h"
#include "solver/kind.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// What can be asked only of puzzles that have such a thing: options that go together, for one kind
/// or several.
class KindFilter {
 public:
  virtual ~KindFilter() = default;

  /// The kinds that have it, in the order of their ids.
  virtual std::vector<const Kind*> Kinds() const = 0;

  /// Declares the options.
  virtual void Declare(Options& options) = 0;

  /// Their names, for a message: "--arcs, --dominoes, …".
  virtual std::string Names() const = 0;

  virtual bool AnyGiven() const = 0;

  /// Narrows the filter by what was given. InvalidArgument when that contradicts what is asked of
  /// all kinds.
  virtual absl::Status Apply(db::QueryFilter* filter) const = 0;
};

/// All of them. No two that set the same field of a filter share a kind.
std::vector<std::unique_ptr<KindFilter>> MakeKindFilters();

/// Wyx: --arcs, --dominoes, --board, --marks, --walkable.
std::unique_ptr<KindFilter> MakeWyxFilter();

/// Patiences and taquins: --moves.
std::unique_ptr<KindFilter> MakeMovesFilter();

/// Patiences: --colours, --letters.
std::unique_ptr<KindFilter> MakeEtoileFilter();

/// Taquins: --size, --parity.
std::unique_ptr<KindFilter> MakeTaquinFilter();

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_KIND_FILTER_H_
