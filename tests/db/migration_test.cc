#include <gtest/gtest.h>

#include "db/schema.h"
#include "db/sheet.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

// tests/db/stores holds a store of every version of the schema, each made by the program of its
// time: 150 classic grids of seed 42, 40 hard ones of seed 7, 30 of five dominoes of seed 1, 20
// with two marks of seed 3, and an import of 25; from version 3 on also six patiences and six
// taquins; from version 4 on also a sheet, of four of the grids, with its layout.

size_t Puzzles(int version) { return version < 3 ? 265 : 277; }
size_t Printed(int version) { return version < 4 ? 0 : 4; }

void CopyStore(int version, const std::string& to) {
  std::filesystem::copy_file(std::string(STORES) + "/v" + std::to_string(version) + ".db", to);
}

// Looks into a file without the program's own opening of it.
std::vector<std::string> PlainSql(const std::string& path, const std::string& sql) {
  absl::StatusOr<Database> database = Database::Open(path, path, SQLITE_OPEN_READWRITE);
  EXPECT_TRUE(database.ok()) << database.status();
  return Sql(*database, sql);
}

constexpr const char* kPuzzles =
    "SELECT id, class, score, measure, run, batch, walk, hex(key), payload FROM puzzle ORDER BY id";
constexpr const char* kRuns =
    "SELECT id, kind, options, seed, sampler_version, key_version, grade_version, next_batch, "
    "next_walk, seen, failed, ambiguous, filtered, known, stored, target, batch_target, state, "
    "created FROM run ORDER BY id";
constexpr const char* kClasses =
    "SELECT id, kind, size, marks, level, grade_version, count FROM class ORDER BY id";
constexpr const char* kCodes = "SELECT id, code, level, solution FROM puzzles ORDER BY id";

class Migration : public testing::TestWithParam<int> {};
class OldStore : public testing::TestWithParam<int> {};

TEST_P(Migration, KeepsEverythingAndItAllWorks) {
  for (OpenMode mode : {OpenMode::kRead, OpenMode::kWrite, OpenMode::kCreate}) {
    ScratchDirectory scratch;
    std::string path = scratch.File("s.db");
    CopyStore(GetParam(), path);
    std::vector<std::vector<std::string>> before;
    for (const char* sql : {kPuzzles, kRuns, kClasses, kCodes}) {
      before.push_back(PlainSql(path, sql));
    }
    EXPECT_EQ(before[0].size(), Puzzles(GetParam()));
    auto store = MustOpen(path, mode);
    ASSERT_NE(store, nullptr);
    size_t at = 0;
    for (const char* sql : {kPuzzles, kRuns, kClasses, kCodes}) {
      EXPECT_EQ(Sql(store->database(), sql), before[at++]) << sql;
    }
    EXPECT_EQ(Sql(store->database(), "PRAGMA user_version"),
              std::vector<std::string>{std::to_string(kSchemaVersion)});
    EXPECT_EQ(*store->Audit(), std::vector<std::string>{});
    EXPECT_EQ(Ask(*store, {.uses = {Use::kFree}}).size(),
              Puzzles(GetParam()) - Printed(GetParam()));
    EXPECT_EQ(Ask(*store, {.uses = {Use::kPrinted}}).size(), Printed(GetParam()));
    if (mode == OpenMode::kRead) continue;
    db::Run run = *store->StartRun(WyxRun(1));
    EXPECT_TRUE(store->Append(&run, MakeBatches(1, 0, 2), std::nullopt).ok());
    EXPECT_EQ(*store->Audit(), std::vector<std::string>{});
  }
}

TEST_P(OldStore, MakesTheSameTablesAsANewStore) {
  ScratchDirectory scratch;
  CopyStore(GetParam(), scratch.File("old.db"));
  constexpr const char* kSchema =
      "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name";
  auto migrated = MustOpen(scratch.File("old.db"), OpenMode::kWrite);
  auto fresh = MustOpen(scratch.File("new.db"));
  EXPECT_EQ(Sql(migrated->database(), kSchema), Sql(fresh->database(), kSchema));
}

