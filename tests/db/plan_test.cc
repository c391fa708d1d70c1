#include <gtest/gtest.h>

#include <set>

#include "db/mark.h"
#include "db/sheet.h"
#include "db/transaction.h"
#include "solver/wyx/code.h"
#include "solver/wyx/count.h"
#include "solver/wyx/kind.h"
#include "tests/db/recorder.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

void ExpectGoodPlans(Database& database, const std::set<std::string>& statements) {
  for (const std::string& sql : statements) {
    for (const char* control : {"BEGIN", "COMMIT", "ROLLBACK", "PRAGMA", "EXPLAIN"}) {
      if (sql.starts_with(control)) goto next;
    }
    for (const std::string& step : Sql(database, "EXPLAIN QUERY PLAN " + sql)) {
      // Every table that grows with the store, under the names that statements give it.
      for (const char* bad : {"SCAN puzzle", "SCAN p ", "SCAN p|", "SCAN mark", "SCAN m ",
                              "SCAN sheet_puzzle", "TEMP B-TREE", "AUTOMATIC"}) {
        EXPECT_EQ((step + "|").find(bad), std::string::npos) << step << "\n  in " << sql;
      }
    }
  next:;
  }
}

void RunAllQueries(Store& store) {
  QueryFilter filters[] = {
      {},
      {.kinds = {kWyx}, .levels = {Level::kHard}},
      {.kinds = {kWyx}, .levels = {Level::kFiendish}},
      {.levels = {Level::kHard}, .sizes = {812}, .marks = {0}},
      {.score = {300, 400}},
      {.levels = {Level::kEasy}, .score = {300, 310}, .measure = {10, 30}},
      {.measure = {20, 20}},
      {.run = 1},
      {.levels = {Level::kHard}, .run = 1},
      {.levels = {Level::kHard}, .score = {700, 710}, .run = 2},
      {.levels = {Level::kHard}, .sizes = {812}, .uses = {Use::kFree}},
      {.levels = {Level::kEasy, Level::kHard}, .uses = {Use::kReserved, Use::kPrinted}},
      {.client = 1},
      {.levels = {Level::kHard}, .client = 1, .score = {600, 700}},
      {.client = 2, .measure = {20, 30}, .run = 1},
  };
  for (QueryFilter filter : filters) {
    for (Order order :
         {Order::kOldest, Order::kNewest, Order::kEasiest, Order::kHardest, Order::kRandom}) {
      for (std::optional<uint64_t> limit : {std::optional<uint64_t>(20), {}}) {
        filter.order = order;
        filter.limit = limit;
        Ask(store, filter);
      }
    }
  }
  EXPECT_TRUE(store.FindById(1).ok());
  EXPECT_TRUE(store.FindByKey(store.FindById(1)->puzzle.key).ok());
  EXPECT_TRUE(store.Counts().ok());
  EXPECT_TRUE(store.ListRuns().ok());
}

// Every third of the first puzzles is reserved for one client, a few are printed for another.
void MarkSome(Database& database) {
  std::vector<int64_t> reserved;
  for (int64_t id = 1; id < 900; id += 3) reserved.push_back(id);
  absl::StatusOr<Transaction> transaction = Transaction::BeginWrite(database);
  ASSERT_TRUE(transaction.ok());
  ASSERT_TRUE(MarkPuzzles(database, reserved, Use::kReserved, "One", "", {Use::kFree}).ok());
  ASSERT_TRUE(MarkPuzzles(database, {2, 5, 8}, Use::kPrinted, "Two", "", {Use::kFree}).ok());
  ASSERT_TRUE(MarkPuzzles(database, {11}, Use::kRejected, "", "", {Use::kFree}).ok());
  ASSERT_TRUE(transaction->Commit().ok());
}

