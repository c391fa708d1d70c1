#ifndef GRILLE_TOOLS_GRILLE_PRINTING_H_
#define GRILLE_TOOLS_GRILLE_PRINTING_H_

#include <string>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "tools/book/book_plan.h"
#include "tools/sheet/output_file.h"
#include "tools/sheet/sheet.h"

// Sheets and books are written as WriteSheet and WriteBook do it; what was written is said on
// stderr.

namespace grille::tools {

absl::Status PrintSheet(const std::string& output, absl::Span<const sheet::SheetPuzzle> puzzles,
                        const sheet::SheetOptions& layout,
                        const sheet::FilesPublisher& publisher = {});

/// Also tells how far it is.
absl::Status PrintBook(const std::string& output, const book::BookPlan& plan,
                       const sheet::FilesPublisher& publisher = {});

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_PRINTING_H_
