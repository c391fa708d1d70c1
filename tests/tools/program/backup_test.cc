// A backup is a whole store of one moment, whatever is written meanwhile, or nothing at all.

#include <unistd.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

namespace fs = std::filesystem;

class BackupTest : public ProgramTest {
 protected:
  static Words Generate(const std::string& name, const std::string& seed,
                        const std::string& count) {
    return {"generate", "wyx", "--seed", seed, "--count", count, "--db", name, "--threads", "1"};
  }

  /// Waits until so many puzzles are committed in the store; false when the program ended before.
  bool WaitForPuzzles(Running& program, const std::string& name, long count) const {
    std::string path = Path(name);
    return program.WaitUntil([&] {
      std::string rows = SqlIfPossible(path, "SELECT ifnull(sum(stored), 0) FROM run");
      return !rows.empty() && std::atol(rows.c_str()) >= count;
    });
  }
};

TEST_F(BackupTest, SaysWhatItCopied) {
  MakeStore("a.db", 500);
  Result result = Grille({"backup", "--db", "a.db", "-o", "b.db", "--json"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_TRUE(Contains(result.err, "500 puzzles")) << result.err;
  nlohmann::json sum = nlohmann::json::parse(result.out);
  EXPECT_EQ(sum["file"], "b.db");
  EXPECT_EQ(sum["puzzles"], 500);
  EXPECT_EQ(sum["bytes"], fs::file_size(Path("b.db")));
  EXPECT_EQ(sum["pages"].get<long>() * 4096, sum["bytes"].get<long>());
  EXPECT_EQ(Files(), (Words{"a.db", "b.db"}));
  EXPECT_SAME(Content(Path("b.db")), Content(Path("a.db")));
  Good({"verify", "--db", "b.db"});
}

TEST_F(BackupTest, WhatIsThereAlreadyIsRefused) {
  MakeStore("a.db", 5);
  MakeStore("b.db", 3);
  Write("text", "precious");
  Words files = Files();
  std::string before = Read("b.db");
  for (const char* name : {"a.db", "b.db", "text", "."}) {
    Result result = Grille({"backup", "--db", "a.db", "-o", name});
    EXPECT_EQ(result.status, 2) << name;
    EXPECT_TRUE(Contains(result.err, std::string(name) + ": exists already")) << result.err;
  }
  EXPECT_EQ(Read("b.db"), before);
  EXPECT_EQ(Read("text"), "precious");
  EXPECT_EQ(Grille({"backup", "--db", "none.db", "-o", "c.db"}).status, 2);
  EXPECT_EQ(Grille({"backup", "--db", "text", "-o", "c.db"}).status, 2);
  EXPECT_EQ(Grille({"backup", "--db", "a.db"}).status, 2);
  EXPECT_EQ(Files(), files);
}

TEST_F(BackupTest, TakenWhileTwoWriteItIsWhole) {
  Running first(Path(""), GrilleCommand(Generate("a.db", "1", "100000000")), {});
  ASSERT_TRUE(WaitForPuzzles(first, "a.db", 1));
  Running second(Path(""), GrilleCommand(Generate("a.db", "2", "100000000")), {});
  ASSERT_TRUE(WaitForPuzzles(second, "a.db", 60000));
  Good({"backup", "--db", "a.db", "-o", "b.db"});
  Good({"backup", "--db", "a.db", "-o", "c.db"});
  for (Running* program : {&first, &second}) {
    program->Send(SIGINT);
    EXPECT_EQ(program->Wait().status, 1);
  }
  for (const char* name : {"b.db", "c.db"}) {
    EXPECT_FALSE(Exists(std::string(name) + "-wal"));
    EXPECT_FALSE(Exists(std::string(name) + "-shm"));
    ExpectSound(Path(name));
  }
  Good({"verify", "--db", "b.db"});
  EXPECT_GE(SqlNumber(Path("b.db"), "SELECT count(*) FROM puzzle"), 60000);
  // What either run had made by then comes first in the store, which had more to come.
  std::string first_puzzles = "SELECT id, hex(key), run, batch, walk FROM puzzle WHERE id <= " +
                              Sql(Path("b.db"), "SELECT max(id) FROM puzzle") + " ORDER BY id";
  EXPECT_SAME(Sql(Path("a.db"), first_puzzles), Sql(Path("b.db"), first_puzzles));
}

TEST_F(BackupTest, TheRunGoesOnInTheBackupAsInTheStore) {
  Words command = Generate("a.db", "42", "90000");
  Running program(Path(""), GrilleCommand(command), {});
  ASSERT_TRUE(WaitForPuzzles(program, "a.db", 1));
  Good({"backup", "--db", "a.db", "-o", "b.db"});
  EXPECT_EQ(program.Wait().status, 0);
  Good(Generate("b.db", "42", "90000"));
  EXPECT_SAME(Content(Path("b.db")), Content(Path("a.db")));
  ExpectSound(Path("b.db"));
}

TEST_F(BackupTest, InterruptedItLeavesNothing) {
  MakeStore("a.db", 150000);
  Result stopped;
  for (int i = 0; i < 5 && stopped.status != 1; ++i) {
    fs::remove(Path("b.db"));
    Running program(Path(""), GrilleCommand({"backup", "--db", "a.db", "-o", "b.db"}), {});
    // It is at work when there is something in its temporary file.
    program.WaitUntil([&] {
      for (const std::string& name : Files()) {
        std::error_code none;
        if (name[0] == '.' && fs::file_size(Path(name), none) > 0 && !none) return true;
      }
      return false;
    });
    program.Send(SIGINT);
    stopped = program.Wait();
  }
  ASSERT_EQ(stopped.status, 1) << stopped.err;
  EXPECT_TRUE(Contains(stopped.err, "b.db: interrupted")) << stopped.err;
  EXPECT_TRUE(Contains(stopped.err, "nothing was written to b.db")) << stopped.err;
  EXPECT_EQ(Files(), Words{"a.db"});
}

TEST_F(BackupTest, AStoreThatCanOnlyBeReadIsCopied) {
  fs::permissions(Path(""), fs::perms::all);
  fs::create_directory(Path("folder"));
  MakeStore("folder/a.db", 30);
  std::string content = Content(Path("folder/a.db"));
  fs::permissions(Path("folder/a.db"), fs::perms{0444});
  fs::permissions(Path("folder"), fs::perms{0555});
  // Root may write everywhere, and so becomes nobody.
  std::string become = geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : "";
  Result result = Bash(become + "\"$grille\" backup --db folder/a.db -o b.db");
  Result refused = Bash(become + "\"$grille\" backup --db folder/a.db -o folder/b.db");
  fs::permissions(Path("folder"), fs::perms::owner_all);
  if (result.status == 127) GTEST_SKIP() << "cannot be run as nobody";
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(Contains(refused.err, "folder/b.db: Permission denied")) << refused.err;
  EXPECT_SAME(Content(Path("b.db")), content);
  EXPECT_EQ(Files(), (Words{"b.db", "folder"}));
  Good(Generate("b.db", "42", "60"));
}

}  // namespace
}  // namespace grille::program
