#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_format.h"
#include "db/store.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/drawing_options.h"
#include "tools/grille/filter_options.h"
#include "tools/grille/interrupt.h"
#include "tools/grille/output.h"
#include "tools/grille/search_options.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/sheet/file_ending.h"
#include "tools/sheet/item.h"
#include "tools/sheet/output_file.h"
#include "tools/sheet/output_folder.h"
#include "tools/sheet/paper.h"
#include "tools/sheet/picture.h"

namespace grille::tools {
namespace {

constexpr uint64_t kMostPictures = 10000;
constexpr double kUsualWidth = 120;
constexpr uint64_t kUsualResolution = 300;

/// The formats, and the endings of their files.
const std::vector<std::pair<std::string, sheet::PictureFormat>>& Formats() {
  static const auto* formats = new std::vector<std::pair<std::string, sheet::PictureFormat>>{
      {"svg", sheet::PictureFormat::kSvg},
      {"pdf", sheet::PictureFormat::kPdf},
      {"png", sheet::PictureFormat::kPng}};
  return *formats;
}

/// The format that a file's ending names; nothing for a folder. InvalidArgument for an ending that
/// looks like that of another format.
absl::StatusOr<std::optional<sheet::PictureFormat>> FormatOf(const std::string& path) {
  std::string ending = sheet::FileEnding(path);
  for (const auto& [name, format] : Formats()) {
    if (ending == name) return format;
  }
  constexpr size_t kLongest = 4;  // webp
  bool letters = ending.size() > 1 && std::all_of(ending.begin(), ending.end(), [](char c) {
                   return absl::ascii_isalpha(static_cast<unsigned char>(c));
                 });
  if (!letters || ending.size() > kLongest) return std::nullopt;
  return absl::InvalidArgumentError(
      absl::StrCat(path, ": pictures are .svg, .pdf or .png; a folder is named without an ending"));
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
    AddNumber(options, "--count", &count_, 1, kMostPictures,
              "Puzzles of the store (1 unless told)");
    options.Flag("--answer", &answer_,
                 "The answer instead of the puzzle; in a folder both, each in a file");
    options.Value("--width", "MM",
                  absl::StrCat("Width of a picture, 20 to 1000 (", kUsualWidth,
                               " unless told); its height follows"),
                  [this](const std::string& text) -> absl::Status {
                    GRILLE_ASSIGN_OR_RETURN(width_,
                                            sheet::ParseMillimetres(text, sheet::kNarrowestPicture,
                                                                    sheet::kWidestPicture));
                    return absl::OkStatus();
                  });
    drawing_.Declare(options);
    options.Flag("--letters-of-dominoes", &letters_, "Wyx: name the dominoes a, b, c …");
    AddChoice<sheet::PictureFormat>(options, "--format", "NAME", Formats(), &format_,
                                    "For a folder: svg (unless told), pdf or png");
    options.Flag("--transparent", &file_.transparent,
                 "Nothing behind the drawing, instead of white");
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
        "A folder also gets manifest.csv: file, number, code, level, answer file and id in the\n"
        "store of each.");
  }

