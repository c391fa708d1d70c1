// `grille sheets`: what was printed, for whom, and where on it the puzzles stand.

#include <nlohmann/json.hpp>
#include <regex>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class SheetsTest : public ProgramTest {
 protected:
  void SetUp() override { MakeStore("a.db", 200); }

  std::vector<json> Json(Words command) const {
    command.insert(command.begin(), {"sheets", "--db", "a.db", "--json"});
    std::vector<json> lines;
    for (const std::string& line : Lines(Good(command))) lines.push_back(json::parse(line));
    return lines;
  }

  /// The words of a page.
  std::string Page(const std::string& file, int page) const {
    std::string number = std::to_string(page);
    return Bash("pdftotext -f " + number + " -l " + number + " " + file + " -").out;
  }
};

TEST_F(SheetsTest, AStoreListsWhatWasPrintedFromIt) {
  EXPECT_EQ(Good({"sheets", "--db", "a.db"}), "the store has no sheets\n");
  EXPECT_EQ(Good({"sheets", "--db", "a.db", "--json"}), "");
  Good({"sheet", "--db", "a.db", "--for", "Été", "--count", "3", "--title", "L’été à Évian", "-o",
        "s.pdf"});
  Good({"sheet", "--db", "a.db", "--for", "Winter", "--count", "12", "--answers", "separate-file",
        "-o", "w.pdf"});
  std::string title(100, 'T');
  Good({"sheet", "--db", "a.db", "--for", "Été", "--count", "1", "--title", title, "-o", "t.pdf"});
  Sql(Path("a.db"), "UPDATE sheet SET printed = '2024-05-0' || id || 'T12:00:00Z'");
  EXPECT_EQ(Good({"sheets", "--db", "a.db"}),
            "sheet  type   printed               puzzles  client  title" + std::string(37, ' ') +
                "file\n"
                "    1  sheet  2024-05-01T12:00:00Z        3  Été     L’été à Évian" +
                std::string(29, ' ') +
                "s.pdf\n"
                "    2  sheet  2024-05-02T12:00:00Z       12  Winter" +
                std::string(44, ' ') +
                "w.pdf\n"
                "    3  sheet  2024-05-03T12:00:00Z        1  Été     " +
                std::string(39, 'T') + "…  t.pdf\n");
  EXPECT_EQ(
      Good({"sheets", "--db", "a.db", "--json"}),
      R"({"sheet":1,"type":"sheet","printed":"2024-05-01T12:00:00Z","client":"Été",)"
      R"("title":"L’été à Évian","file":"s.pdf","puzzles":3})"
      "\n"
      R"({"sheet":2,"type":"sheet","printed":"2024-05-02T12:00:00Z","client":"Winter",)"
      R"("title":"","file":"w.pdf","answer_file":"w-answers.pdf","puzzles":12})"
      "\n"
      R"({"sheet":3,"type":"sheet","printed":"2024-05-03T12:00:00Z","client":"Été","title":")" +
          title + R"(","file":"t.pdf","puzzles":1})" + "\n");
}

TEST_F(SheetsTest, OneClientsSheetsAreListedApart) {
  for (const char* client : {"A", "B", "A"}) {
    Good({"sheet", "--db", "a.db", "--for", client, "--count", "1", "-o", "s.pdf"});
  }
  std::vector<json> sheets = Json({"--for", "A"});
  ASSERT_EQ(sheets.size(), 2U);
  EXPECT_EQ(sheets[0]["sheet"], 1);
  EXPECT_EQ(sheets[1]["sheet"], 3);
  Good({"reserve", "--db", "a.db", "--for", "C", "--count", "1"});
  EXPECT_EQ(Good({"sheets", "--db", "a.db", "--for", "C"}), "the store has no sheets for C\n");
  Result nobody = Grille({"sheets", "--db", "a.db", "--for", "D"});
  EXPECT_EQ(nobody.status, 2);
  EXPECT_TRUE(Contains(nobody.err, "'D'")) << nobody.err;
}

TEST_F(SheetsTest, ThePuzzlesOfASheetAreListedInTheirPlaces) {
  // Two sheets of five, four a page, each page of puzzles with its answers behind it.
  Good({"sheet", "--db", "a.db", "--for", "A", "--count", "5", "--versions", "2", "--answers",
        "next-page", "--seed", "4", "-o", "s.pdf"});
  std::vector<json> puzzles = Json({"--sheet", "1"});
  ASSERT_EQ(puzzles.size(), 10U);
  std::string order;
  for (size_t i = 0; i < puzzles.size(); ++i) {
    const json& puzzle = puzzles[i];
    bool second = i >= 5;
    size_t number = i % 5 + 1;
    EXPECT_EQ(puzzle["place"], i + 1);
    EXPECT_EQ(puzzle["version"], second ? 2 : 1);
    EXPECT_EQ(puzzle["number"], number);
    EXPECT_EQ(puzzle["page"], (second ? 5 : 1) + (number == 5 ? 2 : 0));
    EXPECT_EQ(puzzle["position"], number == 5 ? 1 : number);
    std::string id = std::to_string(puzzle["id"].get<int>());
    json stored = json::parse(Good({"query", "--db", "a.db", "--id", id, "--json"}));
    for (const char* name : {"kind", "code", "level"}) EXPECT_EQ(puzzle[name], stored[name]);
    // The number of the store stands on that page and on no other of puzzles.
    for (int page : {1, 3, 5, 7}) {
      bool there = std::regex_search(Page("s.pdf", page), std::regex("\\b" + id + "\\b"));
      EXPECT_EQ(there, puzzle["page"] == page) << id << " on " << page;
    }
    order += id + "\n";
  }
  EXPECT_EQ(order, Sql(Path("a.db"), "SELECT puzzle FROM sheet_puzzle ORDER BY place"));
  Words lines = Lines(Good({"sheets", "--db", "a.db", "--sheet", "1"}));
  ASSERT_EQ(lines.size(), 11U);
  EXPECT_EQ(lines[0], "place  version  number  page  position          id  level      code");
  EXPECT_TRUE(lines[10].starts_with("   10        2       5     7         1  ")) << lines[10];
  EXPECT_TRUE(lines[10].ends_with(puzzles[9]["code"].get<std::string>())) << lines[10];
}

