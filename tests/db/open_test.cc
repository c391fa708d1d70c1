#include "db/open.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "db/schema.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

namespace fs = std::filesystem;

constexpr OpenMode kAllModes[] = {OpenMode::kRead, OpenMode::kWrite, OpenMode::kCreate};

// What a directory holds, by name, with the bytes of each file.
std::vector<std::string> Contents(const fs::path& directory) {
  std::vector<std::string> contents;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(directory)) {
    std::string text = entry.path();
    if (entry.is_regular_file()) text += ReadFile(entry.path());
    contents.push_back(text);
  }
  std::sort(contents.begin(), contents.end());
  return contents;
}

// Opening must fail in every mode with a message that holds `why`, and leave everything alone.
void ExpectRefused(const ScratchDirectory& scratch, const std::string& path,
                   const std::string& why) {
  std::vector<std::string> before = Contents(scratch.path());
  for (OpenMode mode : kAllModes) {
    absl::StatusOr<std::unique_ptr<Store>> store = Store::Open(path, mode);
    ASSERT_FALSE(store.ok());
    EXPECT_NE(store.status().ToString().find(why), std::string::npos) << store.status();
    EXPECT_EQ(Contents(scratch.path()), before);
  }
}

// An SQLite file made by somebody else.
void MakeForeign(const std::string& path, const std::string& sql) {
  Database database = *Database::Open(path, path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  ASSERT_TRUE(database.Execute(sql).ok());
  ASSERT_TRUE(database.Close().ok());
}

TEST(Open, MakesAStoreThatIsMarkedAsOurs) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  Database& database = store->database();
  EXPECT_EQ(*database.QueryInt("PRAGMA application_id"), kApplicationId);
  EXPECT_EQ(*database.QueryInt("PRAGMA user_version"), kSchemaVersion);
  EXPECT_EQ(*database.QueryInt("PRAGMA foreign_keys"), 1);
  EXPECT_EQ(*database.QueryInt("PRAGMA synchronous"), 1);
  EXPECT_EQ(Sql(database, "PRAGMA journal_mode"), std::vector<std::string>{"wal"});
  EXPECT_EQ(Sql(database, "PRAGMA integrity_check"), std::vector<std::string>{"ok"});
  EXPECT_TRUE(Sql(database,
                  "SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT "
                  "strict AND name NOT LIKE 'sqlite_%'")
                  .empty());
}

TEST(Open, ReadingOrWritingNeverMakesAFile) {
  ScratchDirectory scratch;
  for (OpenMode mode : {OpenMode::kRead, OpenMode::kWrite}) {
    absl::Status status = Store::Open(scratch.File("none.db"), mode).status();
    EXPECT_TRUE(absl::IsNotFound(status)) << status;
    EXPECT_TRUE(fs::is_empty(scratch.path()));
  }
}

TEST(Open, SaysThatTheDirectoryIsMissing) {
  ScratchDirectory scratch;
  for (OpenMode mode : kAllModes) {
    absl::Status status = Store::Open(scratch.File("no/such/s.db"), mode).status();
    EXPECT_TRUE(absl::IsNotFound(status));
    EXPECT_NE(status.ToString().find("no directory"), std::string::npos) << status;
  }
  EXPECT_TRUE(fs::is_empty(scratch.path()));
}

TEST(Open, RefusesNamesThatAreNone) {
  EXPECT_TRUE(absl::IsInvalidArgument(Store::Open("", OpenMode::kCreate).status()));
  EXPECT_TRUE(
      absl::IsInvalidArgument(Store::Open(std::string("a\0b", 3), OpenMode::kCreate).status()));
}

