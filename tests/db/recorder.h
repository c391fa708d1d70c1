#ifndef GRILLE_TESTS_DB_RECORDER_H_
#define GRILLE_TESTS_DB_RECORDER_H_

#include <set>
#include <string>

#include "db/sqlite.h"

namespace grille::db {

/// Every statement that a connection runs while this lives, as it was prepared.
class Recorder {
 public:
  explicit Recorder(Database& database) : database_(database) {
    sqlite3_trace_v2(database.get(), SQLITE_TRACE_STMT, Note, this);
  }
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;
  ~Recorder() { sqlite3_trace_v2(database_.get(), 0, nullptr, nullptr); }

  const std::set<std::string>& statements() const { return statements_; }

  /// Whether a statement with these words was run.
  bool Ran(const std::string& words) const {
    for (const std::string& sql : statements_) {
      if (sql.find(words) != std::string::npos) return true;
    }
    return false;
  }

 private:
  static int Note(unsigned, void* self, void* statement, void*) {
    const char* sql = sqlite3_sql(static_cast<sqlite3_stmt*>(statement));
    static_cast<Recorder*>(self)->statements_.insert(sql);
    return 0;
  }

  Database& database_;
  std::set<std::string> statements_;
};

}  // namespace grille::db

#endif  // GRILLE_TESTS_DB_RECORDER_H_
