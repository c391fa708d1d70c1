#include "tools/book/book_text.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/status.h"
#include "tools/book/book_file.h"
#include "tools/sheet/option_names.h"

namespace grille::book {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr const char* kMember = "book";

/// The name that stands for a value.
template <typename T>
std::string NameOf(const T& value, const sheet::Names<T>& names) {
  for (const auto& [name, meaning] : names) {
    if (meaning == value) return name;
  }
  return "";
}

// Whoever gives a struct a field more has to write it here: the bindings do not compile otherwise.

/// As many digits as bring the very number back.
std::string PaperText(const sheet::Paper& paper) {
  const auto& [width, height] = paper;
  return absl::StrCat(OrderedJson(width).dump(), "x", OrderedJson(height).dump(), "mm");
}

OrderedJson LevelsJson(const std::vector<Level>& levels) {
  OrderedJson names = OrderedJson::array();
  for (Level level : levels) names.push_back(LevelName(level));
  return names;
}

OrderedJson ChapterJson(const Chapter& chapter) {
  const auto& [title, kind, levels, count, per_page, puzzle] = chapter;
  const auto& [draw, level_words, qr] = puzzle;
  // Dominoes have letters on worksheets alone, and with a table to work in anyway.
  const auto& [language, theme, show_end, letters, axes, steps, working_table, hints] = draw;
  OrderedJson json = {{"title", title}, {"kind", kind}};
  if (!levels.empty()) json["level"] = LevelsJson(levels);
  json["count"] = count;
  json["per_page"] = per_page;
  json["axes"] = NameOf(axes, sheet::AxesNames());
  json["steps"] = NameOf(steps, sheet::StepsNames());
  json["show_end"] = show_end;
  json["working_table"] = working_table;
  json["hints"] = hints;
  json["pips"] = !level_words;
  json["qr"] = qr;
  return json;
}

OrderedJson BookJson(const Book& book) {
  const auto& [title, subtitle, author, credits, language, theme, paper, profile, booklet,
               page_thickness, seed, variety, how_to_play, answers, answers_per_page, cut_outs,
               chapters] = book;
  OrderedJson json = {{"title", title}, {"subtitle", subtitle}, {"author", author}};
  json["credits"] = absl::StrJoin(credits, "\n");
  json["language"] = NameOf(language, words::LanguageNames());
  json["paper"] = PaperText(paper);
  json["profile"] = NameOf(profile, ProfileNames());
  json["theme"] = NameOf(theme, sheet::ThemeNames());
  if (seed) json["seed"] = *seed;
  if (variety) json["variety"] = *variety;
  json["how_to_play"] = how_to_play;
  json["cut_outs"] = cut_outs;
  json["answers"] = NameOf(answers, AnswersNames());
  if (answers_per_page) json["answers_per_page"] = *answers_per_page;
  json["imposition"] = NameOf(booklet, ImpositionNames());
  json["page_thickness"] = page_thickness;
  json["chapters"] = OrderedJson::array();
  for (const Chapter& chapter : chapters) json["chapters"].push_back(ChapterJson(chapter));
  return json;
}

/// What the text says the book is to be; null when it is of no book.
OrderedJson BookIn(std::string_view text) {
  OrderedJson json = OrderedJson::parse(text, nullptr, /*allow_exceptions=*/false);
  bool of_book = json.is_object() && json.size() == 1 && json.contains(kMember);
  return of_book ? json[kMember] : OrderedJson();
}

}  // namespace

std::string BookText(const Book& book) { return OrderedJson{{kMember, BookJson(book)}}.dump(); }

bool IsBookText(std::string_view text) { return !BookIn(text).is_null(); }

absl::StatusOr<Book> ReadBookText(std::string_view text) {
  absl::StatusOr<Book> book = ParseBook(BookIn(text).dump());
  if (book.ok()) return book;
  return absl::FailedPreconditionError(
      absl::StrCat("another version of grille wrote what the book is to be (",
                   ToAbsl(MessageOf(book.status())), ")"));
}

}  // namespace grille::book
