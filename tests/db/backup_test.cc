#include "db/backup.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>

#include "db/schema.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

namespace fs = std::filesystem;

bool GoOn(int64_t, int64_t) { return true; }

std::vector<std::string> Names(const ScratchDirectory& scratch) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(scratch.path())) {
    names.push_back(entry.path().filename());
  }
  std::sort(names.begin(), names.end());
  return names;
}

TEST(Backup, IsTheSameStoreAsOneFile) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 200);
  ScratchDirectory place;
  std::string target = place.File("b %41.db");
  absl::StatusOr<BackupSum> sum = BackUp(scratch.File("s.db"), target, GoOn);
  ASSERT_TRUE(sum.ok()) << sum.status();
  EXPECT_EQ(Names(place), std::vector<std::string>{"b %41.db"});
  EXPECT_EQ(static_cast<int64_t>(fs::file_size(target)), sum->bytes);
  EXPECT_EQ(sum->pages * 4096, sum->bytes);
  auto copy = MustOpen(target, OpenMode::kWrite);
  EXPECT_EQ(Dump(*copy), Dump(*store));
  EXPECT_EQ(static_cast<int64_t>(Ask(*copy, {}).size()), sum->puzzles);
  EXPECT_EQ(Sql(copy->database(), "PRAGMA integrity_check"), std::vector<std::string>{"ok"});
  EXPECT_EQ(Sql(copy->database(), "PRAGMA journal_mode"), std::vector<std::string>{"wal"});
  // And goes on as the first would.
  for (Store* each : {store.get(), copy.get()}) {
    db::Run run = *each->StartRun(WyxRun(1));
    ASSERT_TRUE(each->Append(&run, {MakeBatch(1, run.next_batch)}, std::nullopt).ok());
  }
  EXPECT_EQ(Dump(*copy), Dump(*store));
}

TEST(Backup, IsOfOneMomentWhateverIsWrittenMeanwhile) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 2000);
  std::string before = Dump(*store);
  db::Run run = *store->StartRun(WyxRun(1));
  int64_t last = 0;
  int calls = 0;
  auto progress = [&](int64_t pages, int64_t all) {
    ++calls;
    // It never begins anew.
    EXPECT_GE(pages, last);
    EXPECT_LE(pages, all);
    last = pages;
    absl::Status status = store->Append(&run, {MakeBatch(1, run.next_batch)}, std::nullopt);
    EXPECT_TRUE(status.ok()) << status;
    return true;
  };
  absl::StatusOr<BackupSum> sum = BackUp(scratch.File("s.db"), scratch.File("b.db"), progress);
  ASSERT_TRUE(sum.ok()) << sum.status();
  EXPECT_GE(calls, 2);
  EXPECT_EQ(Dump(*MustOpen(scratch.File("b.db"), OpenMode::kRead)), before);
}

TEST(Backup, WritesOverNothing) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 2);
  WriteFile(scratch.File("text"), "precious");
  WriteFile(scratch.File("empty"), "");
  WriteFile(scratch.File("gone.db-wal"), "a log without its store");
  fs::create_directory(scratch.File("folder"));
  fs::create_symlink("nowhere", scratch.File("dangling"));
  std::vector<std::string> names = Names(scratch);
  for (const char* target : {"s.db", "text", "empty", "folder", "dangling", "gone.db"}) {
    absl::Status status = BackUp(scratch.File("s.db"), scratch.File(target), GoOn).status();
    EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
    EXPECT_NE(status.ToString().find("exists already"), std::string::npos) << status;
  }
  EXPECT_TRUE(
      absl::IsNotFound(BackUp(scratch.File("s.db"), scratch.File("no/b.db"), GoOn).status()));
  EXPECT_TRUE(absl::IsNotFound(BackUp(scratch.File("no.db"), scratch.File("b.db"), GoOn).status()));
  EXPECT_EQ(Names(scratch), names);
  EXPECT_EQ(ReadFile(scratch.File("text")), "precious");
}

TEST(Backup, WhatAppearsUnderTheNameMeanwhileIsNotReplaced) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 2000);
  auto progress = [&](int64_t, int64_t) {
    WriteFile(scratch.File("b.db"), "somebody else's");
    return true;
  };
  absl::Status status = BackUp(scratch.File("s.db"), scratch.File("b.db"), progress).status();
  EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
  EXPECT_EQ(ReadFile(scratch.File("b.db")), "somebody else's");
  EXPECT_EQ(Names(scratch), (std::vector<std::string>{"b.db", "s.db"}));
}

TEST(Backup, EndedAtAnyStepItLeavesNothing) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 2000);
  for (int last = 1;; ++last) {
    int calls = 0;
    auto progress = [&](int64_t, int64_t) { return ++calls < last; };
    absl::Status status = BackUp(scratch.File("s.db"), scratch.File("b.db"), progress).status();
    if (status.ok()) {
      EXPECT_GE(last, 3);
      break;
    }
    EXPECT_TRUE(absl::IsCancelled(status)) << status;
    EXPECT_EQ(Names(scratch), std::vector<std::string>{"s.db"});
  }
}

TEST(Backup, ADamagedStoreIsNotPassedOn) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 100)->Close().IgnoreError();
  std::string bytes = ReadFile(scratch.File("s.db"));
  for (size_t i = bytes.size() / 2; i < bytes.size() / 2 + 4096; ++i) bytes[i] = '\x5a';
  WriteFile(scratch.File("s.db"), bytes);
  absl::Status status = BackUp(scratch.File("s.db"), scratch.File("b.db"), GoOn).status();
  EXPECT_TRUE(absl::IsDataLoss(status)) << status;
  EXPECT_EQ(Names(scratch), std::vector<std::string>{"s.db"});
}

TEST(Backup, TakesAnOlderStoreAsItIs) {
  ScratchDirectory scratch;
  fs::copy_file(std::string(STORES) + "/v1.db", scratch.File("s.db"));
  std::string before = ReadFile(scratch.File("s.db"));
  absl::StatusOr<BackupSum> sum = BackUp(scratch.File("s.db"), scratch.File("b.db"), GoOn);
  ASSERT_TRUE(sum.ok()) << sum.status();
  EXPECT_EQ(sum->puzzles, 265);
  EXPECT_EQ(ReadFile(scratch.File("s.db")), before);
  Database copy = *Database::Open(scratch.File("b.db"), "copy", SQLITE_OPEN_READONLY);
  EXPECT_EQ(*copy.QueryInt("PRAGMA user_version"), 1);
  ASSERT_TRUE(copy.Close().ok());
  EXPECT_EQ(Ask(*MustOpen(scratch.File("b.db"), OpenMode::kRead), {}).size(), 265u);
}

TEST(Backup, IsAsPrivateAsTheStoreAndItsOwnerMayWriteToIt) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 2)->Close().IgnoreError();
  for (auto [mode, copied] : {std::pair{0600U, 0600U}, {0444U, 0644U}}) {
    fs::permissions(scratch.File("s.db"), static_cast<fs::perms>(mode));
    ASSERT_TRUE(BackUp(scratch.File("s.db"), scratch.File("b.db"), GoOn).ok());
    struct stat status {};
    ASSERT_EQ(stat(scratch.File("b.db").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, copied);
    fs::remove(scratch.File("b.db"));
  }
}

}  // namespace
}  // namespace grille::db
