#include <gtest/gtest.h>

#include <random>

#include "solver/status.h"
#include "solver/wyx/count.h"
#include "solver/wyx/table_text.h"

namespace grille::wyx {
namespace {

constexpr std::string_view kSource =
    "    A B C D E F G H I J K L M\n"
    "A |     c\n"
    "B |             k   e\n"
    "C | l       e b         j\n"
    "D |               c j\n"
    "E | d j   e           f\n"
    "F |               h         a\n"
    "G | j                   g\n"
    "H |       l d\n"
    "I |                       a\n"
    "J |     a                   l\n"
    "K |   e               i\n"
    "L |   f   i\n"
    "M | a                 c\n";

// A C … only reads as a table: the first letter of the row names the cell, the others stand under
// the header.
TEST(LetterTable, SourceInstance) {
  absl::StatusOr<LetterTable> letters = ReadLetterTable(kSource);
  ASSERT_TRUE(letters.ok()) << letters.status();
  EXPECT_EQ(letters->table.n, 12);
  EXPECT_EQ(letters->table.size, 23);
  SolutionCount count = CountSolutions(letters->table, {.solutions = 10});
  ASSERT_TRUE(count.known);
  ASSERT_EQ(count.solutions, 1U);
  // Every step of the answer is an entry of the table as printed.
  std::string cells = CellLetters(*letters, count.found[0]);
  std::string dominoes = DominoLetters(*letters, count.found[0]);
  EXPECT_EQ(cells.size(), 13U);
  EXPECT_EQ(dominoes.size(), 12U);
  EXPECT_EQ(cells.front(), 'A');
  EXPECT_EQ(cells.back(), 'M');
}

TEST(LetterTable, RuleLinesAndCrLfSayNothing) {
  std::string text(kSource);
  text.insert(text.find('\n') + 1, "--+---------------------------\n");
  for (size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
    text.insert(at, "\r");
  }
  absl::StatusOr<LetterTable> letters = ReadLetterTable(text);
  ASSERT_TRUE(letters.ok()) << letters.status();
  EXPECT_EQ(letters->table.size, 23);
}

TEST(LetterTable, NamesWhatIsWrong) {
  struct Case {
    std::string_view text;
    std::string_view error;
  };
  for (const Case& c : {
           Case{"", "the table is empty"},
           Case{"  A B A D E F\n", "line 1, character 7: cell 'A' stands twice"},
           Case{"  A B C\n", "line 1, character 1: a table has 6 to 17 cells, not 3"},
           Case{"  A B c\n", "line 1, character 7: expected a cell's capital letter, found 'c'"},
           Case{"  A B C D E F\nX   a\n", "line 2, character 1: 'X' is no cell of the header"},
           Case{"  A B C D E F\nA    a\n",
                "line 2, character 6: 'a' stands under no cell of the header"},
           Case{"  A B C D E F\nA a\n",
                "line 2, character 3: a domino leads from a cell to itself"},
           Case{"  A B C D E F\nA   a\nA   a\n", "line 3, character 1: row 'A' stands twice"},
           Case{"  A B C D E F\nA   1\n",
                "line 2, character 5: expected a domino's small letter, found '1'"},
           Case{"  A B C D E F\nA\ta\n",
                "line 2, character 2: a tab: columns are told apart by blanks"},
           Case{"  A B C D E F\nA   a b\n", "6 cells need 5 dominoes, but the table has 2"},
       }) {
    absl::StatusOr<LetterTable> letters = ReadLetterTable(c.text);
    ASSERT_FALSE(letters.ok()) << c.text;
    EXPECT_EQ(MessageOf(letters.status()), c.error);
  }
}

/// All solutions of a table, by walking from cell to cell.
uint64_t CountByWalking(const Table& table, int cell, uint32_t visited, uint32_t used) {
  if (cell == table.n) return visited == (uint32_t{2} << table.n) - 1 ? 1 : 0;
  uint64_t solutions = 0;
  for (int e = 0; e < table.size; ++e) {
    const Entry& entry = table.entries[e];
    if (entry.row != cell || (visited >> entry.column & 1) != 0 ||
        (used >> entry.domino & 1) != 0) {
      continue;
    }
    solutions += CountByWalking(table, entry.column, visited | 1U << entry.column,
                                used | 1U << entry.domino);
  }
  return solutions;
}

TEST(Table, CountAgreesWithWalkingOnTablesFromNoBoard) {
  std::mt19937_64 random(5);
  int solved = 0;
  int ambiguous = 0;
  for (int i = 0; i < 4000; ++i) {
    Table table;
    table.n = 5 + static_cast<int>(random() % 5);
    auto sparse = 10 + random() % 20;
    for (int row = 0; row < table.n; ++row) {
      for (int column = 1; column <= table.n; ++column) {
        if (row == column || random() % 30 >= sparse) continue;
        table.Add(row, column, static_cast<int>(random() % static_cast<uint64_t>(table.n)));
      }
    }
    uint64_t expected = CountByWalking(table, 0, 1, 0);
    SolutionCount count = CountSolutions(table, {.solutions = 1'000'000});
    ASSERT_EQ(count.solutions, expected);
    solved += expected == 1 ? 1 : 0;
    ambiguous += expected > 1 ? 1 : 0;
  }
  EXPECT_GT(solved, 50);
  EXPECT_GT(ambiguous, 50);
}

TEST(LetterTable, LargestTableIsSolved) {
  // Seventeen cells, every entry of the table there: beyond what one word of 64 bits holds.
  std::mt19937_64 random(6);
  std::string text = " ";
  for (int i = 0; i < 17; ++i) text += {' ', static_cast<char>('A' + i)};
  text += '\n';
  for (int r = 0; r < 16; ++r) {
    text += static_cast<char>('A' + r);
    text += ' ';
    for (int c = 0; c < 17; ++c) {
      text += c == r || c == 0 ? ' ' : static_cast<char>('a' + random() % 16);
      text += ' ';
    }
    text += '\n';
  }
  absl::StatusOr<LetterTable> letters = ReadLetterTable(text);
  ASSERT_TRUE(letters.ok()) << letters.status();
  EXPECT_EQ(letters->table.size, 16 * 15 + 1);
  SolutionCount count = CountSolutions(letters->table, {.solutions = 50});
  EXPECT_EQ(count.solutions, 50U);
  EXPECT_TRUE(count.more);
}

}  // namespace
}  // namespace grille::wyx
