#include "tools/grille/kind_filter.h"

namespace grille::tools {

std::vector<std::unique_ptr<KindFilter>> MakeKindFilters() {
  std::vector<std::unique_ptr<KindFilter>> filters;
  filters.push_back(MakeWyxFilter());
  return filters;
}

}  // namespace grille::tools
