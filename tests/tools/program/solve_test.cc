// `grille solve`: all solutions of each code, in order, whatever stands between them.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/samples.h"

namespace grille::program {
namespace {

using nlohmann::json;

using SolveTest = ProgramTest;

std::string Line(const std::string& text) { return text + "\n"; }

TEST_F(SolveTest, TheSourcesInstanceComesOutRight) {
  // The file of the cases, as it is handed about.
  std::string cases = Bash("tail -n 1 '" + Case("wyx.tsv") + "'").out;
  ASSERT_EQ(cases, std::string(kSourceCode) + "\t" + kSourceSolution + "\n");
  EXPECT_EQ(Good({"solve", kSourceCode}),
            std::string(kSourceCode) + "\n  1 solution\n  " + kSourceSolution + "\n");
  EXPECT_EQ(Good({"solve", "--json", kSourceCode}),
            "{\"code\":\"" + std::string(kSourceCode) +
                "\",\"solutions\":1,\"limit_reached\":false,\"all\":[\"" + kSourceSolution +
                "\"]}\n");
}

TEST_F(SolveTest, AllSolutionsUpToTheLimit) {
  json all = json::array();
  for (const char* solution : kSevenSolutions) all.push_back(solution);
  EXPECT_EQ(json::parse(Good({"solve", "--json", kSevenCode})),
            json({{"code", kSevenCode}, {"solutions", 7}, {"limit_reached", false}, {"all", all}}));
  for (size_t limit : {1, 2, 6, 7, 8}) {
    json answer =
        json::parse(Good({"solve", "--json", "--limit", std::to_string(limit), kSevenCode}));
    size_t found = std::min(limit, size_t{7});
    EXPECT_EQ(answer["solutions"], found);
    EXPECT_EQ(answer["limit_reached"], limit < 7);
    ASSERT_EQ(answer["all"].size(), found);
    for (const json& solution : answer["all"]) {
      EXPECT_NE(std::find(all.begin(), all.end(), solution), all.end()) << solution;
    }
  }
  EXPECT_TRUE(Contains(Good({"solve", kAmbiguousCode}), "\n  2 solutions\n"));
  EXPECT_TRUE(Contains(Good({"solve", "--limit", "1", kAmbiguousCode}), "more than 1 solutions\n"));
}

TEST_F(SolveTest, MarksChooseAmongTheSolutions) {
  for (const char* solution : kAmbiguousSolutions) {
    std::string marked = std::string(kAmbiguousCode) + "/" + std::string(solution, 2);
    json answer = json::parse(Good({"solve", "--json", marked}));
    EXPECT_EQ(answer["code"], marked);
    EXPECT_EQ(answer["all"], json::array({solution}));
  }
  EXPECT_EQ(
      json::parse(Good({"solve", "--json", std::string(kAmbiguousCode) + "/a7"}))["solutions"], 0);
}

TEST_F(SolveTest, NoSolutionIsSaidWithTheReason) {
  struct None {
    const char* code;
    const char* reason;
  };
  for (const None& none : {None{kNoneCode, "the dominoes lead from a1 to a1, the start itself"},
                           None{"wyx:a1/a2a3b1b2b3/L1.D1.U1.R1.R4",
                                "the dominoes lead from a1 to e1, which is not marked"},
                           None{"wyx:a1/a2a3b1b2b3/L4.D1.U1.R1.R4", "domino L4 fits nowhere"}}) {
    EXPECT_EQ(Good({"solve", none.code}),
              std::string(none.code) + "\n  no solution: " + none.reason + "\n");
    json answer = json::parse(Good({"solve", "--json", none.code}));
    EXPECT_EQ(answer["solutions"], 0);
    EXPECT_EQ(answer["limit_reached"], false);
    EXPECT_EQ(answer["all"], json::array());
    EXPECT_EQ(answer["reason"], none.reason);
  }
}

TEST_F(SolveTest, CodesInAnyOrderAreWrittenSorted) {
  EXPECT_EQ(json::parse(Good({"solve", "--json",
                              "wyx:d5/g3b2b5b8c1c2c4d4e2e3e4g2/"
                              "R3D2.L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3"}))["code"],
            kSourceCode);
}

TEST_F(SolveTest, ABudgetOfOneIsUnknown) {
  for (const char* code : {kSourceCode, kAmbiguousCode}) {
    Result result = Grille({"solve", "--nodes", "1", "--json", code});
    EXPECT_EQ(result.status, 1);
    json answer = json::parse(result.out);
    EXPECT_EQ(answer["unknown"], true);
    EXPECT_TRUE(answer["solutions"].is_null());
    Result plain = Grille({"solve", "--nodes", "1", code});
    EXPECT_EQ(plain.status, 1);
    EXPECT_TRUE(Contains(plain.out, "unknown")) << plain.out;
  }
  Result table = Grille({"solve", "--nodes", "1", "--table", Case("wyx-table.txt")});
  EXPECT_EQ(table.status, 1);
  EXPECT_TRUE(Contains(table.out, "unknown")) << table.out;
}

TEST_F(SolveTest, LinesThatCannotBeReadAreToldInTheirPlaceAndTheOthersAnswered) {
  std::string in = Line("junk") + Line(kSourceCode) + "\n" + Line("  \t ") + Line("wyx:d5/b2") +
                   Line("{\"code\":\"" + std::string(kNoneCode) + "\"}") + Line("{\"id\":1}") +
                   Line("{\"code") + Line(std::string("wyx:\0d5", 7)) + Line("wyx:\xff\xfe") +
                   kAmbiguousCode;
  Result result = Grille({"solve", "--json"}, {.in = in});
  EXPECT_EQ(result.status, 2);
  Words lines = Lines(result.out);
  ASSERT_EQ(lines.size(), 9U);
  struct Expected {
    int line;  // 0 where an answer stands
    const char* text;
  };
  constexpr Expected kExpected[] = {{1, "character 1"}, {0, kSourceCode},    {5, "character 10"},
                                    {0, kNoneCode},     {7, "\"code\""},     {8, "JSON"},
                                    {9, "character 5"}, {10, "character 5"}, {0, kAmbiguousCode}};
  for (size_t i = 0; i < lines.size(); ++i) {
    json answer = json::parse(lines[i]);
    if (kExpected[i].line == 0) {
      EXPECT_EQ(answer["code"], kExpected[i].text);
      continue;
    }
    EXPECT_EQ(answer.size(), 2U) << lines[i];
    EXPECT_EQ(answer["line"], kExpected[i].line);
    EXPECT_TRUE(Contains(answer["error"], kExpected[i].text)) << lines[i];
    EXPECT_TRUE(Contains(result.err, "line " + std::to_string(kExpected[i].line) + ": "))
        << result.err;
  }
  // Without --json the errors are on stderr alone.
  Result plain = Grille({"solve"}, {.in = in});
  EXPECT_EQ(plain.status, 2);
  EXPECT_FALSE(Contains(plain.out, "junk") || Contains(plain.out, "error"));
  EXPECT_EQ(plain.err, result.err);
}

TEST_F(SolveTest, ArgumentsAreAnsweredInOrder) {
  Result result = Grille({"solve", "--json", kSevenCode, "junk", kSourceCode}, {.in = "ignored\n"});
  EXPECT_EQ(result.status, 2);
  Words lines = Lines(result.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(json::parse(lines[0])["code"], kSevenCode);
  EXPECT_EQ(json::parse(lines[1])["line"], 2);
  EXPECT_EQ(json::parse(lines[2])["code"], kSourceCode);
  EXPECT_TRUE(Contains(result.err, "argument 2: ")) << result.err;
  // A list in brackets is no code.
  Result list =
      Grille({"solve", "[" + std::string(kSevenCode) + "," + kSourceCode + "]"}, {.in = ""});
  EXPECT_EQ(list.status, 2);
  EXPECT_EQ(list.out, "");
}

TEST_F(SolveTest, LineEndsOfOtherSystemsAndNoneAtAll) {
  std::string answer = Good({"solve", "--json", kSourceCode});
  for (const std::string& in : {std::string(kSourceCode), std::string(kSourceCode) + "\r\n",
                                "\r\n\r\n" + std::string(kSourceCode) + "\r\n\r\n",
                                " " + std::string(kSourceCode) + "\t\n"}) {
    EXPECT_EQ(Good({"solve", "--json"}, {.in = in}), answer);
  }
}

TEST_F(SolveTest, NothingAsksForNothing) {
  for (const char* in : {"", "\n", "\r\n \n"}) {
    Result result = Grille({"solve", "--json"}, {.in = in});
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, "");
  }
}

TEST_F(SolveTest, ALineWithoutEndDoesNotFillTheMemory) {
  std::string in = std::string(kSourceCode) + "\n" + std::string(5 << 20, 'a') + "\n" + kSourceCode;
  Result result = Grille({"solve", "--json"}, {.in = in});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(Lines(result.out).size(), 3U);
  EXPECT_LT(result.out.size(), 2000U);
}

TEST_F(SolveTest, EachLineIsAnsweredBeforeTheNextIsAskedFor) {
  // A program that talks to it waits for each answer; a reader that held it back would hang both.
  Result result =
      Bash("coproc \"$grille\" solve --json; code='" + std::string(kSourceCode) +
           "'; for i in 1 2 3; do echo \"$code\" >&\"${COPROC[1]}\"; read -r -t 60 answer "
           "<&\"${COPROC[0]}\" && echo \"$answer\"; done");
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(Lines(result.out).size(), 3U) << result.out;
}

TEST_F(SolveTest, GeneratedCodesAreSolvedByWhatTheyWereMadeWith) {
  Result result = Bash(
      "\"$grille\" generate wyx --count 200 --seed 8 2>/dev/null | tee made | "
      "\"$grille\" solve --json");
  EXPECT_EQ(result.status, 0);
  Words made = Lines(Read("made"));
  Words solved = Lines(result.out);
  ASSERT_EQ(solved.size(), 200U);
  for (size_t i = 0; i < solved.size(); ++i) {
    json puzzle = json::parse(made[i]);
    json answer = json::parse(solved[i]);
    EXPECT_EQ(answer["code"], puzzle["code"]);
    EXPECT_EQ(answer["all"], json::array({puzzle["solution"]}));
  }
}

}  // namespace
}  // namespace grille::program
