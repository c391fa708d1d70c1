#include "db/sheet.h"

#include "db/mark.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {

absl::StatusOr<int64_t> InsertSheet(Database& database, const SheetRecord& sheet) {
  GRILLE_ASSIGN_OR_RETURN(int64_t client, EnterClient(database, sheet.client));
  GRILLE_ASSIGN_OR_RETURN(
      Statement insert,
      database.Prepare(
          "INSERT INTO sheet(uid, client, file, title, printed) VALUES(ifnull(?1, randomblob(16)), "
          "?2, ?3, ?4, ifnull(?5, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')))"));
  if (sheet.uid.empty()) {
    insert.BindNull(1);
  } else {
    insert.BindBlob(1, sheet.uid);
  }
  insert.Bind(2, client);
  insert.BindText(3, sheet.file);
  insert.BindText(4, sheet.title);
  if (sheet.printed.empty()) {
    insert.BindNull(5);
  } else {
    insert.BindText(5, sheet.printed);
  }
  GRILLE_RETURN_IF_ERROR(insert.Run());
  int64_t id = sqlite3_last_insert_rowid(database.get());
  GRILLE_ASSIGN_OR_RETURN(
      Statement place,
      database.Prepare("INSERT INTO sheet_puzzle(sheet, place, puzzle) VALUES(?1, ?2, ?3)"));
  for (size_t i = 0; i < sheet.puzzles.size(); ++i) {
    place.Bind(1, id);
    place.Bind(2, static_cast<int64_t>(i) + 1);
    place.Bind(3, sheet.puzzles[i]);
    GRILLE_RETURN_IF_ERROR(place.Run());
  }
  return id;
}

absl::StatusOr<int64_t> RecordSheet(Database& database, const SheetRecord& sheet,
                                    absl::Span<const Use> from,
                                    absl::FunctionRef<absl::Status()> publish) {
  GRILLE_RETURN_IF_ERROR(KeepForGood(database));
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
  GRILLE_RETURN_IF_ERROR(
      MarkPuzzles(database, sheet.puzzles, Use::kPrinted, sheet.client, "", from));
  GRILLE_ASSIGN_OR_RETURN(int64_t id, InsertSheet(database, sheet));
  GRILLE_RETURN_IF_ERROR(publish());
  GRILLE_RETURN_IF_ERROR(transaction.Commit());
  return id;
}

absl::StatusOr<std::vector<SheetRecord>> ListSheets(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  GRILLE_ASSIGN_OR_RETURN(
      Statement select,
      database.Prepare(
          "SELECT s.id, s.uid, c.name, s.file, s.title, s.printed FROM sheet AS s JOIN "
          "client AS c ON c.id = s.client ORDER BY s.id"));
  GRILLE_ASSIGN_OR_RETURN(
      Statement places,
      database.Prepare("SELECT puzzle FROM sheet_puzzle WHERE sheet = ?1 ORDER BY place"));
  std::vector<SheetRecord> sheets;
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) return sheets;
    SheetRecord& sheet = sheets.emplace_back();
    sheet.id = select.Int(0);
    sheet.uid = std::string(select.Blob(1));
    sheet.client = std::string(select.Text(2));
    sheet.file = std::string(select.Text(3));
    sheet.title = std::string(select.Text(4));
    sheet.printed = std::string(select.Text(5));
    places.Bind(1, sheet.id);
    while (true) {
      GRILLE_ASSIGN_OR_RETURN(bool place, places.Step());
      if (!place) break;
      sheet.puzzles.push_back(places.Int(0));
    }
    places.Reset();
  }
}

}  // namespace grille::db