TEST(Plan, OfNoQueryScansTheTableOrSorts) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 200, {.real_paths = false});
  auto store = FilledStore(scratch.File("s.db"), 2, 5, {.real_paths = false});
  MarkSome(store->database());
  for (const char* statistics : {"", "ANALYZE"}) {
    ASSERT_TRUE(store->database().Execute(statistics).ok());
    std::set<std::string> statements;
    {
      Recorder recorder(store->database());
      RunAllQueries(*store);
      statements = recorder.statements();
    }
    EXPECT_GT(statements.size(), 20u);
    ExpectGoodPlans(store->database(), statements);
  }
}

TEST(Plan, OfAVariedQueryAndOfACodeScansNothing) {
  ScratchDirectory scratch;
  auto store = RealStore(scratch.File("s.db"));
  std::string code = wyx::WyxKind().Describe(store->FindById(7)->puzzle)->code;
  for (const char* statistics : {"", "ANALYZE"}) {
    ASSERT_TRUE(store->database().Execute(statistics).ok());
    std::set<std::string> statements;
    {
      Recorder recorder(store->database());
      for (Order order : {Order::kNewest, Order::kHardest, Order::kRandom}) {
        Ask(*store, {.uses = {Use::kFree}, .order = order, .limit = 20, .variety = 5});
        Ask(*store, {.kinds = {kWyx}, .sizes = {506}, .order = order, .variety = 4});
      }
      // As `query --code` does, but for the proof: these grids need not have one solution.
      absl::StatusOr<wyx::Grid> grid = wyx::ParseCode(code);
      ASSERT_TRUE(grid.ok());
      wyx::SolutionCount count = wyx::CountSolutions(*grid, {.solutions = 100});
      bool found = false;
      for (const wyx::Path& path : count.found) {
        found |= store->FindByKey(wyx::MakePuzzle(*grid, path).key).ok();
      }
      EXPECT_TRUE(found);
      statements = recorder.statements();
    }
    ExpectGoodPlans(store->database(), statements);
  }
}

TEST(Plan, OfMarksAndSheetsScansNothing) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 200, {.real_paths = false});
  for (const char* statistics : {"", "ANALYZE"}) {
    Database& database = store->database();
    ASSERT_TRUE(database.Execute(statistics).ok());
    std::set<std::string> statements;
    {
      Recorder recorder(database);
      if (*statistics == '\0') MarkSome(database);
      ASSERT_TRUE(MarkPuzzles(database, {4, 5, 11}, Use::kFree, "", "",
                              {Use::kReserved, Use::kPrinted, Use::kRejected})
                      .ok());
      ASSERT_TRUE(MarkPuzzles(database, {4}, Use::kReserved, "One", "", {Use::kFree}).ok());
      ASSERT_TRUE(MarkPuzzles(database, {5}, Use::kPrinted, "Two", "", {Use::kFree}).ok());
      ASSERT_TRUE(MarkPuzzles(database, {11}, Use::kRejected, "", "", {Use::kFree}).ok());
      EXPECT_EQ(MarkOf(database, 4)->client, "One");
      SheetRecord sheet = {.client = "One", .file = "a.pdf", .title = "A", .puzzles = {4, 12, 7}};
      ASSERT_TRUE(RecordSheet(database, sheet, kUses, [] { return absl::OkStatus(); }).ok());
      EXPECT_FALSE(ListSheets(database)->empty());
      EXPECT_TRUE(FindSheet(database, 1).ok());
      EXPECT_FALSE(FindSheet(database, 100).ok());
      statements = recorder.statements();
    }
    ExpectGoodPlans(database, statements);
  }
}

TEST(Plan, OfStoringScansNothing) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 200, {.real_paths = false});
  std::set<std::string> statements;
  {
    Recorder recorder(store->database());
    db::Run run = *store->StartRun(WyxRun(1));
    ASSERT_TRUE(store->Append(&run, MakeBatches(1, 200, 2), std::nullopt).ok());
    ASSERT_TRUE(store->SetRunState(&run, RunState::kDone).ok());
    statements = recorder.statements();
  }
  ExpectGoodPlans(store->database(), statements);
}

}  // namespace
}  // namespace grille::db
