// `grille book`: which puzzles come into a book and what is left behind when it cannot be made. How
// books look is for tests/tools/book_*_test.cc.

#include <fstream>
#include <regex>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

class BookTest : public ProgramTest {
 protected:
  void SetUp() override {
    MakeStore("a.db", 200);
    Save("a.json", R"({"title": "Été & <b>", "seed": 1, "how_to_play": false,
                       "chapters": [{"kind": "wyx", "level": ["very-easy", "easy"], "count": 10},
                                    {"kind": "wyx", "level": "medium", "count": 6}]})");
  }

  void Save(const std::string& name, const std::string& text) const {
    std::ofstream(Path(name)) << text;
  }

  static std::string Sentences(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += "This is a sentence of no great length. ";
    return text;
  }

  long Count(const std::string& use) const {
    return SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzles WHERE use = '" + use + "'");
  }
};

TEST_F(BookTest, ADraftReadsTheStoreAlone) {
  Result result = Grille({"book", "a.json", "--db", "a.db", "-o", "a.pdf"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.out, "");
  EXPECT_TRUE(Contains(result.err, "16 puzzles on ")) << result.err;
  EXPECT_EQ(Count("printed"), 0);
  EXPECT_TRUE(Contains(Bash("pdfinfo a.pdf").out, "Été & <b>"));
  Good({"book", "a.json", "--db", "a.db", "-o", "b.pdf"});
  EXPECT_EQ(Read("a.pdf"), Read("b.pdf"));
}

TEST_F(BookTest, ForSomebodyThePuzzlesAreMarkedInTheOrderOfTheBook) {
  Good({"book", "a.json", "--db", "a.db", "--for", "Summer", "-o", "a.pdf"});
  EXPECT_EQ(Count("printed"), 16);
  const std::string in_order =
      "SELECT count(*) FROM sheet_puzzle a JOIN sheet_puzzle b ON b.sheet = a.sheet AND b.place = "
      "a.place + 1 JOIN puzzle p ON p.id = a.puzzle JOIN puzzle q ON q.id = b.puzzle "
      "WHERE p.score < q.score OR (p.score = q.score AND p.id < q.id)";
  // Levels rise with the score, so that here the whole book does.
  EXPECT_EQ(SqlNumber(Path("a.db"), in_order), 15);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(DISTINCT puzzle) FROM sheet_puzzle"), 16);
  // The next book has none of them.
  Good({"book", "a.json", "--db", "a.db", "--for", "Winter", "-o", "b.pdf"});
  EXPECT_EQ(Count("printed"), 32);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(DISTINCT puzzle) FROM sheet_puzzle"), 32);
  ExpectSound(Path("a.db"));
}

// The scores of patiences by colour and of those by word are not of one scale.
TEST_F(BookTest, AChapterRisesByLevel) {
  Good({"generate", "etoile", "--seed", "1", "--count", "20", "--db", "stars.db"});
  Good({"generate", "etoile", "--word", "NOA", "--seed", "1", "--count", "20", "--db", "stars.db"});
  Save("b.json", R"({"seed": 3, "how_to_play": false,
                     "chapters": [{"kind": "etoile", "count": 40}]})");
  Good({"book", "b.json", "--db", "stars.db", "--for", "All", "-o", "b.pdf"});
  const std::string neighbours =
      "SELECT count(*) FROM sheet_puzzle a JOIN sheet_puzzle b ON b.sheet = a.sheet AND b.place = "
      "a.place + 1 JOIN puzzle p ON p.id = a.puzzle JOIN puzzle q ON q.id = b.puzzle JOIN class c "
      "ON c.id = p.class JOIN class d ON d.id = q.class WHERE c.level ";
  EXPECT_EQ(SqlNumber(Path("stars.db"), neighbours + "> d.level"), 0);
  EXPECT_GT(SqlNumber(Path("stars.db"), neighbours + "< d.level"), 1);
  // By score alone, a level would come after a harder one.
  EXPECT_GT(SqlNumber(Path("stars.db"), neighbours + "< d.level AND p.score > q.score"), 0);
}

