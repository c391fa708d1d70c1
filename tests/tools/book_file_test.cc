// What the file of a book may say, and what is refused.

#include "tools/book/book_file.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "solver/status.h"

namespace grille::book {
namespace {

constexpr std::string_view kChapter = R"({"kind": "wyx", "count": 1})";

/// A book with one more member.
std::string With(const std::string& member) {
  return "{" + member + R"(, "chapters": [)" + std::string(kChapter) + "]}";
}

/// A book whose chapter has one more member.
std::string InChapter(const std::string& member) {
  return R"({"chapters": [{"kind": "wyx", "count": 1, )" + member + "}]}";
}

std::string Refusal(const std::string& json) {
  absl::StatusOr<Book> book = ParseBook(json);
  EXPECT_EQ(book.status().code(), absl::StatusCode::kInvalidArgument) << json;
  return std::string(MessageOf(book.status()));
}

TEST(BookFileTest, AllMembersAreRead) {
  absl::StatusOr<Book> read = ParseBook(R"({
    "title": "T", "subtitle": " S\tS ", "author": "A", "credits": "one\n\ntwo",
    "language": "fr", "paper": "170x240mm", "profile": "printer", "theme": "grey",
    "seed": 7, "variety": 6, "how_to_play": false, "cut_outs": false, "answers": "none",
    "answers_per_page": 4, "imposition": "none", "page_thickness": 0.1, "per_page": 3,
    "chapters": [
      {"title": "C", "kind": "wyx", "level": ["hard", "easy", "hard"], "count": 40, "per_page": 1,
       "axes": "numbers", "steps": "pairs", "show_end": true, "working_table": true, "hints": 2,
       "pips": true, "qr": true},
      {"kind": "taquin", "level": "medium", "count": 2}]})");
  ASSERT_TRUE(read.ok()) << read.status();
  const Book& book = *read;
  EXPECT_EQ(book.title, "T");
  EXPECT_EQ(book.subtitle, "S S");
  EXPECT_EQ(book.author, "A");
  EXPECT_EQ(book.credits, (std::vector<std::string>{"one", "two"}));
  EXPECT_EQ(book.language, Language::kFrench);
  EXPECT_EQ(book.paper.width, 170);
  EXPECT_EQ(book.profile, Profile::kPrinter);
  EXPECT_TRUE(book.theme.IsGrey());
  EXPECT_EQ(book.seed, 7U);
  EXPECT_EQ(book.variety, 6);
  EXPECT_FALSE(book.how_to_play);
  EXPECT_FALSE(book.cut_outs);
  EXPECT_FALSE(book.answers);
  EXPECT_EQ(book.answers_per_page, 4);
  EXPECT_EQ(book.page_thickness, 0.1);
  ASSERT_EQ(book.chapters.size(), 2U);
  const Chapter& first = book.chapters[0];
  EXPECT_EQ(first.title, "C");
  EXPECT_EQ(first.levels, (std::vector<Level>{Level::kEasy, Level::kHard}));
  EXPECT_EQ(first.count, 40);
  EXPECT_EQ(first.per_page, 1);
  EXPECT_EQ(first.puzzle.draw.language, Language::kFrench);
  EXPECT_TRUE(first.puzzle.draw.theme.IsGrey());
  EXPECT_EQ(first.puzzle.draw.axes, sheet::WyxAxes::kNumbers);
  EXPECT_EQ(first.puzzle.draw.dominoes, sheet::WyxSteps::kPairs);
  EXPECT_TRUE(first.puzzle.draw.show_end);
  EXPECT_TRUE(first.puzzle.draw.working_table);
  EXPECT_EQ(first.puzzle.draw.hints, 2);
  EXPECT_FALSE(first.puzzle.level_words);
  EXPECT_TRUE(first.puzzle.qr);
  EXPECT_EQ(book.chapters[1].kind, "taquin");
  EXPECT_EQ(book.chapters[1].levels, std::vector<Level>{Level::kMedium});
  EXPECT_EQ(book.chapters[1].per_page, 3);
}

TEST(BookFileTest, AllButChaptersMayBeLeftOut) {
  absl::StatusOr<Book> book = ParseBook(R"({"chapters": [{"kind": "wyx", "count": 1}]})");
  ASSERT_TRUE(book.ok()) << book.status();
  EXPECT_EQ(book->profile, Profile::kOffice);
  EXPECT_EQ(book->paper.width, sheet::kA5.width);
  EXPECT_FALSE(book->seed);
  EXPECT_TRUE(book->answers);
  EXPECT_TRUE(book->how_to_play);
  EXPECT_EQ(book->chapters[0].per_page, 2);
  EXPECT_TRUE(book->chapters[0].levels.empty());
}

// The order of members does not matter: chapters take what the book says behind them.
TEST(BookFileTest, ChaptersMayComeFirst) {
  absl::StatusOr<Book> book =
      ParseBook(R"({"chapters": [{"kind": "wyx", "count": 1}], "language": "fr", "per_page": 4})");
  ASSERT_TRUE(book.ok()) << book.status();
  EXPECT_EQ(book->chapters[0].per_page, 4);
  EXPECT_EQ(book->chapters[0].puzzle.draw.language, Language::kFrench);
}

TEST(BookFileTest, WrongValuesAreRefusedByName) {
  const std::vector<std::pair<std::string, std::string>> members = {
      {R"("title": 1)", "title: 1 is no text"},
      {R"("subtitle": null)", "subtitle: null is no text"},
      {R"("author": ["A"])", "author: "},
      {R"("credits": true)", "credits: true is no text"},
      {R"("language": "de")", "language: \"de\" is none of en, fr"},
      {R"("language": 1)", "language: 1 is none of en, fr"},
      {R"("paper": "a9")", "paper: "},
      {R"("paper": 5)", "paper: 5 is no text"},
      {R"("profile": "home")", "profile: \"home\" is none of office, printer, print-on-demand"},
      {R"("theme": "pink")", "theme: \"pink\" is none of colour, grey, ink-saver"},
      {R"("seed": -1)", "seed: -1 is no whole number"},
      {R"("seed": 1e3)", "seed: 1000.0 is no whole number"},
      {R"("seed": "1")", "seed: \"1\" is no whole number"},
      {R"("seed": 18446744073709551616)", "seed: "},
      {R"("seed": 9223372036854775808)", "seed: "},
      {R"("variety": 65)", "variety: 65 is no whole number from 0 to 64"},
      {R"("variety": 1.5)", "variety: 1.5"},
      {R"("how_to_play": "yes")", "how_to_play: \"yes\" is neither true nor false"},
      {R"("cut_outs": 0)", "cut_outs: 0 is neither true nor false"},
      {R"("answers": "next-page")", "answers: \"next-page\" is none of end, none"},
      {R"("answers_per_page": 0)", "answers_per_page: 0"},
      {R"("answers_per_page": 61)", "answers_per_page: 61"},
      {R"("imposition": "four")", "imposition: \"four\" is none of none, booklet"},
      {R"("page_thickness": 0)", "page_thickness: 0"},
      {R"("page_thickness": 2)", "page_thickness: 2"},
      {R"("page_thickness": "thin")", "page_thickness: "},
      {R"("per_page": 25)", "per_page: 25"},
      {R"("colour": "red")", "colour: is none of title, "},
      {R"("title": "a", "title": "b")", "title: is there twice"},
      {R"("imposition": "booklet", "profile": "printer")", "imposition: "},
  };
  std::string longer = R"("title": ")" + std::string(201, 'a') + "\"";
  EXPECT_EQ(Refusal(With(longer)).rfind("title: ", 0), 0U) << Refusal(With(longer));
  EXPECT_TRUE(ParseBook(With(R"("title": ")" + std::string(200, 'a') + "\"")).ok());
  for (const auto& [member, expected] : members) {
    EXPECT_EQ(Refusal(With(member)).rfind(expected, 0), 0U)
        << member << ": " << Refusal(With(member));
  }
}

