#include "db/merge_writer.h"

#include "solver/status.h"

namespace grille::db {
namespace {

constexpr const char* kInsertMerged =
    "INSERT INTO puzzle(id, class, score, measure, run, batch, walk, key, payload) "
    "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";

constexpr const char* kFind =
    "SELECT p.id, c.kind, c.size, c.marks, c.level, c.grade_version, c.use FROM puzzle AS p CROSS "
    "JOIN class AS c ON c.id = p.class WHERE p.key = ?1";

}  // namespace

absl::StatusOr<std::unique_ptr<MergeWriter>> MergeWriter::Create(Database* database) {
  std::unique_ptr<MergeWriter> writer(new MergeWriter(database));
  GRILLE_ASSIGN_OR_RETURN(writer->insert_, database->Prepare(kInsertMerged));
  GRILLE_ASSIGN_OR_RETURN(writer->find_, database->Prepare(kFind));
  GRILLE_ASSIGN_OR_RETURN(writer->move_,
                          database->Prepare("UPDATE puzzle SET class = ?2 WHERE id = ?1"));
  return writer;
}

absl::Status MergeWriter::Begin() {
  classes_.Clear();
  GRILLE_ASSIGN_OR_RETURN(first_id_,
                          database_->QueryInt("SELECT next FROM counter WHERE name = 'puzzle'"));
  next_id_ = first_id_;
  return absl::OkStatus();
}

absl::StatusOr<MergeWriter::Taken> MergeWriter::Take(const MergeRow& row, int64_t run) {
  // Looked up first, unlike in the sink: here most may be known, and then nothing at all shall be
  // written, not even their class.
  GRILLE_ASSIGN_OR_RETURN(std::optional<Known> known, FindKnown(row.key));
  Taken taken;
  taken.added = !known.has_value();
  taken.marked = row.traits.use > (known.has_value() ? known->traits.use : Use::kFree);
  if (taken.added) {
    GRILLE_RETURN_IF_ERROR(Insert(row, run));
    if (taken.marked) GRILLE_RETURN_IF_ERROR(EnterMark(*database_, next_id_ - 1, row.mark));
  } else if (taken.marked) {
    GRILLE_RETURN_IF_ERROR(Strengthen(*known, row));
  }
  return taken;
}

absl::StatusOr<std::optional<MergeWriter::Known>> MergeWriter::FindKnown(std::string_view key) {
  find_.BindBlob(1, key);
  GRILLE_ASSIGN_OR_RETURN(bool found, find_.Step());
  std::optional<Known> known;
  if (found) {
    known.emplace();
    known->id = find_.Int(0);
    known->traits.kind = static_cast<int>(find_.Int(1));
    known->traits.size = static_cast<uint16_t>(find_.Int(2));
    known->traits.marks = static_cast<uint8_t>(find_.Int(3));
    known->traits.level = static_cast<Level>(find_.Int(4));
    known->traits.grade_version = static_cast<int>(find_.Int(5));
    known->traits.use = static_cast<Use>(find_.Int(6));
  }
  find_.Reset();
  return known;
}

absl::Status MergeWriter::Insert(const MergeRow& row, int64_t run) {
  GRILLE_ASSIGN_OR_RETURN(int64_t class_id, classes_.IdOf(*database_, row.traits));
  insert_.Bind(1, next_id_);
  insert_.Bind(2, class_id);
  insert_.Bind(3, row.score);
  insert_.Bind(4, row.measure);
  insert_.Bind(5, run);
  insert_.Bind(6, row.batch);
  insert_.Bind(7, row.walk);
  insert_.BindBlob(8, row.key);
  insert_.BindText(9, row.payload);
  GRILLE_RETURN_IF_ERROR(insert_.Run());
  classes_.Gain(class_id);
  ++next_id_;
  return absl::OkStatus();
}

absl::Status MergeWriter::Strengthen(const Known& known, const MergeRow& row) {
  // A trigger counts who moves from class to class; it must find those who came just now counted.
  GRILLE_RETURN_IF_ERROR(classes_.WriteGains(*database_));
  ClassTraits traits = known.traits;
  traits.use = row.traits.use;
  GRILLE_ASSIGN_OR_RETURN(int64_t class_id, classes_.IdOf(*database_, traits));
  move_.Bind(1, known.id);
  move_.Bind(2, class_id);
  GRILLE_RETURN_IF_ERROR(move_.Run());
  return EnterMark(*database_, known.id, row.mark);
}

absl::Status MergeWriter::Finish() {
  GRILLE_RETURN_IF_ERROR(classes_.WriteGains(*database_));
  // A merge that finds nothing new leaves the file as it is.
  if (next_id_ == first_id_) return absl::OkStatus();
  return database_->Execute(
      absl::StrCat("UPDATE counter SET next = ", next_id_, " WHERE name = 'puzzle'"));
}

absl::StatusOr<std::optional<int64_t>> MergeWriter::Find(std::string_view key) {
  GRILLE_ASSIGN_OR_RETURN(std::optional<Known> known, FindKnown(key));
  if (!known.has_value()) return std::nullopt;
  return known->id;
}

}  // namespace grille::db
