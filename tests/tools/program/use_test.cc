// What becomes of puzzles: kept for somebody, printed, retired, made free again; and near twins.

#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class UseTest : public ProgramTest {
 protected:
  void SetUp() override { MakeStore("a.db", 400); }

  /// The numbers that a command prints as JSON.
  std::vector<int> Ids(Words command) const {
    command.insert(command.end(), {"--db", "a.db", "--json"});
    std::vector<int> ids;
    for (const std::string& line : Lines(Good(command))) {
      ids.push_back(json::parse(line)["id"].get<int>());
    }
    return ids;
  }

  long Count(const std::string& use) const {
    return SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzles WHERE use = '" + use + "'");
  }
};

TEST_F(UseTest, WhatIsReservedIsNotHandedOutAgain) {
  std::vector<int> summer = Ids({"reserve", "--for", "Summer", "--count", "150", "--seed", "1"});
  std::vector<int> winter = Ids({"reserve", "--for", "Winter", "--count", "150", "--seed", "1"});
  std::set<int> both(summer.begin(), summer.end());
  both.insert(winter.begin(), winter.end());
  EXPECT_EQ(both.size(), 300U);
  for (int id : Ids({"query", "--limit", "1000"})) EXPECT_FALSE(both.contains(id)) << id;
  EXPECT_EQ(Ids({"query", "--limit", "1000"}).size(), 100U);
  EXPECT_EQ(Ids({"export"}).size(), 100U);
  EXPECT_EQ(Ids({"export", "--use", "any"}).size(), 400U);
  EXPECT_EQ(Ids({"export", "--use", "reserved,free", "--for", "Summer"}).size(), 150U);
  // All of them or none.
  Result more = Grille({"reserve", "--db", "a.db", "--for", "Spring", "--count", "101"});
  EXPECT_EQ(more.status, 1);
  EXPECT_TRUE(Contains(more.err, "only 100 such free puzzles")) << more.err;
  EXPECT_EQ(Count("reserved"), 300);
  Result nobody = Grille({"query", "--db", "a.db", "--for", "Spring"});
  EXPECT_EQ(nobody.status, 2);
  EXPECT_TRUE(Contains(nobody.err, "'Spring'")) << nobody.err;
  Good({"release", "--db", "a.db", "--for", "Summer"});
  EXPECT_EQ(Count("free"), 250);
  ExpectSound(Path("a.db"));
  Good({"verify", "--db", "a.db"});
}

TEST_F(UseTest, ASheetForSomebodyTakesFreeOnesAndMarksThem) {
  std::set<int> seen;
  for (const char* name : {"1.pdf", "2.pdf", "3.pdf"}) {
    // The same seed: what was printed is not chosen again.
    Good({"sheet", "--db", "a.db", "--for", "Été", "--count", "9", "--seed", "5", "-o", name});
    for (int id : Ids({"query", "--for", "Été", "--limit", "1000"})) seen.insert(id);
  }
  EXPECT_EQ(seen.size(), 27U);
  EXPECT_EQ(Count("printed"), 27);
  EXPECT_EQ(Sql(Path("a.db"),
                "SELECT file, count(*) FROM sheet JOIN sheet_puzzle ON sheet = id "
                "GROUP BY id"),
            "1.pdf|9\n2.pdf|9\n3.pdf|9\n");
  // A draft marks nothing.
  Good({"sheet", "--db", "a.db", "--count", "9", "--seed", "5", "-o", "draft.pdf"});
  EXPECT_EQ(Count("printed"), 27);
  // What was reserved for one is printed by that one only.
  std::vector<int> kept = Ids({"reserve", "--for", "B", "--count", "2", "--seed", "1"});
  Result other = Grille({"sheet", "--db", "a.db", "--use", "reserved", "--for", "Été", "--count",
                         "2", "-o", "other.pdf"});
  EXPECT_EQ(other.status, 1);
  EXPECT_FALSE(Exists("other.pdf"));
  Good({"sheet", "--db", "a.db", "--use", "reserved", "--for", "B", "--count", "2", "-o", "b.pdf"});
  EXPECT_EQ(Count("printed"), 29);
  EXPECT_EQ(Count("reserved"), 0);
  Good({"verify", "--db", "a.db"});
}

TEST_F(UseTest, FreePuzzlesAreForAnybodyAndGoWithNobodysOwn) {
  Good({"sheet", "--db", "a.db", "--use", "free", "--for", "New", "--count", "2", "-o", "a.pdf"});
  EXPECT_EQ(Ids({"query", "--use", "printed", "--for", "New"}).size(), 2U);
  Result both =
      Grille({"sheet", "--db", "a.db", "--use", "free,reserved", "--for", "New", "-o", "b.pdf"});
  EXPECT_EQ(both.status, 2);
  EXPECT_TRUE(Contains(both.err, "free puzzles or those of its client")) << both.err;
  EXPECT_FALSE(Exists("b.pdf"));
}

TEST_F(UseTest, ASheetThatCannotBeWrittenMarksNothing) {
  std::string before = Content(Path("a.db"));
  for (const char* target : {"no/such/folder.pdf", "a.db", "/dev/full"}) {
    Result result = Grille({"sheet", "--db", "a.db", "--for", "A", "-o", target});
    EXPECT_NE(result.status, 0) << target;
    EXPECT_EQ(Count("printed"), 0) << target;
    EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM sheet"), 0) << target;
  }
  EXPECT_SAME(Content(Path("a.db")), before);
}

