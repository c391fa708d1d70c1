// Keeping house: deleting runs, compacting, regrading, listing runs.

#include <csignal>
#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;
using HouseTest = ProgramTest;

TEST_F(HouseTest, ADeletedRunLeavesTheRestAsItWas) {
  MakeStore("a.db", 300);
  std::string before = Content(Path("a.db"));
  Good({"generate", "wyx", "--count", "50000", "--seed", "2", "--db", "a.db"});
  long grown = static_cast<long>(std::filesystem::file_size(Path("a.db")));
  std::string deleted = Good({"delete", "--db", "a.db", "--run", "2", "--json"});
  EXPECT_EQ(json::parse(deleted)["deleted"], 50000);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle"), 300);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM run"), 1);
  Good({"verify", "--db", "a.db"});
  Good({"compact", "--db", "a.db"});
  EXPECT_LT(static_cast<long>(std::filesystem::file_size(Path("a.db"))), grown / 20);
  Good({"verify", "--db", "a.db"});
  // The run can be made again, under numbers of its own.
  Good({"generate", "wyx", "--count", "100", "--seed", "2", "--db", "a.db"});
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT min(id) FROM puzzle WHERE run = 2"), 50301);
  EXPECT_EQ(Grille({"delete", "--db", "a.db", "--run", "9"}).status, 2);
  ExpectSound(Path("a.db"));
}

TEST_F(HouseTest, ARunInUseIsNotDeleted) {
  MakeStore("a.db", 300);
  std::string before = Content(Path("a.db"));
  Good({"reserve", "--db", "a.db", "--for", "A", "5"});
  Result result = Grille({"delete", "--db", "a.db", "--run", "1"});
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(Contains(result.err, "1 reserved")) << result.err;
  Good({"release", "--db", "a.db", "5"});
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle"), 300);
  Good({"sheet", "--db", "a.db", "--for", "A", "--count", "1", "-o", "a.pdf"});
  Good({"release", "--db", "a.db", "--for", "A", "--use", "printed"});
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM mark"), 0);
  result = Grille({"delete", "--db", "a.db", "--run", "1"});
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(Contains(result.err, "stand on sheet 1")) << result.err;
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle"), 300);
}

TEST_F(HouseTest, AKilledDeletionIsGoneOnWith) {
  MakeStore("a.db", 100);
  std::string before = Content(Path("a.db"));
  Good({"generate", "wyx", "--count", "120000", "--seed", "2", "--db", "a.db"});
  std::string path = Path("a.db");
  Words command = {"delete", "--db", "a.db", "--run", "2"};
  Running first(Path(""), GrilleCommand(command), {});
  bool caught = first.WaitUntil(
      [&] { return SqlIfPossible(path, "SELECT state FROM run WHERE id = 2") == "deleting\n"; });
  first.Send(SIGKILL);
  first.Wait();
  if (caught) {
    EXPECT_EQ(Sql(path,
                  "SELECT stored = (SELECT count(*) FROM puzzle WHERE run = 2) FROM run "
                  "WHERE id = 2"),
              "1\n");
    Result go_on = Grille({"generate", "wyx", "--resume", "2", "--db", "a.db"});
    EXPECT_EQ(go_on.status, 2);
    EXPECT_TRUE(Contains(go_on.err, "being deleted")) << go_on.err;
    EXPECT_TRUE(Contains(Good({"runs", "--db", "a.db"}), "grille delete --run 2 --db a.db"));
    Good(command);
  }
  EXPECT_EQ(SqlNumber(path, "SELECT count(*) FROM puzzle"), 100);
  Good({"verify", "--db", "a.db"});
}

TEST_F(HouseTest, RegradingBringsOldGradesUpToDate) {
  MakeStore("a.db", 12000);
  Good({"reserve", "--db", "a.db", "--for", "A", "--count", "20", "--seed", "1"});
  std::string right = Good({"export", "--db", "a.db", "--use", "any"});
  // As an older version of the grade, which found everything easy, would have left it.
  Sql(Path("a.db"), "UPDATE puzzle SET score = 1");
  for (const char* use : {"0", "1"}) {
    Sql(Path("a.db"),
        std::string("INSERT INTO class SELECT NULL, 1, 812, 0, 1, 0, ") + use + ", 0 WHERE 1");
    Sql(Path("a.db"), std::string("UPDATE puzzle SET class = (SELECT id FROM class WHERE "
                                  "grade_version = 0 AND use = ") +
                          use + ") WHERE class IN (SELECT id FROM class WHERE use = " + use + ")");
  }
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzles WHERE level = 'easy'"), 12000);
  Good({"verify", "--db", "a.db"});
  // Levels and scores of two versions do not compare, and whoever asks for some is told.
  const std::string told = "12,000 puzzles have their level and score from another version";
  EXPECT_TRUE(Contains(Grille({"query", "--db", "a.db", "--limit", "1"}).err, told));
  EXPECT_TRUE(Contains(Grille({"stats", "--db", "a.db"}).err, told));
  json summary = json::parse(Good({"regrade", "--db", "a.db", "--json"}));
  EXPECT_EQ(summary["graded"], 12000);
  EXPECT_GT(summary["moved"], 6000);
  EXPECT_TRUE(summary["done"]);
  EXPECT_SAME(Good({"export", "--db", "a.db", "--use", "any"}), right);
  Good({"verify", "--db", "a.db"});
  EXPECT_EQ(json::parse(Good({"regrade", "--db", "a.db", "--json"}))["graded"], 0);
  EXPECT_EQ(Grille({"query", "--db", "a.db", "--limit", "1"}).err, "");
}

TEST_F(HouseTest, RunsTellHowToGoOn) {
  MakeStore("a.db", 10);
  Running work(
      Path(""),
      GrilleCommand({"generate", "wyx", "--count", "100000000", "--seed", "3", "--db", "a.db"}),
      {});
  std::string path = Path("a.db");
  work.WaitUntil([&] { return !SqlIfPossible(path, "SELECT 1 FROM run WHERE id = 2").empty(); });
  json running = json::parse(Lines(Good({"runs", "--db", "a.db", "--json"}))[1]);
  EXPECT_EQ(running["state"], "running");
  work.Send(SIGKILL);
  work.Wait();
  json killed = json::parse(Lines(Good({"runs", "--db", "a.db", "--json"}))[1]);
  EXPECT_EQ(killed["state"], "interrupted");
  EXPECT_EQ(killed["to_go_on"], "grille generate wyx --resume 2 --db a.db");
  EXPECT_EQ(killed["count"], 100000000);
  json done = json::parse(Lines(Good({"runs", "--db", "a.db", "--json"}))[0]);
  EXPECT_EQ(done["state"], "done");
  EXPECT_EQ(done["stored"], 10);
  EXPECT_FALSE(done.contains("to_go_on"));
}

}  // namespace
}  // namespace grille::program
