#include "db/bounds.h"

#include <sys/stat.h>

#include <string>
#include <string_view>

// SQLite counts the instructions of its machine and asks after so many whether to go on; when a
// statement begins, the count begins anew (a trigger is no statement, it belongs to the one that
// set it off). The check of all pages and indexes, the longest that the program asks for, takes
// about one instruction a byte.

namespace grille::db {
namespace {

constexpr int kTick = 1'000'000;  // instructions, some ten milliseconds
constexpr uint64_t kTicksAtLeast = 5;
constexpr uint64_t kBytesPerTick = 10'000;

// Nothing that the program stores is nearly as long, but people may keep things of their own in the
// file, and the check of all pages looks at them too.
constexpr int kLongestValue = 64 << 20;

uint64_t SizeOf(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 ? static_cast<uint64_t>(status.st_size) : 0;
}

int BeginCount(unsigned /*event*/, void* session, void* /*statement*/, void* text) {
  bool trigger = std::string_view(static_cast<const char*>(text)).substr(0, 2) == "--";
  if (!trigger) static_cast<Session*>(session)->ticks = 0;
  return 0;
}

int CountOn(void* context) {
  auto* session = static_cast<Session*>(context);
  if (++session->ticks <= kTicksAtLeast) return 0;
  uint64_t bytes = SizeOf(session->name) + SizeOf(session->name + "-wal");
  return session->ticks > kTicksAtLeast + bytes / kBytesPerTick ? 1 : 0;
}

}  // namespace

void SetBounds(Database& database) {
  sqlite3* connection = database.get();
  Session* session = database.session().get();
  sqlite3_trace_v2(connection, SQLITE_TRACE_STMT, BeginCount, session);
  sqlite3_progress_handler(connection, kTick, CountOn, session);
  sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, kLongestValue);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
}

}  // namespace grille::db
