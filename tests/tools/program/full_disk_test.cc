// No room: the program says so and how to go on, what was committed stays, and with room the same
// command goes on to the end that it would have had.

#include <sys/mount.h>

#include <csignal>
#include <memory>

#include "tests/tools/program/program.h"
#include "tests/tools/program/small_disk.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

namespace fs = std::filesystem;

constexpr long kCount = 70000;

Words Generate(const std::string& name) {
  return {"generate", "wyx", "--seed",    "42", "--count", std::to_string(kCount),
          "--db",     name,  "--threads", "1"};
}

class RoomTest : public ProgramTest {
 protected:
  std::string Undisturbed() const {
    Good(Generate("undisturbed.db"));
    return Content(Path("undisturbed.db"));
  }

  /// Exit 1, want of room as the reason, and these words about what became of the work.
  static void ExpectNoRoom(const Result& result, const std::string& name,
                           const std::string& state) {
    EXPECT_EQ(result.status, 1) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, "grille: " + name + ": no room")) << result.err;
    EXPECT_TRUE(Contains(result.err, state)) << result.err;
  }
};

class FullDiskTest : public RoomTest {
 protected:
  /// A disk that is there, or a test that is skipped.
  void MakeDisk(const std::string& options) {
    disk_ = std::make_unique<SmallDisk>(Path("disk"), options);
    if (!disk_->missing().empty()) GTEST_SKIP() << disk_->missing();
    db_ = disk_->folder() + "a.db";
  }
  void TearDown() override { disk_.reset(); }

  Words Names() const {
    Words names;
    for (const auto& entry : fs::directory_iterator(disk_->folder())) {
      if (entry.path().filename() != "ballast") names.push_back(entry.path().filename());
    }
    std::sort(names.begin(), names.end());
    return names;
  }

  std::unique_ptr<SmallDisk> disk_;
  std::string db_;
};

TEST_F(FullDiskTest, GenerateStopsAndGoesOnWhenThereIsRoom) {
  MakeDisk("size=64m");
  if (IsSkipped()) return;
  std::string undisturbed = Undisturbed();
  disk_->Fill(int64_t{7} << 20);
  Result full = Grille(Generate(db_));
  ExpectNoRoom(full, db_, "what was committed is safe");
  EXPECT_TRUE(Contains(full.err, "to go on: grille generate wyx --resume 1")) << full.err;
  // Nothing is lost by trying again, by looking, or by closing.
  ExpectNoRoom(Grille(Generate(db_)), db_, "what was committed is safe");
  long stored = SqlNumber(db_, "SELECT stored FROM run");
  EXPECT_GT(stored, 0);
  EXPECT_LT(stored, kCount);
  EXPECT_EQ(Lines(Good({"query", "--db", db_, "--format", "codes", "--limit", "1000000"})).size(),
            static_cast<size_t>(stored));
  ExpectSound(db_);
  disk_->MakeRoom();
  Good(Generate(db_));
  EXPECT_SAME(Content(db_), undisturbed);
  ExpectSound(db_);
  EXPECT_EQ(Names(), Words{"a.db"});
}

TEST_F(FullDiskTest, NotEvenRoomForTheFilesBesideTheStore) {
  MakeDisk("size=16m");
  if (IsSkipped()) return;
  Good({"generate", "wyx", "--seed", "42", "--count", "1000", "--db", db_});
  std::string content = Content(db_);
  disk_->Fill(0);
  Words more = {"generate", "wyx", "--seed", "42", "--count", "2000", "--db", db_};
  for (const Words& command : {Words{"stats", "--db", db_}, more}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(Contains(result.err, db_ + ": no room")) << result.err;
  }
  ExpectNoRoom(Grille(more), db_,
               "what was committed before is safe; when there is room, the same");
  // A new store is not made; what there is of it is in nobody's way.
  std::string young = disk_->folder() + "young.db";
  ExpectNoRoom(Grille(Generate(young)), young, "when there is room, the same command goes on");
  disk_->MakeRoom();
  EXPECT_SAME(Content(db_), content);
  Good(more);
  Good({"generate", "wyx", "--seed", "42", "--count", "2000", "--db", young});
  EXPECT_SAME(Content(db_), Content(young));
}

