#include "db/mark.h"

#include <gtest/gtest.h>

#include "db/sheet.h"
#include "db/transaction.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

absl::Status MarkAs(Store& store, std::vector<int64_t> ids, Use to, const std::string& client,
                    std::vector<Use> from) {
  absl::StatusOr<Transaction> transaction = Transaction::BeginWrite(store.database());
  absl::Status status = MarkPuzzles(store.database(), ids, to, client, "a note", from);
  return status.ok() ? transaction->Commit() : status;
}

std::vector<int64_t> Of(Store& store, std::vector<Use> uses) {
  return AskIds(store, {.uses = std::move(uses)});
}

TEST(Mark, MovesAPuzzleThroughItsUses) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 4);
  size_t all = Ask(*store, {}).size();
  ASSERT_TRUE(MarkAs(*store, {3, 5}, Use::kReserved, "Summer", {Use::kFree}).ok());
  EXPECT_EQ(Of(*store, {Use::kReserved}), (std::vector<int64_t>{3, 5}));
  EXPECT_EQ(Of(*store, {Use::kFree}).size(), all - 2);
  EXPECT_EQ(MarkOf(store->database(), 3)->client, "Summer");
  EXPECT_EQ(MarkOf(store->database(), 3)->note, "a note");
  EXPECT_EQ(MarkOf(store->database(), 4)->use, Use::kFree);

  // All or nothing: 4 is free, 5 is not.
  absl::Status taken = MarkAs(*store, {4, 5}, Use::kReserved, "Winter", {Use::kFree});
  EXPECT_TRUE(absl::IsAborted(taken)) << taken;
  EXPECT_NE(taken.message().find("puzzle 5 is reserved for Summer"), std::string::npos) << taken;
  EXPECT_EQ(Of(*store, {Use::kReserved}), (std::vector<int64_t>{3, 5}));

  ASSERT_TRUE(MarkAs(*store, {5}, Use::kRejected, "",
                     {Use::kFree, Use::kReserved, Use::kPrinted, Use::kRejected})
                  .ok());
  EXPECT_EQ(Of(*store, {Use::kRejected}), std::vector<int64_t>{5});
  ASSERT_TRUE(MarkAs(*store, {3}, Use::kFree, "", {Use::kReserved}).ok());
  EXPECT_EQ(Of(*store, {Use::kFree}).size(), all - 1);
  EXPECT_TRUE(absl::IsNotFound(MarkAs(*store, {999999}, Use::kReserved, "X", {Use::kFree})));
  EXPECT_TRUE(absl::IsInvalidArgument(MarkAs(*store, {7}, Use::kReserved, "", {Use::kFree})));
  EXPECT_EQ(*store->Audit(), std::vector<std::string>{});
}

TEST(Mark, AQueryFindsWhoseAPuzzleIs) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 4);
  ASSERT_TRUE(MarkAs(*store, {3, 5}, Use::kReserved, "Summer", {Use::kFree}).ok());
  ASSERT_TRUE(MarkAs(*store, {4, 9}, Use::kReserved, "Winter", {Use::kFree}).ok());
  std::optional<int64_t> winter = *FindClient(store->database(), "Winter");
  ASSERT_TRUE(winter.has_value());
  EXPECT_EQ(AskIds(*store, {.client = winter}), (std::vector<int64_t>{4, 9}));
  std::vector<int64_t> random = AskIds(*store, {.client = winter, .order = Order::kRandom});
  std::sort(random.begin(), random.end());
  EXPECT_EQ(random, (std::vector<int64_t>{4, 9}));
  EXPECT_EQ(AskIds(*store, {.client = winter, .order = Order::kNewest, .limit = 1}),
            std::vector<int64_t>{9});
  EXPECT_FALSE(FindClient(store->database(), "Spring")->has_value());
}

