// Disguises are one puzzle, what is not proved is not stored, one bad line and nothing is.

#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/disguise.h"
#include "tests/tools/program/program.h"
#include "tests/tools/program/samples.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class ImportTest : public ProgramTest {
 protected:
  /// Nothing may be left of an import that was refused.
  void ExpectRefused(const Result& result, int status, const std::string& message) const {
    EXPECT_EQ(result.status, status) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
    EXPECT_TRUE(Contains(result.err, "nothing was stored")) << result.err;
    EXPECT_FALSE(Exists("new.db"));
  }
};

/// The puzzle in all 16 disguises at all places that they can be slid to.
std::string AllDisguises(const std::string& code, const std::string& solution, int side,
                         int marks) {
  std::string codes;
  Stops stops = ReadStops(code, solution);
  // With marks, walking backwards is another puzzle.
  for (int number = 0; number < (marks == 0 ? 16 : 8); ++number) {
    for (const Stops& slid : Slides(Disguised(stops, side, number), side)) {
      codes += CodeOf(slid, side, marks) + "\n";
    }
  }
  return codes;
}

TEST_F(ImportTest, AllDisguisesOfAGridAreOneRow) {
  // The source's instance leaves room to slide; so does a small figure on a large board.
  MakeStore("few.db", 3, {"--dominoes", "7"});
  MakeStore("few.db", 2, {"--dominoes", "7", "--marks", "2"});
  struct Sample {
    std::string code;
    std::string solution;
    int marks = 0;
  };
  std::vector<Sample> samples = {{kSourceCode, kSourceSolution}};
  for (const std::string& line : Lines(Good({"export", "--db", "few.db"}))) {
    json puzzle = json::parse(line);
    samples.push_back({puzzle["code"], puzzle["solution"], samples.size() > 3 ? 2 : 0});
  }
  ASSERT_EQ(samples.size(), 6U);
  long rows = 0;
  size_t most = 0;
  for (const Sample& sample : samples) {
    std::string codes = AllDisguises(sample.code, sample.solution, 8, sample.marks);
    size_t count = Lines(codes).size();
    most = std::max(most, count);
    ASSERT_GE(count, sample.marks == 0 ? 16U : 8U);
    EXPECT_EQ(Good({"import", "--db", "a.db", "--json"}, {.in = codes}),
              "{\"stored\":1,\"known\":" + std::to_string(count - 1) + "}\n");
    EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle"), ++rows);
  }
  EXPECT_GT(most, 32U) << "no sample could be slid";
  EXPECT_EQ(Grille({"verify", "--db", "a.db"}).status, 0);
}

TEST_F(ImportTest, OnePuzzleHasOneGradeHoweverItIsTurned) {
  MakeStore("a.db", 60, {"--threads", "1"});
  MakeStore("b.db", 60, {"--threads", "8"});
  std::string exported = Good({"export", "--db", "a.db"});
  EXPECT_SAME(Good({"export", "--db", "b.db"}), exported);
  std::string codes;
  std::vector<json> expected;
  for (const std::string& line : Lines(exported)) {
    json puzzle = json::parse(line);
    Stops stops =
        ReadStops(puzzle["code"].get<std::string>(), puzzle["solution"].get<std::string>());
    for (int number : {0, 5, 8, 14}) {
      codes += CodeOf(Disguised(stops, 8, number), 8) + "\n";
      expected.push_back(puzzle);
    }
  }
  Words graded = Lines(Good({"grade", "--json"}, {.in = codes}));
  ASSERT_EQ(graded.size(), expected.size());
  for (size_t i = 0; i < graded.size(); ++i) {
    json puzzle = json::parse(graded[i]);
    for (const char* member : {"level", "score", "arcs"}) {
      EXPECT_EQ(puzzle[member], expected[i][member]) << graded[i];
    }
  }
}

TEST_F(ImportTest, MarkedGridsAreNeitherTheirUnmarkedTwinsNorTheirReverse) {
  Stops stops = ReadStops(kSourceCode, kSourceSolution);
  std::string codes;
  for (int marks : {0, 1, 2}) codes += CodeOf(stops, 8, marks) + "\n";
  codes += CodeOf(Disguised(stops, 8, 8), 8, 1) + "\n";
  EXPECT_EQ(Good({"import", "--db", "a.db", "--json"}, {.in = codes}),
            "{\"stored\":4,\"known\":0}\n");
  EXPECT_EQ(Sql(Path("a.db"), "SELECT marks FROM puzzles ORDER BY id"), "0\n1\n2\n1\n");
}

