#include "tools/sheet/pdf_document.h"

#include <exception>
#include <qpdf/Pipeline.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include "absl/strings/str_cat.h"

namespace grille::sheet {
namespace {

/// Half the time of zlib's own choice for a twentieth more bytes.
constexpr int kCompressionLevel = 4;

class ToFile : public Pipeline {
 public:
  explicit ToFile(OutputFile* file) : Pipeline("file", nullptr), file_(file) {}
  void write(const unsigned char* data, size_t size) override { file_->Write(data, size); }
  void finish() override {}

 private:
  OutputFile* file_;
};

}  // namespace

absl::Status TryPdf(const std::string& name, const std::function<absl::Status()>& work) {
  // libqpdf has one level for all, which is set before the first document.
  static const bool kLevelIsSet = [] {
    Pl_Flate::setCompressionLevel(kCompressionLevel);
    return true;
  }();
  static_cast<void>(kLevelIsSet);
  try {
    return work();
  } catch (const std::exception& error) {
    return absl::InternalError(absl::StrCat(name, ": ", error.what()));
  }
}

void ReadPdf(const std::string& bytes, QPDF* document) {
  document->setSuppressWarnings(true);
  document->processMemoryFile("drawing", bytes.data(), bytes.size());
}

void WritePdfBytes(QPDF& document, OutputFile* file) {
  ToFile end(file);
  QPDFWriter writer(document);
  writer.setOutputPipeline(&end);
  writer.setObjectStreamMode(qpdf_o_generate);
  writer.setDeterministicID(true);
  writer.write();
}

}  // namespace grille::sheet
