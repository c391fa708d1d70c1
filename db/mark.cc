#include "db/mark.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "db/class.h"
#include "db/run.h"
#include "solver/status.h"

namespace grille::db {
namespace {

absl::Status Taken(const Database& database, int64_t id, const Mark& mark) {
  std::string whose = mark.client.empty() ? "" : absl::StrCat(" for ", mark.client);
  return absl::AbortedError(
      absl::StrCat(database.name(), ": puzzle ", id, " is ", ToAbsl(UseName(mark.use)), whose));
}

/// Changes marks one by one; made once for many puzzles.
class Marker {
 public:
  static absl::StatusOr<Marker> Create(Database& database) {
    Marker marker(database);
    GRILLE_ASSIGN_OR_RETURN(
        marker.find_,
        database.Prepare(
            "SELECT c.kind, c.size, c.marks, c.level, c.grade_version, c.use, m.client, "
            "r.id, r.state FROM puzzle AS p JOIN class AS c ON c.id = p.class JOIN run AS r ON "
            "r.id = p.run LEFT JOIN mark AS m ON m.puzzle = p.id WHERE p.id = ?1"));
    GRILLE_ASSIGN_OR_RETURN(marker.move_,
                            database.Prepare("UPDATE puzzle SET class = ?2 WHERE id = ?1"));
    GRILLE_ASSIGN_OR_RETURN(
        marker.write_,
        // Who had a puzzle, and why, is not forgotten when nothing new is said.
        database.Prepare(
            "INSERT INTO mark(puzzle, client, note, marked) VALUES(?1, ?2, ?3, "
            "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')) ON CONFLICT(puzzle) DO UPDATE SET "
            "client = ifnull(excluded.client, client), note = iif(excluded.note = '', note, "
            "excluded.note), marked = excluded.marked"));
    GRILLE_ASSIGN_OR_RETURN(marker.erase_, database.Prepare("DELETE FROM mark WHERE puzzle = ?1"));
    return marker;
  }

  absl::Status Change(int64_t id, Use to, std::optional<int64_t> client, std::string_view note,
                      absl::Span<const Use> from) {
    find_.Bind(1, id);
    GRILLE_ASSIGN_OR_RETURN(bool row, find_.Step());
    if (!row) {
      return absl::NotFoundError(absl::StrCat(database_.name(), ": there is no puzzle ", id));
    }
    ClassTraits traits;
    traits.kind = static_cast<int>(find_.Int(0));
    traits.size = static_cast<uint16_t>(find_.Int(1));
    traits.marks = static_cast<uint8_t>(find_.Int(2));
    traits.level = static_cast<Level>(find_.Int(3));
    traits.grade_version = static_cast<int>(find_.Int(4));
    traits.use = static_cast<Use>(find_.Int(5));
    bool of_other = !find_.IsNull(6) && client != find_.Int(6);
    bool deleting = find_.Text(8) == RunStateName(RunState::kDeleting);
    int64_t run = find_.Int(7);
    find_.Reset();
    if (deleting && to != Use::kFree) {
      return absl::AbortedError(absl::StrCat(
          database_.name(), ": puzzle ", id, " goes with run ", run,
          ", which is being deleted; let 'grille delete --run ", run, "' finish first"));
    }
    bool may = std::find(from.begin(), from.end(), traits.use) != from.end();
    // What is reserved for one is not printed by another.
    if (to == Use::kPrinted && traits.use == Use::kReserved && of_other) may = false;
    if (!may) {
      GRILLE_ASSIGN_OR_RETURN(Mark mark, MarkOf(database_, id));
      return Taken(database_, id, mark);
    }
    traits.use = to;
    GRILLE_ASSIGN_OR_RETURN(int64_t class_id, classes_.IdOf(database_, traits));
    move_.Bind(1, id);
    move_.Bind(2, class_id);
    GRILLE_RETURN_IF_ERROR(move_.Run());
    if (to == Use::kFree) {
      erase_.Bind(1, id);
      return erase_.Run();
    }
    write_.Bind(1, id);
    if (client.has_value()) {
      write_.Bind(2, *client);
    } else {
      write_.BindNull(2);
    }
    write_.BindText(3, note);
    return write_.Run();
  }

