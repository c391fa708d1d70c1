// Patiences and taquins through the program: solve, grade, import, verify, query, export.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

constexpr char kProblem1[] = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
constexpr char kWord[] = "etoile:b.rrwrrrbrbwbwwr/.brrwrrrbrbwbwwr/B@A";
constexpr char kLetters[] = "etoile:ABCDEFGHIJKLMNO./CADBEFGHIJKLMNO.";
constexpr char kEight[] = "taquin:3x3/8,6,7,2,5,4,3,0,1";
constexpr char kGoal[] =
    "taquin:4x4/4,1,2,3,0,5,6,7,8,9,10,11,12,13,14,15/0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15";
constexpr char kOdd[] = "taquin:4x4/1,2,3,7,12,8,15,4,13,10,11,5,9,6,14,0";
constexpr char kTwoTwo[] = "taquin:2x2/1,0,3,2";

std::string AllCodes() {
  std::string codes;
  for (const char* code : {kProblem1, kWord, kLetters, kEight, kGoal, kTwoTwo}) {
    codes += std::string(code) + "\n";
  }
  return codes + kOdd + "/parity\n";
}

class SlideTest : public ProgramTest {
 protected:
  void MakeSlides() { Good({"import", "--db", "a.db"}, {.in = AllCodes()}); }

  /// The codes that a query finds, oldest first.
  Words Found(Words options) const {
    options.insert(options.begin(), {"export", "--db", "a.db", "--format", "codes"});
    return Lines(Good(options));
  }
};

TEST_F(SlideTest, SolveGivesTheFewestMovesOrTheReason) {
  EXPECT_EQ(Good({"solve", kProblem1}), std::string(kProblem1) +
                                            "\n  21 moves, the fewest possible; 2 such solutions\n"
                                            "  NAIJ CODK JCOD KEPM NAIJ B\n");
  EXPECT_EQ(Good({"solve", kGoal}),
            std::string(kGoal) + "\n  1 move, the fewest possible; the only such solution\n  4\n");
  EXPECT_EQ(Good({"solve", "taquin:2x2/1,2,3,0"}),
            "taquin:2x2/1,2,3,0\n  0 moves: it is solved already\n");
  json solved = json::parse(Good({"solve", "--json", kEight}));
  EXPECT_EQ(solved["solvable"], true);
  EXPECT_TRUE(solved["reason"].is_null());
  EXPECT_EQ(solved["moves"], 31);
  EXPECT_EQ(solved["shortest"], 40);

  std::string reason =
      "33 inversions, an odd number (7 tiles have an odd one); the blank in row 1 from the bottom, "
      "which leaves it so: odd, it can be brought to the order with 14 and 15 exchanged only";
  EXPECT_EQ(Good({"solve", kOdd}), std::string(kOdd) + "\n  no solution: " + reason + "\n");
  EXPECT_EQ(json::parse(Good({"solve", "--json", kOdd})), json({{"code", kOdd},
                                                                {"solvable", false},
                                                                {"reason", reason},
                                                                {"moves", nullptr},
                                                                {"solution", nullptr},
                                                                {"shortest", nullptr}}));
  json question = json::parse(Good({"solve", "--json", std::string(kOdd) + "/parity"}));
  EXPECT_EQ(question["solvable"], false);
  EXPECT_TRUE(question["moves"].is_null());
  EXPECT_EQ(question["solution"], "odd");
}

TEST_F(SlideTest, ABudgetOfOneIsUnknownAndNothingIsStored) {
  for (const char* code : {kProblem1, kWord, kLetters, kEight}) {
    Result result = Grille({"solve", "--nodes", "1", "--json", code});
    EXPECT_EQ(result.status, 1) << code;
    json answer = json::parse(result.out);
    EXPECT_EQ(answer["unknown"], true);
    EXPECT_TRUE(answer["moves"].is_null());
    EXPECT_TRUE(answer["at_least"].is_number());
    EXPECT_EQ(Grille({"grade", "--nodes", "1", code}).status, 1) << code;
    EXPECT_EQ(Grille({"import", "--nodes", "1", "--db", "a.db"}, {.in = code}).status, 1) << code;
  }
  EXPECT_FALSE(Exists("a.db"));
}

TEST_F(SlideTest, BadCodesNameTheirPlaceAndStoreNothing) {
  Result thrice = Grille({"solve", "taquin:3x3/1,1,1,2,2,2,3,3,0"});
  EXPECT_EQ(thrice.status, 2);
  EXPECT_TRUE(Contains(thrice.err, "argument 1: character 14: tile 1")) << thrice.err;
  for (std::string bad : {std::string(kOdd), std::string("taquin:2x2/1,2,3,0"),
                          std::string(kProblem1).substr(0, 20), std::string("etoile2:x")}) {
    Result result = Grille({"import", "--db", "a.db"}, {.in = AllCodes() + bad + "\n"});
    EXPECT_EQ(result.status, 2) << bad;
    EXPECT_TRUE(Contains(result.err, "line 8: ")) << result.err;
    EXPECT_FALSE(Exists("a.db"));
  }
}

TEST_F(SlideTest, DisguisesAreOnePuzzle) {
  // Mirrored with its colours exchanged, and the taquin turned over its diagonal.
  std::string disguises = std::string("etoile:.brrwrrrrbwbwwrb/.rrrrrrrwwwwbbbb\n") + kEight +
                          "\ntaquin:3x3/6,4,7,8,5,0,3,2,1\n" + kTwoTwo + "\ntaquin:2x2/1,2,0,3\n";
  Good({"import", "--db", "a.db"}, {.in = disguises});
  EXPECT_EQ(Sql(Path("a.db"), "SELECT count(*) FROM puzzle"), "3\n");
}

