#include "tools/book/write_book.h"

#include "solver/status.h"
#include "tools/book/cover.h"
#include "tools/sheet/surface.h"

namespace grille::book {
namespace {

constexpr double kPrinterBleed = 3;

sheet::PdfOptions PdfOf(const BookPlan& plan) {
  const Book& book = plan.book();
  sheet::PdfOptions pdf;
  pdf.black_only = book.theme.IsGrey();
  pdf.booklet = book.booklet;
  pdf.properties = book.profile != Profile::kPrintOnDemand;
  if (book.profile == Profile::kPrinter) {
    pdf.bleed = kPrinterBleed;
    pdf.crop_marks = true;
  }
  if (book.profile == Profile::kOffice && !book.booklet) {
    for (const Section& section : plan.sections()) {
      pdf.outline.push_back({section.title, section.page});
    }
  }
  return pdf;
}

}  // namespace

bool HasCover(const Book& book) { return book.profile == Profile::kPrintOnDemand; }

std::string CoverFileOf(const std::string& path) { return sheet::FileBeside(path, "-cover"); }

absl::Status WriteBook(const std::string& path, const BookPlan& plan, const PageProgress& progress,
                       const sheet::FilesPublisher& publisher) {
  const Book& book = plan.book();
  sheet::DocumentInfo info = {.title = book.title, .language = book.language};
  auto page = [&](sheet::Canvas& canvas, int index) {
    plan.DrawPage(canvas, index);
    if (progress) progress(index + 1);
  };
  sheet::FileWriter pages = [&](const sheet::Publisher& own) {
    return WritePdf(path, book.paper, info, plan.page_count(), page, own, PdfOf(plan));
  };
  sheet::FileWriter cover;
  if (HasCover(book)) {
    cover = [&](const sheet::Publisher& own) {
      return WritePdf(
          CoverFileOf(path), CoverSize(plan), info, 1,
          [&](sheet::Canvas& canvas, int /*page*/) { DrawCover(canvas, plan); }, own,
          {.bleed = kCoverBleed, .black_only = book.theme.IsGrey(), .properties = false});
    };
  }
  return WriteFiles(pages, cover, publisher);
}

}  // namespace grille::book
