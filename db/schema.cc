#include "db/schema.h"

#include <array>
#include <string>

#include "absl/strings/str_cat.h"
#include "db/kinds.h"
#include "db/schema_1.h"
#include "db/schema_2.h"
#include "db/schema_3.h"
#include "db/schema_4.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// Entry v leads from version v to v + 1. What has been released is never changed here.
using Migration = absl::Status (*)(Database&);
constexpr std::array<Migration, kSchemaVersion> kMigrations = {ToVersion1, ToVersion2, ToVersion3,
                                                               ToVersion4};

struct Marks {
  int64_t application = 0;
  int64_t version = 0;
  bool blank = false;  ///< nothing at all in the database
};

absl::StatusOr<Marks> ReadMarks(Database& database) {
  // Of one moment: another process may be making the store right now.
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  Marks marks;
  GRILLE_ASSIGN_OR_RETURN(marks.application, database.QueryInt("PRAGMA application_id"));
  GRILLE_ASSIGN_OR_RETURN(marks.version, database.QueryInt("PRAGMA user_version"));
  GRILLE_ASSIGN_OR_RETURN(int64_t things, database.QueryInt("SELECT count(*) FROM sqlite_schema"));
  marks.blank = marks.application == 0 && marks.version == 0 && things == 0;
  return marks;
}

absl::Status RefuseStore(const std::string& name, std::string_view why) {
  return absl::FailedPreconditionError(absl::StrCat(name, ": ", ToAbsl(why)));
}

absl::Status MigrateInTransaction(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
  // Another process may have done it while this one waited for the lock.
  GRILLE_ASSIGN_OR_RETURN(Marks marks, ReadMarks(database));
  if (!marks.blank)
    GRILLE_RETURN_IF_ERROR(CheckMarks(database.name(), marks.application, marks.version));
  if (marks.version == kSchemaVersion) return absl::OkStatus();
  for (int64_t version = marks.version; version < kSchemaVersion; ++version) {
    GRILLE_RETURN_IF_ERROR(kMigrations[version](database));
  }
  GRILLE_RETURN_IF_ERROR(WriteKinds(database));
  GRILLE_RETURN_IF_ERROR(database.Execute(absl::StrCat(
      "PRAGMA application_id = ", kApplicationId, "; PRAGMA user_version = ", kSchemaVersion)));
  return transaction.Commit();
}

}  // namespace

absl::Status CheckMarks(const std::string& name, int64_t application_id, int64_t version) {
  if (application_id != kApplicationId) {
    return RefuseStore(name, "is not a grille store but another program's SQLite file");
  }
  if (version > kSchemaVersion) {
    return RefuseStore(name, absl::StrCat("was written by a newer grille (its schema is version ",
                                          version, ", this program knows ", kSchemaVersion, ")"));
  }
  if (version < 1) return RefuseStore(name, "is not a finished grille store");
  return absl::OkStatus();
}

absl::Status CheckVersion(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Marks marks, ReadMarks(database));
  if (marks.blank) return RefuseStore(database.name(), "is empty: not a grille store yet");
  GRILLE_RETURN_IF_ERROR(CheckMarks(database.name(), marks.application, marks.version));
  if (marks.version < kSchemaVersion) {
    return RefuseStore(database.name(),
                       absl::StrCat("is of the older schema version ", marks.version));
  }
  return absl::OkStatus();
}

absl::StatusOr<bool> IsOlder(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Marks marks, ReadMarks(database));
  return marks.application == kApplicationId && marks.version >= 1 &&
         marks.version < kSchemaVersion;
}

absl::Status Migrate(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Marks marks, ReadMarks(database));
  if (!marks.blank)
    GRILLE_RETURN_IF_ERROR(CheckMarks(database.name(), marks.application, marks.version));
  if (marks.version == kSchemaVersion) return absl::OkStatus();

  // Tables that others refer to are made anew under their old names, which SQLite allows only with
  // this check off; it cannot be switched within a transaction.
  // The same goes for views of the user's own that name them.
  GRILLE_RETURN_IF_ERROR(
      database.Execute("PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON"));
  absl::Status migrated = MigrateInTransaction(database);
  absl::Status back = database.Execute("PRAGMA foreign_keys = ON; PRAGMA legacy_alter_table = OFF");
  return migrated.ok() ? back : migrated;
}

}  // namespace grille::db
