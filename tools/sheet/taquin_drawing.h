#ifndef GRILLE_TOOLS_SHEET_TAQUIN_DRAWING_H_
#define GRILLE_TOOLS_SHEET_TAQUIN_DRAWING_H_

#include <memory>

#include "absl/status/statusor.h"
#include "solver/slide/taquin.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/slide_words.h"

namespace grille::sheet {

/// The drawer of taquins, those whose question is the parity among them.
const Drawer& TaquinDrawer();

/// A drawing that knows its board.
class TaquinDrawing : public Drawing {
 public:
  explicit TaquinDrawing(slide::Taquin taquin) : taquin_(std::move(taquin)) {}
  const slide::Taquin& taquin() const { return taquin_; }

  std::string_view Rule(Language language) const override { return TaquinRule(language); }

 private:
  slide::Taquin taquin_;
};

/// The drawing of a taquin whose question is whether it can be brought into order: its position and
/// the table of inversions to fill in, in the answer filled in.
std::unique_ptr<TaquinDrawing> MakeParityDrawing(slide::Taquin taquin);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_TAQUIN_DRAWING_H_