TEST_F(FullDiskTest, AnImportIsAllOrNothing) {
  MakeDisk("size=64m");
  if (IsSkipped()) return;
  Write("codes", Good({"generate", "wyx", "--seed", "7", "--count", "20000"}));
  Good({"import", "codes", "--db", "whole.db"});
  for (int64_t room : {int64_t{0}, int64_t{200} << 10, int64_t{1} << 20}) {
    disk_->Fill(room);
    ExpectNoRoom(Grille({"import", "codes", "--db", db_}), db_,
                 "nothing was stored; when there is room, the same command goes on");
    EXPECT_EQ(SqlIfPossible(db_, "SELECT id FROM run"), "") << room;
    disk_->MakeRoom();
  }
  Good({"import", "codes", "--db", db_});
  EXPECT_SAME(Content(db_), Content(Path("whole.db")));
  ExpectSound(db_);
}

TEST_F(FullDiskTest, BackupAndSheetLeaveNothing) {
  MakeDisk("size=16m");
  if (IsSkipped()) return;
  MakeStore("a.db", 20000);
  std::string copy = disk_->folder() + "copy.db";
  std::string sheet = disk_->folder() + "sheet.pdf";
  for (int64_t room : {0, 16 << 10, 1 << 20}) {
    disk_->Fill(room);
    ExpectNoRoom(Grille({"backup", "--db", "a.db", "-o", copy}), copy,
                 "nothing was written to " + copy);
    EXPECT_EQ(Names(), Words());
  }
  disk_->Fill(4096);
  for (const Words& more : {Words{}, {"--for", "Daily"}}) {
    Words command = {"sheet", "--db", "a.db", "--count", "40", "-o", sheet};
    command.insert(command.end(), more.begin(), more.end());
    Result result = Grille(command);
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(Contains(result.err, sheet + ": No space left on device")) << result.err;
    EXPECT_EQ(Names(), Words());
  }
  EXPECT_EQ(Sql(Path("a.db"), "SELECT count(*) FROM mark"), "0\n");
  disk_->MakeRoom();
  Good({"backup", "--db", "a.db", "-o", copy});
  EXPECT_SAME(Content(copy), Content(Path("a.db")));
}

TEST_F(FullDiskTest, ASheetThatCannotBeRecordedIsNotPrinted) {
  MakeDisk("size=16m");
  if (IsSkipped()) return;
  Good({"generate", "wyx", "--seed", "42", "--count", "1000", "--db", db_});
  Write("s.pdf", "last week's");
  int recorded = 0;
  // At some of these there is room for all but the end of the commit.
  for (int64_t room = 32 << 10; room <= 160 << 10; room += 4 << 10) {
    disk_->Fill(room);
    Result result = Grille({"sheet", "--db", db_, "--count", "8", "--for", "Daily", "-o", "s.pdf"});
    disk_->MakeRoom();
    bool now = SqlNumber(db_, "SELECT count(*) FROM sheet") > recorded;
    if (now) ++recorded;
    EXPECT_EQ(result.status, now ? 0 : 1) << room << " " << result.err;
    EXPECT_EQ(Read("s.pdf") != "last week's", now) << room << " " << result.err;
    EXPECT_EQ(Files(), (Words{"disk", "s.pdf"}));
    Write("s.pdf", "last week's");
  }
  EXPECT_GT(recorded, 0);
  EXPECT_EQ(SqlNumber(db_, "SELECT count(*) FROM mark"), 8 * recorded);
}

TEST_F(FullDiskTest, NoMoreFilesIsNoRoomToo) {
  // The folder itself takes one.
  MakeDisk("size=16m,nr_inodes=4");
  if (IsSkipped()) return;
  for (const char* name : {"1", "2", "3"}) Write("disk/" + std::string(name), "");
  Words command = {"generate", "wyx", "--seed", "42", "--count", "1000", "--db", db_};
  for (const char* name : {"1", "2", "3"}) {
    ExpectNoRoom(Grille(command), db_, "when there is room, the same command goes on");
    fs::remove(Path("disk/" + std::string(name)));
  }
  Good(command);
  Write("disk/1", "");
  Write("disk/2", "");
  Result result = Grille({"stats", "--db", db_});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.err, db_ + ": no room left on the disk for another file"))
      << result.err;
}

