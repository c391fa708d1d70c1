// `--again` of books: what was printed, printed once more, by `grille book` and by `grille sheet`.

#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

/// A book of few pages, with its cover.
const std::string kBound =
    R"({"title": "Été & <b>", "seed": 1, "how_to_play": false, "profile": "print-on-demand",
        "chapters": [{"kind": "wyx", "count": 5}]})";

class BookAgainTest : public ProgramTest {
 protected:
  void SetUp() override { MakeStore("a.db", 300); }

  /// The command that prints a book whose file says that.
  Words Print(const std::string& file, const std::string& book) const {
    Write("b.json", book);
    return {"book", "b.json", "--db", "a.db", "--for", "Été", "-o", file};
  }

  Result Again(int number, const std::string& file, const std::string& command = "book") const {
    return Grille({command, "--db", "a.db", "--again", std::to_string(number), "-o", file});
  }

  void ExpectRefused(const Result& result, const std::string& why, int status = 2) const {
    EXPECT_EQ(result.status, status) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, why)) << result.err;
    EXPECT_FALSE(Exists("again.pdf"));
    EXPECT_FALSE(Exists("again-cover.pdf"));
  }
};

TEST_F(BookAgainTest, TheSameFilesComeAgainAndTheStoreStays) {
  Good({"generate", "taquin", "--size", "3x3", "--count", "20", "--seed", "1", "--db", "a.db"});
  const std::vector<std::string> all = {
      R"({"title": " A & <b> \"q\"\n ", "subtitle": "S", "author": "É", "credits": "one\ntwo",
          "seed": 3, "variety": 6, "chapters": [
            {"kind": "wyx", "level": ["very-easy", "easy"], "count": 7, "qr": true, "hints": 1},
            {"title": "Tuiles", "kind": "taquin", "count": 4},
            {"kind": "wyx", "count": 3, "per_page": 1, "axes": "numbers", "steps": "pairs",
             "show_end": true, "pips": true}]})",
      R"({"language": "fr", "theme": "grey", "profile": "print-on-demand", "page_thickness": 0.1,
          "paper": "200.5x290mm", "answers_per_page": 4,
          "chapters": [{"kind": "wyx", "count": 9, "per_page": 4, "working_table": false}]})",
      R"({"theme": "ink-saver", "profile": "printer", "answers": "none", "how_to_play": false,
          "cut_outs": false, "chapters": [{"kind": "taquin", "count": 3}]})",
      R"({"imposition": "booklet", "how_to_play": false, "language": "fr",
          "chapters": [{"kind": "wyx", "level": "medium", "count": 6}]})",
  };
  for (size_t i = 0; i < all.size(); ++i) Good(Print("b" + std::to_string(i + 1) + ".pdf", all[i]));
  std::filesystem::remove(Path("b.json"));
  std::string before = Read("a.db");
  for (size_t i = 0; i < all.size(); ++i) {
    for (const char* command : {"book", "sheet"}) {
      Result again = Again(static_cast<int>(i) + 1, "again.pdf", command);
      EXPECT_EQ(again.status, 0) << again.err;
      EXPECT_EQ(again.out, "");
      std::string said = "book " + std::to_string(i + 1) + ", printed for Été on ";
      EXPECT_TRUE(Contains(again.err, said)) << again.err;
      EXPECT_TRUE(Contains(again.err, ": the same as was printed, to the byte\n")) << again.err;
      EXPECT_TRUE(Contains(again.err, " pages written to again.pdf\n")) << again.err;
      EXPECT_EQ(Contains(again.err, "cover written to again-cover.pdf\n"), i == 1) << again.err;
      EXPECT_SAME(Read("again.pdf"), Read("b" + std::to_string(i + 1) + ".pdf"));
    }
  }
  EXPECT_SAME(Read("again-cover.pdf"), Read("b2-cover.pdf"));
  EXPECT_SAME(Read("a.db"), before);
  // Over itself, too.
  std::string printed = Read("b2.pdf");
  EXPECT_EQ(Again(2, "b2.pdf").status, 0);
  EXPECT_SAME(Read("b2.pdf"), printed);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM sheet"), 4);
}

TEST_F(BookAgainTest, ASheetComesAgainFromTheSameCommand) {
  Good({"sheet", "--db", "a.db", "--for", "A", "--count", "3", "--answers", "separate-file", "-o",
        "s.pdf"});
  Result again = Again(1, "again.pdf");
  EXPECT_TRUE(Contains(again.err, "sheet 1, printed for A on ")) << again.err;
  EXPECT_TRUE(Contains(again.err, "to the byte")) << again.err;
  EXPECT_SAME(Read("again.pdf"), Read("s.pdf"));
  EXPECT_SAME(Read("again-answers.pdf"), Read("s-answers.pdf"));
}

