#ifndef GRILLE_TOOLS_GRILLE_SHEET_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_SHEET_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tools/grille/drawing_options.h"
#include "tools/grille/options.h"
#include "tools/sheet/sheet.h"

namespace grille::tools {

/// What `sheet` can be asked about the look of its pages.
class SheetLayoutOptions {
 public:
  void Declare(Options& options);

  /// What was asked for.
  sheet::SheetOptions Layout() const;

 private:
  sheet::SheetOptions layout_;
  DrawingOptions drawing_;
  std::optional<uint64_t> per_page_;
  std::optional<uint64_t> versions_;
  bool landscape_ = false;
  bool pips_only_ = false;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SHEET_OPTIONS_H_
