#include "solver/wyx/table_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include "solver/status.h"

namespace grille::wyx {
namespace {

bool IsSmall(char c) { return c >= 'a' && c <= 'z'; }
bool IsCapital(char c) { return c >= 'A' && c <= 'Z'; }

absl::Status At(size_t line, size_t column, std::string_view reason) {
  return absl::InvalidArgumentError(
      absl::StrCat("line ", line, ", character ", column + 1, ": ", ToAbsl(reason)));
}

/// A character for a message: in quotes, or as a number when it cannot be shown by itself.
std::string Quoted(char c) {
  auto byte = static_cast<unsigned char>(c);
  if (byte < 0x20 || byte > 0x7e) return absl::StrCat("byte ", static_cast<int>(byte));
  return absl::StrCat("'", std::string(1, c), "'");
}

/// A letter found in the table, by place in the header rather than by number of domino, since the
/// dominoes are numbered when all are known.
struct Item {
  size_t row;
  size_t column;
  char domino;
};

class TableReader {
 public:
  absl::Status ReadLine(size_t number, std::string_view line) {
    size_t first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos ||
        line.find_first_not_of(" -+|") == std::string_view::npos) {
      return absl::OkStatus();
    }
    if (size_t tab = line.find('\t'); tab != std::string_view::npos) {
      return At(number, tab, "a tab: columns are told apart by blanks");
    }
    return cells_.empty() ? ReadHeader(number, line) : ReadRow(number, first, line);
  }

  absl::StatusOr<LetterTable> Finish() const {
    if (cells_.empty()) return absl::InvalidArgumentError("the table is empty");
    LetterTable letters;
    letters.cells = cells_;
    for (const Item& item : items_) {
      if (letters.dominoes.find(item.domino) == std::string::npos) letters.dominoes += item.domino;
    }
    std::sort(letters.dominoes.begin(), letters.dominoes.end());
    size_t n = cells_.size() - 1;
    if (letters.dominoes.size() != n) {
      return absl::InvalidArgumentError(absl::StrCat(cells_.size(), " cells need ", n,
                                                     " dominoes, but the table has ",
                                                     letters.dominoes.size()));
    }
    letters.table.n = static_cast<int>(n);
    for (const Item& item : items_) {
      if (item.row == n || item.column == 0) continue;
      letters.table.Add(static_cast<int>(item.row), static_cast<int>(item.column),
                        static_cast<int>(letters.dominoes.find(item.domino)));
    }
    return letters;
  }

 private:
  absl::Status ReadHeader(size_t number, std::string_view line) {
    for (size_t i = 0; i < line.size(); ++i) {
      if (line[i] == ' ' || line[i] == '|') continue;
      if (!IsCapital(line[i])) {
        return At(number, i,
                  absl::StrCat("expected a cell's capital letter, found ", Quoted(line[i])));
      }
      if (cells_.find(line[i]) != std::string::npos) {
        return At(number, i, absl::StrCat("cell ", Quoted(line[i]), " stands twice"));
      }
      cells_ += line[i];
      places_.push_back(i);
    }
    if (cells_.size() < kMinDominoes + 1 || cells_.size() > kMaxDominoes + 1) {
      return At(number, 0, absl::StrCat("a table has 6 to 17 cells, not ", cells_.size()));
    }
    row_seen_.assign(cells_.size(), false);
    return absl::OkStatus();
  }

  absl::Status ReadRow(size_t number, size_t first, std::string_view line) {
    size_t row = cells_.find(line[first]);
    if (row == std::string::npos) {
      return At(number, first, absl::StrCat(Quoted(line[first]), " is no cell of the header"));
    }
    if (row_seen_[row]) {
      return At(number, first, absl::StrCat("row ", Quoted(line[first]), " stands twice"));
    }
    row_seen_[row] = true;
    for (size_t i = first + 1; i < line.size(); ++i) {
      if (line[i] == ' ' || line[i] == '|') continue;
      if (!IsSmall(line[i])) {
        return At(number, i,
                  absl::StrCat("expected a domino's small letter, found ", Quoted(line[i])));
      }
      size_t column = std::find(places_.begin(), places_.end(), i) - places_.begin();
      if (column == places_.size()) {
        return At(number, i, absl::StrCat(Quoted(line[i]), " stands under no cell of the header"));
      }
      if (column == row) return At(number, i, "a domino leads from a cell to itself");
      items_.push_back({row, column, line[i]});
    }
    return absl::OkStatus();
  }

  std::string cells_;
  std::vector<size_t> places_;
  std::vector<bool> row_seen_;
  std::vector<Item> items_;
};

}  // namespace

absl::StatusOr<LetterTable> ReadLetterTable(std::string_view text) {
  TableReader reader;
  size_t number = 0;
  while (!text.empty()) {
    size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    GRILLE_RETURN_IF_ERROR(reader.ReadLine(++number, line));
  }
  return reader.Finish();
}

std::string CellLetters(const LetterTable& table, const Path& solution) {
  std::string letters;
  for (int i = 0; i < solution.length; ++i) letters += table.cells[solution.cells[i]];
  return letters;
}

std::string DominoLetters(const LetterTable& table, const Path& solution) {
  std::string letters;
  for (int i = 1; i < solution.length; ++i) {
    for (int e = 0; e < table.table.size; ++e) {
      const Entry& entry = table.table.entries[e];
      if (entry.row == solution.cells[i - 1] && entry.column == solution.cells[i]) {
        letters += table.dominoes[entry.domino];
      }
    }
  }
  return letters;
}

}  // namespace grille::wyx
