// `generate etoile --letters`, and `generate taquin` beyond the boards that have a table: puzzles
// whose tokens all differ, and the pattern databases that are kept beside a store. A board of
// twelve cells where the star would only take longer.

#include <csignal>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/star_play.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

Words Together(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

class LettersGenerateTest : public ProgramTest {
 protected:
  static Words Letters(const Words& more) {
    return Together({"generate", "etoile", "--letters", "--seed", "1"}, more);
  }

  static Words Twelve(const Words& more) {
    return Together({"generate", "taquin", "--size", "3x4", "--seed", "5"}, more);
  }

  std::vector<json> Puzzles(const Words& command) const {
    std::vector<json> puzzles;
    for (const std::string& line : Lines(Good(command))) puzzles.push_back(json::parse(line));
    return puzzles;
  }

  /// The only file beside the store of that name.
  std::string FileBeside(const std::string& store) const {
    Words beside;
    for (const std::string& file : Files()) {
      if (file.rfind(store + "-", 0) == 0) beside.push_back(file);
    }
    EXPECT_EQ(beside.size(), 1U);
    return beside.empty() ? "" : beside[0];
  }
};

TEST_F(LettersGenerateTest, PatiencesReplayInTheMovesAskedFor) {
  Words walks = Letters({"--walk", "24", "--batches", "1"});
  std::vector<json> counted = Puzzles(Together(walks, {"--count-shortest"}));
  EXPECT_GT(counted.size(), 60U);
  std::vector<json> unique;
  for (const json& puzzle : counted) {
    std::string code = puzzle["code"];
    std::string solution = puzzle["solution"];
    int moves = puzzle["moves"];
    EXPECT_EQ(FaultOf(code, solution), "") << puzzle;
    EXPECT_EQ(code.substr(24), "ABCDEFGHIJKLMNO.");
    EXPECT_EQ(solution.size(), static_cast<size_t>(moves));
    EXPECT_TRUE(moves <= 24 && moves % 2 == 0) << puzzle;
    EXPECT_GE(puzzle["shortest"], 1);
    if (puzzle["shortest"] == 1 && moves >= 18 && moves <= 23) unique.push_back(puzzle);
  }
  EXPECT_FALSE(unique.empty());
  EXPECT_EQ(Puzzles(Together(walks, {"--unique-solution", "--moves", "18..23"})), unique);
}

TEST_F(LettersGenerateTest, RandomStartsAreHard) {
  Words command = Letters({"--goal", "BA.CDEFGHIJKLMNO", "--moves", "38..46", "--count", "20"});
  Result result = Grille(Together(command, {"--db", "a.db"}));
  EXPECT_EQ(result.status, 0);
  EXPECT_FALSE(Contains(result.err, "--walk")) << result.err;
  std::vector<json> puzzles = Puzzles({"export", "--db", "a.db"});
  EXPECT_EQ(puzzles.size(), 20U);
  for (const json& puzzle : puzzles) {
    EXPECT_EQ(FaultOf(puzzle["code"], puzzle["solution"]), "") << puzzle;
    EXPECT_TRUE(puzzle["moves"] >= 38 && puzzle["moves"] <= 46) << puzzle;
    EXPECT_TRUE(puzzle["shortest"].is_null()) << puzzle;
  }
  EXPECT_EQ(Lines(Good({"query", "--db", "a.db", "--moves", "40..42", "--json"})).size(),
            static_cast<size_t>(SqlNumber(
                Path("a.db"), "SELECT count(*) FROM puzzles WHERE measure BETWEEN 40 AND 42")));
  Good({"generate", "etoile", "--colours", "2", "--count", "5", "--seed", "1", "--db", "a.db"});
  EXPECT_EQ(Lines(Good({"export", "--db", "a.db", "--colours", "15"})).size(), 20U);
  EXPECT_EQ(Lines(Good({"export", "--db", "a.db", "--colours", "1..4"})).size(), 5U);
  // The goal's vacancy is at a ray's point, as A's: two splits.
  Words files = Files();
  ASSERT_EQ(files.size(), 4U);
  for (size_t i : {2U, 3U}) EXPECT_EQ(files[i].rfind("a.db-patterns-star-A-", 0), 0U) << files[i];
  ExpectSound(Path("a.db"));
}

TEST_F(LettersGenerateTest, WhatIsRareAmongRandomStartsIsSaid) {
  const std::string hint = "are rare among random starts; --walk";
  for (const auto& [options, said] :
       std::vector<std::pair<Words, bool>>{{{"--moves", "12..18"}, true},
                                           {{"--level", "easy"}, true},
                                           {{"--moves", "12..18", "--walk", "18"}, false},
                                           {{"--moves", "30..40"}, false},
                                           {{}, false}}) {
    Result result = Grille(Together(Twelve({"--count", "1"}), options));
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(Contains(result.err, hint), said) << result.err;
  }
}

TEST_F(LettersGenerateTest, WhatNobodyHasFoundYetIsSaid) {
  Result result = Grille(Letters({"--moves", "64..70", "--time-limit", "1"}));
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.err, "no start of more than 62 moves is known")) << result.err;
}