TEST(BookFileTest, WrongChaptersAreRefusedByNumberAndName) {
  const std::vector<std::pair<std::string, std::string>> members = {
      {R"("title": {})", "chapter 1: title: "},
      {R"("level": "so-so")", "chapter 1: level: \"so-so\" is none of very-easy, easy"},
      {R"("level": [])", "chapter 1: level: names no level"},
      {R"("level": ["easy", 1])", "chapter 1: level: 1 is no text"},
      {R"("per_page": 0)", "chapter 1: per_page: 0"},
      {R"("axes": "roman")", "chapter 1: axes: "},
      {R"("steps": true)", "chapter 1: steps: "},
      {R"("show_end": 1)", "chapter 1: show_end: "},
      {R"("working_table": "no")", "chapter 1: working_table: "},
      {R"("hints": 4)", "chapter 1: hints: 4"},
      {R"("pips": null)", "chapter 1: pips: "},
      {R"("qr": [])", "chapter 1: qr: "},
      {R"("show-end": true)", "chapter 1: show-end: is none of title, kind"},
      {R"("qr": true, "qr": false)", "qr: is there twice"},
  };
  for (const auto& [member, expected] : members) {
    EXPECT_EQ(Refusal(InChapter(member)).rfind(expected, 0), 0U)
        << member << ": " << Refusal(InChapter(member));
  }
  auto chapters = [](const std::string& list) { return R"({"chapters": )" + list + "}"; };
  EXPECT_EQ(Refusal("{}"), "chapters: a book needs a list of at least one");
  EXPECT_EQ(Refusal(chapters("[]")), "chapters: a book needs a list of at least one");
  EXPECT_EQ(Refusal(chapters("{}")), "chapters: a book needs a list of at least one");
  EXPECT_EQ(Refusal(chapters("[1]")), "chapter 1: 1 is no object");
  EXPECT_EQ(Refusal(chapters(R"([{"count": 1}])")), "chapter 1: kind: is missing");
  EXPECT_EQ(Refusal(chapters(R"([{"kind": "wyx"}])")), "chapter 1: count: is missing");
  EXPECT_EQ(Refusal(chapters(R"([{"kind": "go", "count": 1}])")),
            "chapter 1: kind: \"go\" is no kind of puzzle that can be printed");
  for (const char* count : {"0", "-1", "10001", "1.0", "\"3\"", "true"}) {
    std::string json = chapters(R"([{"kind": "wyx", "count": )" + std::string(count) + "}]");
    EXPECT_EQ(Refusal(json).rfind("chapter 1: count: ", 0), 0U) << Refusal(json);
  }
  std::string good(kChapter);
  EXPECT_EQ(Refusal(chapters("[" + good + R"(, {"kind": "wyx", "count": 0}])"))
                .rfind("chapter 2: count: ", 0),
            0U);
  EXPECT_EQ(Refusal(chapters(R"([{"kind": "wyx", "count": 9999}, {"kind": "wyx", "count": 2}])")),
            "chapters: a book has at most 10000 puzzles, not 10001");
  std::string many = good;
  for (int i = 0; i < kMostChapters; ++i) many += ", " + good;
  EXPECT_EQ(Refusal(chapters("[" + many + "]")), "chapters: at most 100, not 101");
}

TEST(BookFileTest, WhatIsNoObjectIsRefused) {
  for (const char* json : {"", "{", "{\"title\": \"a\"", "{} {}", "{'title': 1}", "\"\xff\"", "nan",
                           "{\"title\": \"\\ud800\"}"}) {
    EXPECT_EQ(Refusal(json).rfind("not JSON: ", 0), 0U) << json << ": " << Refusal(json);
  }
  EXPECT_EQ(Refusal("[]"), "a list is no object");
  EXPECT_EQ(Refusal("7"), "7 is no object");
  for (const char* bracket : {"[", "{\"chapters\":"}) {
    std::string deep;
    for (int i = 0; i < 50000; ++i) deep += bracket;
    EXPECT_FALSE(ParseBook(deep).ok());
  }
  std::string objects = "0";
  for (int i = 0; i < 20; ++i) objects = R"({"title": )" + objects + "}";
  EXPECT_EQ(Refusal(objects), "nested more than 8 deep");
  std::string closed = std::string(50000, '[') + std::string(50000, ']');
  EXPECT_EQ(Refusal(R"({"title": )" + closed + "}"), "nested more than 8 deep");
}

}  // namespace
}  // namespace grille::book
