#include "db/run.h"

#include <gtest/gtest.h>

#include "tests/db/support.h"

namespace grille::db {
namespace {

TEST(Runs, IsFoundAgainByKindOptionsAndSeed) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  db::Run run = *store->StartRun(WyxRun(1));
  EXPECT_EQ(run.state, RunState::kRunning);
  EXPECT_EQ(run.counts, RunCounts());
  EXPECT_EQ(run.created.size(), 20u) << run.created;
  EXPECT_EQ(store->StartRun(WyxRun(1))->id, run.id);
  EXPECT_NE(store->StartRun(WyxRun(2))->id, run.id);
  RunSpec other = WyxRun(1);
  other.options = R"({"board":7})";
  EXPECT_NE(store->StartRun(other)->id, run.id);
  EXPECT_EQ(store->ListRuns()->size(), 3u);
  EXPECT_EQ(store->FindRun(run.id)->spec.options, run.spec.options);
  EXPECT_TRUE(absl::IsNotFound(store->FindRun(99).status()));
}

TEST(Runs, SeedsReachTo63Bits) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  uint64_t largest = (uint64_t{1} << 63) - 1;
  EXPECT_EQ(store->StartRun(WyxRun(largest))->spec.seed, largest);
  EXPECT_TRUE(absl::IsInvalidArgument(store->StartRun(WyxRun(largest + 1)).status()));
  EXPECT_EQ(store->ListRuns()->size(), 1u);
}

TEST(Runs, ImportsAreAlwaysNew) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  RunSpec import = {kWyx, "{}", std::nullopt, 0, 1, 1};
  db::Run first = *store->StartRun(import);
  EXPECT_NE(store->StartRun(import)->id, first.id);
  EXPECT_FALSE(store->FindRun(first.id)->spec.seed.has_value());
}

TEST(Runs, OtherVersionsOfSamplerOrKeyRefuseToGoOn) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  ASSERT_TRUE(store->StartRun(WyxRun(1)).ok());
  RunSpec spec = WyxRun(1);
  spec.sampler_version = 2;
  absl::Status status = store->StartRun(spec).status();
  EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
  EXPECT_NE(status.ToString().find("sampler"), std::string::npos);
  spec = WyxRun(1);
  spec.key_version = 2;
  status = store->StartRun(spec).status();
  EXPECT_TRUE(absl::IsFailedPrecondition(status)) << status;
  EXPECT_NE(status.ToString().find("keys of version 1"), std::string::npos) << status;
  // Not even under another seed: the old keys are in the same store.
  spec.seed = 5;
  EXPECT_TRUE(absl::IsFailedPrecondition(store->StartRun(spec).status()));
  // Another sampler with another seed is a run of its own.
  spec = WyxRun(5);
  spec.sampler_version = 2;
  EXPECT_TRUE(store->StartRun(spec).ok());
}

TEST(Runs, AnotherGradeIsTakenOver) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 2);
  RunSpec spec = WyxRun(1);
  spec.grade_version = 2;
  db::Run run = *store->StartRun(spec);
  EXPECT_EQ(run.spec.grade_version, 2);
  EXPECT_EQ(store->FindRun(run.id)->spec.grade_version, 2);
  size_t old = Ask(*store, {}).size();
  ASSERT_TRUE(store->Append(&run, {MakeBatch(1, 2)}, std::nullopt).ok());
  std::vector<StoredPuzzle> all = Ask(*store, {});
  for (size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i].grade_version, i < old ? 1 : 2);
}

TEST(Runs, StateIsKept) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  db::Run run = *store->StartRun(WyxRun(1));
  for (RunState state : {RunState::kStopped, RunState::kDone, RunState::kRunning}) {
    ASSERT_TRUE(store->SetRunState(&run, state).ok());
    EXPECT_EQ(run.state, state);
    EXPECT_EQ(store->FindRun(run.id)->state, state);
  }
}

TEST(Runs, OfAnUnknownKindIsRefused) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  RunSpec spec = WyxRun(1);
  spec.kind = 77;
  EXPECT_TRUE(absl::IsFailedPrecondition(store->StartRun(spec).status()));
}

}  // namespace
}  // namespace grille::db
