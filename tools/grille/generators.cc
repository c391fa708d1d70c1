#include "tools/grille/generators.h"

namespace grille::tools {

std::vector<std::unique_ptr<Generator>> MakeGenerators() {
  std::vector<std::unique_ptr<Generator>> generators;
  generators.push_back(MakeWyxGenerator());
  generators.push_back(MakeEtoileGenerator());
  generators.push_back(MakeTaquinGenerator());
  return generators;
}

}  // namespace grille::tools
