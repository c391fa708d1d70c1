#ifndef GRILLE_TOOLS_SHEET_PDF_DOCUMENT_H_
#define GRILLE_TOOLS_SHEET_PDF_DOCUMENT_H_

#include <functional>
#include <string>

#include "absl/status/status.h"
#include "tools/sheet/output_file.h"

class QPDF;

namespace grille::sheet {

/// Does what may throw as libqpdf throws; that then becomes an error with `name`, the name of the
/// file, in front: Internal, or what fits where the file cannot be opened or read.
absl::Status TryPdf(const std::string& name, const std::function<absl::Status()>& work);

/// Reads a document that was made in memory. `bytes` must stay while the document does. May throw.
void ReadPdf(const std::string& bytes, QPDF* document);

/// Opens a document on disk, which is read as it is needed. May throw.
void OpenPdf(const std::string& path, QPDF* document);

/// Writes a document to `file`, small, and identified by what it holds alone. Errors of the file
/// are left to its Commit. May throw.
void WritePdfBytes(QPDF& document, OutputFile* file);

/// Writes a document to a file of that name (output_file.h, also for `publisher`).
absl::Status WritePdfDocument(QPDF& document, const std::string& path, const Publisher& publisher);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PDF_DOCUMENT_H_
