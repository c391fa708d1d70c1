#include "tools/grille/terminal.h"

#include "solver/status.h"

namespace grille::tools {
namespace {

using DrawFunction = absl::StatusOr<std::string> (*)(std::string_view, std::string_view, bool);

struct Entry {
  std::string_view kind;
  DrawFunction draw;
};

constexpr Entry kDrawers[] = {
    {"wyx", DrawWyxInTerminal},
    {"etoile", DrawEtoileInTerminal},
    {"taquin", DrawTaquinInTerminal},
};

}  // namespace

absl::StatusOr<std::string> DrawInTerminal(const Kind& kind, std::string_view code,
                                           std::string_view solution, bool colour) {
  for (const Entry& entry : kDrawers) {
    if (entry.kind == kind.name()) return entry.draw(code, solution, colour);
  }
  return absl::UnimplementedError(
      absl::StrCat("puzzles of the kind ", ToAbsl(kind.name()), " cannot be drawn here"));
}

}  // namespace grille::tools