TEST_F(LettersGenerateTest, AStoreThatCannotBeIsToldBeforeDatabasesAreMade) {
  for (const char* store : {"missing/new.db", "."}) {
    Result result = Grille({"generate", "taquin", "--size", "4x4", "--count", "1", "--db", store});
    EXPECT_EQ(result.status, 2) << result.err;
    EXPECT_FALSE(Contains(result.err, "pattern databases")) << result.err;
  }
  EXPECT_EQ(Files(), Words());
}

TEST_F(LettersGenerateTest, ThreadsDoNotMatter) {
  for (const Words& options :
       {Words{"--count", "300"}, Words{"--count", "200", "--walk", "30", "--unique-solution"}}) {
    std::string lines = Good(Twelve(Together(options, {"--threads", "1"})));
    EXPECT_SAME(Good(Twelve(Together(options, {"--threads", "2"}))), lines);
    Good(Twelve(Together(options, {"--threads", "1", "--db", "1.db"})));
    Good(Twelve(Together(options, {"--threads", "2", "--db", "2.db"})));
    EXPECT_SAME(Content(Path("1.db")), Content(Path("2.db")));
  }
}

TEST_F(LettersGenerateTest, StoppedAndKilledItGoesOn) {
  Words command = Twelve({"--batches", "24", "--db"});
  Good(Together(command, {"once.db"}));
  std::string once = Content(Path("once.db"));
  for (int signal : {SIGINT, SIGKILL}) {
    std::string name = std::to_string(signal) + ".db";
    for (int i = 0; i < 4; ++i) {
      Running program(Path(""), GrilleCommand(Together(command, {name})), {});
      auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(10 + 90 * i);
      program.WaitUntil([&] { return std::chrono::steady_clock::now() >= until; });
      program.Send(signal);
      program.Wait();
    }
    Good(Together(command, {name}));
    EXPECT_SAME(Content(Path(name)), once);
    ExpectSound(Path(name));
  }
  Good({"generate", "taquin", "--resume", "1", "--batches", "25", "--db", "2.db"});
  Good(Twelve({"--batches", "25", "--db", "once.db"}));
  EXPECT_SAME(Content(Path("2.db")), Content(Path("once.db")));
}

TEST_F(LettersGenerateTest, AShortWalkComesToAnEnd) {
  // Four starts, of which no two are disguises of each other or all are.
  Result result = Grille(Letters({"--walk", "1", "--count", "10"}));
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.err, "nothing new in 1,024 batches")) << result.err;
  Words lines = Lines(result.out);
  EXPECT_TRUE(!lines.empty() && lines.size() <= 4);
  for (const std::string& line : lines) EXPECT_EQ(json::parse(line)["moves"], 1);
}

