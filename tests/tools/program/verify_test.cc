// `grille verify` finds whatever was changed in a store, and names the puzzle.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class VerifyTest : public ProgramTest {
 protected:
  void SetUp() override {
    MakeStore("a.db", 30);
    MakeStore("a.db", 10, {"--board", "6", "--dominoes", "9", "--marks", "1"});
    Result whole = Grille({"verify", "--db", "a.db"});
    ASSERT_EQ(whole.status, 0);
    ASSERT_EQ(whole.out, "");
    ASSERT_TRUE(Contains(whole.err, "40 puzzles checked, 0 disagree")) << whole.err;
  }

  void Tamper(const std::string& sql) const {
    std::string before = Content(Path("a.db"));
    Sql(Path("a.db"), sql);
    ASSERT_NE(Content(Path("a.db")), before) << sql << " changes nothing";
  }

  /// Exactly puzzle `id` is found wrong, for a reason that has this in it.
  void ExpectFound(int id, const std::string& reason) const {
    Result plain = Grille({"verify", "--db", "a.db"});
    EXPECT_EQ(plain.status, 1);
    Words lines = Lines(plain.out);
    ASSERT_EQ(lines.size(), 1U) << plain.out;
    EXPECT_EQ(lines[0].find("puzzle " + std::to_string(id) + ": "), 0U) << lines[0];
    EXPECT_TRUE(Contains(lines[0], reason)) << lines[0];
    EXPECT_TRUE(Contains(plain.err, "40 puzzles checked, 1 disagree")) << plain.err;
    Result result = Grille({"verify", "--db", "a.db", "--json"});
    EXPECT_EQ(result.status, 1);
    lines = Lines(result.out);
    ASSERT_EQ(lines.size(), 2U) << result.out;
    EXPECT_EQ(json::parse(lines[0])["id"], id);
    EXPECT_TRUE(Contains(json::parse(lines[0])["error"], reason)) << lines[0];
    EXPECT_EQ(json::parse(lines[1]), json({{"checked", 40}, {"wrong", 1}, {"unproved", 0}}));
  }
};

TEST_F(VerifyTest, AnotherValidPath) {
  // A path of other dominoes over other cells, in order and unique perhaps: the key gives it away.
  Tamper("UPDATE puzzle SET payload = (SELECT payload FROM puzzle WHERE id = 7) WHERE id = 8");
  ExpectFound(8, "key");
}

TEST_F(VerifyTest, APathWalkedBackwards) {
  // The same puzzle by its key where there are no marks: nothing is wrong with it but the order of
  // its grade, which is a function of the class. With a mark it is another puzzle.
  std::string payload = Sql(Path("a.db"), "SELECT payload FROM puzzle WHERE id = 35");
  payload.pop_back();
  std::string backwards(payload.rbegin(), payload.rend());
  Tamper("UPDATE puzzle SET payload = '" + backwards + "' WHERE id = 35");
  Result result = Grille({"verify", "--db", "a.db"});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out.find("puzzle 35: "), 0U) << result.out;
}

TEST_F(VerifyTest, APathThatIsNone) {
  Tamper(
      "UPDATE puzzle SET payload = substr(payload, 1, 12) || substr(payload, 1, 1) WHERE id = 3");
  ExpectFound(3, "visits a cell twice");
}

TEST_F(VerifyTest, BytesThatAreNoCells) {
  Tamper("UPDATE puzzle SET payload = replace(payload, substr(payload, 5, 1), '!') WHERE id = 3");
  ExpectFound(3, "byte 5 of the payload is not a cell");
}

TEST_F(VerifyTest, APathThatIsTooShort) {
  Tamper("UPDATE puzzle SET payload = substr(payload, 1, 12) WHERE id = 3");
  ExpectFound(3, "key");
  Tamper("UPDATE puzzle SET payload = '' WHERE id = 3");
  ExpectFound(3, "0 bytes");
}