TEST_F(UseTest, ARetiredPuzzleIsNeverHandedOutNorMadeAgain) {
  std::string code = Lines(Good({"query", "--db", "a.db", "--id", "7", "--format", "codes"}))[0];
  Good({"retire", "--db", "a.db", "7", "--note", "dull"});
  Good({"retire", "--db", "a.db", code});
  EXPECT_EQ(Count("rejected"), 1);
  EXPECT_EQ(Ids({"export"}).size(), 399U);
  Result reserve = Grille({"reserve", "--db", "a.db", "--for", "A", "7"});
  EXPECT_EQ(reserve.status, 1);
  EXPECT_TRUE(Contains(reserve.err, "puzzle 7 is rejected")) << reserve.err;
  EXPECT_EQ(Grille({"release", "--db", "a.db", "7"}).status, 1);
  EXPECT_EQ(Grille({"release", "--db", "a.db", "--use", "any", "8", "7000"}).status, 2);
  Write("codes", code + "\n");
  Result again = Grille({"import", "codes", "--db", "a.db"});
  EXPECT_TRUE(Contains(again.err, "0 puzzles stored")) << again.err;
  EXPECT_EQ(Count("rejected"), 1);
  // Unless somebody says so expressly.
  Good({"release", "--db", "a.db", "--use", "rejected", "7"});
  EXPECT_EQ(Count("rejected"), 0);
}

TEST_F(UseTest, NoNearTwinsWithVariety) {
  Good({"generate", "wyx", "--count", "3000", "--seed", "9", "--dominoes", "6", "--board", "5",
        "--db", "small.db"});
  std::vector<std::set<std::string>> dominoes;
  for (const std::string& code :
       Lines(Good({"query", "--db", "small.db", "--variety", "3", "--seed", "2", "--limit", "12",
                   "--format", "codes"}))) {
    std::set<std::string> own;
    std::string list = code.substr(code.rfind('/') + 1);
    for (size_t at = 0; at < list.size(); at = list.find('.', at) + 1) {
      own.insert(list.substr(at, list.find('.', at) - at));
      if (list.find('.', at) == std::string::npos) break;
    }
    EXPECT_EQ(own.size(), 6U) << code;
    for (const std::set<std::string>& other : dominoes) {
      int shared = 0;
      for (const std::string& name : own) shared += other.contains(name) ? 1 : 0;
      EXPECT_LE(shared, 3) << code;
    }
    dominoes.push_back(own);
  }
  EXPECT_GE(dominoes.size(), 5U);
  Result sheet =
      Grille({"sheet", "--db", "small.db", "--variety", "0", "--count", "100", "-o", "a.pdf"});
  EXPECT_EQ(sheet.status, 1);
  EXPECT_TRUE(Contains(sheet.err, "that differ enough")) << sheet.err;
}

TEST_F(UseTest, TwoWhoPrintAtOnceNeverGetTheSamePuzzle) {
  std::vector<std::unique_ptr<Running>> printers;
  for (const char* name : {"A", "B", "C", "D"}) {
    Words command = {"sheet",
                     "--db",
                     "a.db",
                     "--for",
                     name,
                     "--count",
                     "60",
                     "--seed",
                     "5",
                     "-o",
                     std::string(name) + ".pdf"};
    printers.push_back(std::make_unique<Running>(Path(""), GrilleCommand(command), Setting{}));
  }
  for (const auto& printer : printers) {
    Result result = printer->Wait();
    EXPECT_EQ(result.status, 0) << result.err;
  }
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(DISTINCT puzzle) FROM sheet_puzzle"), 240);
  EXPECT_EQ(Count("printed"), 240);
}

TEST_F(UseTest, NobodyIsNoName) {
  std::string before = Content(Path("a.db"));
  for (const Words& command : {Words{"sheet", "-o", "a.pdf"},
                               {"query"},
                               {"export"},
                               {"sheets"},
                               {"reserve", "5"},
                               {"retire", "5"},
                               {"release", "5"}}) {
    for (const char* name : {"", " "}) {
      Words words = command;
      words.insert(words.end(), {"--db", "a.db", "--for", name});
      Result result = Grille(words);
      EXPECT_EQ(result.status, 2) << command[0];
      EXPECT_EQ(result.out, "") << command[0];
      EXPECT_TRUE(Contains(result.err, "needs a name")) << result.err;
    }
  }
  EXPECT_FALSE(Exists("a.pdf"));
  EXPECT_SAME(Content(Path("a.db")), before);
}

TEST_F(UseTest, RetiringForgetsNeitherOwnerNorNote) {
  Good({"reserve", "--db", "a.db", "--for", "A", "--note", "cover", "7"});
  Good({"retire", "--db", "a.db", "7"});
  Good({"retire", "--db", "a.db", "7"});
  std::string line = Good({"query", "--db", "a.db", "--id", "7", "--json"});
  json puzzle = json::parse(line);
  EXPECT_EQ(puzzle["use"], "rejected");
  EXPECT_EQ(puzzle["client"], "A");
  EXPECT_EQ(puzzle["note"], "cover");
}

TEST_F(UseTest, WhatIsBeingDeletedIsNotHandedOut) {
  Sql(Path("a.db"), "UPDATE run SET state = 'deleting'");
  for (const Words& command : {Words{"reserve", "--for", "A", "--count", "3", "--db", "a.db"},
                               {"sheet", "--for", "A", "--db", "a.db", "-o", "a.pdf"},
                               {"retire", "5", "--db", "a.db"}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 1) << command[0];
    EXPECT_TRUE(Contains(result.err, "being deleted")) << result.err;
  }
  EXPECT_EQ(Count("free"), 400);
  Good({"delete", "--db", "a.db", "--run", "1"});
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle"), 0);
}

}  // namespace
}  // namespace grille::program
