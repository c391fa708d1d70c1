// What is generated of patiences and taquins goes out and comes in again: export, import,
// disguises, sheets, another locale.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/star_play.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class EtoileRoundTest : public ProgramTest {
 protected:
  /// Patiences by colour and by word, taquins to be solved and to be judged.
  void MakeAll() const {
    Words more = {"--seed", "1", "--db", "a.db", "--count"};
    for (Words command : {Words{"30", "etoile", "--colours", "2"},
                          {"8", "etoile", "--goal", "b.rrrrrrrrrrrrrr", "--word", "BAC"},
                          {"20", "taquin", "--size", "3x3"},
                          {"20", "taquin", "--impossible"}}) {
      std::string count = command[0];
      command[0] = "generate";
      command.insert(command.end(), more.begin(), more.end());
      command.push_back(count);
      Good(command);
    }
  }

  std::string Text(const std::string& name) const {
    Result text = Bash("pdftotext -layout '" + name + "' -");
    EXPECT_EQ(text.status, 0) << text.err;
    return text.out;
  }
};

TEST_F(EtoileRoundTest, WhatIsExportedIsImportedToTheSame) {
  MakeAll();
  std::string lines = Good({"export", "--db", "a.db"});
  ASSERT_EQ(Lines(lines).size(), 78U);
  Good({"import", "--db", "b.db"}, {.in = lines});
  EXPECT_SAME(Good({"export", "--db", "b.db"}), lines);
  std::string codes = Good({"export", "--db", "a.db", "--format", "codes"});
  EXPECT_EQ(Good({"import", "--db", "a.db", "--json"}, {.in = codes}),
            "{\"stored\":0,\"known\":78}\n");
  EXPECT_EQ(Good({"import", "--db", "c.db", "--json"}, {.in = codes}),
            "{\"stored\":78,\"known\":0}\n");
  EXPECT_SAME(Good({"export", "--db", "c.db"}), lines);
  EXPECT_EQ(json::parse(Good({"verify", "--db", "a.db", "--json"})),
            json({{"checked", 78}, {"unproved", 0}, {"wrong", 0}}));
  EXPECT_EQ(Lines(Good({"export", "--db", "a.db", "--kind", "etoile"})).size(), 38U);
  EXPECT_EQ(Lines(Good({"export", "--db", "a.db", "--letters", "3"})).size(), 8U);
  EXPECT_EQ(Lines(Good({"export", "--db", "a.db", "--parity"})).size(), 20U);
}

TEST_F(EtoileRoundTest, AllDisguisesOfAPatienceAreOne) {
  std::string code = json::parse(
      Good({"generate", "etoile", "--count", "1", "--seed", "9", "--moves", "14..18"}))["code"];
  std::vector<std::string> disguises = DisguisesOfStar(code);
  ASSERT_EQ(disguises.size(), 16U);
  std::string codes;
  for (const std::string& disguise : disguises) codes += disguise + "\n";
  EXPECT_EQ(Good({"import", "--db", "a.db", "--json"}, {.in = codes}),
            "{\"stored\":1,\"known\":15}\n");
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle"), 1);
  // One grade for all.
  std::set<std::string> grades;
  for (const std::string& line : Lines(Good({"solve", "--json"}, {.in = codes}))) {
    json solved = json::parse(line);
    grades.insert(solved["moves"].dump() + " " + solved["shortest"].dump());
    EXPECT_EQ(FaultOf(solved["code"], solved["solution"]), "") << line;
  }
  EXPECT_EQ(grades.size(), 1U);
}

TEST_F(EtoileRoundTest, SheetsOfAStoreSayThatTheyAreTheFewest) {
  MakeAll();
  MakeStore("a.db", 5);
  Good({"sheet", "--db", "a.db", "--kind", "etoile", "--letters", "0", "--count", "4", "-o",
        "star.pdf"});
  std::string star = Text("star.pdf");
  EXPECT_TRUE(Contains(star, "the fewest possible")) << star;
  Good({"sheet", "--db", "a.db", "--letters", "3", "--count", "1", "--per-page", "1", "-o",
        "word.pdf"});
  EXPECT_TRUE(Contains(Text("word.pdf"), "The marked token starts on"));
  Good({"sheet", "--db", "a.db", "--parity", "--count", "2", "-o", "parity.pdf"});
  EXPECT_TRUE(Contains(Text("parity.pdf"), "inversions"));
  Result mixed = Grille({"sheet", "--db", "a.db", "--count", "83", "--seed", "1", "-o", "all.pdf"});
  EXPECT_EQ(mixed.status, 0) << mixed.err;
  EXPECT_EQ(mixed.err, "83 puzzles written to all.pdf\n");
  std::string all = Text("all.pdf");
  for (const char* part : {"the fewest possible", "inversions", "The marked token starts on"}) {
    EXPECT_TRUE(Contains(all, part)) << part;
  }
}

TEST_F(EtoileRoundTest, AGermanLocaleChangesNoByte) {
  MakeAll();
  for (const Words& command :
       {Words{"export", "--db", "a.db"},
        {"export", "--db", "a.db", "--format", "csv"},
        {"stats", "--db", "a.db"},
        {"table", "r.rrrrrrbbbbbbbb"},
        {"table", "r.rrrrrrbbbbbbbb", "--json"},
        {"generate", "etoile", "--colours", "2", "--count", "20", "--seed", "1"},
        {"generate", "etoile", "--colours", "2", "--word", "\xc3\xa9", "--count", "2", "--seed",
         "1"},
        {"generate", "taquin", "--impossible", "--count", "20", "--seed", "1"}}) {
    std::string plain = Good(command);
    EXPECT_FALSE(plain.empty());
    for (const char* name : {"de_DE.UTF-8", "C.UTF-8"}) {
      EXPECT_SAME(Good(command, {.environment = {{"LC_ALL", name}, {"LANG", name}}}), plain)
          << command[0] << " " << name;
    }
  }
}

}  // namespace
}  // namespace grille::program
