#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/store.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/drawing_options.h"
#include "tools/grille/filter_options.h"
#include "tools/grille/output.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/sheet/item.h"
#include "tools/sheet/output_file.h"
#include "tools/sheet/output_folder.h"
#include "tools/sheet/picture.h"

namespace grille::tools {
namespace {

constexpr uint64_t kMostPictures = 10000;
constexpr double kUsualWidth = 120;
constexpr uint64_t kUsualResolution = 300;

/// So many nodes are spent on a code whose answer is not asked for; it may tell its fewest moves.
constexpr uint64_t kGlance = 1'000'000;

/// The formats, and the endings of their files.
const std::vector<std::pair<std::string, sheet::PictureFormat>>& Formats() {
  static const auto* formats = new std::vector<std::pair<std::string, sheet::PictureFormat>>{
      {"svg", sheet::PictureFormat::kSvg},
      {"pdf", sheet::PictureFormat::kPdf},
      {"png", sheet::PictureFormat::kPng}};
  return *formats;
}

/// The format that a file's ending names; nothing for a folder.
std::optional<sheet::PictureFormat> FormatOf(const std::string& path) {
  for (const auto& [name, format] : Formats()) {
    std::string ending = "." + name;
    bool ends = path.size() > ending.size() &&
                path.compare(path.size() - ending.size(), ending.size(), ending) == 0;
    if (ends) return format;
  }
  return std::nullopt;
}

class Draw final : public Command {
 public:
  std::string name() const override { return "draw"; }
  std::string description() const override {
    return "Draw puzzles one by one, as pictures for others to lay out";
  }

  void Declare(Options& options) override {
    options.Words("CODE", &codes_, "Puzzle codes, instead of puzzles of a store");
    filter_.DeclareChoice(options);
    filter_.DeclareOrder(options, db::Order::kRandom);
    filter_.DeclareUse(options, "Only puzzles reserved or printed for NAME");
    AddNumber(options, "--count", &count_, 1, kMostPictures, "Puzzles of the store (1 unless told)");
    options.Flag("--answer", &answer_,
                 "The answer instead of the puzzle; in a folder both, each in a file");
    options.Value("--width", "MM", absl::StrCat("Width of a picture, 20 to 1000 (", kUsualWidth,
                                                " unless told); its height follows"),
                  [this](const std::string& text) { return ReadWidth(text); });
    drawing_.Declare(options);
    options.Flag("--letters-of-dominoes", &letters_, "Wyx: name the dominoes a, b, c …");
    AddChoice<sheet::PictureFormat>(options, "--format", "NAME", Formats(), &format_,
                                    "For a folder: svg (unless told), pdf or png");
    options.Flag("--transparent", &file_.transparent, "Nothing behind the drawing, instead of white");
    AddNumber(options, "--resolution", &resolution_, 30, 2400,
              absl::StrCat("PNG: dots an inch (", kUsualResolution, " unless told)"));
    options.File("-o,--output", &output_,
                 "The picture to write (.svg, .pdf or .png), or a folder to make for several",
                 /*required=*/true);
    options.Footer(
        "Examples:\n"
        "  grille draw --db grilles.db --level hard -o hard.svg\n"
        "  grille draw --db grilles.db --count 200 --answer --theme grey --format pdf -o pictures\n"
        "  grille draw etoile:r.rrrrrrwwwwbbbb/r.rrrrrrwwwwbbbb --width 80 -o star.png\n\n"
        "A folder also gets manifest.csv: file, number, code, level and answer file of each.");
  }

  int Run() override {
    absl::Status status = Write();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status ReadWidth(const std::string& text) {
    GRILLE_ASSIGN_OR_RETURN(width_, ParsePictureWidth(text));
    return absl::OkStatus();
  }

  static absl::StatusOr<double> ParsePictureWidth(const std::string& text) {
    GRILLE_ASSIGN_OR_RETURN(sheet::Margins one, sheet::ParseMargins(text));
    return one.left;
  }

  absl::Status Write() {
    if (codes_.empty() == !filter_.has_store()) {
      return absl::InvalidArgumentError("give either puzzle codes or a store with --db FILE");
    }
    std::optional<sheet::PictureFormat> single = FormatOf(output_);
    if (single && format_) {
      return absl::InvalidArgumentError("--format is for a folder; the ending of a file names its own");
    }
    options_ = drawing_.Drawing();
    options_.letters = letters_;
    file_.format = single ? *single : format_.value_or(sheet::PictureFormat::kSvg);
    file_.dots_per_inch = static_cast<double>(resolution_.value_or(kUsualResolution));
    std::vector<sheet::SheetPuzzle> puzzles;
    GRILLE_RETURN_IF_ERROR(codes_.empty() ? TakeStored(&puzzles) : TakeCodes(!single, &puzzles));
    if (single && puzzles.size() > 1) {
      return absl::InvalidArgumentError(absl::StrCat(
          output_, ": one picture holds one puzzle; name a folder for ", puzzles.size()));
    }
    GRILLE_ASSIGN_OR_RETURN(std::vector<sheet::Item> items, sheet::ReadItems(puzzles, answer_));
    if (single) return WriteSingle(items.front());
    return WriteFolder(items, puzzles);
  }
};

}  // namespace

std::unique_ptr<Command> MakeDraw() { return std::make_unique<Draw>(); }

}  // namespace grille::tools