TEST_F(SlideTest, WhatIsStoredVerifiesAndIsWrittenInEveryFormat) {
  MakeSlides();
  EXPECT_EQ(json::parse(Good({"verify", "--db", "a.db", "--json"})),
            json({{"checked", 7}, {"wrong", 0}, {"unproved", 0}}));
  Words lines = Lines(Good({"export", "--db", "a.db"}));
  ASSERT_EQ(lines.size(), 7U);
  json first = json::parse(lines[0]);
  EXPECT_EQ(first["kind"], "etoile");
  EXPECT_EQ(first["code"], kProblem1);
  EXPECT_EQ(first["moves"], 21);
  EXPECT_EQ(first["shortest"], 2);
  json last = json::parse(lines[6]);
  EXPECT_EQ(last["solution"], "odd");
  EXPECT_TRUE(last["moves"].is_null());
  EXPECT_EQ(last["inversions"], 33);
  std::string csv = Good({"export", "--db", "a.db", "--format", "csv"});
  EXPECT_TRUE(Contains(csv, "id,kind,code,level,score,arcs,moves,solution,use,client\r\n")) << csv;
  EXPECT_TRUE(Contains(csv, ",hard,21,,21,NAIJ")) << csv;
  EXPECT_TRUE(Contains(csv, ",medium,48,,,odd,free,\r\n")) << csv;
  // What is exported is imported again, to the same.
  Good({"import", "--db", "b.db"}, {.in = Good({"export", "--db", "a.db"})});
  EXPECT_EQ(Good({"export", "--db", "b.db"}), Good({"export", "--db", "a.db"}));
  EXPECT_EQ(Lines(Good({"grade"}, {.in = std::string(kProblem1)}))[1],
            "  hard, score 21, 21 moves");
}

TEST_F(SlideTest, ViewsWriteCodesAndNumbersAsTheProgramDoes) {
  MakeSlides();
  EXPECT_EQ(Sql(Path("a.db"), "SELECT code FROM puzzles ORDER BY id"), AllCodes());
  EXPECT_EQ(Sql(Path("a.db"), "SELECT moves, shortest, colours, word FROM etoile WHERE id < 3"),
            "21|2|3|NULL\n14|1|3|B\n");
  EXPECT_EQ(Sql(Path("a.db"),
                "SELECT moves, shortest, columns, rows, parity, solution FROM taquin "
                "WHERE score IN (2, 48, 1) ORDER BY id"),
            "1|1|4|4|0|4\n1|1|2|2|0|2\nNULL|NULL|4|4|1|odd\n");
}

TEST_F(SlideTest, VerifySeesWhatIsDamaged) {
  MakeSlides();
  Sql(Path("a.db"), "UPDATE puzzle SET payload = replace(payload, ' 2', ' 3') WHERE id = 1");
  Sql(Path("a.db"), "UPDATE puzzle SET measure = 30 WHERE id = 4");
  Sql(Path("a.db"), "UPDATE puzzle SET payload = replace(payload, 'odd', 'normal') WHERE id = 7");
  Result result = Grille({"verify", "--db", "a.db"});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.out, "puzzle 1: 3 shortest solutions in the store, 2 by proof"))
      << result.out;
  EXPECT_TRUE(Contains(result.out, "puzzle 4: moves is 30 in the store, 31 by proof"));
  EXPECT_TRUE(Contains(result.out, "puzzle 7: the payload's verdict is not that of the taquin"));
}

TEST_F(SlideTest, OptionsOfSomeKindsFindThoseOnly) {
  MakeSlides();
  MakeStore("a.db", 20);
  std::string question = std::string(kOdd) + "/parity";
  EXPECT_EQ(Found({"--kind", "etoile"}), (Words{kProblem1, kWord, kLetters}));
  EXPECT_EQ(Found({"--moves", "14..31"}).size(), 4U);
  EXPECT_EQ(Found({"--moves", "1..21"}), (Words{kProblem1, kWord, kGoal, kTwoTwo}));
  EXPECT_EQ(Found({"--moves", "1..21", "--kind", "taquin"}), (Words{kGoal, kTwoTwo}));
  EXPECT_EQ(Found({"--moves", "1..21", "--colours", "3"}), (Words{kProblem1, kWord}));
  EXPECT_EQ(Found({"--letters", "1..9"}), Words{kWord});
  EXPECT_EQ(Found({"--letters", "0"}), (Words{kProblem1, kLetters}));
  EXPECT_EQ(Found({"--size", "4x4"}), (Words{kGoal, question}));
  EXPECT_EQ(Found({"--parity"}), Words{question});
  EXPECT_EQ(Found({"--arcs", "0..99"}).size(), 20U);
  for (const Words& options :
       {Words{"--arcs", "3", "--moves", "3"}, Words{"--kind", "wyx", "--moves", "3"},
        Words{"--colours", "3", "--size", "4x4"}, Words{"--kind", "taquin", "--letters", "2"},
        Words{"--moves", "0"}, Words{"--colours", "16"}, Words{"--size", "4"},
        Words{"--size", "4x6"}, Words{"--size", "4x4x4"}, Words{"--size", "x"}}) {
    Words command = {"query", "--db", "a.db"};
    command.insert(command.end(), options.begin(), options.end());
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << options[0];
    EXPECT_EQ(result.out, "");
  }
}

}  // namespace
}  // namespace grille::program
