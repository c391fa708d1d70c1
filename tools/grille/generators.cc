#include "tools/grille/generators.h"

namespace grille::tools {

std::vector<std::unique_ptr<Generator>> MakeGenerators() {
  std::vector<std::unique_ptr<Generator>> generators;
  generators.push_back(MakeWyxGenerator());
  return generators;
}

}  // namespace grille::tools