TEST_F(BookTest, ReservedPuzzlesAreUsedByTheirOwnerAlone) {
  Save("b.json", R"({"seed": 3, "how_to_play": false, "chapters": [
      {"kind": "wyx", "count": 30}, {"kind": "wyx", "count": 10}]})");
  Good({"retire", "--db", "a.db", "7"});
  for (const char* client : {"A", "B"}) {
    Good({"reserve", "--db", "a.db", "--for", client, "--count", "35", "--seed", "1"});
  }
  Good({"sheet", "--db", "a.db", "--for", "A", "--count", "1", "-o", "s.pdf"});
  auto book = [&](const std::string& client, const std::string& uses) {
    return Grille(
        {"book", "b.json", "--db", "a.db", "--use", uses, "--for", client, "-o", "b.pdf"});
  };
  auto marks = [&](const std::string& client, const std::string& use) {
    return SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzles WHERE client = '" + client +
                                       "' AND use = '" + use + "'");
  };
  // All of what is reserved for A is fewer than the book holds; what is B's, printed or rejected is
  // not looked at.
  Result few = book("A", "reserved");
  EXPECT_EQ(few.status, 1);
  EXPECT_TRUE(
      Contains(few.err, "the store has too few reserved puzzles: chapter 2 lacks 5 of 10 puzzles"))
      << few.err;
  Result nobody = book("C", "reserved");
  EXPECT_EQ(nobody.status, 2);
  EXPECT_TRUE(Contains(nobody.err, "'C'")) << nobody.err;
  EXPECT_FALSE(Exists("b.pdf"));
  EXPECT_EQ(marks("A", "reserved"), 35);
  // Those reserved come first.
  Result both = book("A", "free,reserved");
  EXPECT_EQ(both.status, 0) << both.err;
  EXPECT_EQ(marks("A", "reserved"), 0);
  EXPECT_EQ(marks("A", "printed"), 41);
  EXPECT_EQ(marks("B", "reserved"), 35);
  EXPECT_EQ(Count("free"), 200 - 35 - 41 - 1);
  // Unless told, they are left alone.
  Good({"book", "b.json", "--db", "a.db", "--for", "B", "-o", "b.pdf"});
  EXPECT_EQ(marks("B", "reserved"), 35);
  EXPECT_EQ(marks("B", "printed"), 40);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) = count(DISTINCT puzzle) FROM sheet_puzzle"),
            1);
  ExpectSound(Path("a.db"));
}

TEST_F(BookTest, NoPuzzleIsInABookTwice) {
  Save("b.json", R"({"seed": 3, "how_to_play": false, "chapters": [
      {"kind": "wyx", "count": 90}, {"kind": "wyx", "count": 110}]})");
  Good({"book", "b.json", "--db", "a.db", "--for", "All", "-o", "b.pdf"});
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(DISTINCT puzzle) FROM sheet_puzzle"), 200);
}

TEST_F(BookTest, TooFewPuzzlesAreToldByChapter) {
  Save("b.json", R"({"seed": 3, "chapters": [{"kind": "wyx", "count": 150},
      {"kind": "taquin", "count": 2}, {"kind": "wyx", "count": 60}]})");
  Result result = Grille({"book", "b.json", "--db", "a.db", "--for", "All", "-o", "b.pdf"});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.err, "chapter 2 lacks 2 of 2 puzzles; chapter 3 lacks 10 of 60"))
      << result.err;
  Save("c.json", R"({"seed": 3, "variety": 0, "chapters": [{"kind": "wyx", "count": 100}]})");
  Result varied = Grille({"book", "c.json", "--db", "a.db", "-o", "c.pdf"});
  EXPECT_EQ(varied.status, 1);
  EXPECT_TRUE(Contains(varied.err, "that differ enough: chapter 1 lacks ")) << varied.err;
  EXPECT_FALSE(Exists("b.pdf"));
  EXPECT_FALSE(Exists("c.pdf"));
  EXPECT_EQ(Count("printed"), 0);
}

TEST_F(BookTest, WithoutASeedOneIsTold) {
  Save("b.json", R"({"how_to_play": false, "chapters": [{"kind": "wyx", "count": 2}]})");
  Result result = Grille({"book", "b.json", "--db", "a.db", "-o", "b.pdf"});
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(std::regex_search(result.err, std::regex("seed [0-9]+"))) << result.err;
}