TEST_F(SheetsTest, BooksAreListedWithTheSheets) {
  Good({"sheet", "--db", "a.db", "--for", "A", "--count", "1", "-o", "s.pdf"});
  Write("b.json", R"({"title": "Summer", "seed": 1, "how_to_play": false,
                      "profile": "print-on-demand", "chapters": [
                        {"kind": "wyx", "level": "easy", "count": 3},
                        {"title": "Far jumps", "kind": "wyx", "count": 2, "per_page": 1}]})");
  Good({"book", "b.json", "--db", "a.db", "--for", "Éva", "-o", "b.pdf"});
  Sql(Path("a.db"), "UPDATE sheet SET printed = '2024-05-0' || id || 'T12:00:00Z'");
  EXPECT_EQ(Good({"sheets", "--db", "a.db"}),
            "sheet  type   printed               puzzles  client  title   file\n"
            "    1  sheet  2024-05-01T12:00:00Z        1  A               s.pdf\n"
            "    2  book   2024-05-02T12:00:00Z        5  Éva     Summer  b.pdf\n");
  EXPECT_EQ(Good({"sheets", "--db", "a.db", "--for", "Éva", "--json"}),
            R"({"sheet":2,"type":"book","printed":"2024-05-02T12:00:00Z","client":"Éva",)"
            R"("title":"Summer","file":"b.pdf","cover_file":"b-cover.pdf","puzzles":5})"
            "\n");
  // Title, credits, contents; each chapter has a page of its own before its puzzles.
  std::vector<json> puzzles = Json({"--sheet", "2"});
  ASSERT_EQ(puzzles.size(), 5U);
  const int chapters[] = {1, 1, 1, 2, 2};
  const int pages[] = {5, 5, 6, 8, 9};
  const int positions[] = {1, 2, 1, 1, 1};
  for (size_t i = 0; i < puzzles.size(); ++i) {
    const json& puzzle = puzzles[i];
    EXPECT_EQ(puzzle["place"], i + 1);
    EXPECT_EQ(puzzle["chapter"], chapters[i]);
    EXPECT_EQ(puzzle["number"], i + 1);
    EXPECT_EQ(puzzle["page"], pages[i]);
    EXPECT_EQ(puzzle["position"], positions[i]);
    EXPECT_FALSE(puzzle.contains("version"));
    std::string id = std::to_string(puzzle["id"].get<int>());
    json stored = json::parse(Good({"query", "--db", "a.db", "--id", id, "--json"}));
    for (const char* name : {"kind", "code", "level"}) EXPECT_EQ(puzzle[name], stored[name]);
    std::string number = std::to_string(i + 1);
    EXPECT_TRUE(std::regex_search(Page("b.pdf", pages[i]), std::regex("(^|\n)" + number + "\n")))
        << Page("b.pdf", pages[i]);
  }
  Words lines = Lines(Good({"sheets", "--db", "a.db", "--sheet", "2"}));
  ASSERT_EQ(lines.size(), 6U);
  EXPECT_EQ(lines[0], "place  chapter  number  page  position          id  level      code");
  EXPECT_TRUE(lines[5].starts_with("    5        2       5     9         1  ")) << lines[5];
}

TEST_F(SheetsTest, WithoutALayoutThePagesAreNotKnown) {
  Good({"sheet", "--db", "a.db", "--for", "A", "--count", "2", "-o", "s.pdf"});
  Sql(Path("a.db"), "UPDATE sheet SET layout = NULL, hash = NULL");
  Result result = Grille({"sheets", "--db", "a.db", "--sheet", "1"});
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(Contains(result.err,
                       "the pages of its puzzles are not known: sheet 1 was printed by an older "
                       "version of grille"))
      << result.err;
  Words lines = Lines(result.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_TRUE(lines[1].starts_with("    1        -       -     -         -  ")) << lines[1];
  json puzzle = Json({"--sheet", "1"})[1];
  for (const char* name : {"version", "number", "page", "position"}) {
    EXPECT_TRUE(puzzle[name].is_null());
  }
  EXPECT_EQ(puzzle["place"], 2);
  EXPECT_TRUE(Contains(Good({"sheets", "--db", "a.db"}), "\n    1  -     ")) << result.out;
  EXPECT_TRUE(Json({})[0]["type"].is_null());
}

TEST_F(SheetsTest, WrongUseIsRefused) {
  Result none = Grille({"sheets", "--db", "a.db", "--sheet", "1"});
  EXPECT_EQ(none.status, 2);
  EXPECT_TRUE(Contains(none.err, "there is no sheet 1; none was printed yet")) << none.err;
  Result both = Grille({"sheets", "--db", "a.db", "--sheet", "1", "--for", "A"});
  EXPECT_EQ(both.status, 2);
  EXPECT_TRUE(Contains(both.err, "leave --for out")) << both.err;
}

}  // namespace
}  // namespace grille::program
