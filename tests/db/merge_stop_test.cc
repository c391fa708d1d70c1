// A merge that is stopped, fails or is killed, and one that meets others at work.

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <thread>

#include "tests/db/merge_support.h"

namespace grille::db {
namespace {

/// Stores with several runs each, shards and a whole run among them.
std::vector<std::string> MakeStores(const ScratchDirectory& scratch) {
  std::vector<std::string> stores = MakeShards(scratch, "shard", 3, 13, 3);
  for (uint64_t i = 0; i < 3; ++i) {
    MakeRun(stores[i], 10 + i, 4 + i);
    MakeRun(stores[i], 20, 5 * i + 1);
  }
  MakeRun(stores[1], 30, 8, {1, 4});
  MakeRun(stores[2], 30, 8, {2, 4});
  return stores;
}

absl::StatusOr<std::unique_ptr<Merger>> Begun(const std::string& out,
                                              const std::vector<std::string>& ins) {
  absl::StatusOr<std::unique_ptr<Merger>> merger = Merger::Begin(out, ins);
  EXPECT_TRUE(merger.ok()) << merger.status();
  return merger;
}

TEST(MergeStop, StoppedAfterAnyTransactionItGoesOn) {
  ScratchDirectory scratch;
  std::vector<std::string> ins = MakeStores(scratch);
  for (bool fresh : {true, false}) {
    auto begin = [&](const std::string& name) {
      std::string path = scratch.File(name + (fresh ? "-new" : ""));
      if (!fresh) MakeRun(path, 20, 3);
      return path;
    };
    std::string undisturbed = begin("undisturbed");
    MustMerge(undisturbed, ins);
    std::string whole = DumpOf(undisturbed);
    int stopped = 0;
    for (int after = 0;; ++after) {
      std::string out = begin("out" + std::to_string(after));
      auto merger = Begun(out, ins);
      std::atomic<bool> stop = after == 0;
      int steps = 0;
      absl::Status status =
          (*merger)->Finish(stop, [&](const MergeCounts&) { stop = ++steps >= after; });
      ASSERT_TRUE((*merger)->Close().ok());
      merger->reset();
      if (status.ok()) break;
      ++stopped;
      EXPECT_TRUE(absl::IsCancelled(status)) << status;
      // What is half there is nobody's to go on with, and what is there is sound.
      DumpOf(out);
      EXPECT_NE(SqlOf(out, "SELECT count(*) FROM run WHERE state = 'merging'"),
                std::vector<std::string>{"0"});
      auto store = MustOpen(out);
      std::vector<db::Run> runs = *store->ListRuns();
      for (const db::Run& run : runs) {
        if (run.state != RunState::kMerging) continue;
        absl::Status refused = store->StartRun(run.spec).status();
        EXPECT_TRUE(absl::IsFailedPrecondition(refused)) << refused;
      }
      store.reset();
      // Another merge must not do what this one left.
      EXPECT_TRUE(absl::IsFailedPrecondition(RefusedMerge(out, {ins[0]})));
      MustMerge(out, ins);
      EXPECT_EQ(DumpOf(out), whole) << "stopped after " << after;
    }
    EXPECT_GT(stopped, 4);
  }
}

TEST(MergeStop, AFailureLeavesWhatTheNextOneFinishes) {
  ScratchDirectory scratch;
  std::vector<std::string> ins = MakeStores(scratch);
  MustMerge(scratch.File("undisturbed"), ins);
  std::string whole = DumpOf(scratch.File("undisturbed"));
  int last = std::stoi(SqlOf(scratch.File("undisturbed"), "SELECT max(id) FROM puzzle")[0]);
  for (int id : {1, 40, last / 2, last}) {
    std::string out = scratch.File("out" + std::to_string(id));
    MustOpen(out);
    Do(out, "CREATE TRIGGER trap BEFORE INSERT ON puzzle WHEN new.id = " + std::to_string(id) +
                " BEGIN SELECT raise(ABORT, 'trapped'); END");
    auto merger = Begun(out, ins);
    std::atomic<bool> stop = false;
    absl::Status status = (*merger)->Finish(stop, [](const MergeCounts&) {});
    EXPECT_NE(status.message().find("trapped"), std::string::npos) << id << " " << status;
    ASSERT_TRUE((*merger)->Close().ok());
    merger->reset();
    Do(out, "DROP TRIGGER trap");
    DumpOf(out);
    MustMerge(out, ins);
    EXPECT_EQ(DumpOf(out), whole) << id;
  }
}

TEST(MergeStop, KilledAtAnyMomentItComesOutTheSame) {
  ScratchDirectory scratch;
  std::vector<std::string> ins = MakeStores(scratch);
  MustMerge(scratch.File("undisturbed"), ins);
  std::string whole = DumpOf(scratch.File("undisturbed"));
  Draws draws(5);
  int killed = 0;
  for (int round = 0; round < 12; ++round) {
    std::string out = scratch.File("killed" + std::to_string(round));
    uint64_t longest = 25'000;
    for (bool done = false; !done; longest += 3'000) {
      pid_t child = fork();
      ASSERT_GE(child, 0);
      if (child == 0) {
        MustMerge(out, ins);
        _exit(0);
      }
      usleep(static_cast<useconds_t>(draws.Below(longest)));
      kill(child, SIGKILL);
      int status = 0;
      ASSERT_EQ(waitpid(child, &status, 0), child);
      done = WIFEXITED(status);
      if (!done) ++killed;
    }
    EXPECT_EQ(DumpOf(out), whole);
  }
  EXPECT_GT(killed, 12);
}

TEST(MergeStop, ASecondMergeIntoTheSameStoreIsToldSo) {
  ScratchDirectory scratch;
  std::vector<std::string> ins = MakeStores(scratch);
  std::string out = scratch.File("out");
  {
    auto first = Begun(out, ins);
    absl::Status second = RefusedMerge(out, {ins[0]});
    EXPECT_TRUE(absl::IsAborted(second)) << second;
    EXPECT_NE(second.message().find("another process is merging into it"), std::string::npos)
        << second;
    // Into another store they may be merged at once.
    auto other = Begun(scratch.File("other"), ins);
    for (auto* merger : {&first, &other}) {
      std::atomic<bool> stop = false;
      EXPECT_TRUE((**merger)->Finish(stop, [](const MergeCounts&) {}).ok());
      EXPECT_TRUE((**merger)->Close().ok());
    }
  }
  EXPECT_EQ(DumpOf(out), DumpOf(scratch.File("other")));
}

TEST(MergeStop, ARunSomebodyWorksOnIsLeftAlone) {
  ScratchDirectory scratch;
  std::string in = scratch.File("in");
  std::string out = scratch.File("out");
  MakeRun(in, 3, 12);
  int64_t id = MakeRun(out, 3, 5);
  MakeRun(out, 4, 5);
  std::string before = DumpOf(out);
  {
    RunLock held;
    ASSERT_TRUE(held.Take(out, id).ok());
    absl::Status status = RefusedMerge(out, {in});
    EXPECT_TRUE(absl::IsAborted(status)) << status;
    EXPECT_NE(status.message().find("at work on run 1"), std::string::npos) << status;
    EXPECT_EQ(DumpOf(out), before);
  }
  // Another run is no hindrance.
  RunLock held;
  ASSERT_TRUE(held.Take(out, id + 1).ok());
  MustMerge(out, {in});
}

TEST(MergeStop, WhoFoundTheRunBeforeIsNotLetInEither) {
  ScratchDirectory scratch;
  std::string in = scratch.File("in");
  std::string out = scratch.File("out");
  MakeRun(in, 3, 12);
  MakeRun(out, 3, 5);
  RunLock during;  // let go of after the store is closed
  RunLock after;
  auto store = MustOpen(out);
  db::Run run = *store->StartRun(WyxRun(3));
  auto merger = Begun(out, {in});
  // While the merge is at work the run is locked; it is killed, and the lock is free.
  EXPECT_TRUE(absl::IsAborted(during.Take(out, run.id)));
  merger->reset();
  EXPECT_TRUE(after.Take(out, run.id).ok());
  EXPECT_TRUE(absl::IsAborted(store->BeginWork(&run, 1000, std::nullopt)));
  run = *store->FindRun(run.id);
  EXPECT_TRUE(absl::IsFailedPrecondition(store->BeginWork(&run, 1000, std::nullopt)));
  store.reset();
  MustMerge(out, {in});
  EXPECT_EQ(DumpOf(out), DumpOf(in));
}

TEST(MergeStop, OtherRunsOfTheStoreGoOnMeanwhile) {
  ScratchDirectory scratch;
  std::string in = scratch.File("in");
  std::string out = scratch.File("out");
  MakeRun(in, 3, 60, {}, {.of_key = true});
  MakeRun(out, 4, 1, {}, {.of_key = true});
  std::thread writer([&] { MakeRun(out, 4, 60, {}, {.of_key = true}); });
  MustMerge(out, {in});
  writer.join();
  EXPECT_EQ(SqlOf(out, "SELECT sum(stored) - (SELECT count(*) FROM puzzle) FROM run"),
            std::vector<std::string>{"0"});
  DumpOf(out);
}

}  // namespace
}  // namespace grille::db
