// `grille table --letters`: starts of letter patiences that are drawn, and the search for deep
// ones.

#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>
#include <numeric>

#include "tests/tools/program/program.h"
#include "tests/tools/program/star_play.h"

namespace grille::program {
namespace {

using nlohmann::json;

/// Most have a store beside which the databases are, so that they are made once.
class LetterTableTest : public ProgramTest {
 protected:
  static Words Command(const Words& more) {
    Words words = {"table", "--letters"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  json Letters(Words more) const {
    more.push_back("--json");
    return json::parse(Good(Command(more)));
  }

  /// Whether `grille solve` says the same of these starts.
  void ExpectMinima(const std::vector<json>& starts) const {
    Words words = {"solve", "--json"};
    for (const json& start : starts) words.push_back(start["code"]);
    Words answers = Lines(Good(words));
    ASSERT_EQ(answers.size(), starts.size());
    for (size_t i = 0; i < starts.size(); ++i) {
      EXPECT_EQ(json::parse(answers[i])["moves"], starts[i]["moves"]) << answers[i];
      EXPECT_EQ(json::parse(answers[i])["solution"], starts[i]["solution"]) << answers[i];
    }
  }
};

TEST_F(LetterTableTest, TellsOfTheStartsThatAreDrawn) {
  MakeStore("a.db", 1);
  json table = Letters({"--starts", "16", "--deepest", "4", "--db", "a.db"});
  EXPECT_EQ(table["goal"], "ABCDEFGHIJKLMNO.");
  EXPECT_EQ(table["arrangements"], 20922789888000);
  EXPECT_EQ(table["starts"], 16);
  EXPECT_EQ(table["seed"], 1);
  EXPECT_TRUE(table["climb"].is_null());
  auto histogram = table["histogram"].get<std::vector<long>>();
  EXPECT_EQ(std::accumulate(histogram.begin(), histogram.end(), 0L), 16);
  double sum = 0;
  for (size_t moves = 0; moves < histogram.size(); ++moves) {
    sum += static_cast<double>(moves) * static_cast<double>(histogram[moves]);
  }
  EXPECT_NEAR(table["mean"].get<double>(), sum / 16, 0.051);
  ASSERT_EQ(table["deepest"].size(), 4U);
  EXPECT_EQ(table["deepest"][0]["moves"], histogram.size() - 1);
  for (size_t i = 0; i < 4; ++i) {
    const json& start = table["deepest"][i];
    EXPECT_LE(start["moves"], table["deepest"][i > 0 ? i - 1 : 0]["moves"]);
    EXPECT_EQ(start["solution"].get<std::string>().size(), start["moves"]);
    EXPECT_EQ(FaultOf(start["code"], start["solution"]), "");
  }
  ExpectMinima(table["deepest"]);
  std::string text = Good(Command({"--starts", "16", "--deepest", "4", "--db", "a.db"}));
  EXPECT_TRUE(Contains(text,
                       "ABCDEFGHIJKLMNO.: 20,922,789,888,000 arrangements, 16 of them drawn "
                       "(seed 1)\n"))
      << text;
  for (const json& start : table["deepest"]) {
    EXPECT_TRUE(Contains(text, std::to_string(start["moves"].get<int>()) + " moves   " +
                                   start["code"].get<std::string>() + "\n"))
        << text;
  }
}

TEST_F(LetterTableTest, TheSameSeedFindsTheSameWhateverTheThreads) {
  MakeStore("a.db", 1);
  Words words = {"--starts", "6", "--climb", "1", "--seed", "5", "--deepest", "1", "--db", "a.db"};
  json one = Letters(words);
  EXPECT_EQ(one["climb"]["steps"], 1);
  EXPECT_GE(one["climb"]["moves"], one["deepest"][0]["moves"]);
  EXPECT_EQ(FaultOf(one["climb"]["code"], one["climb"]["solution"]), "");
  ExpectMinima({one["climb"]});
  words.insert(words.end(), {"--threads", "3"});
  EXPECT_EQ(Letters(words), one);
  // How many are shown is no matter to the climb.
  words[7] = "6";
  EXPECT_EQ(Letters(words)["climb"], one["climb"]);
  std::string text = Good(Command(words));
  EXPECT_TRUE(Contains(text, "by climbing, 1 step, a lower bound for the longest minimum:\n"))
      << text;
  EXPECT_TRUE(Contains(text, "  solution " + one["climb"]["solution"].get<std::string>() + "\n"));
  words[5] = "6";
  EXPECT_NE(Letters(words)["deepest"], one["deepest"]);
}

TEST_F(LetterTableTest, GoalsMayBeOthersAndTheirDatabasesAreKept) {
  MakeStore("a.db", 1);
  Words before = Files();
  Words words = {".BCDEFGHIJKLMNOP", "PONMLKJIHGF.DCBA", "--starts", "3", "--db", "a.db"};
  std::string first = Good(Command(words));
  EXPECT_TRUE(Contains(first, ".BCDEFGHIJKLMNOP: ")) << first;
  EXPECT_TRUE(Contains(first, "PONMLKJIHGF.DCBA: ")) << first;
  Words after = Files();
  EXPECT_GT(after.size(), before.size());
  EXPECT_EQ(std::count_if(after.begin(), after.end(),
                          [](const std::string& name) { return Contains(name, "-patterns-"); }),
            4);
  Result second = Grille(Command(words));
  EXPECT_EQ(second.out, first);
  EXPECT_EQ(second.err, "");
}

TEST_F(LetterTableTest, WrongUseIsRefused) {
  for (const auto& [more, message] : std::vector<std::pair<Words, std::string>>{
           {{"--letters", "--names"}, "--names goes without"},
           {{"--names", "--threads", "1"}, "--names goes without"},
           {{"--starts", "10"}, "--starts goes with --letters"},
           {{"--seed", "1"}, "--seed goes with --letters"},
           {{"--climb", "1"}, "--climb goes with --letters"},
           {{"--letters", "--starts", "0"}, "--starts"},
           {{"--letters", "--starts", "20922789888001"}, "--starts"},
           {{"--letters", "--climb", "-1"}, "--climb"},
           {{"--letters", "--climb", "1e3"}, "--climb"},
           {{"--letters", "--seed", "18446744073709551616"}, "--seed"},
           {{"--letters", "--threads", "0"}, "--threads"},
           {{"--letters", "problem-1"}, "'problem-1': "},
           {{"--letters", "r.rrrrrrwwwwbbbb"}, "is in colours"},
           {{"--letters", "b.bbbbbbbbbbbbbb"}, "is in colours"},
           {{"--letters", "ABCDEFGHIJKLMNOP"}, "no station is vacant"},
           {{"--letters", "ABCDEFGHIJKLMNA."}, "the token A stands twice"},
           {{"--letters", "ABCDEFGHIJKLMNO", "x"}, "'ABCDEFGHIJKLMNO': "},
           {{"--letters", "--db", "missing.db"}, "missing.db"}}) {
    Words words = {"table"};
    words.insert(words.end(), more.begin(), more.end());
    Result result = Grille(words);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(more);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
  }
  EXPECT_EQ(Files(), Words());
}

TEST_F(LetterTableTest, CtrlCTellsWhatWasFound) {
  MakeStore("a.db", 1);
  Good(Command({"--starts", "1", "--db", "a.db"}));
  Result stopped;
  // On a machine with better things to do it may be stopped before the first starts are solved.
  for (int seconds = 1; seconds < 20 && stopped.out.empty(); seconds *= 2) {
    Running program(Path(""),
                    GrilleCommand(Command({"--starts", "1000000000", "--threads", "1", "--climb",
                                           "1", "--json", "--db", "a.db"})),
                    {});
    auto until = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    program.WaitUntil([&] { return std::chrono::steady_clock::now() >= until; });
    program.Send(SIGINT);
    stopped = program.Wait();
    // Until the databases are read there is nothing to finish.
    if (stopped.signal == SIGINT) continue;
    EXPECT_EQ(stopped.status, 1);
    EXPECT_TRUE(Contains(stopped.err, "interrupted: ")) << stopped.err;
  }
  json table = json::parse(stopped.out);
  auto histogram = table["histogram"].get<std::vector<long>>();
  EXPECT_EQ(std::accumulate(histogram.begin(), histogram.end(), 0L), table["starts"]);
  // They are the first of those that it would have drawn.
  Words words = {"--starts", std::to_string(table["starts"].get<int>()), "--db", "a.db"};
  EXPECT_EQ(Letters(words), table);
}

}  // namespace
}  // namespace grille::program
