// `grille generate etoile`: the law of runs (runs.md) for patiences by colour, as the tests on Wyx
// hold it for grids. Two colours where it matters little: their table is made at once.

#include <csignal>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/star_play.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class EtoileGenerateTest : public ProgramTest {
 protected:
  static Words Two(const Words& more) {
    Words words = {"generate", "etoile", "--colours", "2", "--seed", "5"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  std::string ContentOf(const std::string& name) const { return Content(Path(name)); }

  std::string Codes(const std::string& name) const {
    return Good({"export", "--db", name, "--format", "codes"});
  }
};

TEST_F(EtoileGenerateTest, EveryPuzzleIsOfTheFewestMovesAskedForAndReplays) {
  Good({"generate", "etoile", "--count", "60", "--moves", "18..24", "--seed", "1", "--db", "a.db"});
  Words lines = Lines(Good({"export", "--db", "a.db"}));
  ASSERT_EQ(lines.size(), 60U);
  std::set<std::string> codes;
  for (const std::string& line : lines) {
    json puzzle = json::parse(line);
    std::string code = puzzle["code"];
    std::string solution = puzzle["solution"];
    int moves = puzzle["moves"];
    EXPECT_EQ(FaultOf(code, solution), "") << line;
    EXPECT_EQ(solution.size(), static_cast<size_t>(moves)) << line;
    EXPECT_TRUE(moves >= 18 && moves <= 24) << line;
    EXPECT_GE(puzzle["shortest"], 1) << line;
    EXPECT_EQ(puzzle["score"], moves) << line;
    EXPECT_EQ(puzzle["level"], ColourLevel(moves)) << line;
    EXPECT_EQ(code.substr(24), "r.rrrrrrwwwwbbbb") << line;
    codes.insert(code);
  }
  EXPECT_EQ(codes.size(), 60U);
  Result verified = Grille({"verify", "--db", "a.db"});
  EXPECT_EQ(verified.status, 0);
  EXPECT_TRUE(Contains(verified.err, "60 puzzles checked, 0 disagree")) << verified.err;
  ExpectSound(Path("a.db"));
  EXPECT_EQ(Lines(Good({"query", "--db", "a.db", "--moves", "20..22", "--kind", "etoile", "--json",
                        "--limit", "100"}))
                .size(),
            static_cast<size_t>(SqlNumber(
                Path("a.db"), "SELECT count(*) FROM puzzles WHERE measure BETWEEN 20 AND 22")));
}

TEST_F(EtoileGenerateTest, ThreadsDoNotMatter) {
  std::string content;
  std::string printed;
  for (const char* threads : {"1", "2", "8"}) {
    std::string name = std::string(threads) + ".db";
    Good(Two({"--count", "5000", "--threads", threads, "--db", name}));
    std::string lines = Good(Two({"--count", "5000", "--threads", threads}));
    if (content.empty()) {
      content = ContentOf(name);
      printed = lines;
    }
    EXPECT_SAME(ContentOf(name), content) << threads;
    EXPECT_SAME(lines, printed) << threads;
  }
  std::string codes;
  for (const std::string& line : Lines(printed)) {
    codes += json::parse(line)["code"].get<std::string>() + "\n";
  }
  EXPECT_SAME(codes, Codes("1.db"));
  EXPECT_GT(SqlNumber(Path("1.db"), "SELECT known FROM run"), 50) << "disguises were dropped";
}

TEST_F(EtoileGenerateTest, ALargerCountGoesOnAndTheSameIsDone) {
  Good(Two({"--count", "2500", "--db", "once.db"}));
  std::string once = ContentOf("once.db");
  Good(Two({"--count", "100", "--db", "steps.db"}));
  Good(Two({"--count", "101", "--db", "steps.db"}));
  Good({"generate", "etoile", "--resume", "1", "--count", "2500", "--db", "steps.db"});
  EXPECT_SAME(ContentOf("steps.db"), once);
  for (const char* count : {"2500", "17"}) {
    Result again = Grille(Two({"--count", count, "--db", "steps.db", "--json"}));
    EXPECT_EQ(again.status, 0);
    EXPECT_TRUE(Contains(again.err, "done already")) << again.err;
    EXPECT_EQ(json::parse(again.out)["stored"], 2500);
    EXPECT_SAME(ContentOf("steps.db"), once);
  }
  // Goals told in other words are one run, other goals are others.
  Good(Two({"--count", "2500", "--goal", "r.rrrrrrbbbbbbbb", "--db", "steps.db"}));
  EXPECT_EQ(SqlNumber(Path("steps.db"), "SELECT count(*) FROM run"), 1);
  Result taquin = Grille({"generate", "taquin", "--resume", "1", "--db", "steps.db"});
  EXPECT_EQ(taquin.status, 2);
  EXPECT_TRUE(Contains(taquin.err, "run 1 was not generated as taquin")) << taquin.err;
}

TEST_F(EtoileGenerateTest, AFilteredRunIsASubsetOfTheUnfilteredOne) {
  Good(Two({"--batches", "5", "--db", "all.db"}));
  std::vector<json> all;
  for (const std::string& line : Lines(Good({"export", "--db", "all.db"}))) {
    all.push_back(json::parse(line));
  }
  ASSERT_GT(all.size(), 5000U);
  struct Choice {
    Words options;
    std::function<bool(const json&)> right;
  };
  for (const Choice& choice : std::vector<Choice>{
           {{"--moves", "15..17"},
            [](const json& p) { return p["moves"] >= 15 && p["moves"] <= 17; }},
           {{"--moves", "9"}, [](const json& p) { return p["moves"] == 9; }},
           {{"--unique-solution"}, [](const json& p) { return p["shortest"] == 1; }},
           {{"--level", "easy"}, [](const json& p) { return p["level"] == "easy"; }},
           {{"--level", "hard", "--unique-solution", "--moves", "21..99"}, [](const json& p) {
              return p["level"] == "hard" && p["shortest"] == 1 && p["moves"] >= 21;
            }}}) {
    std::string wanted;
    for (const json& puzzle : all) {
      if (choice.right(puzzle)) wanted += puzzle["code"].get<std::string>() + "\n";
    }
    EXPECT_FALSE(wanted.empty());
    Words command = Two({"--batches", "5", "--db", "some.db"});
    command.insert(command.end(), choice.options.begin(), choice.options.end());
    std::filesystem::remove(Path("some.db"));
    Good(command);
    EXPECT_SAME(Codes("some.db"), wanted) << choice.options[0];
    EXPECT_EQ(SqlNumber(Path("some.db"),
                        "SELECT seen - failed - ambiguous - filtered - known - stored FROM run"),
              0);
  }
}

TEST_F(EtoileGenerateTest, ShardsMergedAreTheVeryRun) {
  Good(Two({"--batches", "7", "--db", "whole.db"}));
  for (const char* shard : {"0/3", "1/3", "2/3"}) {
    Good(Two({"--batches", "7", "--shard", shard, "--db", std::string(1, shard[0]) + ".db"}));
  }
  Good({"merge", "out.db", "2.db", "0.db", "1.db"});
  EXPECT_SAME(ContentOf("out.db"), ContentOf("whole.db"));
  for (const char* name : {"out.db", "whole.db"}) Good(Two({"--batches", "9", "--db", name}));
  EXPECT_SAME(ContentOf("out.db"), ContentOf("whole.db"));
  ExpectSound(Path("out.db"));
}

TEST_F(EtoileGenerateTest, StoppedAndKilledItGoesOn) {
  Good(Two({"--batches", "40", "--db", "once.db"}));
  std::string once = ContentOf("once.db");
  for (int signal : {SIGINT, SIGKILL}) {
    std::string name = std::to_string(signal) + ".db";
    for (int i = 0; i < 4; ++i) {
      Running program(Path(""), GrilleCommand(Two({"--batches", "40", "--db", name})), {});
      auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(10 + 90 * i);
      program.WaitUntil([&] { return std::chrono::steady_clock::now() >= until; });
      program.Send(signal);
      Result stopped = program.Wait();
      if (stopped.status == 1) {
        EXPECT_TRUE(Contains(stopped.err,
                             "to go on: grille generate etoile --resume 1 --batches "
                             "40 --db " +
                                 name))
            << stopped.err;
      }
    }
    Good(Two({"--batches", "40", "--db", name}));
    EXPECT_SAME(ContentOf(name), once);
    ExpectSound(Path(name));
    // Nothing half made is left.
    for (const std::string& file : Files()) EXPECT_FALSE(Contains(file, "-wal")) << file;
  }
}

}  // namespace
}  // namespace grille::program
