#include <algorithm>
#include <optional>

#include "absl/strings/str_format.h"
#include "db/mark.h"
#include "db/sheet.h"
#include "db/store.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/grille/sheet_record.h"

namespace grille::tools {
namespace {

/// Names that are longer are cut short in the table, in characters.
constexpr size_t kLongestName = 40;

/// Whether a byte begins a character.
bool Begins(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

size_t Characters(const std::string& text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), Begins));
}

/// A name for the table: one line, not too long.
std::string Shown(const std::string& name) {
  std::string shown = Printable(name);
  if (Characters(shown) <= kLongestName) return shown;
  size_t end = 0;
  for (size_t characters = 0; !Begins(shown[end]) || ++characters < kLongestName;) ++end;
  return shown.substr(0, end) + "…";
}

std::string Padded(const std::string& text, size_t width) {
  size_t characters = Characters(text);
  return characters < width ? text + std::string(width - characters, ' ') : text;
}

class Sheets final : public Command {
 public:
  std::string name() const override { return "sheets"; }
  std::string description() const override {
    return "List the sheets printed from a store, or the puzzles of one";
  }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    AddClient(options, &client_, "Only sheets for this publication or client");
    AddNumber(options, "--sheet", &sheet_, 1, kMaxNumber,
              "The puzzles of sheet N in its order, and where on it they stand");
    options.Flag("--json", &json_, "One JSON object a line, for each sheet or puzzle");
    options.Footer(
        "Examples:\n"
        "  grille sheets --db grilles.db\n"
        "  grille sheets --db grilles.db --for 'Summer book' --json\n"
        "  grille sheets --db grilles.db --sheet 1");
  }

  int Run() override {
    Output output;
    absl::Status status = Answer(&output);
    if (absl::Status written = output.Finish(); status.ok()) status = written;
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Answer(Output* output) {
    if (sheet_ && !client_.empty()) {
      return absl::InvalidArgumentError("--sheet names one sheet; leave --for out");
    }
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kRead));
    GRILLE_RETURN_IF_ERROR(sheet_ ? ListPuzzles(*store, output) : ListSheets(*store, output));
    return store->Close();
  }

  absl::Status ListSheets(db::Store& store, Output* output) const {
    if (!client_.empty()) {
      GRILLE_RETURN_IF_ERROR(db::KnownClient(store.database(), client_).status());
    }
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::SheetRecord> sheets, db::ListSheets(store.database()));
    if (!client_.empty()) {
      std::erase_if(sheets, [&](const db::SheetRecord& sheet) { return sheet.client != client_; });
    }
    if (json_) {
      for (const db::SheetRecord& sheet : sheets) PrintJson(sheet, output);
    } else if (sheets.empty()) {
      output->Line(client_.empty() ? "the store has no sheets"
                                   : "the store has no sheets for " + Printable(client_));
    } else {
      PrintTable(sheets, output);
    }
    return absl::OkStatus();
  }

  static void PrintTable(const std::vector<db::SheetRecord>& sheets, Output* output) {
    std::vector<std::vector<std::string>> rows = {
        {"sheet", "printed", "puzzles", "client", "title", "file"}};
    for (const db::SheetRecord& sheet : sheets) {
      rows.push_back({absl::StrFormat("%5d", sheet.id), sheet.printed,
                      absl::StrFormat("%7d", sheet.puzzles.size()), Shown(sheet.client),
                      Shown(sheet.title), Printable(sheet.file)});
    }
    std::vector<size_t> widths(rows[0].size(), 0);
    for (const std::vector<std::string>& row : rows) {
      for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], Characters(row[i]));
    }
    for (const std::vector<std::string>& row : rows) {
      std::string line;
      for (size_t i = 0; i + 1 < row.size(); ++i) line += Padded(row[i], widths[i]) + "  ";
      output->Line(line + row.back());
    }
  }

  static void PrintJson(const db::SheetRecord& sheet, Output* output) {
    JsonObject object;
    object.Add("sheet", sheet.id)
        .Add("printed", sheet.printed)
        .Add("client", sheet.client)
        .Add("title", sheet.title)
        .Add("file", sheet.file);
    if (sheet.print && sheet.print->answer_hash) {
      object.Add("answer_file", sheet::AnswerFileOf(sheet.file));
    }
    object.Add("puzzles", sheet.puzzles.size());
    output->JsonLine(object);
  }

  absl::Status ListPuzzles(db::Store& store, Output* output) const {
    GRILLE_ASSIGN_OR_RETURN(db::SheetRecord record,
                            db::FindSheet(store.database(), static_cast<int64_t>(*sheet_)));
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::StoredPuzzle> stored, PuzzlesOf(store, record));
    std::vector<sheet::SheetPuzzle> puzzles;
    for (const db::StoredPuzzle& puzzle : stored) {
      GRILLE_RETURN_IF_ERROR(AddStored(puzzle, &puzzles));
    }
    absl::StatusOr<sheet::Sheet> sheet = Plan(record, puzzles);
    if (!sheet.ok()) {
      Say(absl::StrCat("the pages of its puzzles are not known: ", sheet.status().message()));
    }
    if (!json_) {
      output->Line(absl::StrFormat("%5s  %7s  %6s  %4s  %8s  %10s  %-9s  %s", "place", "version",
                                   "number", "page", "position", "id", "level", "code"));
    }
    for (size_t i = 0; i < puzzles.size(); ++i) {
      std::optional<sheet::Sheet::Place> place;
      if (sheet.ok()) place = sheet->PlaceOf(i);
      json_ ? PrintJson(stored[i].id, puzzles[i], i + 1, place, output)
            : PrintLine(puzzles[i], i + 1, place, output);
    }
    return absl::OkStatus();
  }

  static absl::StatusOr<sheet::Sheet> Plan(const db::SheetRecord& record,
                                           const std::vector<sheet::SheetPuzzle>& puzzles) {
    GRILLE_ASSIGN_OR_RETURN(sheet::SheetOptions layout, LayoutOf(record));
    return sheet::Sheet::Plan(puzzles, layout);
  }

  static void PrintLine(const sheet::SheetPuzzle& puzzle, size_t place,
                        const std::optional<sheet::Sheet::Place>& on_paper, Output* output) {
    std::string version = "-";
    std::string number = "-";
    std::string page = "-";
    std::string position = "-";
    if (on_paper) {
      version = absl::StrCat(on_paper->version);
      number = absl::StrCat(on_paper->number);
      page = absl::StrCat(on_paper->page);
      position = absl::StrCat(on_paper->position);
    }
    output->Line(absl::StrFormat("%5d  %7s  %6s  %4s  %8s  %10s  %-9s  %s", place, version, number,
                                 page, position, puzzle.id, ToAbsl(LevelName(puzzle.level)),
                                 puzzle.code));
  }

  static void PrintJson(int64_t id, const sheet::SheetPuzzle& puzzle, size_t place,
                        const std::optional<sheet::Sheet::Place>& on_paper, Output* output) {
    JsonObject object;
    object.Add("place", place);
    if (on_paper) {
      object.Add("version", on_paper->version)
          .Add("number", on_paper->number)
          .Add("page", on_paper->page)
          .Add("position", on_paper->position);
    } else {
      object.AddNull("version").AddNull("number").AddNull("page").AddNull("position");
    }
    object.Add("id", id)
        .Add("kind", puzzle.kind)
        .Add("code", puzzle.code)
        .Add("level", LevelName(puzzle.level));
    output->JsonLine(object);
  }

  std::string path_;
  std::string client_;
  std::optional<uint64_t> sheet_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeSheets() { return std::make_unique<Sheets>(); }

}  // namespace grille::tools
