#ifndef GRILLE_TOOLS_SHEET_PDF_FINISH_H_
#define GRILLE_TOOLS_SHEET_PDF_FINISH_H_

#include <string>

#include "absl/status/status.h"
#include "tools/sheet/document_info.h"
#include "tools/sheet/output_file.h"
#include "tools/sheet/page_frame.h"
#include "tools/sheet/pdf_options.h"

namespace grille::sheet {

/// Adds to a PDF what cairo, which has drawn it on the medium of `frame`, knows nothing of, and
/// writes it to `file`. `path` is the name of the file, for messages. Errors of the file are left
/// to its Commit.
absl::Status FinishPdf(const std::string& path, const std::string& drawn, const PageFrame& frame,
                       const DocumentInfo& info, const PdfOptions& options, OutputFile* file);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PDF_FINISH_H_
