// The log beside a store stays under its limit while somebody reads an old state.

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "db/transaction.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

using std::chrono::milliseconds;

constexpr int64_t kLimit = int64_t{1} << 20;

/// Every batch is a commit here; none is longer in the log.
constexpr int64_t kLongestCommit = int64_t{400} << 10;

int64_t LogSize(const ScratchDirectory& scratch) {
  std::error_code none;
  auto size = std::filesystem::file_size(scratch.File("s.db-wal"), none);
  return none ? 0 : static_cast<int64_t>(size);
}

std::unique_ptr<Store> OpenWithLimit(const ScratchDirectory& scratch, const LogLimit& limit,
                                     OpenMode mode = OpenMode::kWrite) {
  absl::StatusOr<std::unique_ptr<Store>> store = Store::Open(scratch.File("s.db"), mode, limit);
  EXPECT_TRUE(store.ok()) << store.status();
  return *std::move(store);
}

/// A connection that keeps the state of the store that it first saw.
class Reader {
 public:
  explicit Reader(const ScratchDirectory& scratch)
      : store_(MustOpen(scratch.File("s.db"), OpenMode::kRead)) {
    Sql(store_->database(), "BEGIN");
    rows_ = Rows();
  }
  std::vector<std::string> Rows() { return Sql(store_->database(), "SELECT count(*) FROM puzzle"); }
  void ExpectOldState() { EXPECT_EQ(Rows(), rows_); }
  void LetGo() { Sql(store_->database(), "COMMIT"); }

 private:
  std::unique_ptr<Store> store_;
  std::vector<std::string> rows_;
};

absl::Status AppendOne(Store& store, Run* run) {
  return store.Append(run, {MakeBatch(*run->spec.seed, run->next_batch)}, std::nullopt);
}

/// Appends until a write is refused, and returns why. The log is looked at after every commit.
absl::Status FillLog(const ScratchDirectory& scratch, Store& store, Run* run) {
  for (int i = 0; i < 1000; ++i) {
    int64_t before = LogSize(scratch);
    absl::Status status = AppendOne(store, run);
    EXPECT_LE(LogSize(scratch), kLimit + kLongestCommit);
    if (!status.ok()) return status;
    EXPECT_LE(before, kLimit) << "a write began beyond the limit";
  }
  return absl::OkStatus();
}

TEST(Log, StaysUnderItsLimitBesideAReaderAndNothingIsLost) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 10);
  Reader reader(scratch);
  auto store = OpenWithLimit(scratch, {.bytes = kLimit, .patience = milliseconds(30)});
  db::Run run = *store->StartRun(WyxRun(1));
  absl::Status status = FillLog(scratch, *store, &run);
  ASSERT_TRUE(absl::IsUnavailable(status)) << status;
  for (const char* part : {"s.db: ", "30 ms", "1 MB", "nothing is lost"}) {
    EXPECT_NE(status.ToString().find(part), std::string::npos) << status;
  }
  EXPECT_GT(LogSize(scratch), kLimit);
  reader.ExpectOldState();
  // Refused again as long as the reader is there, and done when it is not.
  EXPECT_TRUE(absl::IsUnavailable(AppendOne(*store, &run)));
  reader.LetGo();
  ASSERT_TRUE(AppendOne(*store, &run).ok());
  EXPECT_LT(LogSize(scratch), kLongestCommit);
  // As a store without the reader would be.
  ScratchDirectory other;
  auto undisturbed = FilledStore(other.File("s.db"), 1, run.next_batch);
  EXPECT_EQ(Dump(*store), Dump(*undisturbed));
}

TEST(Log, AWriterWaitsAndGoesOnAsSoonAsTheReaderLetsGo) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 10);
  // One that reads the file itself, since the log is empty, and one that reads the log.
  for (bool log_in_use : {false, true}) {
    std::optional<Reader> reader;
    int looks = 0;
    LogLimit limit = {.bytes = kLimit};
    limit.waiting = [&](milliseconds waited) {
      EXPECT_LT(waited, std::chrono::minutes(1));
      if (++looks == 3) reader->LetGo();
      EXPECT_LE(looks, 3);
      return true;
    };
    auto store = OpenWithLimit(scratch, limit);
    db::Run run = *store->StartRun(WyxRun(1));
    if (log_in_use) {
      ASSERT_TRUE(AppendOne(*store, &run).ok());
    } else {
      ASSERT_TRUE(store->database().Checkpoint().ok());
    }
    reader.emplace(scratch);
    while (looks == 0) {
      absl::Status status = AppendOne(*store, &run);
      ASSERT_TRUE(status.ok()) << status;
      EXPECT_LE(LogSize(scratch), kLimit + kLongestCommit);
    }
    EXPECT_EQ(looks, 3);
    EXPECT_LT(LogSize(scratch), kLongestCommit);
  }
}