 private:
  explicit Marker(Database& database) : database_(database) {}

  Database& database_;
  ClassBook classes_;
  Statement find_;
  Statement move_;
  Statement write_;
  Statement erase_;
};

}  // namespace

absl::StatusOr<std::optional<int64_t>> FindClient(Database& database, std::string_view name) {
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare("SELECT id FROM client WHERE name = ?1"));
  select.BindText(1, name);
  GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
  if (!row) return std::nullopt;
  return select.Int(0);
}

absl::StatusOr<int64_t> KnownClient(Database& database, std::string_view name) {
  GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> known, FindClient(database, name));
  if (known.has_value()) return *known;
  return absl::NotFoundError(absl::StrCat(
      database.name(), ": no puzzle was ever reserved or printed for '", ToAbsl(name), "'"));
}

absl::StatusOr<int64_t> EnterClient(Database& database, std::string_view name) {
  if (name.empty()) return absl::InvalidArgumentError("a publication or client needs a name");
  GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> known, FindClient(database, name));
  if (known.has_value()) return *known;
  GRILLE_ASSIGN_OR_RETURN(Statement insert,
                          database.Prepare("INSERT INTO client(name) VALUES(?1)"));
  insert.BindText(1, name);
  GRILLE_RETURN_IF_ERROR(insert.Run());
  return sqlite3_last_insert_rowid(database.get());
}

absl::Status MarkPuzzles(Database& database, absl::Span<const int64_t> ids, Use to,
                         std::string_view client, std::string_view note,
                         absl::Span<const Use> from) {
  std::optional<int64_t> owner;
  if (to == Use::kReserved || to == Use::kPrinted || (to == Use::kRejected && !client.empty())) {
    GRILLE_ASSIGN_OR_RETURN(owner, EnterClient(database, client));
  }
  GRILLE_ASSIGN_OR_RETURN(Marker marker, Marker::Create(database));
  for (int64_t id : ids) GRILLE_RETURN_IF_ERROR(marker.Change(id, to, owner, note, from));
  return absl::OkStatus();
}

absl::Status EnterMark(Database& database, int64_t id, const Mark& mark) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement insert,
      database.Prepare(
          "INSERT OR REPLACE INTO mark(puzzle, client, note, marked) VALUES(?1, ?2, ?3, ?4)"));
  insert.Bind(1, id);
  if (mark.client.empty()) {
    insert.BindNull(2);
  } else {
    GRILLE_ASSIGN_OR_RETURN(int64_t client, EnterClient(database, mark.client));
    insert.Bind(2, client);
  }
  insert.BindText(3, mark.note);
  insert.BindText(4, mark.marked);
  return insert.Run();
}

absl::StatusOr<Mark> MarkOf(Database& database, int64_t id) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement select,
      database.Prepare("SELECT c.use, ifnull(o.name, ''), ifnull(m.note, ''), ifnull(m.marked, '') "
                       "FROM puzzle AS p JOIN class AS c ON c.id = p.class LEFT JOIN mark AS m ON "
                       "m.puzzle = p.id LEFT JOIN client AS o ON o.id = m.client WHERE p.id = ?1"));
  select.Bind(1, id);
  GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
  if (!row) return absl::NotFoundError(absl::StrCat(database.name(), ": there is no puzzle ", id));
  Mark mark;
  if (select.Int(0) >= 0 && select.Int(0) < kUseCount) mark.use = static_cast<Use>(select.Int(0));
  mark.client = std::string(select.Text(1));
  mark.note = std::string(select.Text(2));
  mark.marked = std::string(select.Text(3));
  return mark;
}

absl::Status KeepForGood(Database& database) {
  return database.Execute("PRAGMA synchronous = FULL");
}

}  // namespace grille::db
