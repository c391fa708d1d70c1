#include "tools/book/book_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/book/json_members.h"
#include "tools/book/kind_pages.h"
#include "tools/sheet/option_names.h"
#include "tools/sheet/paper.h"
#include "tools/sheet/plain_text.h"
#include "tools/sheet/sheet.h"

namespace grille::book {
namespace {

constexpr uint64_t kMostAnswersPerPage = 60;
constexpr double kThickestPage = 1;

/// Longer texts would run off the page where they stand, small as it may be.
constexpr size_t kLongestTitle = 200;

/// As large as seeds are on the command line and in stores.
constexpr uint64_t kLargestSeed = (uint64_t{1} << 63) - 1;

absl::Status ReadLevel(const Json& value, std::vector<Level>* levels) {
  GRILLE_ASSIGN_OR_RETURN(std::string name, ReadText(value));
  std::optional<Level> level = LevelFromName(name);
  if (level) {
    levels->push_back(*level);
    return absl::OkStatus();
  }
  std::string known;
  for (Level each : kLevels) {
    absl::StrAppend(&known, known.empty() ? "" : ", ", ToAbsl(LevelName(each)));
  }
  return absl::InvalidArgumentError(absl::StrCat(Shown(value), " is none of ", known));
}

/// One level or several, in rising order, each once.
Member LevelMember(std::vector<Level>* levels) {
  return {"level", [levels](const Json& value) -> absl::Status {
            if (value.is_array() && value.empty()) {
              return absl::InvalidArgumentError("names no level");
            }
            for (const Json& each : value.is_array() ? value : Json::array({value})) {
              GRILLE_RETURN_IF_ERROR(ReadLevel(each, levels));
            }
            std::sort(levels->begin(), levels->end());
            levels->erase(std::unique(levels->begin(), levels->end()), levels->end());
            return absl::OkStatus();
          }};
}

Member KindMember(std::string* kind) {
  return {"kind", [kind](const Json& value) -> absl::Status {
            GRILLE_ASSIGN_OR_RETURN(*kind, ReadText(value));
            bool known = KindFromName(*kind) != nullptr && sheet::FindDrawer(*kind) != nullptr &&
                         FindPages(*kind) != nullptr;
            if (known) return absl::OkStatus();
            return absl::InvalidArgumentError(
                absl::StrCat(Shown(value), " is no kind of puzzle that can be printed"));
          }};
}

Member PaperMember(sheet::Paper* paper) {
  return {"paper", [paper](const Json& value) -> absl::Status {
            GRILLE_ASSIGN_OR_RETURN(std::string text, ReadText(value));
            GRILLE_ASSIGN_OR_RETURN(*paper, sheet::ParsePaper(text));
            return absl::OkStatus();
          }};
}

Member CreditsMember(std::vector<std::string>* credits) {
  return {"credits", [credits](const Json& value) -> absl::Status {
            GRILLE_ASSIGN_OR_RETURN(std::string text, ReadText(value));
            for (size_t from = 0; from <= text.size();) {
              size_t to = std::min(text.find('\n', from), text.size());
              std::string line = sheet::PlainLine(std::string_view(text).substr(from, to - from));
              if (!line.empty()) credits->push_back(line);
              from = to + 1;
            }
            return absl::OkStatus();
          }};
}

Member ThicknessMember(double* thickness) {
  return {
      "page_thickness", [thickness](const Json& value) {
        if (!value.is_number() || value.get<double>() <= 0 || value.get<double>() > kThickestPage) {
          return absl::InvalidArgumentError(absl::StrCat(
              Shown(value), " is no number of millimetres above 0 and at most ", kThickestPage));
        }
        *thickness = value.get<double>();
        return absl::OkStatus();
      }};
}

absl::StatusOr<Chapter> ReadChapter(const Json& object, const Book& book, int per_page) {
  Chapter chapter;
  chapter.per_page = per_page;
  sheet::DrawOptions& draw = chapter.puzzle.draw;
  draw.language = book.language;
  draw.theme = book.theme;
  bool pips = false;
  GRILLE_RETURN_IF_ERROR(ReadMembers(
      object,
      {TextMember("title", kLongestTitle, &chapter.title), KindMember(&chapter.kind),
       LevelMember(&chapter.levels), WholeMember("count", 1, kMostPuzzles, &chapter.count),
       WholeMember("per_page", 1, sheet::kMostPerPage, &chapter.per_page),
       ChoiceMember<sheet::WyxAxes>("axes", sheet::AxesNames(), &draw.axes),
       ChoiceMember<sheet::WyxSteps>("steps", sheet::StepsNames(), &draw.dominoes),
       FlagMember("show_end", &draw.show_end), FlagMember("working_table", &draw.working_table),
       WholeMember("hints", 0, sheet::kMostHints, &draw.hints), FlagMember("pips", &pips),
       FlagMember("qr", &chapter.puzzle.qr)}));
  chapter.puzzle.level_words = !pips;
  if (chapter.kind.empty()) return absl::InvalidArgumentError("kind: is missing");
  if (chapter.count == 0) return absl::InvalidArgumentError("count: is missing");
  return chapter;
}

/// Chapters are read last: they take from the book what they do not tell.
absl::Status ReadChapters(const Json& list, int per_page, Book* book) {
  if (!list.is_array() || list.empty()) {
    return absl::InvalidArgumentError("chapters: a book needs a list of at least one");
  }
  if (list.size() > kMostChapters) {
    return absl::InvalidArgumentError(
        absl::StrCat("chapters: at most ", kMostChapters, ", not ", list.size()));
  }
  int puzzles = 0;
  for (const Json& each : list) {
    std::string place = absl::StrCat("chapter ", book->chapters.size() + 1);
    absl::StatusOr<Chapter> chapter = ReadChapter(each, *book, per_page);
    if (!chapter.ok()) return Prefixed(place, chapter.status());
    puzzles += chapter->count;
    book->chapters.push_back(*std::move(chapter));
  }
  if (puzzles <= kMostPuzzles) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("chapters: a book has at most ", kMostPuzzles, " puzzles, not ", puzzles));
}

}  // namespace