TEST(Log, TheWaitingCanBeEnded) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 10);
  Reader reader(scratch);
  auto store = OpenWithLimit(scratch, {.bytes = kLimit, .waiting = [](auto) { return false; }});
  db::Run run = *store->StartRun(WyxRun(1));
  absl::Status status = FillLog(scratch, *store, &run);
  EXPECT_TRUE(absl::IsCancelled(status)) << status;
  // It holds nothing: another one may take the lock at once.
  EXPECT_FALSE(store->database().InTransaction());
  auto other = OpenWithLimit(scratch, {});
  EXPECT_TRUE(other->StartRun(WyxRun(2)).ok());
}

TEST(Log, OneWhoReadsAnOldStateItselfDoesNotWaitForItself) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 10);
  auto store = OpenWithLimit(scratch, {.bytes = 0});
  ASSERT_TRUE(store->StartRun(WyxRun(2)).ok());
  ASSERT_GT(LogSize(scratch), 0);
  Statement reading = *store->database().Prepare("SELECT id FROM puzzle");
  ASSERT_TRUE(*reading.Step());
  absl::Status status = store->StartRun(WyxRun(3)).status();
  EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
  EXPECT_FALSE(store->database().InTransaction());
}

TEST(Log, ALogThatAKilledWriterLeftIsFoldedInFirst) {
  ScratchDirectory place;
  ScratchDirectory scratch;
  auto killed = FilledStore(place.File("s.db"), 1, 200);
  std::filesystem::copy(place.File("s.db"), scratch.File("s.db"));
  std::filesystem::copy(place.File("s.db-wal"), scratch.File("s.db-wal"));
  ASSERT_GT(LogSize(scratch), kLimit);
  auto store = OpenWithLimit(scratch, {.bytes = kLimit, .patience = milliseconds(0)});
  db::Run run = *store->StartRun(WyxRun(1));
  EXPECT_LT(LogSize(scratch), kLongestCommit);
  EXPECT_EQ(run.next_batch, 200u);
}

TEST(Together, ReadersThatComeAndGoDoNotStarveTheWriters) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 10);
  std::atomic<bool> done = false;
  // Their reads overlap: at no moment is nobody reading.
  std::vector<std::thread> readers;
  for (int i = 0; i < 3; ++i) {
    readers.emplace_back([&, i] {
      std::this_thread::sleep_for(milliseconds(7 * i));
      while (!done) {
        Reader reader(scratch);
        std::this_thread::sleep_for(milliseconds(20));
        reader.ExpectOldState();
        reader.LetGo();
      }
    });
  }
  auto store = OpenWithLimit(scratch, {.bytes = kLimit / 4});
  db::Run run = *store->StartRun(WyxRun(1));
  for (int i = 0; i < 100; ++i) {
    absl::Status status = AppendOne(*store, &run);
    EXPECT_TRUE(status.ok()) << status;
    EXPECT_LE(LogSize(scratch), kLimit / 4 + kLongestCommit);
  }
  done = true;
  for (std::thread& reader : readers) reader.join();
}

TEST(Together, TwoWritersAndAReaderThatStaysKeepTheLimit) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 9, 10);
  constexpr int kWriters = 2;
  constexpr uint64_t kBatches = 120;
  std::optional<Reader> reader;
  reader.emplace(scratch);
  std::atomic<int> waiting = 0;
  std::atomic<int64_t> longest = 0;
  auto work = [&](uint64_t seed) {
    bool counted = false;
    LogLimit limit = {.bytes = kLimit};
    limit.waiting = [&](milliseconds) {
      if (!std::exchange(counted, true)) ++waiting;
      return true;
    };
    auto store = OpenWithLimit(scratch, limit);
    db::Run run = *store->StartRun(WyxRun(seed));
    for (uint64_t i = 0; i < kBatches; ++i) {
      absl::Status status = AppendOne(*store, &run);
      ASSERT_TRUE(status.ok()) << status;
      int64_t size = LogSize(scratch);
      int64_t seen = longest;
      while (size > seen && !longest.compare_exchange_weak(seen, size)) continue;
    }
  };
  std::vector<std::thread> writers;
  for (uint64_t seed = 1; seed <= kWriters; ++seed) writers.emplace_back(work, seed);
  while (waiting < kWriters) std::this_thread::sleep_for(milliseconds(1));
  reader->ExpectOldState();
  int64_t still = LogSize(scratch);
  std::this_thread::sleep_for(milliseconds(50));
  EXPECT_EQ(LogSize(scratch), still);
  reader.reset();
  for (std::thread& writer : writers) writer.join();
  // One commit beyond the limit, not one for each writer.
  EXPECT_GT(longest, kLimit);
  EXPECT_LE(longest, kLimit + kLongestCommit);
  auto store = MustOpen(scratch.File("s.db"), OpenMode::kRead);
  std::vector<db::Run> runs = *store->ListRuns();
  ASSERT_EQ(runs.size(), 1u + kWriters);
  for (size_t i = 1; i < runs.size(); ++i) EXPECT_EQ(runs[i].next_batch, kBatches);
  EXPECT_EQ(Sql(store->database(), "PRAGMA integrity_check"), std::vector<std::string>{"ok"});
}

}  // namespace
}  // namespace grille::db
