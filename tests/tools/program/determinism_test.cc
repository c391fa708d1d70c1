// Same seed, same puzzles, whatever lies in between (runs.md, 1 to 5).

#include <algorithm>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

class DeterminismTest : public ProgramTest {
 protected:
  std::string ContentOf(const std::string& name) const { return Content(Path(name)); }

  /// Batch, walk and payload of each puzzle: what it is, wherever it stands.
  std::set<std::string> Origins(const std::string& name) const {
    Words lines = Lines(Sql(Path(name), "SELECT batch, walk, payload FROM puzzle"));
    return {lines.begin(), lines.end()};
  }
};

TEST_F(DeterminismTest, ThreadsDoNotMatter) {
  MakeStore("1.db", 12000, {"--threads", "1"});
  std::string one = ContentOf("1.db");
  ASSERT_EQ(SqlNumber(Path("1.db"), "SELECT count(*) FROM puzzle"), 12000);
  for (const char* threads : {"2", "8"}) {
    std::string name = std::string(threads) + ".db";
    MakeStore(name, 12000, {"--threads", threads});
    EXPECT_SAME(ContentOf(name), one) << threads;
  }
  std::string printed = Good({"generate", "wyx", "--count", "2000", "--seed", "42"});
  for (const char* threads : {"1", "2", "8"}) {
    EXPECT_SAME(Good({"generate", "wyx", "--count", "2000", "--seed", "42", "--threads", threads}),
                printed);
  }
  // Without a store the run drops its own duplicates, as it does in one.
  std::string exported = Good({"export", "--db", "1.db", "--limit", "2000", "--format", "codes"});
  std::string codes;
  for (const std::string& line : Lines(printed)) {
    size_t from = line.find("wyx:");
    codes += line.substr(from, line.find('"', from) - from) + "\n";
  }
  EXPECT_SAME(codes, exported);
}

TEST_F(DeterminismTest, WithoutAStoreARunDropsItsOwnDuplicates) {
  // Five dominoes of small reach on a small board: many candidates are disguises of each other.
  Words small = {"generate", "wyx", "--seed",  "1", "--dominoes", "5",
                 "--board",  "5",   "--reach", "2", "--batches",  "2"};
  Words stored = small;
  stored.insert(stored.end(), {"--db", "a.db"});
  Good(stored);
  ASSERT_GT(SqlNumber(Path("a.db"), "SELECT known FROM run"), 100);
  std::string printed = Good(small);
  std::string codes;
  for (const std::string& line : Lines(printed)) {
    size_t from = line.find("wyx5:");
    codes += line.substr(from, line.find('"', from) - from) + "\n";
  }
  EXPECT_SAME(codes, Good({"export", "--db", "a.db", "--format", "codes"}));
  // A count is of puzzles, not of candidates.
  small[10] = "--count";
  small[11] = "3000";
  std::string some = Good(small);
  EXPECT_EQ(Lines(some).size(), 3000U);
  EXPECT_SAME(some, printed.substr(0, some.size()));
}

TEST_F(DeterminismTest, ALargerCountGoesOnWhereTheSmallerOneEnded) {
  MakeStore("steps.db", 5000);
  EXPECT_EQ(SqlNumber(Path("steps.db"), "SELECT count(*) FROM puzzle"), 5000);
  EXPECT_EQ(SqlNumber(Path("steps.db"), "SELECT stored FROM run"), 5000);
  MakeStore("steps.db", 5001);
  MakeStore("steps.db", 12000);
  MakeStore("once.db", 12000);
  EXPECT_SAME(ContentOf("steps.db"), ContentOf("once.db"));
  ExpectSound(Path("steps.db"));
}

TEST_F(DeterminismTest, TheSameOrASmallerCountIsDone) {
  MakeStore("a.db", 3000);
  std::string before = ContentOf("a.db");
  for (const char* count : {"3000", "17"}) {
    Result result =
        Grille({"generate", "wyx", "--db", "a.db", "--seed", "42", "--count", count, "--json"});
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(Contains(result.err, "done already")) << result.err;
    EXPECT_TRUE(Contains(result.out, "\"stored\":3000,")) << result.out;
    EXPECT_TRUE(Contains(result.out, "\"done\":true")) << result.out;
    EXPECT_SAME(ContentOf("a.db"), before);
  }
}

TEST_F(DeterminismTest, BatchesAreGoneThroughOnceAndNoMore) {
  Words two = {"generate", "wyx", "--seed", "3", "--batches", "2", "--db"};
  auto with = [](Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  Good(with(two, {"a.db"}));
  std::string content = ContentOf("a.db");
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT next_batch FROM run"), 2);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT next_walk FROM run"), 0);
  Good(with(two, {"b.db", "--threads", "1"}));
  EXPECT_SAME(ContentOf("b.db"), content);
  Result again = Grille(with(two, {"a.db"}));
  EXPECT_EQ(again.status, 0);
  EXPECT_TRUE(Contains(again.err, "done already")) << again.err;
  EXPECT_SAME(ContentOf("a.db"), content);
  // One after the other is the same.
  Good({"generate", "wyx", "--seed", "3", "--batches", "1", "--db", "c.db"});
  Good(with(two, {"c.db"}));
  EXPECT_SAME(ContentOf("c.db"), content);
  // More batches than at first, as many as at once.
  Good({"generate", "wyx", "--seed", "3", "--batches", "5", "--db", "c.db"});
  Good({"generate", "wyx", "--seed", "3", "--batches", "5", "--db", "five.db"});
  EXPECT_SAME(ContentOf("c.db"), ContentOf("five.db"));
  // A count that ends inside a batch, and then the batch to its end.
  Good({"generate", "wyx", "--seed", "3", "--count", "100", "--db", "d.db"});
  EXPECT_GT(SqlNumber(Path("d.db"), "SELECT next_walk FROM run"), 0);
  Good(with(two, {"d.db"}));
  EXPECT_SAME(ContentOf("d.db"), content);
}

