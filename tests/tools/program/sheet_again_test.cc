// `grille sheet --again`: what was printed, printed once more.

#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class SheetAgainTest : public ProgramTest {
 protected:
  void SetUp() override { MakeStore("a.db", 300); }

  Words Print(const std::string& file, const Words& options) const {
    Words command = {"sheet", "--db", "a.db", "--for", "Été", "-o", file};
    command.insert(command.end(), options.begin(), options.end());
    return command;
  }

  Result Again(int sheet, const std::string& file) const {
    return Grille({"sheet", "--db", "a.db", "--again", std::to_string(sheet), "-o", file});
  }

  void ExpectRefused(const Result& result, const std::string& why) const {
    EXPECT_EQ(result.status, 2) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, why)) << result.err;
    EXPECT_FALSE(Exists("again.pdf"));
  }
};

TEST_F(SheetAgainTest, TheSameFileComesAgainAndTheStoreStays) {
  const std::vector<Words> all = {
      {"--count", "9", "--seed", "3"},
      {"--order", "hardest", "--count", "2", "--per-page", "1", "--lang", "fr", "--answers",
       "none"},
      {"--count", "5", "--paper", "letter", "--landscape", "--margins", "10,11.5,12,13", "--pips"},
      {"--count", "2", "--versions", "3", "--worksheet", "--answers", "next-page"},
      {"--count", "3", "--theme", "grey", "--axes", "numbers", "--steps", "pairs", "--hints", "1"},
      {"--count", "1", "--per-page", "1", "--theme", "ink-saver", "--working-table"},
      {"--count", "2", "--large-print", "--show-end", "--footer", "Fuß & <b>"},
      {"--count", "4", "--qr", "--answers", "separate-file", "--lang", "fr", "--title",
       " A & <b> \"q\" ]]>\n\xff "},
  };
  for (size_t i = 0; i < all.size(); ++i) {
    Good(Print("s" + std::to_string(i + 1) + ".pdf", all[i]));
  }
  std::string before = Read("a.db");
  for (size_t i = 0; i < all.size(); ++i) {
    Result again = Again(static_cast<int>(i) + 1, "again.pdf");
    EXPECT_EQ(again.status, 0) << again.err;
    EXPECT_EQ(again.out, "");
    std::string said = "sheet " + std::to_string(i + 1) + ", printed for Été on ";
    EXPECT_TRUE(Contains(again.err, said)) << again.err;
    EXPECT_TRUE(Contains(again.err, ": the same as was printed, to the byte\n")) << again.err;
    EXPECT_SAME(Read("again.pdf"), Read("s" + std::to_string(i + 1) + ".pdf"));
  }
  EXPECT_SAME(Read("again-answers.pdf"), Read("s8-answers.pdf"));
  EXPECT_SAME(Read("a.db"), before);
  // Over itself, too.
  std::string printed = Read("s1.pdf");
  EXPECT_EQ(Again(1, "s1.pdf").status, 0);
  EXPECT_SAME(Read("s1.pdf"), printed);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM sheet"), 8);
}

TEST_F(SheetAgainTest, WhatBecameOfThePuzzlesSinceDoesNotMatter) {
  Good(Print("s.pdf", {"--count", "3"}));
  Good({"release", "--db", "a.db", "--use", "printed", "--for", "Été"});
  Good(Print("t.pdf", {"--count", "290"}));
  Good({"generate", "wyx", "--count", "500", "--seed", "9", "--db", "a.db"});
  Good({"compact", "--db", "a.db"});
  EXPECT_TRUE(Contains(Again(1, "again.pdf").err, "to the byte"));
  EXPECT_SAME(Read("again.pdf"), Read("s.pdf"));
  // In a copy and in a store it was merged into, where the puzzles keep their numbers.
  Good({"backup", "--db", "a.db", "-o", "copy.db"});
  Good({"merge", "all.db", "a.db"});
  for (const char* store : {"copy.db", "all.db"}) {
    Result again = Grille({"sheet", "--db", store, "--again", "1", "-o", "again.pdf"});
    EXPECT_TRUE(Contains(again.err, "to the byte")) << store << again.err;
  }
}

