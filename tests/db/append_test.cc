#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <set>

#include "db/transaction.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

// The counts and ids that runs.md asks for, worked out with a set and nothing else.
struct Expected {
  RunCounts counts;
  std::vector<std::string> keys;  // in order of id
  uint64_t next_batch = 0;
  uint32_t next_walk = 0;
};

Expected Work(const std::vector<Batch>& batches, std::optional<uint64_t> target) {
  Expected expected;
  std::set<std::string> known;
  for (const Batch& batch : batches) {
    size_t at = 0;
    for (size_t walk = 0; walk < batch.outcomes.size(); ++walk) {
      if (target.has_value() && expected.counts.stored == *target) return expected;
      ++expected.counts.seen;
      if (batch.outcomes[walk] == Outcome::kFailed) ++expected.counts.failed;
      if (batch.outcomes[walk] == Outcome::kAmbiguous) ++expected.counts.ambiguous;
      if (batch.outcomes[walk] == Outcome::kFiltered) ++expected.counts.filtered;
      if (batch.outcomes[walk] == Outcome::kPuzzle) {
        const std::string& key = batch.found[at++].puzzle.key;
        if (known.insert(key).second) {
          ++expected.counts.stored;
          expected.keys.push_back(key);
        } else {
          ++expected.counts.known;
        }
      }
      bool last = walk + 1 == batch.outcomes.size();
      expected.next_batch = batch.number + (last ? 1 : 0);
      expected.next_walk = last ? 0 : static_cast<uint32_t>(walk + 1);
    }
  }
  return expected;
}

void ExpectAsWorked(Store& store, const Run& run, const Expected& expected) {
  EXPECT_EQ(run.counts, expected.counts);
  EXPECT_EQ(run.next_batch, expected.next_batch);
  EXPECT_EQ(run.next_walk, expected.next_walk);
  std::vector<StoredPuzzle> rows = Ask(store, {});
  ASSERT_EQ(rows.size(), expected.keys.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i].id, static_cast<int64_t>(i + 1));
    EXPECT_EQ(rows[i].puzzle.key, expected.keys[i]);
  }
  absl::StatusOr<Run> stored = store.FindRun(run.id);
  ASSERT_TRUE(stored.ok());
  EXPECT_EQ(stored->counts, run.counts);
  EXPECT_EQ(stored->next_batch, run.next_batch);
  EXPECT_EQ(stored->next_walk, run.next_walk);
  EXPECT_EQ(stored->target, run.target);
  EXPECT_EQ(stored->state, run.state);
}

const Mix kFewKeys = {.keys = 500};

TEST(Append, CountsEveryCandidateAndStoresEveryKeyOnce) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  db::Run run = *store->StartRun(WyxRun(1));
  std::vector<Batch> batches = MakeBatches(1, 0, 30, kFewKeys);
  ASSERT_TRUE(store->Append(&run, batches, std::nullopt).ok());
  Expected expected = Work(batches, std::nullopt);
  EXPECT_GT(expected.counts.known, 100u);
  ExpectAsWorked(*store, run, expected);
  EXPECT_EQ(run.state, RunState::kRunning);
}

TEST(Append, KeepsEveryFieldOfAPuzzle) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  RunSpec spec = WyxRun(1);
  spec.grade_version = 7;
  db::Run run = *store->StartRun(spec);
  Puzzle puzzle;
  puzzle.key = std::string("\0k\xff\0", 4);
  puzzle.payload = "0123456";
  puzzle.size = 506;
  puzzle.marks = 2;
  puzzle.level = Level::kFiendish;
  puzzle.score = -5;
  puzzle.measure = 1'000'000;
  Batch batch;
  batch.outcomes = {Outcome::kFailed, Outcome::kPuzzle};
  batch.found = {{1, puzzle}};
  ASSERT_TRUE(store->Append(&run, {batch}, std::nullopt).ok());
  StoredPuzzle got = *store->FindById(1);
  EXPECT_EQ(got.kind, kWyx);
  EXPECT_EQ(got.grade_version, 7);
  EXPECT_EQ(got.run, run.id);
  EXPECT_EQ(got.batch, 0u);
  EXPECT_EQ(got.walk, 1u);
  EXPECT_EQ(got.puzzle.key, puzzle.key);
  EXPECT_EQ(got.puzzle.payload, puzzle.payload);
  EXPECT_EQ(got.puzzle.size, puzzle.size);
  EXPECT_EQ(got.puzzle.marks, puzzle.marks);
  EXPECT_EQ(got.puzzle.level, puzzle.level);
  EXPECT_EQ(got.puzzle.score, puzzle.score);
  EXPECT_EQ(got.puzzle.measure, puzzle.measure);
  EXPECT_EQ(store->FindByKey(puzzle.key)->id, 1);
  EXPECT_TRUE(absl::IsNotFound(store->FindByKey("other").status()));
  EXPECT_TRUE(absl::IsNotFound(store->FindById(2).status()));
}

