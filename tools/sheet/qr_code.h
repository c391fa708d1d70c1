#ifndef GRILLE_TOOLS_SHEET_QR_CODE_H_
#define GRILLE_TOOLS_SHEET_QR_CODE_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// A text as a QR code (ISO/IEC 18004) that stays readable when 15 % of it is lost.
class QrCode {
 public:
  /// InvalidArgument for texts that are empty or too long.
  static absl::StatusOr<QrCode> Encode(const std::string& text);

  /// Modules a side, without the margin.
  int side() const { return side_; }

  /// Draws the modules, without the margin of four that must stay free round them.
  void Draw(Canvas& canvas, const Box& box, Colour ink) const;

 private:
  QrCode() = default;
  bool IsDark(int column, int row) const;

  int side_ = 0;
  std::string modules_;  ///< row by row; 1 for a dark one
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_QR_CODE_H_