TEST_F(ImportTest, AnAmbiguousGridIsRefusedByGradeAndImport) {
  Result graded = Grille({"grade", kAmbiguousCode});
  EXPECT_EQ(graded.status, 2);
  EXPECT_EQ(graded.out, "");
  EXPECT_TRUE(Contains(graded.err, "argument 1: the grid has more than one solution"))
      << graded.err;
  Result imported =
      Grille({"import", "--db", "new.db"}, {.in = std::string(kAmbiguousCode) + "\n"});
  ExpectRefused(imported, 2, "line 1: the grid has more than one solution");
  // Among good ones too, and into a store that is there already nothing comes either.
  std::string among = std::string(kSourceCode) + "\n" + kAmbiguousCode + "\n";
  ExpectRefused(Grille({"import", "--db", "new.db"}, {.in = among}), 2, "line 2: ");
  MakeStore("old.db", 5);
  std::string before = Content(Path("old.db"));
  EXPECT_EQ(Grille({"import", "--db", "old.db"}, {.in = among}).status, 2);
  EXPECT_SAME(Content(Path("old.db")), before);
  // A mark that settles it makes another grid of it, which is taken.
  Good({"import", "--db", "old.db"}, {.in = std::string(kAmbiguousCode) + "/c6\n"});
  EXPECT_EQ(SqlNumber(Path("old.db"), "SELECT count(*) FROM puzzle"), 6);
}

TEST_F(ImportTest, AGridWithoutSolutionIsRefused) {
  ExpectRefused(Grille({"import", "--db", "new.db"}, {.in = std::string(kNoneCode) + "\n"}), 2,
                "line 1: the grid has no solution: ");
  EXPECT_EQ(Grille({"grade", kNoneCode}).status, 2);
}

TEST_F(ImportTest, ABudgetOfOneIsUnknownAndStoresNothing) {
  for (const char* code : {kSourceCode, kAmbiguousCode}) {
    Result imported =
        Grille({"import", "--db", "new.db", "--nodes", "1"}, {.in = std::string(code) + "\n"});
    ExpectRefused(imported, 1, "unknown");
    Result graded = Grille({"grade", "--nodes", "1", "--json", code});
    EXPECT_EQ(graded.status, 1);
    EXPECT_EQ(json::parse(graded.out), json({{"code", code}, {"unknown", true}}));
    EXPECT_TRUE(Contains(Grille({"grade", "--nodes", "1", code}).out, "unknown"));
  }
  // Nothing is stored of the others either, and what cannot be read counts more.
  std::string lines = Good({"generate", "wyx", "--count", "5", "--seed", "1"});
  ExpectRefused(Grille({"import", "--db", "new.db", "--nodes", "1"}, {.in = lines}), 1,
                "5 are unknown");
  ExpectRefused(Grille({"import", "--db", "new.db", "--nodes", "1"}, {.in = lines + "junk\n"}), 2,
                "line 6: ");
  // A budget that suffices is no bar.
  EXPECT_EQ(Grille({"import", "--db", "new.db", "--nodes", "100000"}, {.in = lines}).status, 0);
}

TEST_F(ImportTest, ACodeWithACharacterLostIsRefusedWithItsPlace) {
  std::string code = kSourceCode;
  std::string codes;
  for (size_t i = 0; i < code.size(); ++i) codes += code.substr(0, i) + code.substr(i + 1) + "\n";
  Words answers = Lines(Grille({"solve", "--json"}, {.in = codes}).out);
  ASSERT_EQ(answers.size(), code.size());
  for (size_t i = 0; i < answers.size(); ++i) {
    json answer = json::parse(answers[i]);
    ASSERT_TRUE(answer.contains("error")) << "without character " << i + 1 << ": " << answers[i];
    EXPECT_EQ(answer["line"], i + 1);
    EXPECT_EQ(answer["error"].get<std::string>().compare(0, 10, "character "), 0) << answers[i];
  }
  ExpectRefused(Grille({"import", "--db", "new.db"}, {.in = codes}), 2, "line 1: character ");
}

TEST_F(ImportTest, EveryKindOfBadCodeIsRefused) {
  // A cell twice, a domino twice, one outside the pool, unequal numbers, a sum off the board.
  for (const char* code : {"wyx:a1/b1b1b3b4b5/L1.R1.U1.D1.U2", "wyx:a1/a2a3a4a5a6/U1.U1.D1.R1.L1",
                           "wyx:a1/a2a3a4a5a6/R3U3.U1.D1.R1.L1",
                           "wyx:a1/a2a3a4a5a6a7/U1.U2.D1.R1.L1", "wyx:a1/a2a3a4a5a6/L1.U2.D1.R1.L2",
                           "wyx9:a1/a2a3a4a5a6/U1.U2.D1.R1.L1", "WYX:a1/a2a3a4a5a6/U1.U2.D1.R1.L1",
                           "etoile:b.rr/r.rr", "{\"code\":5}", "{\"code\":", "[\"wyx:a1\"]"}) {
    ExpectRefused(Grille({"import", "--db", "new.db"}, {.in = std::string(code) + "\n"}), 2,
                  "line 1: ");
  }
}

TEST_F(ImportTest, JsonLinesOfAnotherStoreAreTaken) {
  MakeStore("old.db", 200);
  Result result = Bash("\"$grille\" export --db old.db | \"$grille\" import --db new.db --json");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "{\"stored\":200,\"known\":0}\n");
  EXPECT_SAME(Good({"export", "--db", "new.db"}), Good({"export", "--db", "old.db"}));
  // Level and score are proved anew, not believed.
  std::string lied = Good({"export", "--db", "old.db", "--limit", "1"});
  size_t at = lied.find("\"score\":");
  lied.insert(at + 8, "9");
  Good({"import", "--db", "third.db"}, {.in = lied});
  EXPECT_SAME(Good({"export", "--db", "third.db"}),
              Good({"export", "--db", "old.db", "--limit", "1"}));
}

