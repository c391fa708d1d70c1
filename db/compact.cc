#include "db/compact.h"

#include <cstdlib>
#include <filesystem>

#include "absl/strings/str_cat.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// SQLite's temporary copy goes where the store is, not to a /tmp that may be small, unless the user
// says where.
void CopyBesideTheStore(const Database& database) {
  std::filesystem::path directory = std::filesystem::path(database.name()).parent_path();
  setenv("SQLITE_TMPDIR", directory.empty() ? "." : directory.c_str(), /*overwrite=*/0);
}

// What is damaged would be copied as it is, and look whole afterwards.
absl::Status CheckSound(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Statement check, database.Prepare("PRAGMA integrity_check(1)"));
  GRILLE_RETURN_IF_ERROR(check.Step().status());
  if (check.Text(0) == "ok") return absl::OkStatus();
  return absl::DataLossError(absl::StrCat(database.name(), ": is damaged (", ToAbsl(check.Text(0)),
                                          "); it is not written anew"));
}

}  // namespace

absl::Status Compact(Database& database) {
  {
    GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
    GRILLE_RETURN_IF_ERROR(
        database.Execute("DELETE FROM client WHERE id NOT IN (SELECT client FROM mark WHERE client "
                         "IS NOT NULL) AND id NOT IN (SELECT client FROM sheet)"));
    GRILLE_RETURN_IF_ERROR(transaction.Commit());
  }
  GRILLE_RETURN_IF_ERROR(CheckSound(database));
  CopyBesideTheStore(database);
  GRILLE_RETURN_IF_ERROR(database.Execute("VACUUM"));
  database.Checkpoint().IgnoreError();  // those who use the log keep it
  return absl::OkStatus();
}

}  // namespace grille::db