TEST(Open, TakesAnyFileName) {
  ScratchDirectory scratch;
  fs::path home = fs::current_path();
  fs::current_path(scratch.path());
  for (const char* name : {":memory:", "file:x?mode=memory", "a b%41#?.db", "\xff\xfe.db"}) {
    auto store = MustOpen(name);
    ASSERT_TRUE(store->Close().ok());
    EXPECT_TRUE(fs::exists(scratch.File(name))) << name;
    EXPECT_TRUE(Store::Open(name, OpenMode::kRead).ok());
  }
  fs::current_path(home);
}

TEST(Open, AdoptsAnEmptyFile) {
  for (OpenMode mode : {OpenMode::kWrite, OpenMode::kCreate}) {
    ScratchDirectory scratch;
    WriteFile(scratch.File("s.db"), "");
    MustOpen(scratch.File("s.db"), mode);
    EXPECT_TRUE(Store::Open(scratch.File("s.db"), OpenMode::kRead).ok());
  }
  ScratchDirectory scratch;
  WriteFile(scratch.File("s.db"), "");
  absl::Status status = Store::Open(scratch.File("s.db"), OpenMode::kRead).status();
  EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
  EXPECT_EQ(fs::file_size(scratch.File("s.db")), 0u);
}

TEST(Open, RefusesWhatIsNoFile) {
  ScratchDirectory scratch;
  fs::create_directory(scratch.File("d.db"));
  ExpectRefused(scratch, scratch.File("d.db"), "is a directory");
  ASSERT_EQ(mkfifo(scratch.File("pipe").c_str(), 0600), 0);
  ExpectRefused(scratch, scratch.File("pipe"), "not a regular file");
  MustOpen(scratch.File("s.db"));
  fs::create_symlink("s.db", scratch.File("link.db"));
  ExpectRefused(scratch, scratch.File("link.db"), "symbolic link");
  fs::create_symlink("gone.db", scratch.File("dangling.db"));
  ExpectRefused(scratch, scratch.File("dangling.db"), "symbolic link");
}

TEST(Open, RefusesATextFile) {
  ScratchDirectory scratch;
  WriteFile(scratch.File("short.txt"), "wyx");
  ExpectRefused(scratch, scratch.File("short.txt"), "not an SQLite file");
  WriteFile(scratch.File("long.txt"), std::string(10'000, 'x'));
  ExpectRefused(scratch, scratch.File("long.txt"), "not an SQLite file");
}

TEST(Open, RefusesAnotherProgramsDatabase) {
  ScratchDirectory scratch;
  MakeForeign(scratch.File("f.db"), "CREATE TABLE t(x); INSERT INTO t VALUES(1)");
  ExpectRefused(scratch, scratch.File("f.db"), "another program");
  MakeForeign(scratch.File("blank.db"), "PRAGMA user_version = 1");
  ExpectRefused(scratch, scratch.File("blank.db"), "another program");
}

TEST(Open, LeavesAnotherProgramsLogAlone) {
  ScratchDirectory scratch;
  ScratchDirectory place;
  std::string path = place.File("f.db");
  Database database = *Database::Open(path, path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  ASSERT_TRUE(database.Execute("PRAGMA journal_mode = WAL; CREATE TABLE t(x)").ok());
  // As after a crash: the log holds what the file does not.
  fs::copy(path, scratch.File("f.db"));
  fs::copy(path + "-wal", scratch.File("f.db-wal"));
  ASSERT_GT(fs::file_size(scratch.File("f.db-wal")), 0u);
  ExpectRefused(scratch, scratch.File("f.db"), "another program");
}

TEST(Open, RefusesANewerStore) {
  ScratchDirectory scratch;
  MustOpen(scratch.File("s.db"))->Close().IgnoreError();
  MakeForeign(scratch.File("s.db"), "PRAGMA user_version = " + std::to_string(kSchemaVersion + 1));
  ExpectRefused(scratch, scratch.File("s.db"), "newer grille");
}

TEST(Open, TellsATruncatedStore) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 50)->Close().IgnoreError();
  uint64_t size = fs::file_size(scratch.File("s.db"));
  ASSERT_GT(size, 100'000u);
  for (uint64_t kept : {size - 4096, size / 2, uint64_t{4096}, uint64_t{5000}, uint64_t{1024}}) {
    fs::resize_file(scratch.File("s.db"), kept);
    for (OpenMode mode : kAllModes) {
      absl::Status status = Store::Open(scratch.File("s.db"), mode).status();
      EXPECT_FALSE(status.ok()) << kept;
      EXPECT_TRUE(absl::IsDataLoss(status) || absl::IsFailedPrecondition(status)) << status;
      EXPECT_EQ(fs::file_size(scratch.File("s.db")), kept);
    }
  }
}

TEST(Open, LeavesOneFileBehind) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 20);
  EXPECT_TRUE(fs::exists(scratch.File("s.db-wal")));
  ASSERT_TRUE(store->Close().ok());
  ASSERT_TRUE(store->Close().ok());
  EXPECT_FALSE(fs::exists(scratch.File("s.db-wal")));
  Ask(*MustOpen(scratch.File("s.db"), OpenMode::kRead), {});
  EXPECT_EQ(Contents(scratch.path()).size(), 1u);
}

