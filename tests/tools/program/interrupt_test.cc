// Ctrl-C finishes the batch in hand, commits, says how to go on; kill -9 at any moment loses
// nothing that was committed. Started again, the end is as if nothing had happened (design.md).

#include <csignal>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

class InterruptTest : public ProgramTest {
 protected:
  /// More than the first commit and the batches that two threads may have in hand bring together.
  static constexpr long kCount = 90000;

  /// On a machine with better things to do, the program may be done before the test gets to look at
  /// it. Then it is tried again; a program that cannot be caught at work five times is not one that
  /// commits on its way.
  static constexpr int kTries = 5;

  static Words Command(const std::string& name) {
    return {"generate", "wyx", "--seed",    "42", "--count", std::to_string(kCount),
            "--db",     name,  "--threads", "2"};
  }

  /// Starts the command and sends the signal once so many puzzles are committed.
  Result Interrupt(const std::string& name, int signal, long stored) const {
    Running program(Path(""), GrilleCommand(Command(name)), {});
    std::string path = Path(name);
    bool caught = program.WaitUntil([&] {
      std::string rows = SqlIfPossible(path, "SELECT stored FROM run");
      return !rows.empty() && std::atol(rows.c_str()) >= stored;
    });
    if (caught) program.Send(signal);
    return program.Wait();
  }

  std::string Undisturbed() const {
    Good(Command("undisturbed.db"));
    return Content(Path("undisturbed.db"));
  }
};

TEST_F(InterruptTest, CtrlCAndTermCommitAndTheSameCommandGoesOn) {
  std::string undisturbed = Undisturbed();
  for (int signal : {SIGINT, SIGTERM}) {
    std::string name;
    Result stopped;
    for (int i = 0; i < kTries && stopped.status != 1; ++i) {
      name = std::to_string(signal) + "-" + std::to_string(i) + ".db";
      stopped = Interrupt(name, signal, 1);
    }
    ASSERT_EQ(stopped.status, 1) << stopped.err;
    EXPECT_TRUE(Contains(stopped.err, "interrupted")) << stopped.err;
    EXPECT_TRUE(Contains(stopped.err, "to go on: grille generate wyx --resume 1")) << stopped.err;
    EXPECT_EQ(Sql(Path(name), "SELECT state FROM run"), "stopped\n");
    long stored = SqlNumber(Path(name), "SELECT stored FROM run");
    EXPECT_GT(stored, 0);
    EXPECT_LT(stored, kCount);
    // All that the message tells is in the file, and the file is whole.
    ExpectSound(Path(name));
    EXPECT_TRUE(Exists(name));
    EXPECT_FALSE(Exists(name + "-wal"));
    Good(Command(name));
    EXPECT_SAME(Content(Path(name)), undisturbed);
    ExpectSound(Path(name));
  }
}

TEST_F(InterruptTest, KilledThreeTimesThenDoneTheStoreIsAsUndisturbed) {
  std::string undisturbed = Undisturbed();
  std::string name;
  int killed = 0;
  for (int i = 0; i < kTries && killed < 3; ++i) {
    name = "killed-" + std::to_string(i) + ".db";
    killed = 0;
    // When the run is just entered, after the first commit, and further on.
    for (long stored : {0L, 1L, 30000L}) {
      if (Interrupt(name, SIGKILL, stored).signal == SIGKILL) ++killed;
    }
  }
  ASSERT_EQ(killed, 3);
  Result last = Grille(Command(name));
  EXPECT_EQ(last.status, 0) << last.err;
  EXPECT_FALSE(Contains(last.err, "constraint")) << last.err;
  EXPECT_EQ(SqlNumber(Path(name), "SELECT count(*) FROM puzzle"), kCount);
  EXPECT_SAME(Content(Path(name)), undisturbed);
  ExpectSound(Path(name));
  EXPECT_FALSE(Exists(name + "-wal"));
  EXPECT_FALSE(Exists(name + "-shm"));
}

TEST_F(InterruptTest, KilledWhileTheFileIsMadeItCanBeMadeStill) {
  for (int delay : {0, 2, 4, 6, 9, 12, 16, 20}) {
    Running program(
        Path(""),
        GrilleCommand({"generate", "wyx", "--seed", "1", "--count", "20000", "--db", "young.db"}),
        {});
    auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(delay);
    program.WaitUntil([&] { return std::chrono::steady_clock::now() >= until; });
    program.Send(SIGKILL);
    program.Wait();
  }
  Good({"generate", "wyx", "--seed", "1", "--count", "20000", "--db", "young.db"});
  Good({"generate", "wyx", "--seed", "1", "--count", "20000", "--db", "once.db"});
  EXPECT_SAME(Content(Path("young.db")), Content(Path("once.db")));
  ExpectSound(Path("young.db"));
}

TEST_F(InterruptTest, ASecondProcessOnTheSameRunIsToldSo) {
  // The first holds the run while it works; who comes second must not make its puzzles twice.
  Running first(Path(""), GrilleCommand(Command("both.db")), {});
  Result second = Grille(Command("both.db"));
  Result done = first.Wait();
  EXPECT_TRUE(done.status == 0 || second.status == 0) << done.err << second.err;
  if (done.status != 0 || second.status != 0) {
    const Result& told = done.status != 0 ? done : second;
    EXPECT_EQ(told.status, 1);
    EXPECT_TRUE(Contains(told.err, "another process")) << told.err;
  }
  EXPECT_EQ(SqlNumber(Path("both.db"), "SELECT count(*) FROM puzzle"), kCount);
  ExpectSound(Path("both.db"));
}

TEST_F(InterruptTest, PrintingEndsWithAWholeLine) {
  Write("lines", "");
  Running program(Path(""),
                  GrilleCommand({"generate", "wyx", "--seed", "1", "--count", "1000000000"}),
                  {.out_file = Path("lines")});
  EXPECT_TRUE(program.WaitUntil([&] { return std::filesystem::file_size(Path("lines")) > 0; }));
  program.Send(SIGINT);
  Result stopped = program.Wait();
  EXPECT_EQ(stopped.status, 1);
  EXPECT_TRUE(Contains(stopped.err, "interrupted")) << stopped.err;
  std::string lines = Read("lines");
  EXPECT_EQ(lines.back(), '\n');
  // The first so many of those that it would have made.
  std::string count = std::to_string(Lines(lines).size());
  EXPECT_SAME(Good({"generate", "wyx", "--seed", "1", "--count", count}), lines);
}

}  // namespace
}  // namespace grille::program
