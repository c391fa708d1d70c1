// Every count, size and number from outside is checked before work starts (design.md): exit 2, the
// option named, no file made.

#include "tests/tools/program/program.h"

namespace grille::program {
namespace {

using NumbersTest = ProgramTest;

/// What no number option takes: faults.md, and what readers of numbers like to let through.
const Words kNoNumbers = {"-1",
                          "abc",
                          "1e3",
                          "3x",
                          "18446744073709551616",
                          "9223372036854775808",
                          "99999999999999999999999999",
                          "+5",
                          " 5",
                          "5 ",
                          "5\n",
                          "",
                          "0x10",
                          "1.0",
                          "1,000",
                          "\xd9\xa5",
                          "--"};

/// A subcommand with all that it needs but the option in question.
struct NumberPlace {
  Words command;
  std::string option;
  Words also;  ///< refused here, though numbers
};

const std::vector<NumberPlace>& Places() {
  static const Words kMake = {"generate", "wyx", "--db", "new.db"};
  static const Words kMakeSome = {"generate", "wyx", "--db", "new.db", "--count", "1"};
  static const Words kMakeBatches = {"generate", "wyx", "--db", "new.db", "--batches", "9"};
  static const Words kStar = {"generate", "etoile", "--db", "new.db"};
  static const Words kTaquin = {"generate", "taquin", "--db", "new.db", "--count", "1"};
  static const Words kQuery = {"query", "--db", "new.db"};
  static const Words kExport = {"export", "--db", "new.db"};
  static const Words kSheet = {"sheet", "--db", "new.db", "-o", "new.pdf"};
  static const Words kDraw = {"draw", "--db", "new.db", "-o", "new.pdf"};
  static const std::vector<NumberPlace> kPlaces = {
      {kMake, "--count", {"0"}},
      {kMake, "--batches", {"0"}},
      {kMakeBatches,
       "--shard",
       {"0",
        "0/",
        "/8",
        "8/8",
        "9/8",
        "-1/8",
        "1/-8",
        "1/0",
        "0/0",
        "a/b",
        "1/8x",
        "x1/8",
        "1 /8",
        "1/ 8",
        "1/8/9",
        "+1/8",
        "0x1/8",
        "1/1000001",
        "0/9223372036854775808",
        "18446744073709551616/18446744073709551617"}},
      {kMakeSome, "--seed", {}},
      {kMakeSome, "--resume", {"0"}},
      {kMakeSome, "--threads", {"0", "1025"}},
      {kMakeSome, "--time-limit", {"0", "3153600001"}},
      {kMakeSome, "--dominoes", {"0", "4", "17"}},
      {kMakeSome, "--board", {"0", "4", "9"}},
      {kMakeSome, "--reach", {"0", "1", "5"}},
      {kMakeSome, "--marks", {"3", "Auto", "auto,1"}},
      {kStar, "--moves", {"0", "5..3", "1..", "..3", "1..x", "0..3"}},
      {kStar, "--colours", {"0", "1", "5"}},
      {kStar, "--walk", {"0", "201"}},
      {kStar, "--count", {"0"}},
      {kTaquin, "--moves", {"0", "5..3", "1.."}},
      {kTaquin, "--size", {"1x4", "4x1", "6x6", "4", "4x", "x4", "4x4x4", "0x0", "4X4", "4x 4"}},
      {{"table"}, "--deepest", {"0"}},
      {{"table"}, "--threads", {"0", "257"}},
      {{"table", "--letters"}, "--starts", {"0", "20922789888001"}},
      {{"table", "--letters"}, "--climb", {"576460752303423488"}},
      {{"table", "--letters"}, "--seed", {}},
      {{"solve"}, "--limit", {"0"}},
      {{"solve"}, "--nodes", {"0"}},
      {{"solve"}, "--time-limit", {"0", "3153600001"}},
      {{"solve"}, "--threads", {"0", "257"}},
      {{"grade"}, "--nodes", {"0"}},
      {{"grade"}, "--time-limit", {"0"}},
      {{"grade"}, "--threads", {"0", "257"}},
      {{"import", "--db", "new.db"}, "--nodes", {"0"}},
      {{"import", "--db", "new.db"}, "--time-limit", {"0"}},
      {{"show", "--db", "new.db"}, "--id", {"0"}},
      {kQuery, "--limit", {"0"}},
      {kQuery, "--id", {"0"}},
      {kQuery, "--run", {"0"}},
      {kQuery, "--seed", {}},
      {kQuery, "--score", {"2..1", "1..", "..1", "1...2", "1-2", "1..x", "-1..1"}},
      {kQuery, "--arcs", {"2..1", "1..", "..1"}},
      {kQuery, "--dominoes", {"4", "17", "4..12", "5..17", "12..5"}},
      {kQuery, "--board", {"4", "9", "8..5"}},
      {kQuery, "--marks", {"3", "0..3"}},
      {kQuery, "--colours", {"0", "16", "3..2"}},
      {kExport, "--limit", {"0"}},
      {kExport, "--id", {"0"}},
      {kExport, "--run", {"0"}},
      {kExport, "--score", {"2..1"}},
      {kDraw, "--count", {"0", "10001"}},
      {kDraw, "--resolution", {"29", "2401"}},
      {kDraw, "--hints", {"0", "4"}},
      {kDraw, "--width", {"19.9", "1001", "1,5", "20mm"}},
      {kSheet, "--versions", {"0", "101"}},
      {kSheet, "--hints", {"0", "4"}},
      {kSheet, "--count", {"0", "10001"}},
      {kSheet, "--per-page", {"0", "25"}},
      {kSheet, "--seed", {}},
      {kSheet, "--again", {"0"}},
      {{"sheets", "--db", "new.db"}, "--sheet", {"0"}},
  };
  return kPlaces;
}

void ExpectRefused(const Result& result, const NumberPlace& place, const std::string& value) {
  EXPECT_EQ(result.status, 2) << place.command[0] << " " << place.option << " '" << value << "'";
  EXPECT_EQ(result.out, "");
  EXPECT_TRUE(Contains(result.err, place.option)) << result.err;
}

TEST_F(NumbersTest, CountsThatAreNoneAreRefusedHoweverTheyAreWritten) {
  const NumberPlace& count = Places()[0];
  Words values = kNoNumbers;
  values.push_back("0");
  for (const std::string& value : values) {
    Words apart = count.command;
    apart.insert(apart.end(), {"--count", value});
    ExpectRefused(Grille(apart), count, value);
    Words joined = count.command;
    joined.push_back("--count=" + value);
    ExpectRefused(Grille(joined), count, value);
    // What stands behind must not be taken for the number.
    Words behind = {"generate", "wyx", "--count=" + value, "--db", "new.db"};
    ExpectRefused(Grille(behind), count, value);
  }
  EXPECT_EQ(Files(), Words());
}

TEST_F(NumbersTest, EveryNumberOfEverySubcommandIsChecked) {
  for (const NumberPlace& place : Places()) {
    Words values = {"-1", "abc", "1e3", "18446744073709551616", "+5", ""};
    values.insert(values.end(), place.also.begin(), place.also.end());
    for (const std::string& value : values) {
      Words command = place.command;
      command.insert(command.end(), {place.option, value});
      ExpectRefused(Grille(command), place, value);
    }
  }
  EXPECT_EQ(Files(), Words());
}

TEST_F(NumbersTest, ANumberThatIsMissingOrGivenTwiceIsRefused) {
  NumberPlace count = {{}, "--count", {}};
  ExpectRefused(Grille({"generate", "wyx", "--db", "new.db", "--count"}), count, "nothing");
  ExpectRefused(Grille({"generate", "wyx", "--db", "new.db", "--count", "3", "--count", "5"}),
                count, "two");
  EXPECT_EQ(Files(), Words());
}

TEST_F(NumbersTest, NamesThatAreNoneAreRefused) {
  struct Name {
    Words command;
    std::string option;
  };
  for (const Name& name :
       std::vector<Name>{{{"generate", "wyx", "--count", "1", "--db", "new.db"}, "--level"},
                         {{"generate", "etoile", "--count", "1", "--db", "new.db"}, "--level"},
                         {{"generate", "taquin", "--count", "1", "--db", "new.db"}, "--level"},
                         {{"query", "--db", "new.db"}, "--level"},
                         {{"query", "--db", "new.db"}, "--order"},
                         {{"query", "--db", "new.db"}, "--kind"},
                         {{"query", "--db", "new.db"}, "--format"},
                         {{"export", "--db", "new.db"}, "--format"},
                         {{"sheet", "--db", "new.db", "-o", "new.pdf"}, "--lang"},
                         {{"sheet", "--db", "new.db", "-o", "new.pdf"}, "--answers"}}) {
    for (const char* value : {"", "Easy", "easy,", "nonsense"}) {
      Words command = name.command;
      command.insert(command.end(), {name.option, value});
      ExpectRefused(Grille(command), {name.command, name.option, {}}, value);
    }
  }
  EXPECT_EQ(Grille({"export", "--db", "new.db", "--format", "table"}).status, 2);
  EXPECT_EQ(Files(), Words());
}

TEST_F(NumbersTest, AFileWithoutANameIsRefused) {
  // "--db $store" with the variable not set must not end up somewhere else.
  for (const Words& command : std::vector<Words>{{"generate", "wyx", "--count", "1", "--db", ""},
                                                 {"generate", "wyx", "--db=", "--count", "1"},
                                                 {"export", "--db", ""},
                                                 {"import", "--db", ""},
                                                 {"solve", "--table", ""},
                                                 {"sheet", "--db", "", "-o", "new.pdf"},
                                                 {"sheet", "--db", "new.db", "-o", ""}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(command);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, "a file needs a name")) << result.err;
  }
  EXPECT_EQ(Files(), Words());
}

TEST_F(NumbersTest, WhatIsMissingIsNamed) {
  for (const auto& [command, missing] : std::vector<std::pair<Words, std::string>>{
           {{"query"}, "--db"},
           {{"export"}, "--db"},
           {{"import"}, "--db"},
           {{"verify"}, "--db"},
           {{"stats"}, "--db"},
           {{"runs"}, "--db"},
           {{"sheets"}, "--db"},
           {{"reserve", "--for", "A", "1"}, "--db"},
           {{"reserve", "--db", "new.db", "1"}, "--for"},
           {{"release", "1"}, "--db"},
           {{"retire", "1"}, "--db"},
           {{"delete", "--run", "1"}, "--db"},
           {{"delete", "--db", "new.db"}, "--run"},
           {{"regrade"}, "--db"},
           {{"compact"}, "--db"},
           {{"sheet", "-o", "new.pdf"}, "--db"},
           {{"sheet", "--db", "new.db"}, "--output"},
           {{"show", "--id", "1"}, "--db"},
           {{"show", "--db", "new.db"}, "--id"},
           {{"generate", "wyx"}, "--count"},
           {{"generate", "wyx", "--resume", "1"}, "--db"},
           {{"generate", "wyx", "--shard", "0/2", "--time-limit", "1", "--db", "new.db"},
            "--batches"},
           {{}, "subcommand"},
           {{"generate"}, "subcommand"}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(command);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, missing)) << result.err;
  }
  EXPECT_EQ(Files(), Words());
}

