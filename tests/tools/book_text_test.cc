// A book kept as text and read back.

#include "tools/book/book_text.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "solver/status.h"
#include "tools/book/book_file.h"
#include "tools/sheet/layout_text.h"

namespace grille::book {
namespace {

using nlohmann::json;

/// A file in which nothing is as it is unless told.
constexpr std::string_view kUnusual = R"({
    "title": "Été \"& <b>\\ 数独", "subtitle": "S", "author": "A", "credits": "one\ntwo",
    "language": "fr", "paper": "170.5x240.25mm", "profile": "print-on-demand",
    "theme": "ink-saver", "seed": 9223372036854775807, "variety": 0, "how_to_play": false,
    "cut_outs": false, "answers": "none", "answers_per_page": 60, "imposition": "none",
    "page_thickness": 0.30000000000000004,
    "chapters": [
      {"title": "C", "kind": "wyx", "level": ["easy", "hard"], "count": 40, "per_page": 1,
       "axes": "numbers", "steps": "pairs", "show_end": true, "working_table": true, "hints": 3,
       "pips": true, "qr": true},
      {"title": "", "kind": "taquin", "level": ["medium"], "count": 2, "per_page": 24,
       "axes": "letters", "steps": "arrows", "show_end": false, "working_table": false, "hints": 0,
       "pips": false, "qr": false}]})";

Book Read(std::string_view file) {
  absl::StatusOr<Book> book = ParseBook(file);
  EXPECT_TRUE(book.ok()) << book.status();
  return *std::move(book);
}

/// The text of a file, and what comes of it when it is read and written once more.
std::string TextOf(std::string_view file) {
  std::string text = BookText(Read(file));
  EXPECT_TRUE(IsBookText(text));
  absl::StatusOr<Book> back = ReadBookText(text);
  EXPECT_TRUE(back.ok()) << back.status();
  if (back.ok()) {
    EXPECT_EQ(BookText(*back), text);
  }
  return text;
}

TEST(BookTextTest, TellsEveryMember) {
  EXPECT_EQ(json::parse(TextOf(kUnusual)), (json{{"book", json::parse(kUnusual)}}));
}

TEST(BookTextTest, LeavesNothingToWhatHoldsUnlessTold) {
  EXPECT_EQ(TextOf(R"({"chapters": [{"kind": "etoile", "count": 3}]})"),
            R"({"book":{"title":"","subtitle":"","author":"","credits":"","language":"en",)"
            R"("paper":"148.0x210.0mm","profile":"office","theme":"colour","how_to_play":true,)"
            R"("cut_outs":true,"answers":"end","imposition":"none","page_thickness":0.0572,)"
            R"("chapters":[{"title":"","kind":"etoile","count":3,"per_page":2,"axes":"letters",)"
            R"("steps":"arrows","show_end":false,"working_table":false,"hints":0,"pips":false,)"
            R"("qr":false}]}})");
}

TEST(BookTextTest, TellsEveryChoice) {
  std::string rest = R"(, "chapters": [{"kind": "wyx", "count": 1}]})";
  for (const char* member :
       {R"("profile":"office")", R"("profile":"printer")", R"("profile":"print-on-demand")",
        R"("theme":"colour")", R"("theme":"grey")", R"("theme":"ink-saver")", R"("language":"en")",
        R"("language":"fr")", R"("answers":"end")", R"("answers":"none")", R"("imposition":"none")",
        R"("imposition":"booklet")", R"("seed":0)", R"("variety":64)",
        R"("paper":"100.00000000000001x1200.0mm")", R"("page_thickness":5e-324)"}) {
    std::string text = TextOf("{" + std::string(member) + rest);
    EXPECT_NE(text.find(member), std::string::npos) << member << ": " << text;
  }
  // Papers by their sizes: a name may come to mean another.
  std::string letter = TextOf(R"({"paper": "letter")" + rest);
  EXPECT_NE(letter.find(R"("paper":"215.9x279.4mm")"), std::string::npos) << letter;
}

TEST(BookTextTest, HoldsTextsAsTheyArePrinted) {
  std::string text = TextOf(R"({"title": " a\tb ", "author": "e\u0301", "credits": "\n x \r\n\n y",
                                "chapters": [{"kind": "wyx", "count": 1}]})");
  json book = json::parse(text)["book"];
  EXPECT_EQ(book["title"], "a b");
  EXPECT_EQ(book["author"], "é");
  EXPECT_EQ(book["credits"], "x\ny");
}

TEST(BookTextTest, IsToldFromTheLayoutOfASheet) {
  EXPECT_FALSE(IsBookText(sheet::LayoutText({})));
  EXPECT_TRUE(absl::IsFailedPrecondition(sheet::ReadLayout(TextOf(kUnusual)).status()));
  for (const char* text : {"", "{", "{}", "[]", "null", "7", "\"book\"", "\xff", "[\"book\"]",
                           R"({"book": null})", R"({"book": {}, "sheet": {}})"}) {
    EXPECT_FALSE(IsBookText(text)) << text;
  }
  // Of another version's books only so much must be understood.
  EXPECT_TRUE(IsBookText(R"({"book": {"binding": "spiral"}})"));
}

TEST(BookTextTest, OfAnotherVersionIsRefusedWithTheReason) {
  const json whole = json::parse(TextOf(kUnusual));
  auto refusal = [](const json& text) {
    absl::StatusOr<Book> book = ReadBookText(text.dump());
    EXPECT_TRUE(absl::IsFailedPrecondition(book.status())) << book.status() << " " << text;
    std::string message(MessageOf(book.status()));
    EXPECT_EQ(message.rfind("another version of grille wrote what the book is to be (", 0), 0U);
    return message;
  };
  json more = whole;
  more["book"]["chapters"][1]["halo"] = 1;
  EXPECT_NE(refusal(more).find("(chapter 2: halo: is none of "), std::string::npos)
      << refusal(more);
  // Nothing of it may be of another sort.
  for (const char* part : {"/book", "/book/chapters/0"}) {
    json::json_pointer at(part);
    for (const auto& [name, ignored] : whole[at].items()) {
      json other = whole;
      other[at][name] = {{"x", 1}};
      EXPECT_NE(refusal(other).find(name + ": "), std::string::npos) << refusal(other);
    }
  }
  json no_chapters = whole;
  no_chapters["book"].erase("chapters");
  refusal(no_chapters);
}

}  // namespace
}  // namespace grille::book
