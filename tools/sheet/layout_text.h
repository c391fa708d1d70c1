#ifndef GRILLE_TOOLS_SHEET_LAYOUT_TEXT_H_
#define GRILLE_TOOLS_SHEET_LAYOUT_TEXT_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "tools/sheet/sheet.h"

// The layout of a sheet as a text, for a store to keep: JSON, a member for each field of
// SheetOptions under the field's own name, structs as objects, colours as "#rrggbb".

namespace grille::sheet {

/// The layout as text; its title and footer as they are printed (plain_text.h).
std::string LayoutText(const SheetOptions& options);

/// The layout that such a text tells, equal to the one that it was made from. FailedPrecondition,
/// naming the field, when the text has a field that this program does not know, lacks one, or says
/// what cannot be: another version wrote it.
absl::StatusOr<SheetOptions> ReadLayout(std::string_view text);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_LAYOUT_TEXT_H_