TEST_F(BookTest, ACharacterThatNoFontHasIsNamed) {
  Save("b.json",
       "{\"title\": \"A \U000F1234\", \"seed\": 1, \"how_to_play\": false, "
       "\"chapters\": [{\"kind\": \"wyx\", \"count\": 2}]}");
  Result result = Grille({"book", "b.json", "--db", "a.db", "-o", "b.pdf"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_TRUE(Contains(result.err, "U+F1234")) << result.err;
  EXPECT_FALSE(Contains(Grille({"book", "a.json", "--db", "a.db", "-o", "a.pdf"}).err, "U+"));
}

TEST_F(BookTest, PrintOnDemandWritesTheCoverBesideTheBook) {
  Save("b.json", R"({"seed": 1, "profile": "print-on-demand", "how_to_play": false,
                     "chapters": [{"kind": "wyx", "count": 2}]})");
  Result result = Grille({"book", "b.json", "--db", "a.db", "-o", "b.pdf"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_TRUE(Contains(result.err, "cover written to b-cover.pdf")) << result.err;
  EXPECT_TRUE(Exists("b.pdf"));
  EXPECT_TRUE(Exists("b-cover.pdf"));
}

TEST_F(BookTest, WhatIsWrongLeavesNoFile) {
  Save("bad.json", R"({"chapters": [{"kind": "wyx", "count": -1}]})");
  Save("a-cover.pdf",
       R"({"profile": "print-on-demand", "chapters": [{"kind": "wyx", "count": 1}]})");
  Save("wordy.json", R"({"seed": 1, "credits": ")" + Sentences(120) +
                         R"(", "chapters": [{"kind": "wyx", "count": 1}]})");
  Save("large.json", R"({"seed": 1, "chapters": [{"kind": "wyx", "count": 24, "per_page": 24}]})");
  std::vector<std::string> before = Files();
  for (const Words& command :
       {Words{"book", "bad.json", "--db", "a.db", "-o", "a.pdf"},
        {"book", "large.json", "--db", "a.db", "-o", "a.pdf"},
        {"book", "wordy.json", "--db", "a.db", "-o", "a.pdf"},
        {"book", "a-cover.pdf", "--db", "a.db", "-o", "a.pdf"},
        {"book", "a-cover.pdf", "--db", "a.db", "-o", "/dev/null"},
        {"book", "missing.json", "--db", "a.db", "-o", "a.pdf"},
        {"book", ".", "--db", "a.db", "-o", "a.pdf"},
        {"book", "a.db", "--db", "a.db", "-o", "a.pdf"},
        {"book", "a.json", "--db", "missing.db", "-o", "a.pdf"},
        {"book", "a.json", "--db", "a.db", "-o", "a.db"},
        {"book", "a.json", "--db", "a.db", "-o", "a.json"},
        {"book", "a.json", "--db", "a.db", "-o", "no/such/a.pdf"},
        {"book", "a.json", "--db", "a.db", "--for", " ", "-o", "a.pdf"},
        {"book", "a.json", "--db", "a.db"},
        {"book", "a.json", "-o", "a.pdf"},
        {"book", "--db", "a.db", "-o", "a.pdf"},
        {"book", "a.json", "--db", "a.db", "--use", "reserved", "-o", "a.pdf"},
        {"book", "a.json", "--db", "a.db", "--for", "A", "--use", "printed", "-o", "a.pdf"},
        {"book", "a.json", "--db", "a.db", "--for", "A", "--use", "any", "-o", "a.pdf"}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(command) << result.err;
    EXPECT_FALSE(result.err.empty());
  }
  EXPECT_EQ(Files(), before);
  EXPECT_TRUE(Contains(Grille({"book", "bad.json", "--db", "a.db", "-o", "a.pdf"}).err,
                       "bad.json: chapter 1: count: -1 is no whole number from 1 to 10000"));
  EXPECT_TRUE(Contains(Read("a.json"), "chapters"));
  EXPECT_TRUE(Contains(Grille({"book", "wordy.json", "--db", "a.db", "-o", "a.pdf"}).err,
                       "credits: do not fit on a page"));
  EXPECT_TRUE(Contains(Grille({"book", "a-cover.pdf", "--db", "a.db", "-o", "a.pdf"}).err,
                       "a-cover.pdf: says what the book is to be"));
}

TEST_F(BookTest, ABookThatCannotAppearMarksNothing) {
  std::filesystem::create_directory(Path("a.pdf"));
  EXPECT_NE(Grille({"book", "a.json", "--db", "a.db", "--for", "A", "-o", "a.pdf"}).status, 0);
  EXPECT_EQ(Count("printed"), 0);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM sheet"), 0);
}

}  // namespace
}  // namespace grille::program
