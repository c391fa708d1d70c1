// A line of an import, a code or a JSON object, up to its proof.

#include "solver/kind.h"
#include "tests/fuzz/fuzz.h"
#include "tools/grille/code_reader.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace grille;
  auto code = tools::CodeInLine(fuzz::Text(data, size));
  if (!code.ok()) return 0;
  auto kind = KindOfCode(*code);
  if (!kind.ok()) return 0;
  auto puzzle = (*kind)->Prove(*code, fuzz::kNodes);
  if (!puzzle.ok()) return 0;
  auto text = (*kind)->Describe(*puzzle);
  fuzz::Require(text.ok(), "what is proved can be described");
  auto again = (*kind)->Prove(text->code, fuzz::kNodes);
  fuzz::Require(again.ok() && again->key == puzzle->key, "and proved again as the same puzzle");
  return 0;
}