const sheet::Names<Profile>& ProfileNames() {
  static const sheet::Names<Profile> kNames = {{"office", Profile::kOffice},
                                               {"printer", Profile::kPrinter},
                                               {"print-on-demand", Profile::kPrintOnDemand}};
  return kNames;
}

const sheet::Names<bool>& AnswersNames() {
  static const sheet::Names<bool> kNames = {{"end", true}, {"none", false}};
  return kNames;
}

const sheet::Names<bool>& ImpositionNames() {
  static const sheet::Names<bool> kNames = {{"none", false}, {"booklet", true}};
  return kNames;
}

absl::StatusOr<Book> ParseBook(std::string_view json) {
  GRILLE_ASSIGN_OR_RETURN(Json object, ParseJson(json));
  Book book;
  int per_page = 2;
  Json chapters;
  GRILLE_RETURN_IF_ERROR(ReadMembers(
      object, {TextMember("title", kLongestTitle, &book.title),
               TextMember("subtitle", kLongestTitle, &book.subtitle),
               TextMember("author", kLongestTitle, &book.author),
               CreditsMember(&book.credits),
               ChoiceMember<Language>("language", words::LanguageNames(), &book.language),
               PaperMember(&book.paper),
               ChoiceMember<Profile>("profile", ProfileNames(), &book.profile),
               ChoiceMember<sheet::Theme>("theme", sheet::ThemeNames(), &book.theme),
               WholeMember("seed", 0, kLargestSeed, &book.seed),
               WholeMember("variety", 0, Kind::kMostFeatures, &book.variety),
               FlagMember("how_to_play", &book.how_to_play),
               FlagMember("cut_outs", &book.cut_outs),
               ChoiceMember<bool>("answers", AnswersNames(), &book.answers),
               WholeMember("answers_per_page", 1, kMostAnswersPerPage, &book.answers_per_page),
               ChoiceMember<bool>("imposition", ImpositionNames(), &book.booklet),
               ThicknessMember(&book.page_thickness),
               WholeMember("per_page", 1, sheet::kMostPerPage, &per_page),
               {"chapters", [&](const Json& value) {
                  chapters = value;
                  return absl::OkStatus();
                }}}));
  if (book.booklet && book.profile != Profile::kOffice) {
    return absl::InvalidArgumentError("imposition: \"booklet\" goes with the profile office only");
  }
  GRILLE_RETURN_IF_ERROR(ReadChapters(chapters, per_page, &book));
  return book;
}

absl::StatusOr<Book> ReadBookFile(const std::string& path) {
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::string text(kLongestBookFile + 1, '\0');
  if (file) file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!file.eof() && file.fail()) {
    return absl::NotFoundError(absl::StrCat(path, ": ", std::strerror(errno == 0 ? EIO : errno)));
  }
  text.resize(static_cast<size_t>(file.gcount()));
  if (text.size() > kLongestBookFile) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": longer than ", kLongestBookFile, " bytes"));
  }
  absl::StatusOr<Book> book = ParseBook(text);
  if (!book.ok()) return Prefixed(path, book.status());
  return book;
}

}  // namespace grille::book