TEST_P(OldStore, IsMigratedWholeOrNotAtAll) {
  ScratchDirectory scratch;
  std::string path = scratch.File("s.db");
  CopyStore(GetParam(), path);
  // A table in the way of the last thing that is made.
  PlainSql(path, "DROP VIEW IF EXISTS taquin");
  PlainSql(path, "CREATE TABLE taquin(mine)");
  std::vector<std::string> before = PlainSql(path, "SELECT * FROM sqlite_schema");
  for (OpenMode mode : {OpenMode::kRead, OpenMode::kWrite}) {
    EXPECT_FALSE(Store::Open(path, mode).ok());
    EXPECT_EQ(PlainSql(path, "SELECT * FROM sqlite_schema"), before);
    EXPECT_EQ(PlainSql(path, "PRAGMA user_version"),
              std::vector<std::string>{std::to_string(GetParam())});
    EXPECT_EQ(PlainSql(path, kPuzzles).size(), Puzzles(GetParam()));
  }
}

TEST_P(Migration, LeavesTheUsersOwnThingsAlone) {
  ScratchDirectory scratch;
  std::string path = scratch.File("s.db");
  CopyStore(GetParam(), path);
  PlainSql(path,
           "CREATE VIEW mine AS SELECT p.id, c.level FROM puzzle AS p JOIN class AS c ON "
           "c.id = p.class");
  PlainSql(path, "CREATE VIEW fine AS SELECT code FROM puzzles");
  auto store = MustOpen(path, OpenMode::kWrite);
  ASSERT_NE(store, nullptr);
  EXPECT_EQ(Sql(store->database(), "SELECT * FROM mine").size(), Puzzles(GetParam()));
  EXPECT_EQ(Sql(store->database(), "SELECT * FROM fine").size(), Puzzles(GetParam()));
}

// What was printed before version 4 keeps all that was known of it.
TEST(Migrated, SheetsHaveNoLayout) {
  for (int version : {2, 3}) {
    ScratchDirectory scratch;
    std::string path = scratch.File("s.db");
    CopyStore(version, path);
    PlainSql(path, "INSERT INTO client VALUES(1, 'Summer')");
    PlainSql(path,
             "INSERT INTO sheet VALUES(7, zeroblob(16), 1, 'a.pdf', 'A', '2024-05-01T12:00:00Z')");
    PlainSql(path, "INSERT INTO sheet_puzzle VALUES(7, 1, 30), (7, 2, 4)");
    auto store = MustOpen(path, OpenMode::kRead);
    ASSERT_NE(store, nullptr);
    absl::StatusOr<SheetRecord> sheet = FindSheet(store->database(), 7);
    ASSERT_TRUE(sheet.ok()) << sheet.status();
    EXPECT_EQ(sheet->uid, std::string(16, '\0'));
    EXPECT_EQ(sheet->client, "Summer");
    EXPECT_EQ(sheet->file, "a.pdf");
    EXPECT_EQ(sheet->title, "A");
    EXPECT_EQ(sheet->printed, "2024-05-01T12:00:00Z");
    EXPECT_EQ(sheet->puzzles, (std::vector<int64_t>{30, 4}));
    EXPECT_FALSE(sheet->print.has_value());
  }
}

TEST(Migrated, OfVersion4TheSheetIsWhole) {
  ScratchDirectory scratch;
  CopyStore(4, scratch.File("s.db"));
  auto store = MustOpen(scratch.File("s.db"), OpenMode::kRead);
  ASSERT_NE(store, nullptr);
  absl::StatusOr<SheetRecord> sheet = FindSheet(store->database(), 1);
  ASSERT_TRUE(sheet.ok()) << sheet.status();
  EXPECT_EQ(sheet->client, "Summer");
  EXPECT_EQ(sheet->puzzles.size(), Printed(4));
  ASSERT_TRUE(sheet->print.has_value());
  EXPECT_NE(sheet->print->layout.find("\"title\":\"Été\""), std::string::npos);
  EXPECT_NE(sheet->print->hash, 0u);
  EXPECT_TRUE(sheet->print->beside_hash.has_value());
}

INSTANTIATE_TEST_SUITE_P(Versions, Migration, testing::Range(1, int{kSchemaVersion} + 1));
INSTANTIATE_TEST_SUITE_P(Versions, OldStore, testing::Range(1, int{kSchemaVersion}));

}  // namespace
}  // namespace grille::db