TEST_F(ImportTest, EveryFormatOfExportIsTakenBackAlike) {
  MakeStore("old.db", 100);
  MakeStore("old.db", 20, {"--board", "6", "--marks", "2"});
  std::string all = Good({"export", "--db", "old.db"});
  for (const char* format : {"jsonl", "csv", "codes"}) {
    std::string name = format;
    std::string text = Good({"export", "--db", "old.db", "--format", format});
    Write(name, text);
    EXPECT_EQ(Good({"import", name, "--db", name + ".db", "--json"}),
              "{\"stored\":120,\"known\":0}\n");
    EXPECT_SAME(Good({"export", "--db", name + ".db"}), all);
    // The same from a pipe, and as other systems' editors leave it.
    EXPECT_EQ(Good({"import", "--db", name + ".db", "--json"}, {.in = "\xef\xbb\xbf\r\n" + text}),
              "{\"stored\":0,\"known\":120}\n");
  }
  Good({"import", "codes", "csv", "jsonl", "--db", "mixed.db"});
  EXPECT_SAME(Good({"export", "--db", "mixed.db"}), all);
}

TEST_F(ImportTest, ABadRecordOfCsvIsNamedAndNothingIsStored) {
  struct Bad {
    std::string text;
    std::string message;
  };
  std::string code = kSourceCode;
  for (const Bad& bad : std::vector<Bad>{
           {"id,code\n1," + code + "\n2\n", "bad.csv, line 3: a record of 1 field, "},
           {"id,code\n1," + code + ",\n", "bad.csv, line 2: a record of 3 fields, "},
           {"id,code\n1," + code + "\n2,\"" + code, "bad.csv, line 3: a quote is opened"},
           {"id,code\n1,\"" + code + "\"x\n", "bad.csv, line 2: text after a closing quote"},
           {"code,id,code\n" + code + ",1,\n", "bad.csv, line 1: the header has two columns"},
           {"\"a\nb\",code\n\"1\n2\"," + code + "\n3,wyx:z1/\n",
            "bad.csv, line 5: character 5: "}}) {
    Write("bad.csv", bad.text);
    ExpectRefused(Grille({"import", "bad.csv", "--db", "new.db"}), 2, bad.message);
  }
}

TEST_F(ImportTest, NothingIsCutOff) {
  // A code with a megabyte of blanks behind it and then more is no code, and no blank line is one
  // that has something at its far end.
  std::string blanks(1 << 20, ' ');
  std::string code = kSourceCode;
  for (const std::string& text : {code + blanks + "junk\n", code + "\n" + blanks + "junk\n",
                                  "{\"code\":\"" + code + "\"}" + blanks + "junk\n",
                                  "id,code\n1," + code + "\n2,\"" + blanks + code + "\"\n"}) {
    Result result = Grille({"import", "--db", "new.db"}, {.in = text});
    ExpectRefused(result, 2, "longer than 1048576 bytes");
    EXPECT_LT(result.err.size(), 1000U);
    EXPECT_EQ(Grille({"solve"}, {.in = text}).status, 2);
  }
}

TEST_F(ImportTest, FilesAreReadInOrderAndNamedInErrors) {
  MakeStore("old.db", 6);
  Write("a.txt", Good({"export", "--db", "old.db", "--limit", "3", "--format", "codes"}));
  Write("[b].jsonl",
        "\r\n" + Good({"export", "--db", "old.db", "--order", "newest", "--limit", "3"}));
  Good({"import", "a.txt", "[b].jsonl", "--db", "new.db"});
  EXPECT_EQ(SqlNumber(Path("new.db"), "SELECT count(*) FROM puzzle"), 6);
  Write("bad.txt", "\n\nwyx:z1/\n");
  Result bad = Grille({"import", "a.txt", "bad.txt", "--db", "third.db"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_TRUE(Contains(bad.err, "bad.txt, line 3: character 5")) << bad.err;
  std::filesystem::create_directory(Path("folder"));
  for (const char* name : {"missing.txt", "folder"}) {
    Result result = Grille({"import", "a.txt", name, "--db", "third.db"});
    EXPECT_EQ(result.status, 2);
    EXPECT_TRUE(Contains(result.err, std::string(name) + ": cannot be read")) << result.err;
  }
  EXPECT_FALSE(Exists("third.db"));
}

TEST_F(ImportTest, ManyErrorsAreToldBrieflyAndCountedAll) {
  std::string lines;
  for (int i = 0; i < 100; ++i) lines += "junk\n";
  Result result = Grille({"import", "--db", "new.db"}, {.in = lines});
  ExpectRefused(result, 2, "0 are good, 100 cannot be taken");
  EXPECT_LT(Lines(result.err).size(), 30U);
}

}  // namespace
}  // namespace grille::program
