// The small texts that subcommands are made of: numbers read, cells of CSV, words of a shell.

#include <gtest/gtest.h>

#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/shell.h"

namespace grille::tools {
namespace {

constexpr uint64_t kNoLimit = ~uint64_t{0};

TEST(ParseNumber, TakesPlainDecimalsWithinTheLimits) {
  EXPECT_EQ(ParseNumber("0", 0, 9).value(), 0U);
  EXPECT_EQ(ParseNumber("9", 0, 9).value(), 9U);
  EXPECT_EQ(ParseNumber("007", 5, 9).value(), 7U);
  EXPECT_EQ(ParseNumber("9223372036854775807", 1, kMaxNumber).value(), kMaxNumber);
  EXPECT_EQ(ParseNumber("18446744073709551615", 0, kNoLimit).value(), kNoLimit);
}

TEST(ParseNumber, RefusesAllElse) {
  for (std::string_view text :
       {"", " ", "-1", "+1", " 1", "1 ", "1\n", "abc", "1e3", "3x", "0x1", "1.0", "1,0", "1_0",
        "\0", "18446744073709551616", "99999999999999999999999999999999999999999999", "１"}) {
    EXPECT_EQ(ParseNumber(text, 0, kNoLimit).status().code(), absl::StatusCode::kInvalidArgument)
        << text;
  }
  EXPECT_FALSE(ParseNumber(std::string_view("1\0", 2), 0, 9).ok());
  EXPECT_FALSE(ParseNumber("10", 0, 9).ok());
  EXPECT_FALSE(ParseNumber("4", 5, 9).ok());
  EXPECT_NE(ParseNumber("4", 5, 9).status().message().find("5 to 9"), absl::string_view::npos);
}

TEST(ParseRange, OneNumberOrTwoInOrder) {
  NumberRange range = ParseRange("7", 5, 9).value();
  EXPECT_EQ(range.min, 7U);
  EXPECT_EQ(range.max, 7U);
  range = ParseRange("5..9", 5, 9).value();
  EXPECT_EQ(range.min, 5U);
  EXPECT_EQ(range.max, 9U);
  EXPECT_TRUE(ParseRange("6..6", 5, 9).ok());
  for (const char* text : {"", "..", "5..", "..9", "5...9", "5..9..9", "9..5", "4..9", "5..10",
                           "5-9", "5 .. 9", "-5..9", "5.9", "5..x"}) {
    EXPECT_EQ(ParseRange(text, 5, 9).status().code(), absl::StatusCode::kInvalidArgument) << text;
  }
}

TEST(CsvCell, StaysPlainWhereItCan) {
  for (const char* text : {"", "easy", "wyx:d5/b2.c3", "a b", "1=2", "x-y", "é", "'", ";"}) {
    EXPECT_EQ(CsvCell(text), text);
  }
}

TEST(CsvCell, IsQuotedByRfc4180) {
  EXPECT_EQ(CsvCell("a,b"), "\"a,b\"");
  EXPECT_EQ(CsvCell("a\"b"), "\"a\"\"b\"");
  EXPECT_EQ(CsvCell("\""), "\"\"\"\"");
  EXPECT_EQ(CsvCell("a\nb"), "\"a\nb\"");
  EXPECT_EQ(CsvCell("a\r\nb"), "\"a\r\nb\"");
  EXPECT_EQ(CsvCell("A & <b> \"q\" ]]>"), "\"A & <b> \"\"q\"\" ]]>\"");
}

TEST(CsvCell, CannotBecomeAFormula) {
  for (const char* text : {"=1+1", "+1", "-1", "@SUM(A1)", "=", "\t=1"}) {
    EXPECT_EQ(CsvCell(text), std::string("'") + text);
  }
  EXPECT_EQ(CsvCell("\r=1"), "\"'\r=1\"");
  EXPECT_EQ(CsvCell("=cmd|' /C calc'!A0,1"), "\"'=cmd|' /C calc'!A0,1\"");
  EXPECT_EQ(CsvCell("=\"x\""), "\"'=\"\"x\"\"\"");
}

TEST(Printable, HidesWhatMovesTheCursor) {
  EXPECT_EQ(Printable("plain é"), "plain é");
  EXPECT_EQ(Printable("a\x1b[2Jb\n\x7f"), "a?[2Jb??");
}

TEST(ShellWord, IsQuotedWhereItMustBe) {
  for (const char* plain : {"grilles.db", "/tmp/a-b_c.db", "a:b,c+d@e%f=g"}) {
    EXPECT_EQ(ShellWord(plain), plain);
  }
  EXPECT_EQ(ShellWord(""), "''");
  EXPECT_EQ(ShellWord("a b"), "'a b'");
  EXPECT_EQ(ShellWord("it's"), "'it'\\''s'");
  for (const char* bad :
       {"$HOME", "`x`", "a;b", "a&b", "*", "~", "a\nb", "a\"b", "a\\b", "(", "#"}) {
    EXPECT_EQ(ShellWord(bad), "'" + std::string(bad) + "'");
  }
}

TEST(Grouped, SetsCommas) {
  EXPECT_EQ(Grouped(0), "0");
  EXPECT_EQ(Grouped(999), "999");
  EXPECT_EQ(Grouped(1000), "1,000");
  EXPECT_EQ(Grouped(18446744073709551615U), "18,446,744,073,709,551,615");
}

TEST(Duration, RoundsToWhatMatters) {
  EXPECT_EQ(Duration(0.4), "0 s");
  EXPECT_EQ(Duration(59.6), "1 min 00 s");
  EXPECT_EQ(Duration(150), "2 min 30 s");
  EXPECT_EQ(Duration(3 * 3600 + 5 * 60 + 1), "3 h 05 min");
}

}  // namespace
}  // namespace grille::tools
