#include "bench/bare_loop.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <utility>

#include "tests/db/support.h"

namespace grille::bench {
namespace {

void Check(int code, sqlite3* connection) {
  if (code == SQLITE_OK || code == SQLITE_DONE) return;
  std::cerr << sqlite3_errmsg(connection) << "\n";
  std::abort();
}

}  // namespace

std::string Pragmas(const Settings& settings) {
  return "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF;"
         "PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -" +
         std::to_string(settings.cache_kib) +
         "; PRAGMA wal_autocheckpoint = " + std::to_string(settings.checkpoint);
}

void MakeStore(const std::string& path, const Settings& settings, const std::string& base) {
  if (base.empty()) {
    // The store makes its tables itself, so that they are the same for all.
    auto store = db::MustOpen(path);
    bool well = store->StartRun(db::WyxRun(1)).ok() && store->Close().ok();
    if (!well) std::abort();
  } else {
    std::filesystem::copy_file(base, path);
  }
  if (settings.page_size == 0) return;
  sqlite3* connection = nullptr;
  Check(sqlite3_open(path.c_str(), &connection), connection);
  // With the log of WAL the size of page cannot be changed.
  std::string sql =
      "PRAGMA journal_mode = DELETE; PRAGMA page_size = " + std::to_string(settings.page_size) +
      "; VACUUM; PRAGMA journal_mode = WAL";
  Check(sqlite3_exec(connection, sql.c_str(), nullptr, nullptr, nullptr), connection);
  sqlite3_close(connection);
}

BareLoop::BareLoop(const std::string& path, const Settings& settings) {
  Check(sqlite3_open(path.c_str(), &connection_), connection_);
  Execute(Pragmas(settings));
  for (size_t level = 0; level < classes_.size(); ++level) {
    std::string traits = std::to_string(level);
    Execute(
        "INSERT OR IGNORE INTO class(kind, size, marks, level, grade_version, use, count) "
        "VALUES(1, 812, 0, " +
        traits + ", 1, 0, 0)");
    classes_[level] = Number("SELECT id FROM class WHERE size = 812 AND level = " + traits);
  }
  id_ = Number("SELECT ifnull(max(id), 0) FROM puzzle");
  Check(sqlite3_prepare_v2(connection_, "INSERT INTO puzzle VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", -1,
                           &insert_, nullptr),
        connection_);
}

BareLoop::~BareLoop() {
  sqlite3_finalize(insert_);
  sqlite3_close(connection_);
}

void BareLoop::Append(const std::vector<Batch>& batches, size_t first, size_t count) {
  Execute("BEGIN IMMEDIATE");
  for (size_t i = first; i < first + count; ++i) {
    for (const Found& found : batches[i].found) Insert(++id_, batches[i].number, found);
  }
  Execute("COMMIT");
}

void BareLoop::AppendByKey(const std::vector<Batch>& batches, size_t first, size_t count) {
  struct Row {
    int64_t id;
    uint64_t batch;
    const Found* found;
  };
  std::vector<Row> rows;
  for (size_t i = first; i < first + count; ++i) {
    for (const Found& found : batches[i].found) rows.push_back({++id_, batches[i].number, &found});
  }
  std::sort(rows.begin(), rows.end(),
            [](const Row& a, const Row& b) { return a.found->puzzle.key < b.found->puzzle.key; });
  Execute("BEGIN IMMEDIATE");
  for (const Row& row : rows) Insert(row.id, row.batch, *row.found);
  Execute("COMMIT");
}

void BareLoop::Insert(int64_t id, uint64_t batch, const Found& found) {
  const Puzzle& puzzle = found.puzzle;
  sqlite3_bind_int64(insert_, 1, id);
  sqlite3_bind_int64(insert_, 2, classes_[static_cast<size_t>(puzzle.level)]);
  sqlite3_bind_int64(insert_, 3, puzzle.score);
  sqlite3_bind_int64(insert_, 4, puzzle.measure);
  sqlite3_bind_int64(insert_, 5, 1);
  sqlite3_bind_int64(insert_, 6, static_cast<int64_t>(batch));
  sqlite3_bind_int64(insert_, 7, found.walk);
  sqlite3_bind_blob(insert_, 8, puzzle.key.data(), static_cast<int>(puzzle.key.size()),
                    SQLITE_STATIC);
  sqlite3_bind_text(insert_, 9, puzzle.payload.data(), static_cast<int>(puzzle.payload.size()),
                    SQLITE_STATIC);
  Check(sqlite3_step(insert_), connection_);
  sqlite3_reset(insert_);
}

void BareLoop::Execute(const std::string& sql) {
  Check(sqlite3_exec(connection_, sql.c_str(), nullptr, nullptr, nullptr), connection_);
}

int64_t BareLoop::Number(const std::string& sql) {
  sqlite3_stmt* statement = nullptr;
  Check(sqlite3_prepare_v2(connection_, sql.c_str(), -1, &statement, nullptr), connection_);
  if (sqlite3_step(statement) != SQLITE_ROW) std::abort();
  int64_t number = sqlite3_column_int64(statement, 0);
  sqlite3_finalize(statement);
  return number;
}

}  // namespace grille::bench