TEST_F(VerifyTest, AnAmbiguousGrid) {
  // A walk that the sampler made and the counter threw out: a7b6…, two solutions, entered with all
  // that belongs to it but uniqueness. f5 c6b6e4e6g8h6f8g4e5a7c8f7 as cells 8·y + x.
  std::string cells = "f5c6b6e4e6g8h6f8g4e5a7c8f7";
  std::string payload;
  for (size_t i = 0; i < cells.size(); i += 2) {
    payload += static_cast<char>('0' + 8 * (cells[i + 1] - '1') + (cells[i] - 'a'));
  }
  Tamper("UPDATE puzzle SET payload = '" + payload + "' WHERE id = 3");
  ExpectFound(3, "more than one solution");
}

TEST_F(VerifyTest, AKey) {
  Tamper("UPDATE puzzle SET key = CAST(key || x'00' AS BLOB) WHERE id = 12");
  ExpectFound(12, "key");
}

TEST_F(VerifyTest, TwoKeysExchanged) {
  Tamper(
      "CREATE TEMP TABLE k AS SELECT id, key FROM puzzle WHERE id IN (4, 5);"
      "UPDATE puzzle SET key = x'00' WHERE id = 4;"
      "UPDATE puzzle SET key = (SELECT key FROM k WHERE id = 4) WHERE id = 5;"
      "UPDATE puzzle SET key = (SELECT key FROM k WHERE id = 5) WHERE id = 4;");
  Result result = Grille({"verify", "--db", "a.db"});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.out, "puzzle 4: ") && Contains(result.out, "puzzle 5: "));
}

TEST_F(VerifyTest, AScore) {
  Tamper("UPDATE puzzle SET score = score + 1 WHERE id = 40");
  ExpectFound(40, "score");
}

TEST_F(VerifyTest, AMeasure) {
  Tamper("UPDATE puzzle SET measure = measure - 1 WHERE id = 1");
  ExpectFound(1, "arcs");
}

TEST_F(VerifyTest, ALevel) {
  // A class of the same size and marks, but another level.
  Tamper(
      "UPDATE puzzle SET class = (SELECT o.id FROM class c JOIN class o ON o.size = c.size AND "
      "o.marks = c.marks AND o.level <> c.level WHERE c.id = puzzle.class LIMIT 1) WHERE id = 9");
  ExpectFound(9, "level");
}

TEST_F(VerifyTest, ALevelThatThereIsNot) {
  Tamper("UPDATE class SET level = 9 WHERE id = (SELECT class FROM puzzle WHERE id = 9)");
  for (const Words& command : {Words{"verify", "--db", "a.db"},
                               {"stats", "--db", "a.db"},
                               {"query", "--db", "a.db"},
                               {"export", "--db", "a.db"}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 1) << command[0];
    EXPECT_TRUE(Contains(result.err, "level 9")) << result.err;
  }
}

TEST_F(VerifyTest, TheNumberOfMarks) {
  Tamper(
      "INSERT INTO class(kind, size, marks, level, grade_version, use, count) SELECT kind, size, "
      "2, "
      "level, grade_version, use, 0 FROM class WHERE id = (SELECT class FROM puzzle WHERE id = 31);"
      "UPDATE puzzle SET class = last_insert_rowid() WHERE id = 31;");
  ExpectFound(31, "key");
}

TEST_F(VerifyTest, TheSizeOfTheBoard) {
  Tamper(
      "INSERT INTO class(kind, size, marks, level, grade_version, use, count) SELECT kind, size + "
      "100, "
      "marks, level, grade_version, use, 0 FROM class WHERE id = (SELECT class FROM puzzle WHERE "
      "id = "
      "31);"
      "UPDATE puzzle SET class = last_insert_rowid() WHERE id = 31;");
  ExpectFound(31, "key");
}