TEST_F(SheetAgainTest, WhatDiffersIsWrittenAndSaid) {
  Good(Print("s.pdf", {"--count", "4", "--level", "medium,hard", "--answers", "separate-file"}));
  // Levels of another version of the grade, which found everything easy. Answers tell no level.
  Sql(Path("a.db"), "INSERT INTO class SELECT NULL, 1, 812, 0, 1, 0, 2, 0");
  Sql(Path("a.db"),
      "UPDATE puzzle SET class = (SELECT id FROM class WHERE grade_version = 0) WHERE id IN "
      "(SELECT "
      "puzzle FROM sheet_puzzle)");
  Result again = Again(1, "again.pdf");
  EXPECT_EQ(again.status, 0) << again.err;
  EXPECT_TRUE(Contains(again.err, ": again.pdf differs from what was printed: ")) << again.err;
  EXPECT_FALSE(Contains(again.err, "to the byte")) << again.err;
  EXPECT_NE(Difference(Read("again.pdf"), Read("s.pdf")), "");
  EXPECT_SAME(Read("again-answers.pdf"), Read("s-answers.pdf"));
  Sql(Path("a.db"), "UPDATE sheet SET answer_hash = answer_hash + 1");
  again = Again(1, "again.pdf");
  EXPECT_TRUE(
      Contains(again.err, ": again.pdf and again-answers.pdf differ from what was printed: "))
      << again.err;
}

TEST_F(SheetAgainTest, ADamagedPuzzleIsNotPrintedAgain) {
  Good(Print("s.pdf", {"--count", "2", "--seed", "1"}));
  Sql(Path("a.db"),
      "UPDATE puzzle SET score = score + 1 WHERE id IN (SELECT puzzle FROM "
      "sheet_puzzle WHERE place = 2)");
  Result again = Again(1, "again.pdf");
  EXPECT_EQ(again.status, 1);
  EXPECT_TRUE(Contains(again.err, "is damaged")) << again.err;
  EXPECT_FALSE(Exists("again.pdf"));
}

TEST_F(SheetAgainTest, AllOtherOptionsAreRefusedBesideIt) {
  Good(Print("s.pdf", {}));
  const std::vector<Words> others = {{"--kind", "wyx"},
                                     {"--level", "easy"},
                                     {"--score", "1..2"},
                                     {"--arcs", "1..20"},
                                     {"--run", "1"},
                                     {"--order", "newest"},
                                     {"--seed", "1"},
                                     {"--variety", "6"},
                                     {"--use", "any"},
                                     {"--for", "Été"},
                                     {"--count", "4"},
                                     {"--per-page", "4"},
                                     {"--paper", "a4"},
                                     {"--landscape"},
                                     {"--margins", "15"},
                                     {"--title", ""},
                                     {"--footer", "F"},
                                     {"--lang", "en"},
                                     {"--answers", "end"},
                                     {"--show-end"},
                                     {"--theme", "colour"},
                                     {"--axes", "letters"},
                                     {"--steps", "arrows"},
                                     {"--working-table"},
                                     {"--hints", "1"},
                                     {"--pips"},
                                     {"--qr"},
                                     {"--worksheet"},
                                     {"--large-print"},
                                     {"--versions", "1"}};
  for (const Words& other : others) {
    Words command = {"sheet", "--db", "a.db", "--again", "1", "-o", "again.pdf"};
    command.insert(command.end(), other.begin(), other.end());
    ExpectRefused(Grille(command), "leave " + other[0] + " out");
  }
  ExpectRefused(Grille({"sheet", "wyx:a1", "--db", "a.db", "--again", "1", "-o", "again.pdf"}),
                "leave CODE out");
  ExpectRefused(Grille({"sheet", "--again", "1", "-o", "again.pdf"}), "--db");
  ExpectRefused(Grille({"sheet", "--again", "1", "--db", "a.db"}), "--output");
  ExpectRefused(Again(1, "a.db"), "is a database");
  Good(Print("t.pdf", {"--answers", "separate-file"}));
  ExpectRefused(Again(2, "/dev/null"), "/dev/null is no file that another can stand beside");
  EXPECT_EQ(Grille({"sheet", "--db", "a.db", "--again", "1", "--help"}).status, 0);
}

TEST_F(SheetAgainTest, ASheetThatIsNotThereIsRefused) {
  ExpectRefused(Again(1, "again.pdf"), "a.db: there is no sheet 1; none was printed yet");
  for (const char* file : {"1.pdf", "2.pdf", "3.pdf"}) Good(Print(file, {"--count", "1"}));
  ExpectRefused(Again(4, "again.pdf"), "a.db: there is no sheet 4; the highest is 3");
  // A draft is no sheet of the store.
  Good({"sheet", "--db", "a.db", "-o", "draft.pdf"});
  ExpectRefused(Again(4, "again.pdf"), "the highest is 3");
}

