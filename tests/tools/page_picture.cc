#include "tests/tools/page_picture.h"

#include <gtest/gtest.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string_view>
#include <utility>

#include "tests/tools/sheet_scratch.h"

namespace grille::sheet {
namespace {

using Dot = std::array<uint8_t, 3>;

constexpr size_t kGreys = 16;
constexpr size_t kColours = 256;
constexpr int kNear = 3 * 12 * 12;

int Distance(const Dot& a, const Dot& b) {
  int sum = 0;
  for (size_t i = 0; i < 3; ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

std::vector<Dot>::const_iterator Nearest(const std::vector<Dot>& dots, const Dot& dot) {
  return std::min_element(dots.begin(), dots.end(), [&](const Dot& a, const Dot& b) {
    return Distance(a, dot) < Distance(b, dot);
  });
}

/// The commonest, but none that is near one that is kept already.
std::vector<Dot> KeptDots(const std::map<Dot, int>& seen, size_t most) {
  std::vector<std::pair<int, Dot>> commonest;
  commonest.reserve(seen.size());
  for (const auto& [dot, times] : seen) commonest.emplace_back(-times, dot);
  std::sort(commonest.begin(), commonest.end());
  std::vector<Dot> kept;
  for (const auto& [times, dot] : commonest) {
    if (kept.size() == most) break;
    if (kept.empty() || Distance(*Nearest(kept, dot), dot) >= kNear) kept.push_back(dot);
  }
  return kept;
}

}  // namespace

PagePicture PagePicture::OfPage(const std::string& pdf, int page, bool colour) {
  std::string number = std::to_string(page);
  std::string pnm = Output("pdftoppm -singlefile" + std::string(colour ? "" : " -gray") + " -r " +
                           std::to_string(kFiner * kDotsPerInch) + " -f " + number + " " + pdf);
  int width = 0;
  int height = 0;
  int header = 0;
  if (std::sscanf(pnm.c_str(), colour ? "P6 %d %d 255%n" : "P5 %d %d 255%n", &width, &height,
                  &header) != 2) {
    ADD_FAILURE() << pdf << " has no page " << page;
    return {};
  }
  PagePicture fine(width, height, colour ? 3 : 1);
  std::string_view samples = std::string_view(pnm).substr(static_cast<size_t>(header) + 1);
  EXPECT_EQ(samples.size(), fine.samples_.size());
  std::copy(samples.begin(), samples.end(), fine.samples_.begin());
  return fine.Averaged();
}

Colour PagePicture::At(int x, int y) const {
  const uint8_t* dot = &samples_.at(Index(x, y));
  if (!colour()) return Grey(dot[0]);
  return {dot[0] / 255.0, dot[1] / 255.0, dot[2] / 255.0};
}

PagePicture PagePicture::Averaged() const {
  // A rest at the right or below is less than a dot.
  PagePicture picture(width_ / kFiner, height_ / kFiner, channels_);
  size_t channels = static_cast<size_t>(channels_);
  size_t step = kFiner * channels;
  constexpr unsigned kSquare = kFiner * kFiner;
  std::vector<unsigned> sums(static_cast<size_t>(picture.width_) * channels);
  for (int y = 0; y < picture.height_; ++y) {
    std::fill(sums.begin(), sums.end(), 0U);
    for (int fine = 0; fine < kFiner; ++fine) {
      const uint8_t* row = &samples_[Index(0, kFiner * y + fine)];
      for (size_t i = 0; i < sums.size(); ++i) {
        const uint8_t* first = row + i / channels * step + i % channels;
        for (size_t next = 0; next < step; next += channels) sums[i] += first[next];
      }
    }
    std::transform(
        sums.begin(), sums.end(), &picture.samples_[picture.Index(0, y)],
        [](unsigned sum) { return static_cast<uint8_t>((sum + kSquare / 2) / kSquare); });
  }
  return picture;
}

std::optional<PagePicture> PagePicture::ReadPng(const std::string& path, bool colour) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_file(&image, path.c_str()) == 0) return std::nullopt;
  image.format = colour ? PNG_FORMAT_RGB : PNG_FORMAT_GRAY;
  PagePicture picture(static_cast<int>(image.width), static_cast<int>(image.height),
                      colour ? 3 : 1);
  if (png_image_finish_read(&image, nullptr, picture.samples_.data(), 0, nullptr) == 0) {
    return std::nullopt;
  }
  return picture;
}

void PagePicture::WritePng(const std::string& path) const {
  size_t channels = static_cast<size_t>(channels_);
  auto dot_at = [&](size_t i) {
    const uint8_t* dot = &samples_[i * channels];
    return colour() ? Dot{dot[0], dot[1], dot[2]} : Dot{dot[0], dot[0], dot[0]};
  };
  size_t count = samples_.size() / channels;
  std::map<Dot, int> seen;
  for (size_t i = 0; i < count; ++i) ++seen[dot_at(i)];
  std::vector<Dot> kept = KeptDots(seen, colour() ? kColours : kGreys);
  std::vector<uint8_t> palette;
  for (const Dot& dot : kept) palette.insert(palette.end(), dot.begin(), dot.end());
  std::map<Dot, uint8_t> nearest;
  for (const auto& [dot, times] : seen) {
    nearest[dot] = static_cast<uint8_t>(Nearest(kept, dot) - kept.begin());
  }
  std::vector<uint8_t> indices(count);
  for (size_t i = 0; i < count; ++i) indices[i] = nearest[dot_at(i)];
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(width_);
  image.height = static_cast<png_uint_32>(height_);
  image.format = PNG_FORMAT_RGB_COLORMAP;
  image.colormap_entries = static_cast<png_uint_32>(kept.size());
  EXPECT_NE(png_image_write_to_file(&image, path.c_str(), 0, indices.data(), 0, palette.data()), 0)
      << path << ": " << image.message;
}

PagePicture PagePicture::Blurred() const {
  // Beyond its edges the page goes on as it is there.
  size_t column = static_cast<size_t>(channels_);
  size_t row = Index(0, 1);
  std::vector<int> across(samples_.size());
  for (size_t i = 0; i < samples_.size(); ++i) {
    size_t left = i % row < column ? i : i - column;
    size_t right = i % row + column >= row ? i : i + column;
    across[i] = samples_[left] + samples_[i] + samples_[right];
  }
  PagePicture blurred = *this;
  for (size_t i = 0; i < samples_.size(); ++i) {
    size_t above = i < row ? i : i - row;
    size_t below = i + row >= samples_.size() ? i : i + row;
    blurred.samples_[i] = static_cast<uint8_t>((across[above] + across[i] + across[below] + 4) / 9);
  }
  return blurred;
}

/// By how much each dot differs, in the channel in which it differs most.
std::vector<uint8_t> PagePicture::Steps(const PagePicture& other) const {
  PagePicture mine = Blurred();
  PagePicture theirs = other.Blurred();
  size_t channels = static_cast<size_t>(channels_);
  std::vector<uint8_t> steps(samples_.size() / channels);
  for (size_t i = 0; i < samples_.size(); ++i) {
    int step = std::abs(mine.samples_[i] - theirs.samples_[i]);
    steps[i / channels] = std::max(steps[i / channels], static_cast<uint8_t>(step));
  }
  return steps;
}

int PagePicture::DotsThatDiffer(const PagePicture& other) const {
  std::vector<uint8_t> steps = Steps(other);
  return static_cast<int>(
      std::count_if(steps.begin(), steps.end(), [](uint8_t step) { return step > kTolerance; }));
}

PagePicture PagePicture::Differences(const PagePicture& other) const {
  std::vector<uint8_t> steps = Steps(other);
  PagePicture picture(width_, height_, 1);
  for (size_t i = 0; i < steps.size(); ++i) {
    constexpr int kPale = 4;
    int common = 255 - (255 - samples_[i * static_cast<size_t>(channels_)]) / kPale;
    picture.samples_[i] = steps[i] > kTolerance ? 0 : static_cast<uint8_t>(common);
  }
  return picture;
}

}  // namespace grille::sheet