TEST(Append, CutsExactlyAtTheTarget) {
  std::vector<Batch> batches = MakeBatches(1, 0, 12, kFewKeys);
  for (uint64_t target = 1; target <= 120; ++target) {
    ScratchDirectory scratch;
    auto store = MustOpen(scratch.File("s.db"));
    db::Run run = *store->StartRun(WyxRun(1));
    ASSERT_TRUE(store->Append(&run, batches, target).ok());
    EXPECT_EQ(run.counts.stored, target);
    EXPECT_EQ(run.state, RunState::kDone);
    EXPECT_EQ(run.target, target);
    ExpectAsWorked(*store, run, Work(batches, target));
  }
}

TEST(Append, ExtendedRunEqualsTheUndisturbedOne) {
  constexpr uint64_t kSeed = 3;
  constexpr uint64_t kTarget = 300;
  ScratchDirectory scratch;
  auto whole = MustOpen(scratch.File("whole.db"));
  db::Run run = *whole->StartRun(WyxRun(kSeed));
  ASSERT_TRUE(whole->Append(&run, MakeBatches(kSeed, 0, 40, kFewKeys), kTarget).ok());
  ASSERT_EQ(run.counts.stored, kTarget);

  Draws draws(9);
  for (int round = 0; round < 20; ++round) {
    std::string path = scratch.File("parts" + std::to_string(round));
    uint64_t target = 0;
    while (target < kTarget) {
      target = std::min(kTarget, target + 1 + draws.Below(90));
      // A new process each time, as far as the store can tell; batches in groups of any size.
      auto store = MustOpen(path);
      db::Run part = *store->StartRun(WyxRun(kSeed));
      while (part.counts.stored < target) {
        uint64_t group = 1 + draws.Below(3);
        std::vector<Batch> batches = MakeBatches(kSeed, part.next_batch, group, kFewKeys);
        ASSERT_TRUE(store->Append(&part, batches, target).ok());
      }
    }
    auto store = MustOpen(path);
    EXPECT_EQ(Dump(*store), Dump(*whole));
  }
}

TEST(Append, TargetReachedAlreadyChangesNothing) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  db::Run run = *store->StartRun(WyxRun(1));
  ASSERT_TRUE(store->Append(&run, MakeBatches(1, 0, 4), 20).ok());
  std::string before = Dump(*store);
  for (uint64_t target : {0, 5, 20}) {
    EXPECT_TRUE(store->Append(&run, MakeBatches(1, run.next_batch, 4), target).ok());
    EXPECT_EQ(Dump(*store), before);
  }
}

TEST(Append, RefusesBatchesThatDoNotFit) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  db::Run run = *store->StartRun(WyxRun(1));
  std::string before = Dump(*store);
  auto refused = [&](std::vector<Batch> batches) {
    absl::Status status = store->Append(&run, batches, std::nullopt);
    EXPECT_TRUE(absl::IsInvalidArgument(status)) << status;
    EXPECT_EQ(Dump(*store), before);
    EXPECT_EQ(run.next_batch, 0u);
  };
  refused({MakeBatch(1, 1)});                   // not the next
  refused({MakeBatch(1, 0), MakeBatch(1, 2)});  // a gap
  Batch batch = MakeBatch(1, 0);
  batch.found.pop_back();
  refused({batch});
  batch = MakeBatch(1, 0);
  std::swap(batch.found[0], batch.found[1]);
  refused({batch});
  batch = MakeBatch(1, 0);
  batch.found.back().walk = 64;
  refused({batch});
  batch = MakeBatch(1, 0);
  std::swap(batch.outcomes[batch.found[0].walk],
            *std::find(batch.outcomes.begin(), batch.outcomes.end(), Outcome::kFailed));
  refused({batch});

  // Stopped inside a batch, and then sent a shorter one.
  ASSERT_TRUE(store->Append(&run, {MakeBatch(1, 0)}, 20).ok());
  ASSERT_GT(run.next_walk, 8u);
  EXPECT_TRUE(
      absl::IsInvalidArgument(store->Append(&run, {MakeBatch(1, 0, {.walks = 8})}, std::nullopt)));
}

