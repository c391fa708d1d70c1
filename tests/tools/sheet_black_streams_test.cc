// Black that is only black, in a document that cairo would not write.

#include <gtest/gtest.h>

#include <memory>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <string>

#include "solver/status.h"
#include "tools/sheet/black_only.h"

namespace grille::sheet {
namespace {

/// A document of one page with every kind of stream that can set a colour.
std::unique_ptr<QPDF> Document(const std::string& space) {
  auto document = std::make_unique<QPDF>();
  document->emptyPDF();
  auto add = [&](const std::string& dictionary, const std::string& data) {
    QPDFObjectHandle stream = QPDFObjectHandle::newStream(document.get(), data);
    stream.replaceDict(QPDFObjectHandle::parse(document.get(), dictionary));
    stream.replaceStreamData(data, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
    return stream.unparse();
  };
  std::string colour = "0.5 0.5 0.5 rg 0 0 1 1 re f";
  std::string pixels = {'\x40', '\x40', '\x40', '\xff', '\0', '\0'};
  std::string image =
      add("<</Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 "
          "/ColorSpace /DeviceRGB>>",
          pixels);
  std::string form =
      add("<</Type /XObject /Subtype /Form /BBox [0 0 9 9] /Group <</S /Transparency "
          "/CS /DeviceRGB>> /Resources <</XObject <</I " +
              image + ">>>>>>",
          colour + " /I Do");
  std::string pattern =
      add("<</PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 "
          "/YStep 9 /Resources <<>>>>",
          colour);
  std::string glyph = add("<<>>", "9 0 d0 " + colour);
  std::string content = add("<<>>", colour + " /F Do");
  QPDFObjectHandle page = QPDFObjectHandle::parse(
      document.get(),
      "<</Type /Page /MediaBox [0 0 99 99] /Contents " + content +
          " /Group <</S /Transparency /CS /DeviceRGB>> /Resources <</XObject <</F " + form +
          ">> /Pattern <</P " + pattern + ">> /ColorSpace <</C " + space +
          ">> /Font <</T <</Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix "
          "[1 0 0 1 0 0] /CharProcs <</a " +
          glyph +
          ">> /Encoding <</Differences [97 /a]>> /FirstChar 97 /LastChar 97 /Widths [9]>>>>>>>>");
  QPDFPageDocumentHelper(*document).addPage(
      QPDFPageObjectHelper(document->makeIndirectObject(page)), false);
  return document;
}

TEST(BlackOnlyTest, ReachesEveryStream) {
  std::unique_ptr<QPDF> document = Document("[/Pattern /DeviceGray]");
  absl::Status status = MakeBlackOnly(*document);
  ASSERT_TRUE(status.ok()) << status;
  int grey = 0;
  for (QPDFObjectHandle object : document->getAllObjects()) {
    EXPECT_EQ(object.unparseResolved().find("RGB"), std::string::npos) << object.unparseResolved();
    if (!object.isStream()) continue;
    EXPECT_EQ(object.getDict().unparse().find("RGB"), std::string::npos);
    std::shared_ptr<Buffer> data = object.getStreamData();
    std::string text(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
    // The page's own old content is left without anybody who knows it.
    grey += text.find("0.5 g 0 0 1 1 re f") != text.npos;
    if (object.getDict().getKey("/Subtype").isNameAndEquals("/Image")) {
      EXPECT_EQ(text, std::string("\x40\x36"));
    }
  }
  EXPECT_EQ(grey, 4);
}

TEST(BlackOnlyTest, ColourSpacesAreErrorsThatNameThePage) {
  for (const char* space : {"/DeviceRGB", "/DeviceCMYK", "[/Pattern /DeviceRGB]",
                            "[/Indexed /DeviceRGB 1 <000000ffffff>]", "[/CalRGB <<>>]"}) {
    absl::Status status = MakeBlackOnly(*Document(space));
    EXPECT_EQ(status.code(), absl::StatusCode::kInternal) << space;
    EXPECT_EQ(MessageOf(status).substr(0, 7), "page 1:") << status;
  }
}

}  // namespace
}  // namespace grille::sheet
