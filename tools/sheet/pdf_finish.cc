#include "tools/sheet/pdf_finish.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <vector>

#include "solver/status.h"
#include "tools/sheet/black_only.h"
#include "tools/sheet/booklet.h"
#include "tools/sheet/pdf_document.h"

namespace grille::sheet {
namespace {

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
  if (options.booklet) ImposeBooklet(document);
  return absl::OkStatus();
}

}  // namespace

absl::Status FinishPdf(const std::string& path, const std::string& drawn, const PageFrame& frame,
                       const DocumentInfo& info, const PdfOptions& options, OutputFile* file) {
  return TryPdf(path, [&] {
    QPDF document;
    ReadPdf(drawn, &document);
    absl::Status finished = Finish(document, frame, info, options);
    if (!finished.ok()) return Prefixed(path, finished);
    WritePdfBytes(document, file);
    return absl::OkStatus();
  });
}

}  // namespace grille::sheet