  int Run() override {
    absl::Status status = Write();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Write() {
    if (codes_.empty() == !filter_.has_store()) {
      return absl::InvalidArgumentError("give either puzzle codes or a store with --db FILE");
    }
    GRILLE_ASSIGN_OR_RETURN(std::optional<sheet::PictureFormat> single, FormatOf(output_));
    if (single && format_) {
      return absl::InvalidArgumentError(
          "--format is for a folder; the ending of a file names its own");
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

  absl::Status TakeCodes(bool with_levels, std::vector<sheet::SheetPuzzle>* puzzles) {
    if (count_ || filter_.AnyChoice() || filter_.AnyOrder() || filter_.AnyUse()) {
      return absl::InvalidArgumentError(
          "codes are all drawn, in their order: --count and the choices go with --db");
    }
    bool proved = answer_ || with_levels;
    for (size_t i = 0; i < codes_.size(); ++i) {
      absl::Status added = AddCode(codes_[i], i + 1, proved ? kNoBudget : kGlance, puzzles);
      if (!proved && absl::IsResourceExhausted(added)) {
        GRILLE_ASSIGN_OR_RETURN(const Kind* kind, KindOfCode(codes_[i]));
        puzzles->push_back(
            {.kind = std::string(kind->name()), .code = codes_[i], .solution = "", .id = ""});
        continue;
      }
      GRILLE_RETURN_IF_ERROR(added);
    }
    return absl::OkStatus();
  }

  absl::Status TakeStored(std::vector<sheet::SheetPuzzle>* puzzles) {
    GRILLE_ASSIGN_OR_RETURN(db::QueryFilter filter, filter_.Filter());
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store, filter_.OpenStore());
    GRILLE_RETURN_IF_ERROR(filter_.KeepOwned(*store, &filter));
    filter.limit = count_.value_or(1);
    GRILLE_RETURN_IF_ERROR(AddChosen(*store, filter, puzzles).status());
    return store->Close();
  }

  absl::Status DrawItem(const sheet::Item& item, sheet::PictureOf what,
                        const std::string& path) const {
    GRILLE_ASSIGN_OR_RETURN(sheet::Picture picture,
                            sheet::Picture::Plan(item, what, width_, options_));
    return sheet::WritePicture(path, picture, options_, file_);
  }

  absl::Status WriteSingle(const sheet::Item& item) const {
    sheet::PictureOf what = answer_ ? sheet::PictureOf::kAnswer : sheet::PictureOf::kPuzzle;
    GRILLE_RETURN_IF_ERROR(DrawItem(item, what, output_));
    Say(absl::StrCat("1 picture written to ", output_));
    return absl::OkStatus();
  }

  absl::Status WriteFolder(const std::vector<sheet::Item>& items,
                           const std::vector<sheet::SheetPuzzle>& puzzles) const {
    const std::atomic<bool>& stop = *StopOnInterrupt();
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<sheet::OutputFolder> folder,
                            sheet::OutputFolder::Create(output_));
    std::string manifest = "file,number,code,level,answer file,id\r\n";
    for (size_t i = 0; i < items.size(); ++i) {
      if (stop) return absl::CancelledError("interrupted; nothing is left");
      std::string name = absl::StrFormat("%0*d", NumberWidth(items.size()), i + 1);
      std::string file = absl::StrCat(name, ".", EndingOf(file_.format));
      std::string answer_file;
      absl::Status drawn = DrawItem(items[i], sheet::PictureOf::kPuzzle, folder->PathOf(file));
      if (drawn.ok() && answer_) {
        answer_file = absl::StrCat(name, "-answer.", EndingOf(file_.format));
        drawn = DrawItem(items[i], sheet::PictureOf::kAnswer, folder->PathOf(answer_file));
      }
      if (!drawn.ok()) return Prefixed(absl::StrCat("puzzle ", i + 1), drawn);
      absl::StrAppend(&manifest, file, ",", i + 1, ",", CsvCell(items[i].code), ",",
                      ToAbsl(LevelName(items[i].level)), ",", answer_file, ",", puzzles[i].id,
                      "\r\n");
    }
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<sheet::OutputFile> list,
                            sheet::OutputFile::Create(folder->PathOf("manifest.csv")));
    list->Write(manifest.data(), manifest.size());
    GRILLE_RETURN_IF_ERROR(list->Commit(absl::OkStatus()));
    GRILLE_RETURN_IF_ERROR(folder->Publish());
    Say(absl::StrCat(items.size(), items.size() == 1 ? " puzzle" : " puzzles",
                     answer_ ? " and their answers" : "", " drawn in ", output_));
    return absl::OkStatus();
  }

  static int NumberWidth(size_t count) {
    constexpr size_t kLeast = 3;
    return static_cast<int>(std::max(kLeast, std::to_string(count).size()));
  }

  static const std::string& EndingOf(sheet::PictureFormat format) {
    return std::find_if(Formats().begin(), Formats().end(),
                        [&](const auto& named) { return named.second == format; })
        ->first;
  }

  std::vector<std::string> codes_;
  FilterOptions filter_;
  std::optional<uint64_t> count_;
  bool answer_ = false;
  double width_ = kUsualWidth;
  DrawingOptions drawing_;
  bool letters_ = false;
  std::optional<sheet::PictureFormat> format_;
  std::optional<uint64_t> resolution_;
  std::string output_;
  sheet::DrawOptions options_;
  sheet::PictureFile file_;
};

}  // namespace

std::unique_ptr<Command> MakeDraw() { return std::make_unique<Draw>(); }

}  // namespace grille::tools
