#include "tools/sheet/booklet.h"

#include <cmath>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/pdf_document.h"

namespace grille::sheet {
namespace {

constexpr double kSizeTolerancePt = 0.5;

struct Size {
  double width, height;
};

Size SizeOf(QPDFPageObjectHelper page) {
  QPDFObjectHandle::Rectangle box = page.getTrimBox().getArrayAsRectangle();
  return {box.urx - box.llx, box.ury - box.lly};
}

bool SameSize(Size a, Size b) {
  return std::abs(a.width - b.width) <= kSizeTolerancePt &&
         std::abs(a.height - b.height) <= kSizeTolerancePt;
}

/// The sheet for two pages: twice as wide, but for A5 it is A4, which is a millimetre wider.
Size SheetFor(Size page) {
  Size a5 = {kA5.width / kMmPerPoint, kA5.height / kMmPerPoint};
  if (SameSize(page, a5)) return {kA4.height / kMmPerPoint, page.height};
  return {2 * page.width, page.height};
}

/// An empty sheet of that size, at the end of the document.
QPDFPageObjectHelper AddSheet(QPDF& document, Size size) {
  QPDFObjectHandle box = QPDFObjectHandle::newFromRectangle({0, 0, size.width, size.height});
  QPDFObjectHandle sheet = document.makeIndirectObject(QPDFObjectHandle::newDictionary());
  sheet.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
  for (const char* name : {"/MediaBox", "/CropBox", "/BleedBox", "/TrimBox"}) {
    sheet.replaceKey(name, box.shallowCopy());
  }
  QPDFObjectHandle resources = QPDFObjectHandle::newDictionary();
  resources.replaceKey("/XObject", QPDFObjectHandle::newDictionary());
  sheet.replaceKey("/Resources", resources);
  QPDFPageDocumentHelper(document).addPage(QPDFPageObjectHelper(sheet), /*first=*/false);
  return QPDFPageObjectHelper(sheet);
}

enum class Half { kLeft, kRight };

/// What draws `page` beside the fold of the sheet; makes the page one of the sheet's resources.
std::string Place(QPDFPageObjectHelper sheet, QPDFPageObjectHelper page, Half half) {
  Size size = SizeOf(page);
  double fold = SizeOf(sheet).width / 2;
  double left = half == Half::kLeft ? fold - size.width : fold;
  std::string name = half == Half::kLeft ? "/Left" : "/Right";
  QPDFObjectHandle form = page.getFormXObjectForPage();
  // What is blended is blended on the sheet, in the colour space of the page: grey within a group
  // of a sheet without one would be printed in all inks.
  QPDFObjectHandle group = form.getDict().getKey("/Group");
  form.getDict().removeKey("/Group");
  if (group.isDictionary()) sheet.getObjectHandle().replaceKey("/Group", group.shallowCopy());
  QPDFObjectHandle forms = sheet.getObjectHandle().getKey("/Resources").getKey("/XObject");
  forms.replaceKey(name, page.getObjectHandle().getOwningQPDF()->makeIndirectObject(form));
  return page.placeFormXObject(form, name, {left, 0, left + size.width, size.height},
                               /*invert_transformations=*/false, /*allow_shrink=*/false,
                               /*allow_expand=*/false);
}

}  // namespace

std::vector<int> BookletOrder(int pages) {
  int last = (pages + 3) / 4 * 4 - 1;
  std::vector<int> order;
  for (int first = 0; first < last; ++first, --last) {
    bool front = first % 2 == 0;
    order.push_back(front ? last : first);
    order.push_back(front ? first : last);
  }
  for (int& page : order) {
    if (page >= pages) page = -1;
  }
  return order;
}

void ImposeBooklet(QPDF& document) {
  QPDFPageDocumentHelper helper(document);
  std::vector<QPDFPageObjectHelper> pages = helper.getAllPages();
  Size size = SizeOf(pages.front());
  for (const QPDFPageObjectHelper& page : pages) helper.removePage(page);
  std::vector<int> order = BookletOrder(static_cast<int>(pages.size()));
  for (size_t i = 0; i < order.size(); i += 2) {
    QPDFPageObjectHelper sheet = AddSheet(document, SheetFor(size));
    std::string content;
    for (Half half : {Half::kLeft, Half::kRight}) {
      int page = order[i + static_cast<size_t>(half)];
      if (page >= 0) content += Place(sheet, pages[static_cast<size_t>(page)], half);
    }
    sheet.getObjectHandle().replaceKey("/Contents",
                                       QPDFObjectHandle::newStream(&document, content));
  }
  for (const char* key : {"/Outlines", "/PageMode", "/PageLabels", "/Dests", "/Names",
                          "/OpenAction", "/StructTreeRoot"}) {
    document.getRoot().removeKey(key);
  }
}

}  // namespace grille::sheet
