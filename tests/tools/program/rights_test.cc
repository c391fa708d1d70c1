// The right to write is taken away while a run is at work on the store.

#include <sys/stat.h>
#include <unistd.h>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

namespace fs = std::filesystem;

constexpr int kNobody = 65534;

/// Runs grille as somebody whom the rights of files concern: root becomes nobody.
class RightsTest : public ProgramTest {
 protected:
  void SetUp() override {
    fs::permissions(Path(""), fs::perms::all);
    fs::create_directory(Path("folder"));
    if (geteuid() != 0) return;
    ASSERT_EQ(chown(Path("folder").c_str(), kNobody, kNobody), 0);
    become_ = {
        "setpriv",       "--reuid", std::to_string(kNobody), "--regid", std::to_string(kNobody),
        "--clear-groups"};
    if (AsOwner({"--version"}).status != 0) GTEST_SKIP() << "cannot be run as nobody";
  }
  void TearDown() override { Allow(true); }

  Words Command(const Words& arguments) const {
    Words command = become_;
    for (const std::string& word : GrilleCommand(arguments)) command.push_back(word);
    return command;
  }

  Result AsOwner(const Words& arguments) const {
    return Running(Path(""), Command(arguments), {}).Wait();
  }

  /// Lets the owner write to the folder and all in it, or not.
  void Allow(bool write) const {
    for (const auto& entry : fs::directory_iterator(Path("folder"))) {
      fs::permissions(entry.path(), fs::perms{write ? 0644U : 0444U});
    }
    fs::permissions(Path("folder"), fs::perms{write ? 0755U : 0555U});
  }

  static Words Generate(const std::string& name, long count) {
    return {"generate", "wyx", "--seed",    "42", "--count", std::to_string(count),
            "--db",     name,  "--threads", "1"};
  }

 private:
  Words become_;
};

TEST_F(RightsTest, TakenAwayWhileARunIsAtWorkNothingIsLost) {
  constexpr long kCount = 90000;
  Running program(Path(""), Command(Generate("folder/a.db", kCount)), {});
  std::string path = Path("folder/a.db");
  ASSERT_TRUE(program.WaitUntil([&] {
    std::string rows = SqlIfPossible(path, "SELECT stored FROM run");
    return !rows.empty() && std::atol(rows.c_str()) > 0;
  }));
  Allow(false);
  // It has its files open, and may well come to its end; if not, it says why.
  Result result = program.Wait();
  EXPECT_TRUE(result.status == 0 || result.status == 1) << result.signal;
  if (result.status == 1) {
    EXPECT_TRUE(Contains(result.err, "folder/a.db: can only be read")) << result.err;
    EXPECT_TRUE(Contains(result.err, "what was committed is safe")) << result.err;
  }
  long stored = SqlNumber(path, "SELECT stored FROM run");
  EXPECT_EQ(stored == kCount, result.status == 0);
  // As it is, it can be read and copied, but not written to.
  Allow(false);
  Result read = AsOwner({"query", "--db", "folder/a.db", "--limit", "3"});
  EXPECT_EQ(read.status, 0) << read.err;
  Result copied = AsOwner({"backup", "--db", "folder/a.db", "-o", "copy.db"});
  EXPECT_EQ(copied.status, 0) << copied.err;
  // A table that cannot be kept beside it is told all the same.
  Result told = AsOwner({"table", "b.bbbbbbbbbbbbbb", "--db", "folder/a.db"});
  EXPECT_EQ(told.status, 0) << told.err;
  EXPECT_TRUE(Contains(told.out, "16 arrangements")) << told.out;
  EXPECT_TRUE(Contains(told.err, "folder/a.db-etoile-b.bbbbbbbbbbbbbb.table: ")) << told.err;
  Result refused = AsOwner(Generate("folder/a.db", kCount + 1000));
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(Contains(refused.err, "folder/a.db: can only be read")) << refused.err;
  Allow(true);
  Result last = AsOwner(Generate("folder/a.db", kCount + 1000));
  EXPECT_EQ(last.status, 0) << last.err;
  Good(Generate("undisturbed.db", kCount + 1000));
  EXPECT_SAME(Content(path), Content(Path("undisturbed.db")));
  ExpectSound(path);
  EXPECT_FALSE(Exists("folder/a.db-wal"));
  EXPECT_FALSE(Exists("folder/a.db-shm"));
}

}  // namespace
}  // namespace grille::program