TEST_F(LettersGenerateTest, DamagedDatabasesAreNoticedAndMadeAnew) {
  int count = 100;
  auto more = [&] {
    count += 20;
    Result result = Grille(Twelve({"--count", std::to_string(count), "--db", "a.db"}));
    EXPECT_EQ(result.status, 0) << result.err;
    return result.err;
  };
  EXPECT_FALSE(Contains(more(), "made anew"));
  std::string file = FileBeside("a.db");
  EXPECT_EQ(file.rfind("a.db-patterns-3x4-A-", 0), 0U) << file;
  const std::string right = Read(file);
  EXPECT_FALSE(Contains(more(), "made anew"));
  // Those of another board, in its place.
  Good({"generate", "taquin", "--size", "4x3", "--walk", "10", "--count", "1", "--db", "b.db"});
  std::string flipped = right;
  flipped[flipped.size() / 2] = static_cast<char>(~flipped[flipped.size() / 2]);
  for (const auto& [damaged, why] : std::vector<std::pair<std::string, std::string>>{
           {"", "is cut short"},
           {right.substr(0, right.size() / 2), "another length"},
           {right.substr(0, 10), "is cut short"},
           {flipped, "its checksum is another one"},
           {Read(FileBeside("b.db")), "another one's"},
           {std::string(200, 'x'), "no table"}}) {
    Write(file, damaged);
    std::string said = more();
    EXPECT_TRUE(Contains(said, file + ": ")) << said;
    EXPECT_TRUE(Contains(said, why)) << said;
    EXPECT_TRUE(Contains(said, "the pattern databases are made anew")) << said;
    EXPECT_TRUE(Read(file) == right) << why;
  }
  // Where none can be kept, it is gone on without.
  fs::remove(Path(file));
  fs::create_directory(Path(file));
  EXPECT_TRUE(Contains(more(), "is no file; the pattern databases are made anew"));
  Good(Twelve({"--count", std::to_string(count), "--db", "once.db"}));
  EXPECT_SAME(Content(Path("a.db")), Content(Path("once.db")));
}

TEST_F(LettersGenerateTest, ContradictionsAreRefused) {
  const Words etoile = {"etoile"};
  const Words letters = {"etoile", "--letters"};
  const Words taquin = {"taquin"};
  for (const auto& [kind, options, message] : std::vector<std::tuple<Words, Words, std::string>>{
           {letters, {"--goal", "problem-1"}, "--letters and --goal r.rrrrrrwwwwbbbb"},
           {etoile, {"--goal", "ABCDEFGHIJKLMNO."}, "say --letters"},
           {letters, {"--goal", "AACDEFGHIJKLMNO."}, "character 2: the token A stands twice"},
           {letters, {"--colours", "3"}, "--letters and --colours"},
           {letters, {"--word", "CAPE"}, "--letters and --word"},
           {letters, {"--words", "list"}, "--letters and --words"},
           {letters, {"--mark", "white"}, "--letters and --mark"},
           {etoile, {"--walk", "5"}, "--walk goes with --letters"},
           {etoile, {"--count-shortest"}, "--count-shortest goes with --letters"},
           {letters, {"--walk", "0"}, "out of range, 1 to 200"},
           {letters, {"--walk", "201"}, "out of range, 1 to 200"},
           {letters, {"--walk", "-1"}, "--walk"},
           {letters, {"--walk", "1e1"}, "--walk"},
           {letters, {"--walk", "10", "--moves", "11"}, "--walk 10 makes no such puzzle"},
           {letters, {"--walk", "10", "--moves", "9"}, "odd or even as that is"},
           {letters, {"--walk", "10", "--level", "hard"}, "--walk 10 makes no such puzzle"},
           {letters, {"--moves", "40", "--level", "easy"}, "there is no such puzzle"},
           {taquin, {"--walk", "5"}, "--walk goes with boards of more than 10 cells"},
           {taquin, {"--size", "4x4", "--moves", "81..99"}, "no position needs more than 80 moves"},
           {taquin, {"--size", "4x3", "--moves", "54", "--walk", "90"}, "more than 53 moves"},
           {taquin, {"--size", "2x5", "--count-shortest"}, "--count-shortest goes with boards"},
           {taquin, {"--impossible", "--walk", "5"}, "leave --walk out"},
           {taquin, {"--size", "5x4", "--walk", "5"}, "up to 16 cells"}}) {
    Words command = Together({"generate"}, kind);
    Result result = Grille(
        Together(Together(command, options), {"--count", "1", "--seed", "1", "--db", "new.db"}));
    EXPECT_EQ(result.status, 2) << message;
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
  }
  EXPECT_EQ(Files(), Words());
}

}  // namespace
}  // namespace grille::program