TEST(Append, SecondHolderOfARunIsToldSo) {
  ScratchDirectory scratch;
  auto first = MustOpen(scratch.File("s.db"));
  auto second = MustOpen(scratch.File("s.db"));
  db::Run mine = *first->StartRun(WyxRun(1));
  db::Run theirs = *second->StartRun(WyxRun(1));
  EXPECT_EQ(mine.id, theirs.id);
  ASSERT_TRUE(first->Append(&mine, {MakeBatch(1, 0)}, std::nullopt).ok());
  std::string before = Dump(*first);
  absl::Status status = second->Append(&theirs, {MakeBatch(1, 0)}, std::nullopt);
  EXPECT_TRUE(absl::IsAborted(status)) << status;
  EXPECT_NE(status.ToString().find("another process"), std::string::npos) << status;
  EXPECT_EQ(Dump(*first), before);
  EXPECT_EQ(theirs.next_batch, 0u);
  EXPECT_TRUE(absl::IsAborted(second->SetRunState(&theirs, RunState::kDone)));
  // The first goes on undisturbed.
  EXPECT_TRUE(first->Append(&mine, {MakeBatch(1, 1)}, std::nullopt).ok());
}

TEST(Append, RunsOfDifferentSeedsShareTheKeys) {
  ScratchDirectory scratch;
  auto a = MustOpen(scratch.File("s.db"));
  auto b = MustOpen(scratch.File("s.db"));
  db::Run first = *a->StartRun(WyxRun(1));
  db::Run second = *b->StartRun(WyxRun(2));
  // New classes come up in both by turns, so each must cope with what the other has entered.
  for (uint64_t i = 0; i < 20; ++i) {
    ASSERT_TRUE(a->Append(&first, {MakeBatch(1, i, kFewKeys)}, std::nullopt).ok());
    ASSERT_TRUE(b->Append(&second, {MakeBatch(2, i, kFewKeys)}, std::nullopt).ok());
  }
  std::vector<StoredPuzzle> all = Ask(*a, {});
  std::set<std::string> keys;
  for (const StoredPuzzle& puzzle : all) keys.insert(puzzle.puzzle.key);
  EXPECT_EQ(keys.size(), all.size());
  EXPECT_EQ(first.counts.stored + second.counts.stored, all.size());
  EXPECT_GT(second.counts.known, 0u);
  for (size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i].id, static_cast<int64_t>(i + 1));
}

TEST(Append, WhatWasNotCommittedLeavesNoTrace) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 5);
  std::string before = Dump(*store);
  {
    auto doomed = MustOpen(scratch.File("s.db"), OpenMode::kWrite);
    auto transaction = Transaction::BeginWrite(doomed->database());
    ASSERT_TRUE(transaction.ok());
    ASSERT_TRUE(doomed->database().Execute("DELETE FROM puzzle WHERE id < 50").ok());
  }
  EXPECT_EQ(Dump(*store), before);
  // What the killed process had taken is free again.
  db::Run run = *store->StartRun(WyxRun(1));
  EXPECT_TRUE(store->Append(&run, {MakeBatch(1, 5)}, std::nullopt).ok());
}

TEST(Append, AFailureInTheMiddleLeavesStoreAndRunAsTheyWere) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 5);
  ASSERT_TRUE(store->database()
                  .Execute("CREATE TEMP TRIGGER trap BEFORE INSERT ON puzzle WHEN new.id = 200 "
                           "BEGIN SELECT raise(ABORT, 'trapped'); END")
                  .ok());
  db::Run run = *store->StartRun(WyxRun(1));
  std::string before = Dump(*store);
  std::vector<Batch> batches = MakeBatches(1, 5, 10, {.side = 7});  // in classes of its own
  EXPECT_FALSE(store->Append(&run, batches, std::nullopt).ok());
  EXPECT_EQ(Dump(*store), before);
  EXPECT_EQ(run.next_batch, 5u);
  ASSERT_TRUE(store->database().Execute("DROP TRIGGER trap").ok());
  EXPECT_TRUE(store->Append(&run, batches, std::nullopt).ok());
  EXPECT_EQ(Sql(store->database(), "SELECT sum(count) - (SELECT count(*) FROM puzzle) FROM class"),
            std::vector<std::string>{"0"});
  EXPECT_TRUE(Sql(store->database(), "PRAGMA foreign_key_check").empty());
}

