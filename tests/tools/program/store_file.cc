#include "tests/tools/program/store_file.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdlib>
#include <memory>

namespace grille::program {
namespace {

/// False at an error; then `rows` holds its message.
bool Run(const std::string& path, const std::string& sql, std::string* rows) {
  sqlite3* opened = nullptr;
  int code = sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE, nullptr);
  std::unique_ptr<sqlite3, int (*)(sqlite3*)> database(opened, &sqlite3_close_v2);
  if (code == SQLITE_OK) sqlite3_busy_timeout(opened, 10000);
  const char* rest = sql.c_str();
  while (code == SQLITE_OK && *rest != '\0') {
    sqlite3_stmt* prepared = nullptr;
    code = sqlite3_prepare_v2(opened, rest, -1, &prepared, &rest);
    std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> statement(prepared, &sqlite3_finalize);
    while (code == SQLITE_OK && prepared != nullptr) {
      int step = sqlite3_step(prepared);
      if (step != SQLITE_ROW) {
        code = step == SQLITE_DONE ? SQLITE_OK : step;
        break;
      }
      for (int i = 0; i < sqlite3_column_count(prepared); ++i) {
        if (i > 0) *rows += '|';
        const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(prepared, i));
        *rows += text == nullptr ? "NULL" : text;
      }
      *rows += '\n';
    }
  }
  if (code != SQLITE_OK) *rows = sqlite3_errmsg(opened);
  return code == SQLITE_OK;
}

}  // namespace

std::string Sql(const std::string& path, const std::string& sql) {
  std::string rows;
  EXPECT_TRUE(Run(path, sql, &rows)) << path << ": " << sql << "\n" << rows;
  return rows;
}

std::string SqlIfPossible(const std::string& path, const std::string& sql) {
  std::string rows;
  return Run(path, sql, &rows) ? rows : "";
}

long SqlNumber(const std::string& path, const std::string& sql) {
  return std::strtol(Sql(path, sql).c_str(), nullptr, 10);
}

std::string Content(const std::string& path) {
  return Sql(path,
             "SELECT p.id, c.kind, c.size, c.marks, c.level, c.grade_version, p.score, p.measure, "
             "p.run, p.batch, p.walk, hex(p.key), p.payload FROM puzzle p "
             "JOIN class c ON c.id = p.class ORDER BY p.id;"
             "SELECT 'run', id, kind, options, seed, sampler_version, key_version, grade_version, "
             "next_batch, next_walk, seen, failed, ambiguous, filtered, known, stored, target, "
             "state FROM run ORDER BY id;"
             "SELECT 'class', kind, size, marks, level, grade_version, count FROM class "
             "ORDER BY kind, size, marks, level, grade_version;"
             "SELECT 'counter', name, next FROM counter");
}

void ExpectSound(const std::string& path) {
  EXPECT_EQ(Sql(path, "PRAGMA integrity_check"), "ok\n");
  EXPECT_EQ(Sql(path, "PRAGMA foreign_key_check"), "");
  EXPECT_EQ(Sql(path,
                "SELECT c.id FROM class c LEFT JOIN (SELECT class, count(*) AS n FROM puzzle GROUP "
                "BY class) p ON p.class = c.id WHERE c.count <> ifnull(p.n, 0)"),
            "");
  EXPECT_EQ(Sql(path,
                "SELECT r.id FROM run r LEFT JOIN (SELECT run, count(*) AS n FROM puzzle GROUP BY "
                "run) p ON p.run = r.id WHERE r.stored <> ifnull(p.n, 0)"),
            "");
}

}  // namespace grille::program
