#include "tools/grille/kind_filter.h"

namespace grille::tools {

std::vector<std::unique_ptr<KindFilter>> MakeKindFilters() {
  std::vector<std::unique_ptr<KindFilter>> filters;
  filters.push_back(MakeWyxFilter());
  filters.push_back(MakeMovesFilter());
  filters.push_back(MakeEtoileFilter());
  filters.push_back(MakeTaquinFilter());
  return filters;
}

}  // namespace grille::tools