TEST(Sheet, IsEnteredOnlyWhenPublished) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 4);
  ASSERT_TRUE(MarkAs(*store, {3}, Use::kReserved, "Summer", {Use::kFree}).ok());
  SheetRecord sheet{.client = "Summer", .file = "a.pdf", .title = "A", .puzzles = {3, 8, 2}};
  std::string before = Dump(*store);
  absl::Status status = RecordSheet(store->database(), sheet, kUses, [] {
                          return absl::UnavailableError("no");
                        }).status();
  EXPECT_TRUE(absl::IsUnavailable(status));
  EXPECT_EQ(Dump(*store), before);

  bool published = false;
  EXPECT_EQ(*RecordSheet(store->database(), sheet, kUses,
                         [&] {
                           published = true;
                           return absl::OkStatus();
                         }),
            1);
  EXPECT_TRUE(published);
  EXPECT_EQ(Of(*store, {Use::kPrinted}), (std::vector<int64_t>{2, 3, 8}));
  std::vector<SheetRecord> sheets = *ListSheets(store->database());
  ASSERT_EQ(sheets.size(), 1u);
  EXPECT_EQ(sheets[0].puzzles, sheet.puzzles);
  EXPECT_EQ(sheets[0].client, "Summer");
  EXPECT_EQ(sheets[0].uid.size(), 16u);

  // What is reserved for one is not printed by another.
  ASSERT_TRUE(MarkAs(*store, {4}, Use::kReserved, "Winter", {Use::kFree}).ok());
  sheet.puzzles = {5, 4};
  EXPECT_TRUE(absl::IsAborted(
      RecordSheet(store->database(), sheet, kUses, [] { return absl::OkStatus(); }).status()));
  EXPECT_EQ(Of(*store, {Use::kPrinted}), (std::vector<int64_t>{2, 3, 8}));
  EXPECT_EQ(*store->Audit(), std::vector<std::string>{});
}

TEST(Sheet, IsFoundWithItsLayoutAndWhatCameOfIt) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 4);
  Database& database = store->database();
  absl::Status none = FindSheet(database, 1).status();
  EXPECT_TRUE(absl::IsNotFound(none)) << none;
  EXPECT_NE(none.message().find("none was printed yet"), std::string::npos) << none;

  // All 64 bits count, and db takes any text for a layout.
  std::vector<std::optional<SheetPrint>> prints = {
      std::nullopt, SheetPrint{.layout = "{\"title\":\"Été\"}", .hash = 0xFFFFFFFFFFFFFFFF},
      SheetPrint{.layout = "}{", .hash = 0, .beside_hash = 0x8000000000000001}};
  int64_t puzzle = 0;
  for (const std::optional<SheetPrint>& print : prints) {
    SheetRecord sheet = {.client = "A", .file = "a.pdf", .print = print};
    sheet.puzzles = {puzzle + 2, puzzle + 1};
    puzzle += 2;
    ASSERT_TRUE(RecordSheet(database, sheet, kUses, [] { return absl::OkStatus(); }).ok());
  }
  std::vector<SheetRecord> sheets = *ListSheets(database);
  ASSERT_EQ(sheets.size(), prints.size());
  for (size_t i = 0; i < prints.size(); ++i) {
    absl::StatusOr<SheetRecord> found = FindSheet(database, static_cast<int64_t>(i) + 1);
    ASSERT_TRUE(found.ok()) << found.status();
    for (const SheetRecord& sheet : {sheets[i], *found}) {
      EXPECT_EQ(sheet.id, static_cast<int64_t>(i) + 1);
      EXPECT_EQ(sheet.print, prints[i]);
      EXPECT_EQ(sheet.puzzles[0], 2 * sheet.id);
      EXPECT_EQ(sheet.puzzles[1], 2 * sheet.id - 1);
    }
  }
  absl::Status beyond = FindSheet(database, 4).status();
  EXPECT_TRUE(absl::IsNotFound(beyond)) << beyond;
  EXPECT_NE(beyond.message().find("no sheet 4; the highest is 3"), std::string::npos) << beyond;

  // Neither without the other.
  EXPECT_FALSE(database.Execute("UPDATE sheet SET hash = NULL WHERE id = 2").ok());
  EXPECT_FALSE(database.Execute("UPDATE sheet SET layout = NULL WHERE id = 2").ok());
  EXPECT_FALSE(database.Execute("UPDATE sheet SET answer_hash = 1 WHERE id = 1").ok());
  SheetRecord empty = {.client = "A", .file = "a.pdf", .puzzles = {9}, .print = SheetPrint{}};
  EXPECT_FALSE(RecordSheet(database, empty, kUses, [] { return absl::OkStatus(); }).ok());
  EXPECT_EQ(*store->Audit(), std::vector<std::string>{});
}

}  // namespace
}  // namespace grille::db
