#include "db/backup.h"

#include <sys/stat.h>

#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/new_file.h"
#include "db/open.h"
#include "db/sqlite.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

/// A step is 4 MB: long enough to be fast, short enough to be asked whether to go on.
constexpr int kPagesPerStep = 1024;

/// SQLite counts what it does while it checks; after so many steps it asks whether to go on.
constexpr int kStepsPerQuestion = 100'000;

absl::Status Cancelled(const std::string& target) {
  return absl::CancelledError(absl::StrCat(target, ": interrupted"));
}

unsigned ModeOf(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 ? status.st_mode : 0;
}

// Blame for a failed step: the store for what cannot be read, else the new file.
absl::Status StepError(const Database& source, const Database& copy, int code) {
  int primary = code & 0xff;
  bool reading = code == SQLITE_IOERR_READ || code == SQLITE_IOERR_SHORT_READ ||
                 primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
  return reading ? SqliteError(nullptr, code, source.name())
                 : SqliteError(copy.get(), code, copy.name());
}

// The source is in a transaction that reads, so that all steps see one state and none begins anew.
absl::Status CopyPages(const Database& source, const Database& copy, BackupProgress progress,
                       BackupSum* sum) {
  std::unique_ptr<sqlite3_backup, int (*)(sqlite3_backup*)> backup(
      sqlite3_backup_init(copy.get(), "main", source.get(), "main"), &sqlite3_backup_finish);
  if (backup == nullptr) {
    return SqliteError(copy.get(), sqlite3_extended_errcode(copy.get()), copy.name());
  }
  int code = SQLITE_OK;
  while (code == SQLITE_OK) {
    code = sqlite3_backup_step(backup.get(), kPagesPerStep);
    sum->pages = sqlite3_backup_pagecount(backup.get());
    if (code != SQLITE_OK) break;
    if (!progress(sum->pages - sqlite3_backup_remaining(backup.get()), sum->pages)) {
      return Cancelled(copy.name());
    }
  }
  if (code == SQLITE_DONE) return absl::OkStatus();
  sqlite3_backup_finish(backup.release());
  return StepError(source, copy, code);
}

// Closes both: the check of the copy shall keep nobody waiting.
absl::Status Copy(Database source, const NewFile& new_file, BackupProgress progress,
                  BackupSum* sum) {
  GRILLE_ASSIGN_OR_RETURN(Database copy, Database::Open(new_file.temporary(), new_file.target(),
                                                        SQLITE_OPEN_READWRITE));
  // It is written once, and thrown away when anything goes wrong.
  GRILLE_RETURN_IF_ERROR(copy.Execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF"));
  {
    GRILLE_ASSIGN_OR_RETURN(Transaction moment, Transaction::BeginRead(source));
    GRILLE_ASSIGN_OR_RETURN(sum->puzzles,
                            source.QueryInt("SELECT ifnull(sum(count), 0) FROM class"));
    GRILLE_RETURN_IF_ERROR(CopyPages(source, copy, progress, sum));
  }
  GRILLE_ASSIGN_OR_RETURN(int64_t page_size, source.QueryInt("PRAGMA page_size"));
  sum->bytes = sum->pages * page_size;
  return copy.Close();
}

absl::Status Check(const NewFile& new_file, BackupProgress progress, const BackupSum& sum) {
  const std::string& target = new_file.target();
  GRILLE_ASSIGN_OR_RETURN(Database copy, OpenUnchanging(new_file.temporary(), target));
  auto ask = [&progress, &sum] { return !progress(sum.pages, sum.pages); };
  sqlite3_progress_handler(
      copy.get(), kStepsPerQuestion,
      [](void* question) { return (*static_cast<decltype(ask)*>(question))() ? 1 : 0; }, &ask);
  GRILLE_ASSIGN_OR_RETURN(Statement check, copy.Prepare("PRAGMA quick_check(1)"));
  absl::StatusOr<bool> row = check.Step();
  if (absl::IsCancelled(row.status())) return Cancelled(target);
  if (!row.ok()) return row.status();
  if (*row && check.Text(0) == "ok") return absl::OkStatus();
  return absl::DataLossError(absl::StrCat(target,
                                          ": the copy is damaged, and so may be the store (",
                                          ToAbsl(check.Text(0)), "); nothing was written there"));
}

}  // namespace

absl::StatusOr<BackupSum> BackUp(const std::string& source, const std::string& target,
                                 BackupProgress progress) {
  BackupSum sum;
  GRILLE_ASSIGN_OR_RETURN(Database database, OpenStoreFile(source, OpenMode::kCopy));
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<NewFile> new_file,
                          NewFile::Create(target, ModeOf(source)));
  GRILLE_RETURN_IF_ERROR(Copy(std::move(database), *new_file, progress, &sum));
  GRILLE_RETURN_IF_ERROR(Check(*new_file, progress, sum));
  GRILLE_RETURN_IF_ERROR(new_file->Publish());
  return sum;
}

}  // namespace grille::db
