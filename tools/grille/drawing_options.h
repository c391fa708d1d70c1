#ifndef GRILLE_TOOLS_GRILLE_DRAWING_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_DRAWING_OPTIONS_H_

#include <cstdint>
#include <optional>

#include "tools/grille/options.h"
#include "tools/sheet/drawer.h"

namespace grille::tools {

/// How puzzles are drawn, as `draw` and `sheet` can be asked.
class DrawingOptions {
 public:
  void Declare(Options& options);

  /// What was asked for.
  sheet::DrawOptions Drawing() const;

 private:
  sheet::DrawOptions drawing_;
  std::optional<uint64_t> hints_;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_DRAWING_OPTIONS_H_