TEST_F(DeterminismTest, ResumeTakesSeedOptionsAndCountFromTheRun) {
  Good({"generate", "wyx", "--db", "a.db", "--seed", "9", "--board", "6", "--dominoes", "8",
        "--marks", "1", "--count", "700"});
  Good({"generate", "wyx", "--db", "a.db", "--resume", "1", "--count", "2500"});
  Good({"generate", "wyx", "--db", "once.db", "--seed", "9", "--board", "6", "--dominoes", "8",
        "--marks", "1", "--count", "2500"});
  EXPECT_SAME(ContentOf("a.db"), ContentOf("once.db"));
  // Stopped on its way, it knows its count by itself.
  Sql(Path("a.db"), "UPDATE run SET state = 'stopped', target = 3000");
  Good({"generate", "wyx", "--db", "a.db", "--resume", "1"});
  Good({"generate", "wyx", "--db", "once.db", "--resume", "1", "--count", "3000"});
  EXPECT_SAME(ContentOf("a.db"), ContentOf("once.db"));
  Result missing = Grille({"generate", "wyx", "--db", "a.db", "--resume", "2"});
  EXPECT_EQ(missing.status, 2);
  EXPECT_TRUE(Contains(missing.err, "run 2")) << missing.err;
  Result no_store = Grille({"generate", "wyx", "--db", "no.db", "--resume", "1"});
  EXPECT_EQ(no_store.status, 2);
  EXPECT_FALSE(Exists("no.db"));
}

TEST_F(DeterminismTest, AnotherVersionOfTheSamplerIsRefused) {
  MakeStore("a.db", 100);
  Sql(Path("a.db"), "UPDATE run SET sampler_version = sampler_version + 1");
  std::string before = ContentOf("a.db");
  for (const Words& command :
       std::vector<Words>{{"generate", "wyx", "--db", "a.db", "--seed", "42", "--count", "200"},
                          {"generate", "wyx", "--db", "a.db", "--resume", "1", "--count", "200"}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2);
    EXPECT_TRUE(Contains(result.err, "sampler")) << result.err;
    EXPECT_TRUE(Contains(result.err, "version 2")) << result.err;
    EXPECT_SAME(ContentOf("a.db"), before);
  }
  // Another seed is another run.
  EXPECT_EQ(Grille({"generate", "wyx", "--db", "a.db", "--seed", "43", "--count", "10"}).status, 0);
}

TEST_F(DeterminismTest, AFilteredRunIsASubsetOfTheUnfilteredOne) {
  Words command = {"generate", "wyx", "--seed", "5", "--batches", "1", "--db"};
  Words all = command;
  all.push_back("all.db");
  Good(all);
  std::set<std::string> every = Origins("all.db");
  size_t sum = 0;
  for (const char* level : {"very-easy", "easy", "medium", "hard", "very-hard", "fiendish"}) {
    std::string name = std::string(level) + ".db";
    Words some = command;
    some.insert(some.end(), {name, "--level", level});
    Good(some);
    std::set<std::string> found = Origins(name);
    EXPECT_TRUE(std::includes(every.begin(), every.end(), found.begin(), found.end())) << level;
    // Exactly those of the level, but for a puzzle that two candidates of a batch make.
    std::string wanted = Sql(Path("all.db"),
                             "SELECT p.payload FROM puzzle p JOIN class c ON c.id = p.class JOIN "
                             "level l ON l.id = c.level WHERE l.name = '" +
                                 std::string(level) + "' ORDER BY p.id");
    EXPECT_SAME(Sql(Path(name), "SELECT payload FROM puzzle ORDER BY id"), wanted) << level;
    EXPECT_EQ(SqlNumber(Path(name), "SELECT seen - failed - ambiguous - filtered FROM run"),
              static_cast<long>(found.size()) + SqlNumber(Path(name), "SELECT known FROM run"));
    sum += found.size();
  }
  EXPECT_EQ(sum, every.size());
  EXPECT_GT(every.size(), 5000U);
}

TEST_F(DeterminismTest, SecondRunsGoOnWithTheNumbersAndShareTheKeys) {
  MakeStore("a.db", 500);
  Good({"generate", "wyx", "--db", "a.db", "--seed", "43", "--count", "500"});
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT max(id) FROM puzzle"), 1000);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM run"), 2);
  // A run by level over the same candidates finds all of them known.
  Good({"generate", "wyx", "--db", "a.db", "--seed", "42", "--batches", "1"});
  long stored = SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle");
  Good({"generate", "wyx", "--db", "a.db", "--seed", "42", "--batches", "1", "--level", "medium"});
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle"), stored);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT stored FROM run WHERE id = 3"), 0);
  EXPECT_GT(SqlNumber(Path("a.db"), "SELECT known FROM run WHERE id = 3"), 1000);
  ExpectSound(Path("a.db"));
}

}  // namespace
}  // namespace grille::program
