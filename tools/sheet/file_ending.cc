#include "tools/sheet/file_ending.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"

namespace grille::sheet {

std::string FileEnding(const std::string& path) {
  std::string ending = std::filesystem::path(path).extension().string();
  absl::AsciiStrToLower(&ending);
  return ending.empty() ? ending : ending.substr(1);
}

absl::Status CheckIsNoPicture(const std::string& path) {
  constexpr std::array<std::string_view, 11> kPictures = {
      "svg", "png", "jpg", "jpeg", "gif", "webp", "tiff", "tif", "bmp", "eps", "ps"};
  std::string ending = FileEnding(path);
  if (std::find(kPictures.begin(), kPictures.end(), ending) == kPictures.end()) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(
      absl::StrCat(path, ": this is written as a PDF; pictures are drawn by grille draw"));
}

}  // namespace grille::sheet
