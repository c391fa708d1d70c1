// cairo draws, in memory; libqpdf adds what cairo knows nothing of.

#include <cairo-pdf.h>

#include <memory>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/black_only.h"
#include "tools/sheet/booklet.h"
#include "tools/sheet/cairo_handles.h"
#include "tools/sheet/page_frame.h"
#include "tools/sheet/pdf_document.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

constexpr double kMaxBleed = 20;
constexpr double kLongestSide = 5000;  // PDF knows no more than 200 inches

bool IsSide(double length) { return length >= 1 && length <= kLongestSide; }

absl::Status Check(const Paper& trim, int pages, const PdfOptions& options) {
  if (pages < 1) return absl::InvalidArgumentError("a PDF needs at least one page");
  if (!IsSide(trim.width) || !IsSide(trim.height)) {
    return absl::InvalidArgumentError(absl::StrCat("a page has 1 to ", kLongestSide, " mm a side"));
  }
  if (!(options.bleed >= 0 && options.bleed <= kMaxBleed)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the bleed is 0 to ", kMaxBleed, " mm, not ", options.bleed));
  }
  bool framed = options.bleed > 0 || options.crop_marks;
  if (options.booklet && (framed || !options.outline.empty())) {
    return absl::InvalidArgumentError("a booklet has no bleed, crop marks or bookmarks");
  }
  for (const Bookmark& mark : options.outline) {
    if (mark.page >= 0 && mark.page < pages) continue;
    return absl::InvalidArgumentError(absl::StrCat("no page ", mark.page + 1, " for a bookmark"));
  }
  return absl::OkStatus();
}

/// Everything that is drawn, on media with room for bleed and marks.
absl::StatusOr<std::string> Draw(const std::string& path, const PageFrame& frame, Language language,
                                 int pages, const PageFunction& draw) {
  std::string bytes;
  Box media = frame.Media();
  SurfaceHandle surface(cairo_pdf_surface_create_for_stream(
      &AppendBytes, &bytes, media.w / kMmPerPoint, media.h / kMmPerPoint));
  // A date must be there, or cairo takes the clock's.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                 "2000-01-01T00:00:00Z");
  {
    ContextHandle context = MakeContext(surface.get(), 1 / kMmPerPoint);
    cairo_translate(context.get(), -media.x, -media.y);
    Canvas canvas(context.get(), language);
    for (int i = 0; i < pages && cairo_status(context.get()) == CAIRO_STATUS_SUCCESS; ++i) {
      cairo_save(context.get());
      if (frame.any()) {
        Box bleed = frame.Bleed();
        cairo_rectangle(context.get(), bleed.x, bleed.y, bleed.w, bleed.h);
        cairo_clip(context.get());
      }
      draw(canvas, i);
      cairo_show_page(context.get());
      cairo_restore(context.get());
    }
  }
  cairo_surface_finish(surface.get());
  GRILLE_RETURN_IF_ERROR(StatusOf(cairo_surface_status(surface.get()), path));
  return bytes;
}

/// A box as PDF counts: points, from the bottom left corner of the medium.
QPDFObjectHandle PdfBox(const Box& box, const Box& media) {
  QPDFObjectHandle array = QPDFObjectHandle::newArray();
  for (double edge : {box.x - media.x, media.bottom() - box.bottom(), box.right() - media.x,
                      media.bottom() - box.y}) {
    array.appendItem(QPDFObjectHandle::newReal(edge / kMmPerPoint, 4));
  }
  return array;
}

void SetFrame(QPDF& document, const PageFrame& frame) {
  Box media = frame.Media();
  QPDFObjectHandle marks;
  if (frame.crop_marks()) marks = QPDFObjectHandle::newStream(&document, frame.CropMarks());
  for (QPDFPageObjectHelper page : QPDFPageDocumentHelper(document).getAllPages()) {
    QPDFObjectHandle object = page.getObjectHandle();
    object.replaceKey("/MediaBox", PdfBox(media, media));
    object.replaceKey("/CropBox", PdfBox(media, media));
    object.replaceKey("/BleedBox", PdfBox(frame.Bleed(), media));
    object.replaceKey("/TrimBox", PdfBox(frame.Trim(), media));
    // In front: behind the drawing, its own transformation would still be in force.
    if (frame.crop_marks()) page.addPageContents(marks, /*first=*/true);
  }
}

void SetProperties(QPDF& document, const DocumentInfo& info) {
  QPDFObjectHandle properties = QPDFObjectHandle::newDictionary();
  properties.replaceKey("/Creator", QPDFObjectHandle::newString("grille"));
  QPDFObjectHandle root = document.getRoot();
  root.replaceKey("/Lang",
                  QPDFObjectHandle::newString(std::string(words::LanguageCode(info.language))));
  if (!info.title.empty()) {
    properties.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(info.title));
    root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<< /DisplayDocTitle true >>"));
  }
  document.getTrailer().replaceKey("/Info", document.makeIndirectObject(properties));
}

void SetOutline(QPDF& document, const std::vector<Bookmark>& outline) {
  std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(document).getAllPages();
  QPDFObjectHandle list = document.makeIndirectObject(QPDFObjectHandle::newDictionary());
  QPDFObjectHandle last;
  for (const Bookmark& mark : outline) {
    QPDFObjectHandle item = document.makeIndirectObject(QPDFObjectHandle::newDictionary());
    item.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(mark.title));
    item.replaceKey("/Parent", list);
    QPDFObjectHandle target = QPDFObjectHandle::newArray();
    target.appendItem(pages[static_cast<size_t>(mark.page)].getObjectHandle());
    target.appendItem(QPDFObjectHandle::newName("/Fit"));
    item.replaceKey("/Dest", target);
    if (last.isInitialized()) {
      item.replaceKey("/Prev", last);
      last.replaceKey("/Next", item);
    } else {
      list.replaceKey("/First", item);
    }
    last = item;
  }
  list.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
  list.replaceKey("/Last", last);
  list.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<int>(outline.size())));
  document.getRoot().replaceKey("/Outlines", list);
  document.getRoot().replaceKey("/PageMode", QPDFObjectHandle::newName("/UseOutlines"));
}

absl::Status Finish(QPDF& document, const PageFrame& frame, const DocumentInfo& info,
                    const PdfOptions& options) {
  if (options.black_only) GRILLE_RETURN_IF_ERROR(MakeBlackOnly(document));
  SetFrame(document, frame);
  document.getTrailer().removeKey("/Info");
  if (options.properties) SetProperties(document, info);
  if (!options.outline.empty()) SetOutline(document, options.outline);
  return options.booklet ? ImposeBooklet(document) : absl::OkStatus();
}

}  // namespace

absl::Status WritePdf(const std::string& path, const Paper& trim, const DocumentInfo& info,
                      int pages, const PageFunction& draw, const Publisher& publisher,
                      const PdfOptions& options) {
  GRILLE_RETURN_IF_ERROR(Check(trim, pages, options));
  // First of all, so that a name nobody can write to costs no drawing.
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<OutputFile> file, OutputFile::Create(path));
  PageFrame frame(trim, options);
  GRILLE_ASSIGN_OR_RETURN(std::string drawn, Draw(path, frame, info.language, pages, draw));
  absl::Status status = TryPdf(path, [&] {
    QPDF document;
    ReadPdf(drawn, &document);
    absl::Status finished = Finish(document, frame, info, options);
    if (!finished.ok()) return Prefixed(path, finished);
    WritePdfBytes(document, file.get());
    return absl::OkStatus();
  });
  return file->Commit(status, publisher);
}

}  // namespace grille::sheet
