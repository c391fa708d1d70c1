#include "tools/sheet/qr_code.h"

#include <qrencode.h>

#include <array>
#include <map>
#include <utility>

namespace grille::sheet {
namespace {

struct Release {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

/// A corner of modules.
using Corner = std::pair<int, int>;

}  // namespace

absl::StatusOr<QrCode> QrCode::Encode(const std::string& text) {
  std::unique_ptr<QRcode, Release> code(QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M));
  if (code == nullptr) return absl::InvalidArgumentError("too long for a QR code");
  QrCode result;
  result.side_ = code->width;
  for (int i = 0; i < code->width * code->width; ++i) {
    result.modules_ += (code->data[i] & 1) != 0 ? '1' : '0';
  }
  return result;
}

bool QrCode::IsDark(int column, int row) const {
  bool inside = column >= 0 && row >= 0 && column < side_ && row < side_;
  return inside && modules_[static_cast<size_t>(row) * static_cast<size_t>(side_) +
                            static_cast<size_t>(column)] == '1';
}

// Square by square, a viewer would show hairlines between them. So the outline is drawn: the edges
// between dark and light modules, the dark one always on the right, strung together.
void QrCode::Draw(Canvas& canvas, const Box& box, Colour ink) const {
  std::multimap<Corner, Corner> edges;
  for (int row = 0; row < side_; ++row) {
    for (int column = 0; column < side_; ++column) {
      if (!IsDark(column, row)) continue;
      std::array<Corner, 4> corners = {
          {{column, row}, {column + 1, row}, {column + 1, row + 1}, {column, row + 1}}};
      std::array<bool, 4> light = {!IsDark(column, row - 1), !IsDark(column + 1, row),
                                   !IsDark(column, row + 1), !IsDark(column - 1, row)};
      for (size_t i = 0; i < 4; ++i) {
        if (light[i]) edges.emplace(corners[i], corners[(i + 1) % 4]);
      }
    }
  }
  double module = box.w / side_;
  auto at = [&](const Corner& corner) {
    return Point{box.x + corner.first * module, box.y + corner.second * module};
  };
  while (!edges.empty()) {
    Corner first = edges.begin()->first;
    Corner here = first;
    canvas.MoveTo(at(first));
    do {
      auto edge = edges.find(here);
      here = edge->second;
      edges.erase(edge);
      canvas.LineTo(at(here));
    } while (here != first);
    canvas.ClosePath();
  }
  canvas.Fill(ink);
}

}  // namespace grille::sheet