TEST(Open, EmptiesTheLogEvenWhileAReaderHasTheStoreOpen) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 20);
  auto reader = MustOpen(scratch.File("s.db"), OpenMode::kRead);
  size_t rows = Ask(*reader, {}).size();
  ASSERT_TRUE(store->Close().ok());
  EXPECT_EQ(fs::file_size(scratch.File("s.db-wal")), 0u);
  EXPECT_EQ(Ask(*reader, {}).size(), rows);
}

TEST(Open, ReadsWhatAKilledWriterLeftInTheLog) {
  ScratchDirectory scratch;
  ScratchDirectory place;
  auto store = FilledStore(place.File("s.db"), 1, 20);
  fs::copy(place.File("s.db"), scratch.File("s.db"));
  fs::copy(place.File("s.db-wal"), scratch.File("s.db-wal"));
  auto reader = MustOpen(scratch.File("s.db"), OpenMode::kRead);
  EXPECT_EQ(Dump(*reader), Dump(*store));
}

TEST(Open, AReaderCannotWrite) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 2);
  auto reader = MustOpen(scratch.File("s.db"), OpenMode::kRead);
  std::string before = Dump(*store);
  absl::Status status = reader->StartRun(WyxRun(9)).status();
  EXPECT_TRUE(absl::IsPermissionDenied(status)) << status;
  db::Run run = *reader->FindRun(1);
  EXPECT_FALSE(reader->Append(&run, {MakeBatch(1, 2)}, std::nullopt).ok());
  EXPECT_EQ(Dump(*store), before);
}

TEST(Open, ReadsAStoreInADirectoryThatCannotBeWritten) {
  if (geteuid() == 0) GTEST_SKIP() << "the superuser may write everywhere";
  ScratchDirectory scratch;
  fs::create_directory(scratch.File("d"));
  FilledStore(scratch.File("d/s %41.db"), 1, 2)->Close().IgnoreError();
  fs::permissions(scratch.File("d/s %41.db"), fs::perms::owner_read);
  fs::permissions(scratch.File("d"), fs::perms::owner_read | fs::perms::owner_exec);
  auto reader = MustOpen(scratch.File("d/s %41.db"), OpenMode::kRead);
  EXPECT_FALSE(Ask(*reader, {}).empty());
  absl::Status status = Store::Open(scratch.File("d/s %41.db"), OpenMode::kWrite).status();
  EXPECT_TRUE(absl::IsPermissionDenied(status)) << status;
  status = Store::Open(scratch.File("d/new.db"), OpenMode::kCreate).status();
  EXPECT_TRUE(absl::IsPermissionDenied(status)) << status;
  fs::permissions(scratch.File("d"), fs::perms::owner_all);
}

}  // namespace
}  // namespace grille::db