TEST_F(FullDiskTest, MadeReadOnlyItIsReadStillAndGoesOnLater) {
  MakeDisk("size=64m");
  if (IsSkipped()) return;
  if (!disk_->mounted()) GTEST_SKIP() << "mounting is not allowed";
  std::string undisturbed = Undisturbed();
  {
    Running program(Path(""), GrilleCommand(Generate(db_)), {});
    program.WaitUntil([&] {
      std::string rows = SqlIfPossible(db_, "SELECT stored FROM run");
      return !rows.empty() && std::atol(rows.c_str()) > 0;
    });
    program.Send(SIGKILL);
    program.Wait();
  }
  ASSERT_TRUE(disk_->Remount(true));
  // What the killed one had committed is in its log, which cannot be folded in here.
  EXPECT_TRUE(Contains(Good({"stats", "--db", db_}), "wyx"));
  Result refused = Grille(Generate(db_));
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(Contains(refused.err, db_ + ": can only be read, not written")) << refused.err;
  Good({"backup", "--db", db_, "-o", "copy.db"});
  ASSERT_TRUE(disk_->Remount(false));
  Good(Generate(db_));
  Good(Generate("copy.db"));
  EXPECT_SAME(Content(db_), undisturbed);
  EXPECT_SAME(Content(Path("copy.db")), undisturbed);
}

TEST_F(FullDiskTest, ALogThatCannotBeReadWhereItIsIsTold) {
  MakeDisk("size=16m");
  if (IsSkipped()) return;
  if (!disk_->mounted()) GTEST_SKIP() << "mounting is not allowed";
  Good({"generate", "wyx", "--seed", "42", "--count", "1000", "--db", db_});
  // As a killed writer leaves it, without the file that lives only as long as the machine runs.
  Bash("cp '" + db_ + "' keep.db");
  Write("disk/a.db-wal", std::string(5000, 'x'));
  ASSERT_TRUE(disk_->Remount(true));
  for (const Words& command :
       {Words{"stats", "--db", db_}, {"backup", "--db", db_, "-o", "copy.db"}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(Contains(result.err, db_ + ": no file can be made beside it")) << result.err;
    EXPECT_TRUE(Contains(result.err, "Read-only file system")) << result.err;
  }
  ASSERT_TRUE(disk_->Remount(false));
}

/// The shell's limit of the size of a file stands for a quota, and needs no rights.
class FileSizeLimitTest : public RoomTest {
 protected:
  Result Limited(int kilobytes, const Words& arguments) const {
    std::string line = "ulimit -f " + std::to_string(kilobytes) + "; exec \"$grille\"";
    for (const std::string& word : arguments) line += " '" + word + "'";
    return Bash(line);
  }
};

TEST_F(FileSizeLimitTest, GenerateStopsAndGoesOnWithoutTheLimit) {
  std::string undisturbed = Undisturbed();
  bool some = false;
  for (int kilobytes : {4, 100, 5500}) {
    std::string name = std::to_string(kilobytes) + ".db";
    ExpectNoRoom(Limited(kilobytes, Generate(name)), name, "what was committed ");
    some = some || std::atol(SqlIfPossible(Path(name), "SELECT stored FROM run").c_str()) > 0;
    ExpectNoRoom(Limited(kilobytes, Generate(name)), name, "what was committed ");
    Good(Generate(name));
    EXPECT_SAME(Content(Path(name)), undisturbed);
    ExpectSound(Path(name));
  }
  EXPECT_TRUE(some);
}

TEST_F(FileSizeLimitTest, ImportAndBackupAreAllOrNothing) {
  Write("codes", Good({"generate", "wyx", "--seed", "7", "--count", "5000"}));
  Good({"import", "codes", "--db", "whole.db"});
  for (int kilobytes : {100, 200, 400}) {
    ExpectNoRoom(Limited(kilobytes, {"import", "codes", "--db", "a.db"}), "a.db",
                 "nothing was stored");
    EXPECT_EQ(SqlIfPossible(Path("a.db"), "SELECT id FROM run"), "");
    ExpectNoRoom(Limited(kilobytes, {"backup", "--db", "whole.db", "-o", "b.db"}), "b.db",
                 "nothing was written to b.db");
    EXPECT_EQ(Files(), (Words{"a.db", "codes", "whole.db"}));
  }
  Good({"import", "codes", "--db", "a.db"});
  EXPECT_SAME(Content(Path("a.db")), Content(Path("whole.db")));
}

}  // namespace
}  // namespace grille::program
