#include "db/merge_plan.h"

#include <gtest/gtest.h>

#include "tests/db/support.h"

namespace grille::db {
namespace {

constexpr uint64_t kEnd = 20;

/// A run that stands at that candidate, with as many candidates seen as there are batches below.
Run At(uint64_t next_batch, uint32_t next_walk = 0) {
  Run run;
  run.id = 1;
  run.spec = WyxRun(1);
  run.next_batch = next_batch;
  run.next_walk = next_walk;
  run.counts = {.seen = next_batch, .failed = 1, .ambiguous = 2, .filtered = 3, .known = 0};
  run.counts.stored = next_batch < 6 ? 0 : next_batch - 6;
  run.state = RunState::kDone;
  run.created = "2024-05-01T12:00:00Z";
  return run;
}

Run ShardAt(uint64_t index, uint64_t count, uint64_t next_batch, uint64_t end = kEnd) {
  Run run = At(next_batch);
  run.spec.shard = {index, count};
  run.batch_target = end;
  return run;
}

/// All shards, each done.
std::vector<StoreRuns> Shards(uint64_t count, uint64_t end = kEnd) {
  std::vector<StoreRuns> stores;
  for (uint64_t index = 0; index < count; ++index) {
    uint64_t next = index;
    while (next < end) next += count;
    stores.push_back({"shard" + std::to_string(index), {ShardAt(index, count, next, end)}});
  }
  return stores;
}

MergePlan Plan(std::vector<Run> out, const std::vector<StoreRuns>& ins) {
  absl::StatusOr<MergePlan> plan = PlanMerge({"out", std::move(out)}, ins);
  EXPECT_TRUE(plan.ok()) << plan.status();
  return plan.ok() ? *std::move(plan) : MergePlan();
}

/// The shards of the rows that there will be.
std::vector<Shard> Rows(const MergePlan& plan) {
  std::vector<Shard> shards;
  for (const MergeTarget& target : plan.targets) shards.push_back(target.run.spec.shard);
  return shards;
}

TEST(MergePlan, AllShardsThatAreDoneAreTheRun) {
  for (uint64_t count : {2, 3, 7, 8, 25}) {
    MergePlan plan = Plan({}, Shards(count));
    ASSERT_EQ(plan.targets.size(), 1u);
    ASSERT_EQ(plan.groups.size(), 1u);
    EXPECT_EQ(plan.groups[0].pieces.size(), count);
    const db::Run& run = plan.targets[0].run;
    EXPECT_TRUE(plan.targets[0].advances);
    EXPECT_EQ(run.id, 0);
    EXPECT_EQ(run.spec.shard, Shard());
    EXPECT_EQ(run.next_batch, kEnd);
    EXPECT_EQ(run.batch_target, kEnd);
    EXPECT_FALSE(run.target.has_value());
    EXPECT_EQ(run.state, RunState::kDone);
    EXPECT_EQ(run.counts.failed, count);
    EXPECT_EQ(run.counts.ambiguous, 2 * count);
    EXPECT_EQ(run.counts.filtered, 3 * count);
    EXPECT_EQ(run.counts.stored, 0u);
  }
}

TEST(MergePlan, ShardsThatDoNotMakeUpARunStayWhatTheyAre) {
  std::vector<std::vector<StoreRuns>> sets(5, Shards(3));
  sets[0].pop_back();                          // one is missing
  sets[1][1].runs[0].next_batch = 16;          // not done
  sets[2][1].runs[0] = ShardAt(1, 3, 22, 21);  // done to another end
  sets[3][1].runs[0].next_walk = 5;            // stopped inside a batch
  for (StoreRuns& store : sets[4]) store.runs[0].batch_target = std::nullopt;  // without an end
  for (const std::vector<StoreRuns>& set : sets) {
    MergePlan plan = Plan({}, set);
    ASSERT_EQ(plan.targets.size(), set.size());
    for (uint64_t i = 0; i < set.size(); ++i) EXPECT_EQ(Rows(plan)[i], (Shard{i, 3}));
    // But their puzzles are gone through together.
    EXPECT_EQ(plan.groups.size(), 1u);
  }
  // They were put into one store one after the other.
  StoreRuns steps = {"steps", {}, {}};
  for (const StoreRuns& store : Shards(3)) {
    steps.runs.push_back(store.runs[0]);
    steps.runs.back().id = static_cast<int64_t>(steps.runs.size());
  }
  EXPECT_EQ(Plan({}, {steps}).targets.size(), 1u);
  steps.disordered = {1, 2, 3};
  EXPECT_EQ(Plan({}, {steps}).targets.size(), 3u);
  // One has a row already: which came first of two equal puzzles cannot be told any more.
  EXPECT_EQ(Plan({ShardAt(0, 3, 21)}, Shards(3)).targets.size(), 3u);
  // Shards of another number, of another seed, have nothing to do with it.
  db::Run other = ShardAt(0, 2, 20);
  EXPECT_EQ(Rows(Plan({other}, Shards(3))), std::vector<Shard>{Shard()});
  other = ShardAt(0, 3, 21);
  other.spec.seed = 2;
  EXPECT_EQ(Rows(Plan({other}, Shards(3))), std::vector<Shard>{Shard()});
}

TEST(MergePlan, OfAShardInSeveralStoresTheFurthestCounts) {
  std::vector<StoreRuns> ins = Shards(3);
  ins.insert(ins.begin(), {"old", {ShardAt(1, 3, 10, 10)}});
  MergePlan plan = Plan({}, ins);
  EXPECT_EQ(Rows(plan), std::vector<Shard>{Shard()});
  EXPECT_EQ(plan.groups[0].pieces.size(), 4u);
  EXPECT_EQ(plan.targets[0].run.counts.failed, 3u);
}

TEST(MergePlan, ShardsAndTheRunItselfAreOneRun) {
  // The run is behind, as far, and further; in OUT, and among those merged.
  for (uint64_t next : {12, 20, 31}) {
    uint64_t furthest = std::max(next, kEnd);
    MergePlan plan = Plan({At(next)}, Shards(3));
    ASSERT_EQ(plan.targets.size(), 1u);
    EXPECT_EQ(plan.targets[0].run.id, 1);
    EXPECT_EQ(plan.targets[0].advances, next < kEnd);
    EXPECT_EQ(plan.targets[0].run.next_batch, furthest);
    std::vector<StoreRuns> ins = Shards(3);
    ins.insert(ins.begin() + 1, {"whole", {At(next)}});
    plan = Plan({}, ins);
    ASSERT_EQ(plan.targets.size(), 1u);
    EXPECT_EQ(plan.targets[0].run.next_batch, furthest);
    EXPECT_EQ(plan.groups[0].pieces.size(), 4u);
  }
  // Two sets of shards, too.
  std::vector<StoreRuns> ins = Shards(3);
  for (const StoreRuns& more : Shards(4, 28)) ins.push_back(more);
  MergePlan plan = Plan({}, ins);
  ASSERT_EQ(plan.targets.size(), 1u);
  EXPECT_EQ(plan.targets[0].run.next_batch, 28u);
  EXPECT_EQ(plan.targets[0].run.counts.failed, 4u);
}

TEST(MergePlan, TheRowIsThatOfTheFurthest) {
  db::Run near = At(10);
  near.state = RunState::kDone;
  near.target = 4;
  db::Run far = At(10, 3);
  far.state = RunState::kRunning;
  far.target = 7;
  far.spec.grade_version = 2;
  MergePlan plan = Plan({}, {{"near", {near}}, {"far", {far}}});
  ASSERT_EQ(plan.targets.size(), 1u);
  EXPECT_EQ(plan.targets[0].run.next_walk, 3u);
  EXPECT_EQ(plan.targets[0].run.target, 7u);
  EXPECT_EQ(plan.targets[0].run.spec.grade_version, 2);
  EXPECT_EQ(plan.targets[0].run.state, RunState::kStopped);  // nobody is at work on it here
  // Who is as far in OUT stays as he is.
  plan = Plan({near}, {{"near", {At(10)}}, {"nearer", {At(9)}}});
  EXPECT_FALSE(plan.targets[0].advances);
  EXPECT_EQ(plan.targets[0].run.target, 4u);
  // Who is not goes on, with the puzzles that he has.
  plan = Plan({near}, {{"far", {far}}});
  EXPECT_TRUE(plan.targets[0].advances);
  EXPECT_EQ(plan.targets[0].run.id, 1);
  EXPECT_EQ(plan.targets[0].run.counts.stored, near.counts.stored);
  EXPECT_EQ(plan.targets[0].run.counts.seen, far.counts.seen);
}

TEST(MergePlan, RunsAreInOrderOfFirstAppearance) {
  auto seeded = [](int64_t id, uint64_t seed) {
    db::Run run = At(10);
    run.id = id;
    run.spec.seed = seed;
    return run;
  };
  db::Run import = At(1);
  import.id = 7;
  import.spec.seed = std::nullopt;
  import.uid = "0123456789abcdef";
  db::Run same = import;
  same.id = 2;
  db::Run other = import;
  other.uid = "another 16 bytes";
  MergePlan plan = Plan({seeded(4, 9)}, {{"a", {seeded(1, 5), seeded(2, 9), import}},
                                         {"b", {same, seeded(3, 5), other, seeded(9, 6)}}});
  ASSERT_EQ(plan.targets.size(), 5u);
  EXPECT_EQ(plan.targets[0].run.spec.seed, 5u);
  EXPECT_EQ(plan.targets[1].run.spec.seed, 9u);
  EXPECT_EQ(plan.targets[1].run.id, 4);
  EXPECT_EQ(plan.targets[2].run.uid, import.uid);
  EXPECT_EQ(plan.targets[3].run.uid, other.uid);
  EXPECT_EQ(plan.targets[4].run.spec.seed, 6u);
  std::vector<size_t> sizes;
  for (const MergeGroup& group : plan.groups) sizes.push_back(group.pieces.size());
  EXPECT_EQ(sizes, (std::vector<size_t>{2, 1, 2, 1, 1}));
}

TEST(MergePlan, WhatIsLeftOfAMergeIsFinishedByOneWhoHasAllOfIt) {
  db::Run left = At(20);
  left.state = RunState::kMerging;
  // As far or further: its row is taken over, whatever it was to become.
  for (uint64_t next : {20, 25}) {
    MergePlan plan = Plan({left}, {{"in", {At(next)}}});
    EXPECT_TRUE(plan.targets[0].advances);
    EXPECT_EQ(plan.targets[0].run.id, 1);
    EXPECT_EQ(plan.targets[0].run.next_batch, next);
    EXPECT_EQ(plan.targets[0].run.state, RunState::kDone);
  }
  EXPECT_EQ(Plan({left}, Shards(3)).targets.size(), 1u);
  // Not as far, or another run altogether.
  db::Run other = At(30);
  other.spec.seed = 2;
  for (const db::Run& run : {At(19), other}) {
    absl::Status status = PlanMerge({"out", {left}}, {{"in", {run}}}).status();
    EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
    EXPECT_NE(status.message().find("out: run 1"), std::string::npos) << status;
  }
  // Half deleted: only if it is concerned.
  db::Run deleted = At(20);
  deleted.state = RunState::kDeleting;
  EXPECT_TRUE(
      absl::IsFailedPrecondition(PlanMerge({"out", {deleted}}, {{"in", {At(1)}}}).status()));
  EXPECT_TRUE(PlanMerge({"out", {deleted}}, {{"in", {other}}}).ok());
}

TEST(MergeCheck, VersionsMustBeEqualWithinAKind) {
  StoreRuns a = {"a.db", {At(1)}};
  StoreRuns b = {"b.db", {At(2)}};
  b.runs[0].spec.seed = 2;
  b.runs[0].id = 8;
  EXPECT_TRUE(CheckVersions({a, b}).ok());
  b.runs[0].spec.grade_version = 9;
  EXPECT_TRUE(CheckVersions({a, b}).ok());
  b.runs[0].spec.sampler_version = 2;
  absl::Status status = CheckVersions({a, b});
  EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
  for (const char* part : {"a.db: run 1", "b.db: run 8", "sampler", "version 1", "version 2"}) {
    EXPECT_NE(status.message().find(part), std::string::npos) << status;
  }
  // An import was sampled by nobody, but has keys.
  b.runs[0].spec.seed = std::nullopt;
  EXPECT_TRUE(CheckVersions({a, b}).ok());
  b.runs[0].spec.key_version = 2;
  status = CheckVersions({a, b});
  EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
  EXPECT_NE(status.message().find("keys"), std::string::npos) << status;
  b = {"b.db", {At(1)}};
  b.runs[0].spec.kind = 77;
  EXPECT_TRUE(absl::IsFailedPrecondition(CheckVersions({a, b})));
}

TEST(MergeCheck, AHalfMergedOrHalfDeletedStoreIsNotMerged) {
  for (RunState state : {RunState::kRunning, RunState::kDone, RunState::kStopped,
                         RunState::kMerging, RunState::kDeleting}) {
    StoreRuns store = {"a.db", {At(1), At(1)}};
    store.runs[1].id = 5;
    store.runs[1].state = state;
    absl::Status status = CheckWhole(store);
    EXPECT_EQ(status.ok(), state != RunState::kMerging && state != RunState::kDeleting);
    if (status.ok()) continue;
    EXPECT_NE(status.message().find("a.db: run 5"), std::string::npos) << status;
  }
}

}  // namespace
}  // namespace grille::db
