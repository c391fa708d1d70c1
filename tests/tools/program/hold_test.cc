// A run is worked on by one process at a time, and remembers what it is to reach.

#include <csignal>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

class HoldTest : public ProgramTest {
 protected:
  static Words Generate(const Words& more) {
    Words command = {"generate", "wyx", "--db", "a.db"};
    command.insert(command.end(), more.begin(), more.end());
    return command;
  }

  /// Waits until the run has committed something.
  void WaitForPuzzles(Running& program) const {
    std::string path = Path("a.db");
    ASSERT_TRUE(program.WaitUntil([&] {
      std::string rows = SqlIfPossible(path, "SELECT stored FROM run WHERE stored > 0");
      return !rows.empty();
    }));
  }
};

TEST_F(HoldTest, ASecondProcessIsRefusedAndTheFirstGoesOn) {
  Words command = Generate({"--seed", "1", "--count", "100000000"});
  Running first(Path(""), GrilleCommand(command), {});
  WaitForPuzzles(first);
  Result second = Grille(command);
  EXPECT_EQ(second.status, 1);
  EXPECT_TRUE(Contains(second.err, "another process is at work on run 1")) << second.err;
  // Another run of the same store is nobody's business.
  Good(Generate({"--seed", "2", "--count", "100"}));
  first.Send(SIGINT);
  Result done = first.Wait();
  EXPECT_EQ(done.status, 1);
  EXPECT_TRUE(Contains(done.err, "interrupted")) << done.err;
  EXPECT_EQ(Sql(Path("a.db"), "SELECT state FROM run WHERE id = 1"), "stopped\n");
}

TEST_F(HoldTest, AnOnlookerChangesNothing) {
  Running first(Path(""), GrilleCommand(Generate({"--seed", "1", "--count", "100000000"})), {});
  WaitForPuzzles(first);
  Result onlooker = Grille(Generate({"--seed", "1", "--count", "1"}));
  EXPECT_EQ(onlooker.status, 0);
  EXPECT_TRUE(Contains(onlooker.err, "is done already")) << onlooker.err;
  EXPECT_EQ(Sql(Path("a.db"), "SELECT state, target FROM run"), "running|100000000\n");
  first.Send(SIGKILL);
  EXPECT_EQ(first.Wait().signal, SIGKILL);
  EXPECT_EQ(Sql(Path("a.db"), "SELECT state, target FROM run"), "running|100000000\n");
}

TEST_F(HoldTest, AKilledRunIsGoneOnWithByItsNumberAlone) {
  for (const Words& goal : {Words{"--count", "60000"}, {"--batches", "12"}}) {
    std::filesystem::remove(Path("a.db"));
    Words command = Generate({"--seed", "5"});
    command.insert(command.end(), goal.begin(), goal.end());
    Running first(Path(""), GrilleCommand(command), {});
    std::string path = Path("a.db");
    first.WaitUntil([&] { return !SqlIfPossible(path, "SELECT id FROM run").empty(); });
    first.Send(SIGKILL);
    first.Wait();
    Good(Generate({"--resume", "1"}));
    std::string resumed = Content(Path("a.db"));
    std::filesystem::remove(Path("a.db"));
    Good(command);
    EXPECT_SAME(Content(Path("a.db")), resumed);
  }
}

TEST_F(HoldTest, ThePrintedWayToGoOnWorks) {
  Result stopped = Grille(Generate({"--seed", "5", "--time-limit", "1"}));
  EXPECT_EQ(stopped.status, 1);
  EXPECT_TRUE(
      Contains(stopped.err, "to go on: grille generate wyx --resume 1 --time-limit 1 --db a.db"))
      << stopped.err;
  long before = SqlNumber(Path("a.db"), "SELECT stored FROM run");
  Result again = Grille(Generate({"--resume", "1", "--time-limit", "1"}));
  EXPECT_EQ(again.status, 1);
  EXPECT_GT(SqlNumber(Path("a.db"), "SELECT stored FROM run"), before);
}

}  // namespace
}  // namespace grille::program
