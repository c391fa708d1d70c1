// The layout of a sheet, kept as text and read back.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tools/sheet/layout_text.h"

namespace grille::sheet {
namespace {

using nlohmann::json;

/// A layout in which nothing is as it is unless told.
SheetOptions Unusual() {
  SheetOptions options;
  options.per_page = 7;
  options.versions = 30;
  options.title = "Été \"& <b>\\ 数独";
  options.footer = "Pied";
  options.answers = Answers::kSeparateFile;
  options.puzzle.draw.language = Language::kFrench;
  options.puzzle.draw.theme.curve = Rgb(0x0102fe);
  options.puzzle.draw.theme.tokens[3] = Rgb(0xabcdef);
  options.puzzle.draw.show_end = true;
  options.puzzle.draw.letters = true;
  options.puzzle.draw.theme.outlines = true;
  options.puzzle.draw.axes = WyxAxes::kNumbers;
  options.puzzle.draw.dominoes = WyxSteps::kPairs;
  options.puzzle.draw.working_table = true;
  options.puzzle.draw.hints = 3;
  options.puzzle.level_words = false;
  options.puzzle.qr = true;
  options.worksheet = true;
  options.large_print = true;
  options.paper = {100.0 / 3, 0.1 + 0.2};
  options.paper.width += 100;
  options.paper.height += 200;
  options.margins = {0, 99.999999999999986, 1e-300, 12.5};
  return options;
}

void ExpectSame(const Colour& a, const Colour& b) {
  EXPECT_EQ(a.red, b.red);
  EXPECT_EQ(a.green, b.green);
  EXPECT_EQ(a.blue, b.blue);
}

void ExpectSame(const SheetOptions& a, const SheetOptions& b) {
  EXPECT_EQ(a.per_page, b.per_page);
  EXPECT_EQ(a.versions, b.versions);
  EXPECT_EQ(a.title, b.title);
  EXPECT_EQ(a.footer, b.footer);
  EXPECT_EQ(a.answers, b.answers);
  EXPECT_EQ(a.puzzle.draw.language, b.puzzle.draw.language);
  EXPECT_EQ(a.puzzle.draw.show_end, b.puzzle.draw.show_end);
  EXPECT_EQ(a.puzzle.draw.letters, b.puzzle.draw.letters);
  EXPECT_EQ(a.puzzle.draw.theme.outlines, b.puzzle.draw.theme.outlines);
  EXPECT_EQ(a.puzzle.draw.axes, b.puzzle.draw.axes);
  EXPECT_EQ(a.puzzle.draw.dominoes, b.puzzle.draw.dominoes);
  EXPECT_EQ(a.puzzle.draw.working_table, b.puzzle.draw.working_table);
  EXPECT_EQ(a.puzzle.draw.hints, b.puzzle.draw.hints);
  EXPECT_EQ(a.puzzle.level_words, b.puzzle.level_words);
  EXPECT_EQ(a.puzzle.qr, b.puzzle.qr);
  EXPECT_EQ(a.worksheet, b.worksheet);
  EXPECT_EQ(a.large_print, b.large_print);
  EXPECT_EQ(a.paper.width, b.paper.width);
  EXPECT_EQ(a.paper.height, b.paper.height);
  EXPECT_EQ(a.margins.top, b.margins.top);
  EXPECT_EQ(a.margins.right, b.margins.right);
  EXPECT_EQ(a.margins.bottom, b.margins.bottom);
  EXPECT_EQ(a.margins.left, b.margins.left);
  const Theme& one = a.puzzle.draw.theme;
  const Theme& two = b.puzzle.draw.theme;
  for (auto part :
       {&Theme::ink, &Theme::soft_ink, &Theme::paper, &Theme::grid_line, &Theme::faint_line,
        &Theme::dark_cell, &Theme::curve, &Theme::tile, &Theme::well}) {
    ExpectSame(one.*part, two.*part);
  }
  for (auto part : {&Theme::tokens, &Theme::directions}) {
    for (size_t i = 0; i < 4; ++i) ExpectSame((one.*part)[i], (two.*part)[i]);
  }
}

/// What is wrong with a text that must be refused.
std::string Refusal(const std::string& text) {
  absl::StatusOr<SheetOptions> options = ReadLayout(text);
  EXPECT_TRUE(absl::IsFailedPrecondition(options.status())) << options.status() << " " << text;
  return std::string(options.status().message());
}

/// The places of all members, however deep, as JSON pointers.
std::vector<json::json_pointer> Members(const json& object, const json::json_pointer& at) {
  std::vector<json::json_pointer> all;
  for (const auto& [name, value] : object.items()) {
    all.push_back(at / name);
    if (!value.is_object()) continue;
    for (const json::json_pointer& member : Members(value, at / name)) all.push_back(member);
  }
  return all;
}

TEST(LayoutText, IsReadBackExactly) {
  for (Answers answers :
       {Answers::kNone, Answers::kEnd, Answers::kNextPage, Answers::kSeparateFile}) {
    for (SheetOptions options : {SheetOptions(), Unusual()}) {
      options.answers = answers;
      absl::StatusOr<SheetOptions> back = ReadLayout(LayoutText(options));
      ASSERT_TRUE(back.ok()) << back.status();
      ExpectSame(*back, options);
      EXPECT_EQ(LayoutText(*back), LayoutText(options));
    }
  }
}

TEST(LayoutText, TellsEveryTheme) {
  for (const NamedTheme& named : kThemes) {
    SheetOptions options;
    options.puzzle.draw.theme = *named.theme;
    absl::StatusOr<SheetOptions> back = ReadLayout(LayoutText(options));
    ASSERT_TRUE(back.ok()) << back.status();
    ExpectSame(*back, options);
    EXPECT_EQ(back->puzzle.draw.theme.IsGrey(), named.theme->IsGrey());
  }
}

TEST(LayoutText, HoldsTextsAsTheyArePrinted) {
  SheetOptions options;
  options.title = " one\ntwo\xff ";
  options.footer = "\xc3";
  absl::StatusOr<SheetOptions> back = ReadLayout(LayoutText(options));
  ASSERT_TRUE(back.ok()) << back.status();
  EXPECT_EQ(back->title, "one two\xef\xbf\xbd");
  EXPECT_EQ(back->footer, "\xef\xbf\xbd");
}

TEST(LayoutText, OfAnotherVersionIsRefusedAndTheFieldNamed) {
  const json whole = json::parse(LayoutText(Unusual()));
  std::vector<json::json_pointer> members = Members(whole, json::json_pointer());
  EXPECT_GT(members.size(), 30u);
  for (const json::json_pointer& member : members) {
    std::string name = member.back();
    // Missing.
    json less = whole;
    less[member.parent_pointer()].erase(name);
    std::string missing = Refusal(less.dump());
    EXPECT_NE(missing.find("another version of grille"), std::string::npos) << missing;
    EXPECT_NE(missing.find(name + "' is missing"), std::string::npos) << missing;
    // Not known.
    json more = whole;
    more[member.parent_pointer()]["x" + name] = 1;
    std::string unknown = Refusal(more.dump());
    EXPECT_NE(unknown.find("x" + name + "'"), std::string::npos) << unknown;
    // Another sort of thing.
    json other = whole;
    other[member] = nullptr;
    EXPECT_NE(Refusal(other.dump()).find(name + "'"), std::string::npos);
  }
}

TEST(LayoutText, WhatNoCommandLineTakesIsRefused) {
  const json whole = json::parse(LayoutText({}));
  for (const auto& [member, values] : std::vector<std::pair<std::string, std::vector<json>>>{
           {"/per_page", {0, -1, 25, 4.0, "4", 18446744073709551615ULL}},
           {"/versions", {0, 101, true}},
           {"/answers", {"", "End", "anywhere", 1}},
           {"/title", {1, json::array()}},
           {"/worksheet", {0, "true"}},
           {"/paper/width", {59.9, 1201, -210, "a4"}},
           {"/margins/left", {-1, 100.1}},
           {"/puzzle/draw/language", {"de", "EN"}},
           {"/puzzle/draw/axes", {"arrows", 0}},
           {"/puzzle/draw/hints", {4, -1}},
           {"/puzzle/draw/theme/ink",
            {"", "#16161", "#1616161", "161616", "#16161G", "#ABCDEF", 7}},
           {"/puzzle/draw/theme/tokens", {json::array(), "#161616", json::array({"#161616"})}}}) {
    for (const json& value : values) {
      json wrong = whole;
      wrong[json::json_pointer(member)] = value;
      Refusal(wrong.dump());
    }
  }
  for (const char* text :
       {"", "{", "{}", "[]", "null", "7", "\"a4\"", "{\"per_page\":1e999}", "\xff"}) {
    Refusal(text);
  }
}

}  // namespace
}  // namespace grille::sheet