TEST(Append, AFullDiskLosesNothing) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 5);
  std::string before = Dump(*store);
  int64_t pages = *store->database().QueryInt("PRAGMA page_count");
  Sql(store->database(), "PRAGMA max_page_count = " + std::to_string(pages + 3));
  db::Run run = *store->StartRun(WyxRun(1));
  std::vector<Batch> batches = MakeBatches(1, 5, 40);
  absl::Status status = store->Append(&run, batches, std::nullopt);
  EXPECT_TRUE(absl::IsResourceExhausted(status)) << status;
  EXPECT_NE(status.ToString().find("no room"), std::string::npos) << status;
  EXPECT_EQ(Dump(*store), before);
  Sql(store->database(), "PRAGMA max_page_count = 1000000");
  EXPECT_TRUE(store->Append(&run, batches, std::nullopt).ok());
}

// Stores batches until the run has reached the target; for a process that is killed at it.
void WorkUntilDone(const std::string& path, uint64_t seed, uint64_t target) {
  auto store = MustOpen(path);
  db::Run run = *store->StartRun(WyxRun(seed));
  while (run.counts.stored < target) {
    std::vector<Batch> batches = MakeBatches(seed, run.next_batch, 3, kFewKeys);
    if (!store->Append(&run, batches, target).ok()) std::abort();
  }
}

TEST(Append, KilledAtAnyMomentTheRunComesOutTheSame) {
  constexpr uint64_t kTarget = 490;
  ScratchDirectory scratch;
  WorkUntilDone(scratch.File("whole.db"), 7, kTarget);
  std::string whole = Dump(*MustOpen(scratch.File("whole.db")));
  Draws draws(11);
  int killed = 0;
  for (int round = 0; round < 8; ++round) {
    std::string path = scratch.File("killed" + std::to_string(round));
    // The time given grows with every kill, so that the slowest machine gets on.
    uint64_t longest = 20'000;
    for (bool done = false; !done; longest += 2'000) {
      pid_t child = fork();
      ASSERT_GE(child, 0);
      if (child == 0) {
        WorkUntilDone(path, 7, kTarget);
        _exit(0);
      }
      // From before the file exists to near the end of an undisturbed run.
      usleep(static_cast<useconds_t>(draws.Below(longest)));
      kill(child, SIGKILL);
      int status = 0;
      ASSERT_EQ(waitpid(child, &status, 0), child);
      done = WIFEXITED(status);
      if (!done) ++killed;
    }
    auto store = MustOpen(path);
    EXPECT_EQ(Sql(store->database(), "PRAGMA integrity_check"), std::vector<std::string>{"ok"});
    EXPECT_EQ(Dump(*store), whole);
  }
  EXPECT_GT(killed, 8);
}

TEST(Append, IdsAreNeverGivenOutAgain) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 2);
  int64_t last = AskIds(*store, {.order = Order::kNewest, .limit = 1})[0];
  ASSERT_TRUE(store->database().Execute("DELETE FROM puzzle").ok());
  EXPECT_EQ(Sql(store->database(), "SELECT sum(count) FROM class"), std::vector<std::string>{"0"});
  // Their keys went with them, so they can be stored anew.
  db::Run run = *store->StartRun(WyxRun(1));
  ASSERT_TRUE(store->Append(&run, {MakeBatch(1, 2)}, std::nullopt).ok());
  EXPECT_EQ(AskIds(*store, {})[0], last + 1);
}

TEST(Append, CountsFollowANewGrade) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 20);
  ASSERT_TRUE(store->database()
                  .Execute("UPDATE puzzle SET class = (SELECT min(id) FROM class) WHERE id % 3 = 0")
                  .ok());
  EXPECT_TRUE(Sql(store->database(),
                  "SELECT id FROM class AS c WHERE count <> (SELECT count(*) FROM puzzle WHERE "
                  "class = c.id)")
                  .empty());
}

TEST(Import, StoresWhatIsNew) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 2);
  std::vector<Puzzle> puzzles;
  for (const StoredPuzzle& stored : Ask(*store, {.limit = 10})) puzzles.push_back(stored.puzzle);
  for (const Found& found : MakeBatch(2, 0).found) puzzles.push_back(found.puzzle);
  db::Run run = *store->StartRun({kWyx, R"({"import":"-"})", std::nullopt, 0, 1, 1});
  ASSERT_TRUE(store->Import(&run, puzzles).ok());
  EXPECT_EQ(run.counts.known, 10u);
  EXPECT_EQ(run.counts.stored, puzzles.size() - 10);
  ASSERT_TRUE(store->Import(&run, puzzles).ok());
  EXPECT_EQ(run.counts.seen, 2 * puzzles.size());
  EXPECT_EQ(run.counts.stored, puzzles.size() - 10);
}

}  // namespace
}  // namespace grille::db