TEST_F(BookAgainTest, WhatBecameOfThePuzzlesSinceDoesNotMatter) {
  Good(Print("b.pdf", kBound));
  Good({"release", "--db", "a.db", "--use", "printed", "--for", "Été"});
  Good(Print("c.pdf", R"({"seed": 2, "how_to_play": false,
                          "chapters": [{"kind": "wyx", "count": 290}]})"));
  Good({"generate", "wyx", "--count", "500", "--seed", "9", "--db", "a.db"});
  Good({"generate", "taquin", "--size", "3x3", "--count", "5", "--seed", "1", "--db", "a.db"});
  // Graded anew, to the same levels.
  Sql(Path("a.db"), "UPDATE class SET grade_version = 0 WHERE kind = 1");
  Good({"regrade", "--db", "a.db"});
  EXPECT_EQ(SqlNumber(Path("a.db"),
                      "SELECT count(*) FROM puzzle p JOIN class c ON c.id = p.class WHERE "
                      "grade_version = 0"),
            0);
  Good({"compact", "--db", "a.db"});
  EXPECT_TRUE(Contains(Again(1, "again.pdf").err, "to the byte"));
  EXPECT_SAME(Read("again.pdf"), Read("b.pdf"));
  EXPECT_SAME(Read("again-cover.pdf"), Read("b-cover.pdf"));
  // In a copy and in a store it was merged into, under other numbers there.
  Good({"backup", "--db", "a.db", "-o", "copy.db"});
  Good({"generate", "wyx", "--count", "40", "--seed", "77", "--db", "all.db"});
  Good({"merge", "all.db", "a.db"});
  for (const char* store : {"copy.db", "all.db"}) {
    Result again = Grille({"book", "--db", store, "--again", "1", "-o", "again.pdf"});
    EXPECT_TRUE(Contains(again.err, "to the byte")) << store << again.err;
  }
}

TEST_F(BookAgainTest, WhatDiffersIsWrittenAndSaid) {
  Good(Print("b.pdf", kBound));
  // Levels of another version of the grade, which found everything fiendish. Covers tell no level.
  Sql(Path("a.db"), "INSERT INTO class SELECT NULL, 1, 812, 0, 5, 0, 2, 0");
  Sql(Path("a.db"),
      "UPDATE puzzle SET class = (SELECT id FROM class WHERE grade_version = 0) WHERE id IN "
      "(SELECT puzzle FROM sheet_puzzle)");
  Result again = Again(1, "again.pdf");
  EXPECT_EQ(again.status, 0) << again.err;
  EXPECT_TRUE(Contains(again.err, ": again.pdf differs from what was printed: ")) << again.err;
  EXPECT_FALSE(Contains(again.err, "to the byte")) << again.err;
  EXPECT_NE(Difference(Read("again.pdf"), Read("b.pdf")), "");
  EXPECT_SAME(Read("again-cover.pdf"), Read("b-cover.pdf"));
  Sql(Path("a.db"), "UPDATE sheet SET answer_hash = answer_hash + 1");
  again = Again(1, "again.pdf");
  EXPECT_TRUE(Contains(again.err, ": again.pdf and again-cover.pdf differ from what was printed: "))
      << again.err;
}

TEST_F(BookAgainTest, WithoutItsPuzzlesABookIsNotPrintedAgain) {
  Good(Print("b.pdf", kBound));
  std::string path = Path("a.db");
  std::string third = "(SELECT puzzle FROM sheet_puzzle WHERE place = 3)";
  Sql(path, "UPDATE puzzle SET score = score + 1 WHERE id IN " + third);
  ExpectRefused(Again(1, "again.pdf"), "is damaged", 1);
  Sql(path, "PRAGMA foreign_keys = OFF; DELETE FROM puzzle WHERE id IN " + third);
  ExpectRefused(Again(1, "again.pdf"), "book 1: ");
  Sql(path, "DELETE FROM sheet_puzzle WHERE place = 3");
  ExpectRefused(Again(1, "again.pdf"), "book 1: chapter 1 has no wyx as its puzzle 5", 1);
  Sql(path, "UPDATE sheet SET layout = json_set(layout, '$.book.chapters[0].count', 3)");
  ExpectRefused(Again(1, "again.pdf"), "book 1: its chapters have 3 puzzles, the store gives it 4",
                1);
  Sql(path, "UPDATE sheet SET layout = json_set(layout, '$.book.chapters[0].kind', 'taquin')");
  ExpectRefused(Again(1, "again.pdf"), "book 1: chapter 1 has no taquin as its puzzle 1", 1);
}

