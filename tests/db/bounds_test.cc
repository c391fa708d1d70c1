// A file that contradicts itself, or was made to keep the program busy, is an error, and soon.

#include "db/mark.h"
#include "solver/status.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

constexpr const char* kEndless =
    "(WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c)";

class Bounds : public testing::Test {
 protected:
  /// A store after somebody was at it, who need not keep its rules.
  std::unique_ptr<Store> Changed(const std::string& sql) const {
    std::string path = scratch_.File("a.db");
    FilledStore(path, 1, 3)->Close().IgnoreError();
    Database database = *Database::Open(path, path, SQLITE_OPEN_READWRITE);
    absl::Status status = database.Execute("PRAGMA ignore_check_constraints = ON; " + sql);
    EXPECT_TRUE(status.ok()) << status;
    EXPECT_TRUE(database.Close().ok());
    return MustOpen(path, OpenMode::kWrite);
  }

  static absl::Status TakeAll(Store& store, const QueryFilter& filter) {
    return store.Query(filter, [](const StoredPuzzle&) { return absl::OkStatus(); });
  }

  ScratchDirectory scratch_;
};

TEST_F(Bounds, ATriggerWithoutEndIsEnded) {
  std::unique_ptr<Store> store =
      Changed(absl::StrCat("CREATE TRIGGER evil BEFORE INSERT ON puzzle BEGIN "
                           "UPDATE class SET count = ",
                           kEndless, "; END"));
  db::Run run = *store->StartRun(WyxRun(1));
  std::string before = Dump(*store);
  absl::Status status = store->Append(&run, MakeBatches(1, 3, 1), std::nullopt);
  EXPECT_TRUE(absl::IsDataLoss(status)) << status;
  EXPECT_EQ(Dump(*store), before);
}

TEST_F(Bounds, AViewWithoutEndInPlaceOfATableIsEnded) {
  std::unique_ptr<Store> store =
      Changed(absl::StrCat("PRAGMA legacy_alter_table = ON; ALTER TABLE client RENAME TO moved;"
                           "CREATE VIEW client AS SELECT 1 AS id, ",
                           kEndless, " AS name"));
  absl::Status status = FindClient(store->database(), "A").status();
  EXPECT_TRUE(absl::IsDataLoss(status)) << status;
}

TEST_F(Bounds, ALongLifeIsNotALongStatement) {
  // As many instructions in all as would be too many for one.
  std::unique_ptr<Store> store = MustOpen(scratch_.File("long.db"));
  db::Run run = *store->StartRun(WyxRun(1));
  Mix mix;
  mix.real_paths = false;
  for (int part = 0; part < 40; ++part) {
    absl::Status status =
        store->Append(&run, MakeBatches(1, run.next_batch, 100, mix), std::nullopt);
    ASSERT_TRUE(status.ok()) << status;
  }
  EXPECT_TRUE(store->Audit()->empty());
  EXPECT_EQ(AskIds(*store, {}).size(), run.counts.stored);
}

TEST_F(Bounds, CountsThatCannotBeAreNotReckonedWith) {
  for (const char* sql :
       {"UPDATE class SET count = -count", "UPDATE class SET count = 9223372036854775807",
        "UPDATE class SET count = 1 << 40", "UPDATE class SET count = 500",
        "DELETE FROM puzzle WHERE id > 3; UPDATE class SET count = 100"}) {
    absl::Status status = TakeAll(*Changed(sql), {.order = Order::kRandom, .limit = 3});
    EXPECT_TRUE(absl::IsDataLoss(status)) << sql << ": " << status;
    for (const char* end : {"", "-wal", "-shm"})
      std::filesystem::remove(scratch_.File("a.db") + end);
  }
  // A number that is not there to be given.
  std::unique_ptr<Store> store = Changed("UPDATE counter SET next = 9223372036854775807");
  db::Run run = *store->StartRun(WyxRun(1));
  EXPECT_TRUE(absl::IsDataLoss(store->Append(&run, MakeBatches(1, 3, 1), std::nullopt)));
}

}  // namespace
}  // namespace grille::db
