#include <gtest/gtest.h>

#include <set>

#include "tests/db/support.h"

namespace grille::db {
namespace {

// Every statement that a connection runs, as it was prepared.
class Recorder {
 public:
  explicit Recorder(Database& database) : database_(database) {
    sqlite3_trace_v2(database.get(), SQLITE_TRACE_STMT, Note, this);
  }
  ~Recorder() { sqlite3_trace_v2(database_.get(), 0, nullptr, nullptr); }

  const std::set<std::string>& statements() const { return statements_; }

 private:
  static int Note(unsigned, void* self, void* statement, void*) {
    const char* sql = sqlite3_sql(static_cast<sqlite3_stmt*>(statement));
    static_cast<Recorder*>(self)->statements_.insert(sql);
    return 0;
  }

  Database& database_;
  std::set<std::string> statements_;
};

void ExpectGoodPlans(Database& database, const std::set<std::string>& statements) {
  for (const std::string& sql : statements) {
    for (const char* control : {"BEGIN", "COMMIT", "ROLLBACK", "PRAGMA", "EXPLAIN"}) {
      if (sql.starts_with(control)) goto next;
    }
    for (const std::string& step : Sql(database, "EXPLAIN QUERY PLAN " + sql)) {
      EXPECT_EQ(step.find("SCAN puzzle"), std::string::npos) << step << "\n  in " << sql;
      EXPECT_EQ(step.find("TEMP B-TREE"), std::string::npos) << step << "\n  in " << sql;
      EXPECT_EQ(step.find("AUTOMATIC"), std::string::npos) << step << "\n  in " << sql;
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

TEST(Plan, OfNoQueryScansTheTableOrSorts) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 200, {.real_paths = false});
  auto store = FilledStore(scratch.File("s.db"), 2, 5, {.real_paths = false});
  for (const char* statistics : {"", "ANALYZE"}) {
    ASSERT_TRUE(store->database().Execute(statistics).ok());
    std::set<std::string> statements;
    {
      Recorder recorder(store->database());
      RunAllQueries(*store);
      statements = recorder.statements();
    }
    EXPECT_GT(statements.size(), 15u);
    ExpectGoodPlans(store->database(), statements);
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
