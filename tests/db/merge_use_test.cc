// What puzzles are used for, and the sheets they stand on, when stores are merged.

#include <gtest/gtest.h>

#include <filesystem>

#include "db/mark.h"
#include "db/sheet.h"
#include "db/transaction.h"
#include "tests/db/merge_support.h"

namespace grille::db {
namespace {

constexpr uint64_t kUseSeed = 5;

void SetUse(const std::string& path, const std::vector<int64_t>& ids, Use use,
            const std::string& client, const std::string& note = "") {
  auto store = MustOpen(path, OpenMode::kWrite);
  auto transaction = Transaction::BeginWrite(store->database());
  absl::Status status = MarkPuzzles(store->database(), ids, use, client, note, kUses);
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_TRUE(transaction->Commit().ok());
}

void Print(const std::string& path, const SheetRecord& sheet) {
  auto store = MustOpen(path, OpenMode::kWrite);
  absl::Status status =
      RecordSheet(store->database(), sheet, kUses, [] { return absl::OkStatus(); }).status();
  EXPECT_TRUE(status.ok()) << status;
}

Mark MarkIn(const std::string& path, int64_t id) {
  return *MarkOf(MustOpen(path, OpenMode::kRead)->database(), id);
}

/// The number in `to` of the puzzle that has the number `id` in `from`.
int64_t Across(const std::string& from, const std::string& to, int64_t id) {
  std::string key = MustOpen(from, OpenMode::kRead)->FindById(id)->puzzle.key;
  return MustOpen(to, OpenMode::kRead)->FindByKey(key)->id;
}

TEST(MergeUse, AStoreComesOverWithAllThatIsUsed) {
  ScratchDirectory scratch;
  std::string in = scratch.File("in");
  MakeRun(in, kUseSeed, 6);
  SetUse(in, {3, 5}, Use::kReserved, "Summer", "for the cover");
  SetUse(in, {9}, Use::kRejected, "");
  SetUse(in, {10}, Use::kRejected, "Winter", "ugly");
  Print(in, {.client = "Autumn",
             .file = "a.pdf",
             .title = "A",
             .puzzles = {12, 4, 30},
             .print = SheetPrint{"as it was", 0xFEDCBA9876543210, 3}});
  Print(in, {.client = "Summer", .file = "b.pdf", .title = "", .puzzles = {5, 12}});
  Do(in,
     "UPDATE mark SET marked = '2024-01-02T03:04:05Z' WHERE puzzle = 3; UPDATE sheet SET "
     "printed = '2023-01-02T03:04:05Z' WHERE id = 2");
  MergeCounts counts = MustMerge(scratch.File("out"), {in});
  EXPECT_EQ(counts.marks, 7u);
  EXPECT_EQ(counts.sheets, 2u);
  EXPECT_EQ(ContentOf(scratch.File("out")), ContentOf(in));
  std::vector<SheetRecord> sheets =
      *ListSheets(MustOpen(scratch.File("out"), OpenMode::kRead)->database());
  EXPECT_EQ(sheets[0].print, (SheetPrint{"as it was", 0xFEDCBA9876543210, 3}));
  EXPECT_FALSE(sheets[1].print.has_value());
  Mark mark = MarkIn(scratch.File("out"), 3);
  EXPECT_EQ(mark.use, Use::kReserved);
  EXPECT_EQ(mark.client, "Summer");
  EXPECT_EQ(mark.note, "for the cover");
  EXPECT_EQ(mark.marked, "2024-01-02T03:04:05Z");
  // Once more, and nothing comes twice.
  std::string before = ReadFile(scratch.File("out"));
  counts = MustMerge(scratch.File("out"), {in});
  EXPECT_EQ(counts.marks + counts.sheets, 0u);
  EXPECT_EQ(ReadFile(scratch.File("out")), before);
}

TEST(MergeUse, OfAPuzzleInSeveralStoresTheStrongestUseWins) {
  // Every pair of uses, on the same puzzle in two stores, and a third that has it free.
  ScratchDirectory made;
  MakeRun(made.File("a"), kUseSeed, 3);
  MakeRun(made.File("b"), 99, 4);
  for (Use a : kUses) {
    for (Use b : kUses) {
      ScratchDirectory scratch;
      std::string one = scratch.File("one");
      std::string two = scratch.File("two");
      for (const char* name : {"one", "two", "three"}) {
        std::filesystem::copy_file(made.File("a"), scratch.File(name));
      }
      SetUse(one, {7}, a, "A", "of a");
      SetUse(two, {7}, b, "B", "of b");
      // Equal ones: the first has it.
      Use strongest = std::max(a, b);
      std::string client = strongest == Use::kFree ? "" : b > a ? "B" : "A";
      auto expect = [&](const std::string& out, int64_t id) {
        Mark mark = MarkIn(out, id);
        EXPECT_EQ(mark.use, strongest) << UseName(a) << " " << UseName(b);
        EXPECT_EQ(mark.client, client) << UseName(a) << " " << UseName(b);
        DumpOf(out);
      };
      std::string out = scratch.File("out");
      MergeCounts counts = MustMerge(out, {one, scratch.File("three"), two});
      EXPECT_EQ(counts.marks, (a == Use::kFree ? 0u : 1u) + (b > a ? 1u : 0u));
      expect(out, 7);
      // Known to a store that has other puzzles too.
      std::string other = scratch.File("other");
      std::filesystem::copy_file(made.File("b"), other);
      MustMerge(other, {one});
      MustMerge(other, {two});
      expect(other, Across(one, other, 7));
      MustMerge(one, {two});
      expect(one, 7);
    }
  }
}

TEST(MergeUse, AnotherRunsPuzzleIsMarkedToo) {
  ScratchDirectory scratch;
  std::string a = scratch.File("a");
  std::string b = scratch.File("b");
  MakeRun(a, 1, 8);
  MakeRun(b, 2, 8);
  // One that both made, and b printed.
  int64_t in_b = 0;
  int64_t in_a = 0;
  {
    auto store_a = MustOpen(a, OpenMode::kRead);
    auto store_b = MustOpen(b, OpenMode::kRead);
    for (const StoredPuzzle& puzzle : Ask(*store_b, {})) {
      absl::StatusOr<StoredPuzzle> same = store_a->FindByKey(puzzle.puzzle.key);
      if (!same.ok()) continue;
      in_b = puzzle.id;
      in_a = same->id;
    }
  }
  ASSERT_GT(in_a, 0);
  Print(b, {.client = "B", .file = "b.pdf", .title = "B", .puzzles = {in_b}});
  MustMerge(a, {b});
  EXPECT_EQ(MarkIn(a, in_a).use, Use::kPrinted);
  EXPECT_EQ(SqlOf(a, "SELECT run FROM puzzle WHERE id = " + std::to_string(in_a)),
            std::vector<std::string>{"1"});
  EXPECT_EQ(SqlOf(a, "SELECT puzzle FROM sheet_puzzle"),
            std::vector<std::string>{std::to_string(in_a)});
  DumpOf(a);
}

TEST(MergeUse, SheetsOfSeveralStoresFollowEachOther) {
  ScratchDirectory scratch;
  std::string a = scratch.File("a");
  std::string b = scratch.File("b");
  std::string out = scratch.File("out");
  MakeRun(a, 1, 4);
  MakeRun(b, 2, 4);
  MakeRun(out, 3, 4);
  Print(out, {.client = "X", .file = "x.pdf", .title = "X", .puzzles = {1, 2}});
  Print(b, {.client = "Y", .file = "b.pdf", .title = "B", .puzzles = {40, 3}});
  Print(a, {.client = "X", .file = "a.pdf", .title = "A", .puzzles = {8, 3, 8}});
  MustMerge(out, {a});
  EXPECT_EQ(MustMerge(out, {a, b}).sheets, 1u);
  std::vector<SheetRecord> sheets = *ListSheets(MustOpen(out, OpenMode::kRead)->database());
  ASSERT_EQ(sheets.size(), 3u);
  EXPECT_EQ(sheets[0].file, "x.pdf");
  EXPECT_EQ(sheets[1].file, "a.pdf");
  EXPECT_EQ(sheets[1].client, "X");
  EXPECT_EQ(sheets[1].puzzles,
            (std::vector<int64_t>{Across(a, out, 8), Across(a, out, 3), Across(a, out, 8)}));
  EXPECT_EQ(sheets[2].file, "b.pdf");
  EXPECT_EQ(sheets[2].client, "Y");
  EXPECT_EQ(sheets[2].puzzles, (std::vector<int64_t>{Across(b, out, 40), Across(b, out, 3)}));
  DumpOf(out);
}

TEST(MergeUse, ShardsKeepTheirUsesInTheRun) {
  ScratchDirectory scratch;
  std::vector<std::string> shards = MakeShards(scratch, "shard", kUseSeed, 20, 3);
  SetUse(shards[0], {2}, Use::kReserved, "Summer");
  SetUse(shards[1], {20, 21}, Use::kPrinted, "Winter");
  SetUse(shards[2], {5}, Use::kRejected, "");
  std::string out = scratch.File("out");
  MustMerge(out, shards);
  EXPECT_EQ(MarkIn(out, Across(shards[0], out, 2)).use, Use::kReserved);
  EXPECT_EQ(MarkIn(out, Across(shards[1], out, 21)).client, "Winter");
  EXPECT_EQ(MarkIn(out, Across(shards[2], out, 5)).use, Use::kRejected);
  EXPECT_EQ(SqlOf(out, "SELECT count(*) FROM mark"), std::vector<std::string>{"4"});
  DumpOf(out);
}

}  // namespace
}  // namespace grille::db