TEST_F(NumbersTest, OptionsThatContradictEachOtherAreRefused) {
  for (const Words& command :
       std::vector<Words>{{"generate", "wyx", "--resume", "1", "--seed", "1", "--db", "new.db"},
                          {"generate", "wyx", "--resume", "1", "--board", "5", "--db", "new.db"},
                          {"generate", "wyx", "--resume", "1", "--shard", "0/2", "--batches", "4",
                           "--db", "new.db"},
                          {"generate", "wyx", "--count", "4", "--shard", "0/2", "--db", "new.db"},
                          {"generate", "wyx", "--count", "4", "--batches", "4", "--shard", "0/2",
                           "--db", "new.db"},
                          {"query", "--db", "new.db", "--order", "newest", "--seed", "1"},
                          {"export", "--db", "new.db", "--json", "--format", "csv"},
                          {"show", "--db", "new.db", "--id", "1", "wyx:a1"},
                          {"solve", "--table", Case("wyx-table.txt"), "wyx:a1"},
                          {"sheet", "--db", "new.db", "-o", "new.pdf", "wyx:a1"},
                          {"sheet", "--count", "1", "-o", "new.pdf", "wyx:a1"},
                          {"stats", "--db", "new.db", "stray"},
                          {"stats", "--db", "new.db", "--by", "age"},
                          {"stats", "--db", "new.db", "--by", "level,level"},
                          {"query", "--db", "new.db", "--use", "used"},
                          {"query", "--db", "new.db", "--variety", "-1"},
                          {"query", "--db", "new.db", "--id", "1", "--use", "any"},
                          {"query", "--db", "new.db", "--code", "wyx:a1", "--id", "1"},
                          {"reserve", "--db", "new.db", "--for", "A"},
                          {"reserve", "--db", "new.db", "--for", "A", "--count", "1", "7"},
                          {"reserve", "--db", "new.db", "--for", "A", "--level", "hard", "7"},
                          {"reserve", "--db", "new.db", "--for", "", "--count", "1"},
                          {"release", "--db", "new.db"},
                          {"release", "--db", "new.db", "--for", "A", "7"},
                          {"retire", "--db", "new.db"},
                          {"sheet", "--for", "A", "-o", "new.pdf", "wyx:a1"},
                          {"nonsense"}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(command);
    EXPECT_EQ(result.out, "");
    EXPECT_FALSE(result.err.empty());
  }
  EXPECT_EQ(Files(), Words());
}

}  // namespace
}  // namespace grille::program
