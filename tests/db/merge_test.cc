#include "db/merge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <set>
#include <thread>

#include "db/schema.h"
#include "tests/db/merge_support.h"

namespace grille::db {
namespace {

constexpr uint64_t kSeed = 3;

TEST(Merge, ShardsAreTheVeryRun) {
  for (uint64_t count : {2, 3, 8}) {
    // Divided evenly and not, and with shards that have nothing to do.
    for (uint64_t end : {3, 16, 29}) {
      ScratchDirectory scratch;
      MakeRun(scratch.File("whole"), kSeed, end);
      std::string whole = DumpOf(scratch.File("whole"));
      std::vector<std::string> shards = MakeShards(scratch, "shard", kSeed, end, count);
      MergeCounts counts = MustMerge(scratch.File("out"), shards);
      EXPECT_EQ(counts.runs, 1u);
      // They do repeat each other.
      EXPECT_GE(counts.known, end > 3 ? 50u : 1u);
      EXPECT_EQ(DumpOf(scratch.File("out")), whole) << count << " shards, " << end << " batches";
      // In whatever order they are named.
      std::reverse(shards.begin(), shards.end());
      MustMerge(scratch.File("reversed"), shards);
      EXPECT_EQ(DumpOf(scratch.File("reversed")), whole);
      std::rotate(shards.begin(), shards.begin() + 1, shards.end());
      WriteFile(scratch.File("rotated"), "");  // an empty file becomes a store
      MustMerge(scratch.File("rotated"), shards);
      EXPECT_EQ(DumpOf(scratch.File("rotated")), whole);
    }
  }
}

TEST(Merge, ShardsMergedInTwoStepsAreTheVeryRunToo) {
  ScratchDirectory scratch;
  MakeRun(scratch.File("whole"), kSeed, 29);
  std::string whole = DumpOf(scratch.File("whole"));
  std::vector<std::string> shards = MakeShards(scratch, "shard", kSeed, 29, 8);
  // Which three does not matter.
  for (const std::vector<size_t>& first :
       std::vector<std::vector<size_t>>{{0, 1, 2}, {7, 3, 5}, {6, 0, 4}}) {
    std::string mid = scratch.File("mid" + std::to_string(first[0]));
    std::string out = scratch.File("out" + std::to_string(first[0]));
    std::vector<std::string> ins;
    for (size_t index : first) ins.push_back(shards[index]);
    EXPECT_EQ(MustMerge(mid, ins).runs, 3u);
    EXPECT_EQ(SqlOf(mid, "SELECT DISTINCT shards, state, batch_target FROM run"),
              std::vector<std::string>{"8|done|29"});
    ins = {mid};
    for (size_t index = 0; index < 8; ++index) {
      if (std::find(first.begin(), first.end(), index) == first.end()) ins.push_back(shards[index]);
    }
    EXPECT_EQ(MustMerge(out, ins).runs, 1u);
    EXPECT_EQ(DumpOf(out), whole);
    // Into the store that has the three they come as shards; nothing is lost, and nothing twice.
    ins.erase(ins.begin());
    EXPECT_EQ(MustMerge(mid, ins).runs, 5u);
    EXPECT_EQ(SqlOf(mid, "SELECT count(*), sum(stored), sum(seen) FROM run, (SELECT 1)"),
              SqlOf(mid, "SELECT 8, (SELECT count(*) FROM puzzle), " +
                             SqlOf(out, "SELECT seen FROM run")[0]));
    EXPECT_EQ(SqlOf(mid, "SELECT hex(key) FROM puzzle ORDER BY key"),
              SqlOf(out, "SELECT hex(key) FROM puzzle ORDER BY key"));
    DumpOf(mid);
  }
}

TEST(Merge, MoreBatchesExtendTheRun) {
  ScratchDirectory scratch;
  std::string out = scratch.File("out");
  for (uint64_t end : {9, 20, 31}) {
    std::string name = "whole" + std::to_string(end);
    MakeRun(scratch.File(name), kSeed, end);
    // The shards go on from where they were.
    MustMerge(out, MakeShards(scratch, "shard", kSeed, end, 3));
    EXPECT_EQ(DumpOf(out), DumpOf(scratch.File(name)));
  }
  // And so does the run in a store that knows nothing of shards.
  MakeRun(out, kSeed, 40);
  MakeRun(scratch.File("whole31"), kSeed, 40);
  EXPECT_EQ(DumpOf(out), DumpOf(scratch.File("whole31")));
}

TEST(Merge, AFurtherPieceExtendsTheRunAndANearerOneChangesNothing) {
  ScratchDirectory scratch;
  std::string out = scratch.File("out");
  std::string far = scratch.File("far");
  MakeRun(out, kSeed, 6);
  MakeRun(far, kSeed, 15);
  // Inside a batch, by a count.
  std::string near = scratch.File("near");
  {
    auto store = MustOpen(near);
    db::Run run = *store->StartRun(WyxRun(kSeed));
    ASSERT_TRUE(store->Append(&run, MakeBatches(kSeed, 0, 9, kRepeating), 130).ok());
    ASSERT_GT(run.next_walk, 0u);
  }
  MustMerge(out, {near});
  EXPECT_EQ(DumpOf(out), DumpOf(near));
  MustMerge(out, {far});
  EXPECT_EQ(DumpOf(out), DumpOf(far));
  std::string before = ReadFile(out);
  for (const std::vector<std::string>& ins :
       std::vector<std::vector<std::string>>{{near}, {far}, {near, far}}) {
    EXPECT_EQ(MustMerge(out, ins).added, 0u);
    EXPECT_EQ(ReadFile(out), before);
  }
  // All three at once are the furthest.
  MustMerge(scratch.File("new"), {near, far});
  EXPECT_EQ(DumpOf(scratch.File("new")), DumpOf(far));
}

TEST(Merge, TheFirstStoreKeepsItsNumbersAndTheNextOnesFollow) {
  ScratchDirectory scratch;
  std::string out = scratch.File("out");
  std::string in = scratch.File("in");
  MakeRun(out, 1, 4);
  MakeRun(in, 2, 5);
  MakeRun(in, 3, 6);
  std::vector<std::string> had = SqlOf(out, "SELECT *, hex(key) FROM puzzle ORDER BY id");
  std::set<std::string> keys;
  for (const std::string& path : {out, in}) {
    for (const std::string& key : SqlOf(path, "SELECT hex(key) FROM puzzle")) keys.insert(key);
  }
  MergeCounts counts = MustMerge(out, {in});
  EXPECT_EQ(counts.runs, 2u);
  std::vector<std::string> have = SqlOf(out, "SELECT *, hex(key) FROM puzzle ORDER BY id");
  ASSERT_EQ(have.size(), had.size() + counts.added);
  EXPECT_EQ(keys.size(), have.size());
  EXPECT_EQ(std::vector<std::string>(have.begin(), have.begin() + static_cast<int64_t>(had.size())),
            had);
  EXPECT_EQ(SqlOf(out, "SELECT id, seed FROM run ORDER BY id"),
            (std::vector<std::string>{"1|1", "2|2", "3|3"}));
  EXPECT_EQ(SqlOf(out, "SELECT max(id), count(*) FROM puzzle"),
            (SqlOf(out, "SELECT next - 1, next - 1 FROM counter")));
  // What a run found known here because another one has it is counted so.
  EXPECT_EQ(SqlOf(out,
                  "SELECT count(*) FROM run WHERE seen <> failed + ambiguous + filtered + "
                  "known + stored OR known < 0"),
            std::vector<std::string>{"0"});
  DumpOf(out);
  // The run goes on as it would have gone on there.
  MakeRun(out, 2, 9);
  DumpOf(out);
}

TEST(Merge, StoresThatAreReadAreNotChanged) {
  ScratchDirectory scratch;
  std::vector<std::string> shards = MakeShards(scratch, "shard", kSeed, 16, 3);
  std::vector<std::string> before;
  for (const std::string& shard : shards) before.push_back(ReadFile(shard));
  MustMerge(scratch.File("out"), shards);
  for (size_t i = 0; i < shards.size(); ++i) EXPECT_EQ(ReadFile(shards[i]), before[i]);
  size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(scratch.path())) {
    files += entry.is_regular_file() ? 1 : 0;
  }
  EXPECT_EQ(files, 4u);
}

TEST(Merge, DoneAgainItChangesNothing) {
  ScratchDirectory scratch;
  std::vector<std::string> ins = MakeShards(scratch, "shard", kSeed, 16, 3);
  ins.push_back(scratch.File("other"));
  MakeRun(ins.back(), 8, 5);
  std::string out = scratch.File("out");
  MustMerge(out, ins);
  std::string before = ReadFile(out);
  std::atomic<bool> stop = false;
  auto merger = Merger::Begin(out, ins);
  ASSERT_TRUE(merger.ok());
  ASSERT_TRUE((*merger)->Finish(stop, [](const MergeCounts&) {}).ok());
  EXPECT_FALSE((*merger)->changes());
  EXPECT_EQ((*merger)->counts().known, (*merger)->counts().all);
  ASSERT_TRUE((*merger)->Close().ok());
  EXPECT_EQ(ReadFile(out), before);
}

TEST(Merge, ImportsAreKnownByTheirUid) {
  ScratchDirectory scratch;
  auto import = [&](const std::string& name, uint64_t seed) {
    auto store = MustOpen(scratch.File(name));
    std::vector<Puzzle> puzzles;
    for (const Found& found : MakeBatch(seed, 0).found) puzzles.push_back(found.puzzle);
    db::Run run = *store->StartRun({kWyx, R"({"import":true})", std::nullopt, 0, 1, 1});
    EXPECT_TRUE(store->Import(&run, puzzles).ok());
    EXPECT_TRUE(store->SetRunState(&run, RunState::kDone).ok());
  };
  import("a", 1);
  import("b", 2);
  import("b", 1);  // the same puzzles, but another import
  // Two that have a's import in common.
  MustMerge(scratch.File("x"), {scratch.File("a")});
  EXPECT_EQ(DumpOf(scratch.File("x")), DumpOf(scratch.File("a")));
  MustMerge(scratch.File("x"), {scratch.File("b")});
  MergeCounts counts = MustMerge(scratch.File("y"), {scratch.File("a"), scratch.File("x")});
  EXPECT_EQ(counts.runs, 3u);
  EXPECT_EQ(ContentOf(scratch.File("y")), ContentOf(scratch.File("x")));
  EXPECT_EQ(SqlOf(scratch.File("y"), "SELECT stored > 0, known > 0, state FROM run ORDER BY id"),
            (std::vector<std::string>{"1|0|done", "1|0|done", "0|1|done"}));
}

TEST(Merge, PuzzlesKeepTheGradeThatTheyHave) {
  ScratchDirectory scratch;
  std::string in = scratch.File("in");
  MakeRun(in, kSeed, 6);
  Do(in, "UPDATE class SET grade_version = 7 WHERE id % 2 = 0");
  MustMerge(scratch.File("out"), {in});
  EXPECT_EQ(ContentOf(scratch.File("out")), ContentOf(in));
}

TEST(Merge, WhatIsNoStoreOrNotDistinctIsRefused) {
  ScratchDirectory scratch;
  std::string a = scratch.File("a");
  std::string b = scratch.File("b");
  std::string out = scratch.File("out");
  MakeRun(a, 1, 2);
  MakeRun(b, 2, 2);
  std::filesystem::create_hard_link(a, scratch.File("link"));
  std::filesystem::create_symlink(a, scratch.File("symlink"));
  WriteFile(scratch.File("text"), std::string(500, 'x'));
  WriteFile(scratch.File("empty"), "");
  std::string before = ReadFile(b);
  for (const std::string& bad :
       {a, scratch.File("./a"), scratch.File("link"), scratch.File("symlink"), scratch.File("text"),
        scratch.File("empty"), scratch.File("missing"), scratch.path().string()}) {
    absl::Status status = RefusedMerge(out, {a, b, bad});
    EXPECT_NE(status.message().find(bad), std::string::npos) << status;
    EXPECT_FALSE(std::filesystem::exists(out));
  }
  EXPECT_NE(RefusedMerge(b, {a, b}).message().find("named twice"), std::string::npos);
  EXPECT_FALSE(RefusedMerge(scratch.File("text"), {a}).ok());
  EXPECT_EQ(ReadFile(b), before);
  EXPECT_EQ(ReadFile(scratch.File("text")), std::string(500, 'x'));
}

TEST(Merge, OtherVersionsAreRefusedAndNothingIsWritten) {
  ScratchDirectory scratch;
  std::string a = scratch.File("a");
  std::string b = scratch.File("b");
  std::string out = scratch.File("out");
  MakeRun(a, 1, 2);
  for (const char* column : {"sampler_version", "key_version"}) {
    MakeRun(b, 2, 2);
    Do(b, std::string("UPDATE run SET ") + column + " = 2");
    absl::Status status = RefusedMerge(out, {a, b});
    EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
    EXPECT_NE(status.message().find(a + ": run 1"), std::string::npos) << status;
    EXPECT_NE(status.message().find(b + ": run 1"), std::string::npos) << status;
    EXPECT_FALSE(std::filesystem::exists(out));
    // With the store merged into, too.
    std::string before = ReadFile(a);
    EXPECT_TRUE(absl::IsFailedPrecondition(RefusedMerge(a, {b})));
    EXPECT_EQ(ReadFile(a), before);
    std::filesystem::remove(b);
  }
}

TEST(Merge, AnOlderStoreIsNotChangedByBeingRead) {
  ScratchDirectory scratch;
  for (int64_t version = 1; version < kSchemaVersion; ++version) {
    std::string old = scratch.File("old" + std::to_string(version));
    std::filesystem::copy_file(std::string(STORES) + "/v" + std::to_string(version) + ".db", old);
    std::string before = ReadFile(old);
    absl::Status status = RefusedMerge(scratch.File("out"), {old});
    EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
    EXPECT_NE(status.message().find("older version"), std::string::npos) << status;
    EXPECT_NE(status.message().find("grille compact"), std::string::npos) << status;
    EXPECT_EQ(ReadFile(old), before);
    EXPECT_FALSE(std::filesystem::exists(scratch.File("out")));
    // Brought up to date, it is taken, and its imports are known again by their uid.
    MustOpen(old, OpenMode::kWrite);
    MustMerge(scratch.File("out"), {old});
    EXPECT_EQ(ContentOf(scratch.File("out")), ContentOf(old));
    std::filesystem::remove(scratch.File("out"));
  }
}

TEST(Merge, ARunThatLosesPuzzlesMeanwhileIsNotFinished) {
  ScratchDirectory scratch;
  std::string in = scratch.File("in");
  MakeRun(in, 1, 4);
  std::vector<std::string> ins = {in};
  auto merger = Merger::Begin(scratch.File("out"), ins);
  ASSERT_TRUE(merger.ok());
  Do(in, "DELETE FROM puzzle WHERE id = 7");
  std::atomic<bool> stop = false;
  absl::Status status = (*merger)->Finish(stop, [](const MergeCounts&) {});
  EXPECT_TRUE(absl::IsAborted(status)) << status;
  EXPECT_NE(status.message().find(in + ": run 1"), std::string::npos) << status;
  ASSERT_TRUE((*merger)->Close().ok());
  EXPECT_EQ(SqlOf(scratch.File("out"), "SELECT state FROM run"),
            std::vector<std::string>{"merging"});
}

TEST(Together, AStoreAtWorkIsMergedAsItStood) {
  ScratchDirectory scratch;
  std::string in = scratch.File("in");
  std::string out = scratch.File("out");
  MakeRun(in, kSeed, 2);
  std::atomic<bool> done = false;
  std::thread writer([&] {
    auto store = MustOpen(in, OpenMode::kWrite);
    db::Run run = *store->StartRun(WyxRun(kSeed));
    for (uint64_t i = 2; i < 150; ++i) {
      ASSERT_TRUE(store->Append(&run, {MakeBatch(kSeed, i, kRepeating)}, std::nullopt).ok());
    }
    ASSERT_TRUE(store->SetRunState(&run, RunState::kStopped).ok());
    done = true;
  });
  while (!done) {
    MustMerge(out, {in});
    EXPECT_EQ(*MustOpen(out, OpenMode::kRead)->Audit(), std::vector<std::string>{});
    EXPECT_EQ(SqlOf(out, "SELECT count(*) FROM puzzle WHERE batch >= (SELECT next_batch FROM run)"),
              std::vector<std::string>{"0"});
  }
  writer.join();
  MustMerge(out, {in});
  EXPECT_EQ(ContentOf(out), ContentOf(in));
}

}  // namespace
}  // namespace grille::db
