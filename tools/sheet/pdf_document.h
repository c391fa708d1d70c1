#ifndef GRILLE_TOOLS_SHEET_PDF_DOCUMENT_H_
#define GRILLE_TOOLS_SHEET_PDF_DOCUMENT_H_

#include <functional>
#include <string>

#include "absl/status/status.h"
#include "tools/sheet/output_file.h"

class QPDF;

namespace grille::sheet {

/// Does what may throw as libqpdf throws; that then becomes an Internal error with `name`, the name
/// of the file, in front.
absl::Status TryPdf(const std::string& name, const std::function<absl::Status()>& work);

/// Reads a document that was made in memory. `bytes` must stay while the document does. May throw.
void ReadPdf(const std::string& bytes, QPDF* document);

/// Writes a document to `file`, small, and identified by what it holds alone. Errors of the file
/// are left to its Commit. May throw.
void WritePdfBytes(QPDF& document, OutputFile* file);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PDF_DOCUMENT_H_
