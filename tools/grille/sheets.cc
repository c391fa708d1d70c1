#include <algorithm>
#include <optional>

#include "absl/strings/str_format.h"
#include "db/mark.h"
#include "db/sheet.h"
#include "db/store.h"
#include "solver/status.h"
#include "tools/book/write_book.h"
#include "tools/grille/book_record.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/printed_puzzles.h"
#include "tools/sheet/sheet.h"

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

/// What was printed, if the store tells.
std::optional<std::string> TypeOf(const db::SheetRecord& record) {
  if (!record.print) return std::nullopt;
  return IsBook(record) ? "book" : "sheet";
}

class Sheets final : public Command {
 public:
  std::string name() const override { return "sheets"; }
  std::string description() const override {
    return "List the sheets and books printed from a store, or the puzzles of one";
  }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    AddClient(options, &client_, "Only what was printed for this publication or client");
    AddNumber(options, "--sheet", &sheet_, 1, kMaxNumber,
              "The puzzles of sheet or book N in its order, and where in it they stand");
    options.Flag("--json", &json_, "One JSON object a line, for each sheet, book or puzzle");
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
    GRILLE_RETURN_IF_ERROR(sheet_
                               ? ListPuzzles(*store, static_cast<int64_t>(*sheet_), json_, output)
                               : ListSheets(*store, output));
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
        {"sheet", "type", "printed", "puzzles", "client", "title", "file"}};
    for (const db::SheetRecord& sheet : sheets) {
      rows.push_back({absl::StrFormat("%5d", sheet.id), TypeOf(sheet).value_or("-"), sheet.printed,
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
    object.Add("sheet", sheet.id);
    if (std::optional<std::string> type = TypeOf(sheet)) {
      object.Add("type", *type);
    } else {
      object.AddNull("type");
    }
    object.Add("printed", sheet.printed)
        .Add("client", sheet.client)
        .Add("title", sheet.title)
        .Add("file", sheet.file);
    if (sheet.print && sheet.print->beside_hash) {
      if (IsBook(sheet)) {
        object.Add("cover_file", book::CoverFileOf(sheet.file));
      } else {
        object.Add("answer_file", sheet::AnswerFileOf(sheet.file));
      }
    }
    object.Add("puzzles", sheet.puzzles.size());
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
