#include "tools/grille/sheet_options.h"

#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/numbers.h"
#include "tools/sheet/option_names.h"

namespace grille::tools {
namespace {

constexpr uint64_t kDefaultPerPage = 4;

}  // namespace

void SheetLayoutOptions::Declare(Options& options) {
  AddNumber(options, "--per-page", &per_page_, 1, sheet::kMostPerPage,
            "Puzzles on a page (4 unless told; 1 in large print)");
  options.Value("--paper", "NAME",
                "a4 (unless told), a5, letter, legal or WIDTHxHEIGHTmm: 170x240mm",
                [this](const std::string& text) -> absl::Status {
                  GRILLE_ASSIGN_OR_RETURN(layout_.paper, sheet::ParsePaper(text));
                  return absl::OkStatus();
                });
  options.Flag("--landscape", &landscape_, "The paper on its side");
  options.Value("--margins", "MM", "Margins: one number, or top,right,bottom,left (15 unless told)",
                [this](const std::string& text) -> absl::Status {
                  GRILLE_ASSIGN_OR_RETURN(layout_.margins, sheet::ParseMargins(text));
                  return absl::OkStatus();
                });
  options.Text("--title", "TEXT", &layout_.title, "A title for the head of each page");
  options.Text("--footer", "TEXT", &layout_.footer,
               "A text for the foot of each page, instead of what is on it");
  drawing_.Declare(options);
  AddChoice<sheet::Answers>(options, "--answers", "WHERE", sheet::AnswersNames(), &layout_.answers,
                            "Answers at the end (unless told), next-page, separate-file "
                            "(NAME-answers.pdf) or none");
  options.Flag("--pips", &pips_only_, "Levels in pips alone, not in words");
  options.Flag("--qr", &layout_.puzzle.qr,
               "Each puzzle's code under it, as a QR code and in letters");
  options.Flag("--worksheet", &layout_.worksheet,
               "For the class: name, class and date, the rule, letters for dominoes");
  options.Flag("--large-print", &layout_.large_print, "Everything larger by 60 %");
  AddNumber(options, "--versions", &versions_, 1, sheet::kMostVersions,
            "So many different sheets of --count puzzles each, with one key");
}

sheet::SheetOptions SheetLayoutOptions::Layout() const {
  sheet::SheetOptions layout = layout_;
  if (landscape_) layout.paper = sheet::Turned(layout.paper);
  layout.per_page = static_cast<int>(per_page_.value_or(layout.large_print ? 1 : kDefaultPerPage));
  layout.versions = static_cast<int>(versions_.value_or(1));
  layout.puzzle.level_words = !pips_only_;
  layout.puzzle.draw = drawing_.Drawing();
  layout.puzzle.draw.letters = layout.worksheet;
  return layout;
}

}  // namespace grille::tools
