#include "db/log_limit.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <thread>

#include "absl/strings/str_cat.h"
#include "db/sqlite.h"

namespace grille::db {
namespace {

using std::chrono::milliseconds;

// A look at a log that a reader pins costs a few milliseconds where much of it is to be folded in;
// the first looks follow closely, since most readers are soon done.
constexpr milliseconds kFirstWait{2};

std::string Amount(int64_t bytes) {
  constexpr int64_t kMega = int64_t{1} << 20;
  return bytes >= kMega ? absl::StrCat(bytes / kMega, " MB") : absl::StrCat(bytes / 1024, " KB");
}

std::string Time(milliseconds time) {
  if (time < std::chrono::minutes(1)) return absl::StrCat(time.count(), " ms");
  return absl::StrCat(std::chrono::duration_cast<std::chrono::minutes>(time).count(), " minutes");
}

absl::Status OutOfPatience(const Session& session) {
  return absl::UnavailableError(
      absl::StrCat(session.name, ": another program has kept an old state of the store open for ",
                   Time(session.log.patience), "; the log beside it has reached its limit of ",
                   Amount(session.log.bytes), "; nothing is lost, the same command goes on"));
}

absl::Status Stopped(const Session& session) {
  return absl::CancelledError(absl::StrCat(
      session.name, ": stopped while another program keeps an old state of the store open and the ",
      "log beside it has reached its limit of ", Amount(session.log.bytes)));
}

}  // namespace

bool LogIsFull(const Database& database) {
  const char* file = sqlite3_db_filename(database.get(), "main");
  if (file == nullptr || *file == '\0') return false;  // in memory
  std::error_code none;
  std::uintmax_t size = std::filesystem::file_size(sqlite3_filename_wal(file), none);
  return !none && size > static_cast<std::uintmax_t>(database.session()->log.bytes);
}

absl::Status MakeLogAnew(Database& database) {
  using Clock = std::chrono::steady_clock;
  const Session& session = *database.session();
  if (sqlite3_txn_state(database.get(), "main") != SQLITE_TXN_NONE) {
    return absl::FailedPreconditionError(
        absl::StrCat(session.name, ": a connection that reads an old state cannot write"));
  }
  Clock::time_point start = Clock::now();
  milliseconds look = kFirstWait;
  while (true) {
    absl::Status folded = database.Checkpoint();
    if (folded.ok() || !absl::IsUnavailable(folded)) return folded;
    auto waited = std::chrono::duration_cast<milliseconds>(Clock::now() - start);
    if (session.log.waiting && !session.log.waiting(waited)) return Stopped(session);
    if (waited >= session.log.patience) return OutOfPatience(session);
    std::this_thread::sleep_for(look);
    look = std::min(2 * look, kLongestLook);
  }
}

}  // namespace grille::db