TEST_F(SheetAgainTest, AnotherVersionsSheetIsRefused) {
  for (const char* file : {"1.pdf", "2.pdf", "3.pdf", "4.pdf"}) Good(Print(file, {"--count", "1"}));
  std::string path = Path("a.db");
  Sql(path, "UPDATE sheet SET layout = NULL, hash = NULL WHERE id = 1");
  ExpectRefused(Again(1, "again.pdf"),
                "sheet 1 was printed by an older version of grille, which kept no layout");
  Sql(path, "UPDATE sheet SET layout = json_set(layout, '$.puzzle.halo', 1) WHERE id = 2");
  ExpectRefused(Again(2, "again.pdf"),
                "sheet 2: another version of grille wrote its layout (this one does not know "
                "'puzzle.halo')");
  Sql(path, "UPDATE sheet SET layout = json_remove(layout, '$.margins.top') WHERE id = 3");
  ExpectRefused(Again(3, "again.pdf"),
                "sheet 3: another version of grille wrote its layout ('margins.top' is missing)");
  Sql(path, "UPDATE sheet SET layout = 'a4' WHERE id = 4");
  ExpectRefused(Again(4, "again.pdf"), "sheet 4: another version of grille wrote its layout");
}

// At whatever moment printing is killed: what the store calls printed is there, whole, and is what
// it says.
TEST_F(SheetAgainTest, KilledWhilePrintingTheStoreAndTheFilesAgree) {
  auto temporary = [&] {
    Words files = Files();
    return std::any_of(files.begin(), files.end(),
                       [](const std::string& name) { return name.ends_with(".tmp"); });
  };
  std::string path = Path("a.db");
  long sheets = 0;
  int unrecorded = 0;
  for (int i = 0; i < 24; ++i) {
    std::string file = std::to_string(i) + ".pdf";
    std::string answers = std::to_string(i) + "-answers.pdf";
    Running program(Path(""),
                    GrilleCommand(Print(file, {"--count", "5", "--answers", "separate-file"})), {});
    // While the files are written, when the first of the two stands, when both do, when the store
    // knows.
    program.WaitUntil([&] {
      if (i % 4 == 0) return temporary();
      if (i % 4 < 3) return Exists(i % 4 == 1 ? answers : file);
      return SqlIfPossible(path, "SELECT 1 FROM sheet WHERE id > " + std::to_string(sheets)) != "";
    });
    program.Send(SIGKILL);
    program.Wait();
    long now = SqlNumber(path, "SELECT count(*) FROM sheet");
    EXPECT_EQ(SqlNumber(path, "SELECT count(*) FROM mark"), 5 * now);
    ASSERT_LE(now, sheets + 1);
    if (now > sheets) {
      ASSERT_TRUE(Exists(file) && Exists(answers));
      Result again = Again(static_cast<int>(now), "again.pdf");
      EXPECT_TRUE(Contains(again.err, "to the byte")) << again.err;
      EXPECT_SAME(Read("again.pdf"), Read(file));
      EXPECT_SAME(Read("again-answers.pdf"), Read(answers));
    } else {
      ++unrecorded;
    }
    // Never half a file under its name.
    for (const std::string& name : {file, answers}) {
      EXPECT_TRUE(!Exists(name) || Read(name).ends_with("%%EOF\n")) << name;
    }
    for (const std::string& name : Files()) {
      if (name.ends_with(".tmp")) std::filesystem::remove(Path(name));
    }
    sheets = now;
  }
  RecordProperty("unrecorded", unrecorded);
  EXPECT_GT(unrecorded, 0);
  EXPECT_GE(sheets, 6);
  ExpectSound(path);
  Good(Print("last.pdf", {"--count", "5"}));
  EXPECT_EQ(SqlNumber(path, "SELECT count(*) FROM mark"), 5 * (sheets + 1));
}

TEST_F(SheetAgainTest, KilledWhilePrintingAgainTheOldFileStaysOrTheNewOneStands) {
  Good(Print("s.pdf", {"--count", "40"}));
  std::string printed = Read("s.pdf");
  std::string before = Read("a.db");
  for (int i = 0; i < 8; ++i) {
    Write("again.pdf", "last week's");
    Running program(
        Path(""), GrilleCommand({"sheet", "--db", "a.db", "--again", "1", "-o", "again.pdf"}), {});
    program.WaitUntil(
        [&] { return i % 2 == 0 ? Read("again.pdf") != "last week's" : Files().size() > 4; });
    program.Send(SIGKILL);
    program.Wait();
    std::string now = Read("again.pdf");
    EXPECT_TRUE(now == "last week's" || now == printed);
    for (const std::string& name : Files()) {
      if (name.ends_with(".tmp")) std::filesystem::remove(Path(name));
    }
  }
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM sheet"), 1);
  EXPECT_SAME(Read("a.db"), before);
}

}  // namespace
}  // namespace grille::program
