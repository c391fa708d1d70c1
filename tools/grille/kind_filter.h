#ifndef GRILLE_TOOLS_GRILLE_KIND_FILTER_H_
#define GRILLE_TOOLS_GRILLE_KIND_FILTER_H_

#include <memory>
#include <vector>

#include "db/query.h"
#include "solver/kind.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// What can be asked of the puzzles of one kind only.
class KindFilter {
 public:
  virtual ~KindFilter() = default;

  virtual const Kind& kind() const = 0;

  /// Declares the kind's options.
  virtual void Declare(Options& options) = 0;

  /// Their names, for a message: "--arcs, --dominoes, …".
  virtual std::string Names() const = 0;

  virtual bool AnyGiven() const = 0;

  /// Narrows the filter by what was given. InvalidArgument when that contradicts what is asked of
  /// all kinds.
  virtual absl::Status Apply(db::QueryFilter* filter) const = 0;
};

/// One for each kind that has such options.
std::vector<std::unique_ptr<KindFilter>> MakeKindFilters();

/// Wyx: --arcs, --dominoes, --board, --marks, --walkable.
std::unique_ptr<KindFilter> MakeWyxFilter();

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_KIND_FILTER_H_
