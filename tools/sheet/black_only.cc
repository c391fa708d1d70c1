#include "tools/sheet/black_only.h"

#include <memory>
#include <qpdf/Buffer.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/Pl_String.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <set>
#include <string>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/grey.h"
#include "tools/sheet/grey_content.h"

namespace grille::sheet {
namespace {

std::string Deflated(const std::string& data) {
  std::string deflated;
  Pl_String end("deflated", nullptr, deflated);
  Pl_Flate deflate("deflate", &end, Pl_Flate::a_deflate);
  deflate.writeString(data);
  deflate.finish();
  return deflated;
}

void Replace(QPDFObjectHandle stream, const std::string& data) {
  stream.replaceStreamData(Deflated(data), QPDFObjectHandle::newName("/FlateDecode"),
                           QPDFObjectHandle::newNull());
}

bool IsName(QPDFObjectHandle object, const std::string& name) {
  return object.isNameAndEquals(name);
}

char Lightness(const unsigned char* rgb) {
  return static_cast<char>(GreyOf(rgb[0], rgb[1], rgb[2]));
}

/// Goes through everything that pages lead to, each thing once.
class Blackener {
 public:
  explicit Blackener(QPDF& document) : document_(document) {}

  absl::Status Page(QPDFPageObjectHelper page) {
    std::string content;
    Pl_String end("content", nullptr, content);
    page.pipeContents(&end);
    GRILLE_ASSIGN_OR_RETURN(content, GreyContent(content));
    QPDFObjectHandle stream = QPDFObjectHandle::newStream(&document_);
    Replace(stream, content);
    QPDFObjectHandle object = page.getObjectHandle();
    object.replaceKey("/Contents", stream);
    seen_.insert(stream.getObjGen());
    return Entries(object);
  }

 private:
  absl::Status Entries(QPDFObjectHandle dictionary) {
    for (const std::string& key : dictionary.getKeys()) {
      if (key == "/Parent") continue;
      QPDFObjectHandle value = dictionary.getKey(key);
      if (key == "/Group" && value.isDictionary()) GroupToGrey(value);
      if (key == "/ColorSpace" || key == "/CS") GRILLE_RETURN_IF_ERROR(Space(value));
      if (key == "/CharProcs") GRILLE_RETURN_IF_ERROR(Glyphs(value));
      GRILLE_RETURN_IF_ERROR(Object(value));
    }
    return absl::OkStatus();
  }

  absl::Status Object(QPDFObjectHandle object) {
    if (object.isIndirect() && !seen_.insert(object.getObjGen()).second) return absl::OkStatus();
    if (object.isArray()) {
      for (int i = 0; i < object.getArrayNItems(); ++i) {
        GRILLE_RETURN_IF_ERROR(Object(object.getArrayItem(i)));
      }
    }
    if (object.isDictionary()) return Entries(object);
    return object.isStream() ? Stream(object) : absl::OkStatus();
  }

  absl::Status Stream(QPDFObjectHandle stream) {
    QPDFObjectHandle dictionary = stream.getDict();
    if (IsName(dictionary.getKey("/Subtype"), "/Image")) ImageToGrey(stream);
    bool form = IsName(dictionary.getKey("/Subtype"), "/Form");
    bool pattern = dictionary.getKey("/PatternType").isInteger();
    if (form || pattern) GRILLE_RETURN_IF_ERROR(Content(stream));
    return Entries(dictionary);
  }

  absl::Status Glyphs(QPDFObjectHandle procedures) {
    for (const std::string& name : procedures.getKeys()) {
      QPDFObjectHandle glyph = procedures.getKey(name);
      if (seen_.insert(glyph.getObjGen()).second) GRILLE_RETURN_IF_ERROR(Content(glyph));
    }
    return absl::OkStatus();
  }

  static absl::Status Content(QPDFObjectHandle stream) {
    std::string content;
    Pl_String end("content", nullptr, content);
    stream.pipeStreamData(&end, 0, qpdf_dl_generalized);
    GRILLE_ASSIGN_OR_RETURN(content, GreyContent(content));
    Replace(stream, content);
    return absl::OkStatus();
  }

  static void GroupToGrey(QPDFObjectHandle group) {
    if (!group.hasKey("/CS")) return;
    group.replaceKey("/CS", QPDFObjectHandle::newName("/DeviceGray"));
  }

  /// Pictures come from fonts alone (emoji), and cairo writes them in this one way.
  static void ImageToGrey(QPDFObjectHandle image) {
    QPDFObjectHandle dictionary = image.getDict();
    bool rgb = IsName(dictionary.getKey("/ColorSpace"), "/DeviceRGB") &&
               dictionary.getKey("/BitsPerComponent").isInteger() &&
               dictionary.getKey("/BitsPerComponent").getIntValue() == 8 &&
               !dictionary.hasKey("/Decode");
    if (!rgb) return;
    std::shared_ptr<Buffer> data = image.getStreamData(qpdf_dl_all);
    std::string grey(data->getSize() / 3, '\0');
    for (size_t i = 0; i < grey.size(); ++i) grey[i] = Lightness(data->getBuffer() + 3 * i);
    Replace(image, grey);
    dictionary.replaceKey("/ColorSpace", QPDFObjectHandle::newName("/DeviceGray"));
  }

  /// A colour space by itself, or those that a page gives names to.
  static absl::Status Space(QPDFObjectHandle space) {
    if (space.isDictionary()) {
      for (const std::string& name : space.getKeys()) {
        GRILLE_RETURN_IF_ERROR(Space(space.getKey(name)));
      }
      return absl::OkStatus();
    }
    QPDFObjectHandle name = space;
    if (space.isArray() && space.getArrayNItems() >= 2) {
      bool based =
          IsName(space.getArrayItem(0), "/Pattern") || IsName(space.getArrayItem(0), "/Indexed");
      name = space.getArrayItem(based ? 1 : 0);
    }
    if (IsName(name, "/DeviceGray") || IsName(name, "/Pattern")) return absl::OkStatus();
    return absl::InternalError(absl::StrCat("a colour space that is not grey: ", space.unparse()));
  }

  QPDF& document_;
  std::set<QPDFObjGen> seen_;
};

}  // namespace

absl::Status MakeBlackOnly(QPDF& document) {
  Blackener blackener(document);
  int number = 0;
  for (const QPDFPageObjectHelper& page : QPDFPageDocumentHelper(document).getAllPages()) {
    absl::Status status = blackener.Page(page);
    ++number;
    if (!status.ok()) return Prefixed(absl::StrCat("page ", number).c_str(), status);
  }
  return absl::OkStatus();
}

}  // namespace grille::sheet