TEST_F(VerifyTest, AKindThatThereIsNot) {
  Tamper(
      "INSERT INTO kind VALUES(77, 'chess');"
      "INSERT INTO class(kind, size, marks, level, grade_version, use, count) SELECT 77, size, "
      "marks, level, grade_version, use, 0 FROM class WHERE id = (SELECT class FROM puzzle WHERE "
      "id = "
      "2);"
      "UPDATE puzzle SET class = last_insert_rowid() WHERE id = 2;");
  ExpectFound(2, "unknown kind");
}

TEST_F(VerifyTest, AGradeOfAnotherVersionIsOldNotWrong) {
  Tamper(
      "UPDATE class SET grade_version = 0;"
      "UPDATE puzzle SET score = 1;");
  EXPECT_EQ(Grille({"verify", "--db", "a.db"}).status, 0);
  Tamper("UPDATE puzzle SET measure = 1 WHERE id = 6");
  ExpectFound(6, "arcs");
}

TEST_F(VerifyTest, ARowThatIsGoneThoughItsClassStillCountsIt) {
  Tamper("DELETE FROM puzzle WHERE id = 20; UPDATE class SET count = count + 1 WHERE id = 1");
  Result result = Grille({"verify", "--db", "a.db"});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.out, "store: run 1 counts 30 puzzles but has 29\n")) << result.out;
  EXPECT_TRUE(Contains(result.out, "store: class 1 counts ")) << result.out;
}

TEST_F(VerifyTest, ClassesThatCountEachOthersPuzzles) {
  // The sum is right, the parts are not: queries by level would be wrong.
  Tamper(
      "UPDATE class SET count = count + 1 WHERE id = 1;"
      "UPDATE class SET count = count - 1 WHERE id = (SELECT id FROM class WHERE id > 1 AND count "
      "> "
      "0 LIMIT 1)");
  Result result = Grille({"verify", "--db", "a.db"});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.out, "store: ")) << result.out;
}

TEST_F(VerifyTest, WhatTheFileSaysOfItself) {
  struct Case {
    const char* sql;
    const char* fault;
  };
  for (const Case& c : {
           Case{"UPDATE puzzle SET run = 99 WHERE id = 3", "refers to a run that is not there"},
           Case{"UPDATE run SET stored = stored + 1, seen = seen + 1 WHERE id = 1",
                "run 1 counts 31 puzzles but has 30"},
           Case{"PRAGMA ignore_check_constraints = ON;"
                "UPDATE puzzle SET score = score + 4294967296 WHERE id = 3",
                "CHECK constraint failed in puzzle"},
       }) {
    std::filesystem::copy_file(Path("a.db"), Path("b.db"),
                               std::filesystem::copy_options::overwrite_existing);
    Sql(Path("b.db"), c.sql);
    Result result = Grille({"verify", "--db", "b.db"});
    EXPECT_EQ(result.status, 1) << c.sql;
    EXPECT_TRUE(Contains(result.out, c.fault)) << result.out;
  }
  for (const char* change : {"level = 77", "marks = 256", "size = 70000", "level = level + 256"}) {
    std::filesystem::copy_file(Path("a.db"), Path("b.db"),
                               std::filesystem::copy_options::overwrite_existing);
    Sql(Path("b.db"), std::string("PRAGMA ignore_check_constraints = ON; UPDATE class SET ") +
                          change + " WHERE id = 1");
    for (const Words& command : {Words{"verify"}, {"query"}, {"export"}, {"stats"}}) {
      Words words = command;
      words.insert(words.end(), {"--db", "b.db"});
      Result result = Grille(words);
      EXPECT_EQ(result.status, 1) << change << testing::PrintToString(words);
      EXPECT_TRUE(Contains(result.err, "class 1")) << result.err;
    }
  }
}

TEST_F(VerifyTest, AnEmptyStoreAgrees) {
  Grille({"generate", "wyx", "--level", "fiendish", "--dominoes", "5", "--reach", "2",
          "--time-limit", "1", "--db", "empty.db"});
  Result result = Grille({"verify", "--db", "empty.db"});
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(Contains(result.err, "0 puzzles checked")) << result.err;
}

}  // namespace
}  // namespace grille::program
