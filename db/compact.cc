#include "db/compact.h"

#include <cstdlib>
#include <filesystem>

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

}  // namespace

absl::Status Compact(Database& database) {
  {
    GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
    GRILLE_RETURN_IF_ERROR(
        database.Execute("DELETE FROM client WHERE id NOT IN (SELECT client FROM mark WHERE client "
                         "IS NOT NULL) AND id NOT IN (SELECT client FROM sheet)"));
    GRILLE_RETURN_IF_ERROR(transaction.Commit());
  }
  CopyBesideTheStore(database);
  GRILLE_RETURN_IF_ERROR(database.Execute("VACUUM"));
  database.Checkpoint().IgnoreError();  // those who use the log keep it
  return absl::OkStatus();
}

}  // namespace grille::db