TEST_F(BookAgainTest, AllOtherOptionsAreRefusedBesideIt) {
  Good(Print("b.pdf", kBound));
  for (const Words& other : std::vector<Words>{{"--for", "Été"}, {"--use", "reserved"}}) {
    Words command = {"book", "--db", "a.db", "--again", "1", "-o", "again.pdf"};
    command.insert(command.end(), other.begin(), other.end());
    ExpectRefused(Grille(command), "leave " + other[0] + " out");
  }
  ExpectRefused(Grille({"book", "b.json", "--db", "a.db", "--again", "1", "-o", "again.pdf"}),
                "leave FILE out");
  ExpectRefused(Grille({"book", "--again", "1", "-o", "again.pdf"}), "--db");
  ExpectRefused(Grille({"book", "--again", "1", "--db", "a.db"}), "--output");
  ExpectRefused(Again(0, "again.pdf"), "--again");
  ExpectRefused(Again(1, "a.db"), "is a database");
  ExpectRefused(Again(1, "x.svg"), "x.svg");
  std::filesystem::copy_file(Path("a.db"), Path("x-cover.pdf"));
  ExpectRefused(Again(1, "x.pdf"), "x-cover.pdf is a database");
  EXPECT_FALSE(Exists("x.pdf"));
  ExpectRefused(Again(1, "/dev/null"), "/dev/null is no file that another can stand beside");
  EXPECT_EQ(Grille({"book", "--again", "1", "--help"}).status, 0);
}

TEST_F(BookAgainTest, ABookThatIsNotThereIsRefused) {
  ExpectRefused(Again(1, "again.pdf"), "a.db: there is no sheet 1; none was printed yet");
  Good(Print("b.pdf", kBound));
  // A draft is no book of the store.
  Good({"book", "b.json", "--db", "a.db", "-o", "draft.pdf"});
  ExpectRefused(Again(2, "again.pdf"), "a.db: there is no sheet 2; the highest is 1");
}

TEST_F(BookAgainTest, AnotherVersionsBookIsRefused) {
  for (const char* file : {"1.pdf", "2.pdf"}) Good(Print(file, kBound));
  std::string path = Path("a.db");
  Sql(path, "UPDATE sheet SET layout = NULL, hash = NULL, answer_hash = NULL WHERE id = 1");
  ExpectRefused(Again(1, "again.pdf"),
                "sheet 1 was printed by an older version of grille, which kept no layout");
  Sql(path, "UPDATE sheet SET layout = json_set(layout, '$.book.binding', 'spiral') WHERE id = 2");
  ExpectRefused(Again(2, "again.pdf"),
                "book 2: another version of grille wrote what the book is to be (binding: is none "
                "of title, ");
}

// At whatever moment printing is killed: what the store calls printed is there, whole, and is what
// it says.
TEST_F(BookAgainTest, KilledWhilePrintingTheStoreAndTheFilesAgree) {
  auto temporary = [&] {
    Words files = Files();
    return std::any_of(files.begin(), files.end(),
                       [](const std::string& name) { return name.ends_with(".tmp"); });
  };
  std::string path = Path("a.db");
  long books = 0;
  int unrecorded = 0;
  for (int i = 0; i < 24; ++i) {
    std::string file = std::to_string(i) + ".pdf";
    std::string cover = std::to_string(i) + "-cover.pdf";
    Running program(Path(""), GrilleCommand(Print(file, kBound)), {});
    // While the files are written, when the first of the two stands, when both do, when the store
    // knows.
    program.WaitUntil([&] {
      if (i % 4 == 0) return temporary();
      if (i % 4 < 3) return Exists(i % 4 == 1 ? cover : file);
      return SqlIfPossible(path, "SELECT 1 FROM sheet WHERE id > " + std::to_string(books)) != "";
    });
    program.Send(SIGKILL);
    program.Wait();
    long now = SqlNumber(path, "SELECT count(*) FROM sheet");
    EXPECT_EQ(SqlNumber(path, "SELECT count(*) FROM mark"), 5 * now);
    ASSERT_LE(now, books + 1);
    if (now > books) {
      ASSERT_TRUE(Exists(file) && Exists(cover));
      Result again = Again(static_cast<int>(now), "again.pdf");
      EXPECT_TRUE(Contains(again.err, "to the byte")) << again.err;
      EXPECT_SAME(Read("again.pdf"), Read(file));
      EXPECT_SAME(Read("again-cover.pdf"), Read(cover));
    } else {
      ++unrecorded;
    }
    // Never half a file under its name.
    for (const std::string& name : {file, cover}) {
      EXPECT_TRUE(!Exists(name) || Read(name).ends_with("%%EOF\n")) << name;
    }
    for (const std::string& name : Files()) {
      if (name.ends_with(".tmp")) std::filesystem::remove(Path(name));
    }
    books = now;
  }
  RecordProperty("unrecorded", unrecorded);
  EXPECT_GT(unrecorded, 0);
  EXPECT_GE(books, 6);
  ExpectSound(path);
}

}  // namespace
}  // namespace grille::program
