#include "db/sheet.h"

#include "absl/strings/str_cat.h"
#include "db/mark.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// A uid and a date that are not given are made here.
constexpr const char* kInsertSheet =
    "INSERT INTO sheet(uid, client, file, title, printed, layout, hash, answer_hash) "
    "VALUES(ifnull(?1, randomblob(16)), ?2, ?3, ?4, ifnull(?5, strftime('%Y-%m-%dT%H:%M:%SZ', "
    "'now')), ?6, ?7, ?8)";

constexpr const char* kSelectSheet =
    "SELECT s.id, s.uid, c.name, s.file, s.title, s.printed, s.layout, s.hash, s.answer_hash FROM "
    "sheet AS s JOIN client AS c ON c.id = s.client ";

void BindPrint(const std::optional<SheetPrint>& print, Statement* insert) {
  for (int parameter : {6, 7, 8}) insert->BindNull(parameter);
  if (!print.has_value()) return;
  insert->BindText(6, print->layout);
  insert->Bind(7, static_cast<int64_t>(print->hash));
  if (print->beside_hash.has_value()) insert->Bind(8, static_cast<int64_t>(*print->beside_hash));
}

/// The sheet of the row at hand, without its puzzles.
SheetRecord ReadSheet(const Statement& row) {
  SheetRecord sheet;
  sheet.id = row.Int(0);
  sheet.uid = std::string(row.Blob(1));
  sheet.client = std::string(row.Text(2));
  sheet.file = std::string(row.Text(3));
  sheet.title = std::string(row.Text(4));
  sheet.printed = std::string(row.Text(5));
  if (row.IsNull(6)) return sheet;
  SheetPrint& print = sheet.print.emplace();
  print.layout = std::string(row.Text(6));
  print.hash = static_cast<uint64_t>(row.Int(7));
  if (!row.IsNull(8)) print.beside_hash = static_cast<uint64_t>(row.Int(8));
  return sheet;
}

absl::StatusOr<Statement> SelectPlaces(Database& database) {
  return database.Prepare("SELECT puzzle FROM sheet_puzzle WHERE sheet = ?1 ORDER BY place");
}

absl::Status ReadPlaces(Statement* places, SheetRecord* sheet) {
  places->Bind(1, sheet->id);
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, places->Step());
    if (!row) break;
    sheet->puzzles.push_back(places->Int(0));
  }
  places->Reset();
  return absl::OkStatus();
}

absl::Status NoSuchSheet(Database& database, int64_t id) {
  GRILLE_ASSIGN_OR_RETURN(int64_t highest, database.QueryInt("SELECT max(id) FROM sheet"));
  return absl::NotFoundError(absl::StrCat(
      database.name(), ": there is no sheet ", id,
      highest == 0 ? "; none was printed yet" : absl::StrCat("; the highest is ", highest)));
}

}  // namespace

absl::StatusOr<int64_t> InsertSheet(Database& database, const SheetRecord& sheet) {
  GRILLE_ASSIGN_OR_RETURN(int64_t client, EnterClient(database, sheet.client));
  GRILLE_ASSIGN_OR_RETURN(Statement insert, database.Prepare(kInsertSheet));
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
  BindPrint(sheet.print, &insert);
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

absl::StatusOr<SheetRecord> FindSheet(Database& database, int64_t id) {
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare(absl::StrCat(kSelectSheet, "WHERE s.id = ?1")));
  select.Bind(1, id);
  GRILLE_ASSIGN_OR_RETURN(bool found, select.Step());
  if (!found) return NoSuchSheet(database, id);
  SheetRecord sheet = ReadSheet(select);
  GRILLE_ASSIGN_OR_RETURN(Statement places, SelectPlaces(database));
  GRILLE_RETURN_IF_ERROR(ReadPlaces(&places, &sheet));
  return sheet;
}

absl::StatusOr<std::vector<SheetRecord>> ListSheets(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare(absl::StrCat(kSelectSheet, "ORDER BY s.id")));
  GRILLE_ASSIGN_OR_RETURN(Statement places, SelectPlaces(database));
  std::vector<SheetRecord> sheets;
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) return sheets;
    sheets.push_back(ReadSheet(select));
    GRILLE_RETURN_IF_ERROR(ReadPlaces(&places, &sheets.back()));
  }
}

}  // namespace grille::db
