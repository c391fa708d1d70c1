#include "tools/book/example.h"

namespace grille::book {
namespace {

/// Examples can be read; a test makes sure.
std::shared_ptr<const sheet::Drawing> Read(const Example& example) {
  return *sheet::FindDrawer(example.kind)->Read(example.code, example.solution);
}

}  // namespace

BoxDrawing ExamplePuzzle(const Example& example, const DrawOptions& options) {
  return [drawing = Read(example), options](Canvas& canvas, const Box& box) {
    drawing->Draw(canvas, box, options);
  };
}

BoxDrawing ExampleAnswer(const Example& example, const DrawOptions& options) {
  return [drawing = Read(example), options](Canvas& canvas, const Box& box) {
    drawing->DrawAnswer(canvas, box, options);
  };
}

}  // namespace grille::book
