#ifndef GRILLE_TESTS_TOOLS_PAGE_PICTURE_H_
#define GRILLE_TESTS_TOOLS_PAGE_PICTURE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tools/sheet/theme.h"

namespace grille::sheet {

// Pages as pictures that are kept, and how they are compared.
//
// A page is rendered six times finer than it is kept, and averaged, so that it hardly shows how a
// renderer smooths edges and rounds lines to whole dots. Two pictures are of the same page when,
// blurred over 3 × 3 dots, at most kFewDots of them differ by more than kTolerance of 255.
//
// Measured: rendered by pdftocairo, which shares no more than the fonts with pdftoppm, some dot of
// every page differs by 19 to 31, the third most by 28 at the most; what is kept, in fewer colours,
// by 11. An n of eight points and grey that becomes an m is seen, and so is half a line between
// cells that is missing (page_pictures_test.cc); letters that are nearly the same, such as an e for
// an a in small print, and the faint lines under an answer are not.

inline constexpr int kDotsPerInch = 75;
inline constexpr int kFiner = 6;
inline constexpr int kTolerance = 30;
inline constexpr int kFewDots = 2;

/// A page as dots of one channel, grey, or of three, colour; 0 dark to 255 light.
class PagePicture {
 public:
  /// No dots.
  PagePicture() = default;

  /// What pdftoppm makes of a page of a PDF, counted from 1.
  static PagePicture OfPage(const std::string& pdf, int page, bool colour);

  /// A picture in a file, in colour or made grey; nothing when there is none.
  static std::optional<PagePicture> ReadPng(const std::string& path, bool colour);

  /// Dots that are the mean of kFiner by kFiner dots each.
  PagePicture Averaged() const;

  /// Keeps it in a file that is small: its commonest colours, all others as the nearest of those.
  /// Expects that it can be written.
  void WritePng(const std::string& path) const;

  int width() const { return width_; }
  int height() const { return height_; }
  bool colour() const { return channels_ == 3; }

  /// Requires a place within.
  Colour At(int x, int y) const;

  /// How many dots differ from those of a picture of the same size and kind.
  int DotsThatDiffer(const PagePicture& other) const;

  /// The same as a picture: what both have is pale, what differs black.
  PagePicture Differences(const PagePicture& other) const;

 private:
  PagePicture(int width, int height, int channels)
      : width_(width),
        height_(height),
        channels_(channels),
        samples_(static_cast<size_t>(width) * static_cast<size_t>(height) *
                 static_cast<size_t>(channels)) {}

  size_t Index(int x, int y) const {
    return (static_cast<size_t>(y) * static_cast<size_t>(width_) + static_cast<size_t>(x)) *
           static_cast<size_t>(channels_);
  }
  PagePicture Blurred() const;
  std::vector<uint8_t> Steps(const PagePicture& other) const;

  int width_ = 0;
  int height_ = 0;
  int channels_ = 1;
  std::vector<uint8_t> samples_;
};

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_PAGE_PICTURE_H_
