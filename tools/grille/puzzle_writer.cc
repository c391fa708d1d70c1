#include "tools/grille/puzzle_writer.h"

#include "absl/strings/str_format.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/choices.h"

namespace grille::tools {
namespace {

constexpr char kCsvEnd[] = "\r\n";

/// The names of what the kinds measure, each once: a column each.
std::vector<std::string_view> MeasureNames() {
  std::vector<std::string_view> names;
  for (const Kind* kind : AllKinds()) {
    bool seen = false;
    for (std::string_view name : names) seen = seen || name == kind->measure_name();
    if (!seen) names.push_back(kind->measure_name());
  }
  return names;
}

/// What the column of measures is called: "arcs/moves".
std::string MeasureTitle() {
  std::string title;
  for (std::string_view name : MeasureNames()) {
    absl::StrAppend(&title, title.empty() ? "" : "/", ToAbsl(name));
  }
  return title;
}

}  // namespace

void AddFormat(Options& options, std::optional<Format>* format, bool with_table) {
  std::vector<std::pair<std::string, Format>> choices = {
      {"jsonl", Format::kJsonl}, {"csv", Format::kCsv}, {"codes", Format::kCodes}};
  if (with_table) choices.insert(choices.begin(), {"table", Format::kTable});
  AddChoice(options, "--format", "NAME", choices, format,
            with_table ? "table (unless told), jsonl, csv or codes"
                       : "jsonl (unless told), csv or codes");
}

void PuzzleWriter::Begin() {
  if (format_ == Format::kTable) {
    output_->Line(
        absl::StrFormat("%10s  %-9s  %5s  %s  %s", "id", "level", "score", MeasureTitle(), "code"));
  }
  if (format_ == Format::kCsv) {
    std::string header = "id,kind,code,level,score";
    for (std::string_view name : MeasureNames()) absl::StrAppend(&header, ",", ToAbsl(name));
    output_->Text(header + ",solution,use,client" + kCsvEnd);
  }
}

void PuzzleWriter::WriteTable(const db::StoredPuzzle& stored, const Kind& kind,
                              const PuzzleText& text, const db::Mark& mark) {
  const Puzzle& puzzle = stored.puzzle;
  std::string measure = MeasureText(kind, text);
  auto width = static_cast<int>(MeasureTitle().size());
  std::string line =
      absl::StrFormat("%10d  %-9s  %5d  %*s  %s", stored.id, ToAbsl(LevelName(puzzle.level)),
                      puzzle.score, width, measure.empty() ? "-" : measure, text.code);
  if (mark.use != db::Use::kFree) {
    absl::StrAppend(&line, "  ", ToAbsl(db::UseName(mark.use)));
    if (!mark.client.empty()) absl::StrAppend(&line, " for ", Printable(mark.client));
    if (!mark.note.empty()) absl::StrAppend(&line, ": ", Printable(mark.note));
  }
  output_->Line(line);
}

void PuzzleWriter::WriteJson(const db::StoredPuzzle& stored, const Kind& kind,
                             const PuzzleText& text, const db::Mark& mark) {
  JsonObject object = PuzzleJson(kind, stored.puzzle, text, stored.id);
  if (mark.use != db::Use::kFree) {
    object.Add("use", db::UseName(mark.use));
    if (!mark.client.empty()) object.Add("client", mark.client);
    if (!mark.note.empty()) object.Add("note", mark.note);
    object.Add("marked", mark.marked);
  }
  output_->JsonLine(object);
}

void PuzzleWriter::WriteCsv(const db::StoredPuzzle& stored, const Kind& kind,
                            const PuzzleText& text, const db::Mark& mark) {
  std::string line =
      absl::StrCat(stored.id, ",", CsvCell(kind.name()), ",", CsvCell(text.code), ",",
                   CsvCell(LevelName(stored.puzzle.level)), ",", stored.puzzle.score);
  for (std::string_view name : MeasureNames()) {
    line += ',';
    if (name == kind.measure_name()) line += MeasureText(kind, text);
  }
  output_->Text(absl::StrCat(line, ",", CsvCell(text.solution), ",", ToAbsl(db::UseName(mark.use)),
                             ",", CsvCell(mark.client), kCsvEnd));
}

absl::Status PuzzleWriter::Write(const db::StoredPuzzle& stored) {
  const Kind* kind = KindFromId(stored.kind);
  if (kind == nullptr) {
    return absl::DataLossError(absl::StrCat("puzzle ", stored.id, " is of an unknown kind"));
  }
  absl::StatusOr<PuzzleText> text = kind->Describe(stored.puzzle);
  if (!text.ok()) return Prefixed(absl::StrCat("puzzle ", stored.id), text.status());
  db::Mark mark;
  if (stored.use != db::Use::kFree) {
    GRILLE_ASSIGN_OR_RETURN(mark, db::MarkOf(store_->database(), stored.id));
  }
  switch (format_) {
    case Format::kTable:
      WriteTable(stored, *kind, *text, mark);
      break;
    case Format::kJsonl:
      WriteJson(stored, *kind, *text, mark);
      break;
    case Format::kCsv:
      WriteCsv(stored, *kind, *text, mark);
      break;
    case Format::kCodes:
      output_->Line(text->code);
      break;
  }
  return output_->failed() ? output_->Finish() : absl::OkStatus();
}

}  // namespace grille::tools
