// Stores put together by `grille merge` (runs.md, 7): real grids, and a program that is stopped and
// killed. What becomes of runs, marks and sheets in detail is tested on db/merge.h.

#include <algorithm>
#include <csignal>
#include <nlohmann/json.hpp>
#include <random>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class MergeTest : public ProgramTest {
 protected:
  /// One store for each shard.
  Words MakeShards(int count, int batches) const {
    Words names;
    for (int i = 0; i < count; ++i) {
      names.push_back("part" + std::to_string(i) + ".db");
      std::filesystem::remove(Path(names.back()));
      Good(Small({"--batches", std::to_string(batches), "--shard",
                  std::to_string(i) + "/" + std::to_string(count), "--db", names.back()}));
    }
    return names;
  }

  static Words Merge(const std::string& out, const Words& ins, const Words& more = {}) {
    Words words = {"merge", out};
    words.insert(words.end(), ins.begin(), ins.end());
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  std::string ContentOf(const std::string& name) const {
    return Content(Path(name)) +
           Sql(Path(name), "SELECT id, shard, shards, batch_target FROM run ORDER BY id");
  }

  void ExpectRefused(const Words& words, const std::string& message) const {
    Words files = Files();
    Result result = Grille(words);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(words);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
    EXPECT_EQ(Files(), files);
  }
};

TEST_F(MergeTest, ShardsOfRealGridsAreTheVeryRun) {
  for (auto [count, batches] : {std::pair(8, 11), {3, 7}, {2, 5}}) {
    std::string whole = "whole" + std::to_string(count) + ".db";
    std::string out = "out" + std::to_string(count) + ".db";
    Good(Small({"--batches", std::to_string(batches), "--db", whole}));
    Words parts = MakeShards(count, batches);
    json sum = json::parse(Good(Merge(out, parts, {"--json"})));
    EXPECT_EQ(sum["runs"], 1);
    EXPECT_EQ(sum["done"], true);
    EXPECT_EQ(sum["added"], SqlNumber(Path(whole), "SELECT count(*) FROM puzzle"));
    EXPECT_GT(sum["known"], 1000);
    EXPECT_SAME(ContentOf(out), ContentOf(whole));
    ExpectSound(Path(out));
    // Named in another order.
    std::reverse(parts.begin(), parts.end());
    Good(Merge("reversed" + out, parts));
    EXPECT_SAME(ContentOf("reversed" + out), ContentOf(whole));
    EXPECT_EQ(Grille({"verify", "--db", out}).status, 0);
    // The run goes on as the run that was made at once.
    std::string more = std::to_string(batches + 2);
    for (const std::string& name : {whole, out}) Good(Small({"--batches", more, "--db", name}));
    EXPECT_SAME(ContentOf(out), ContentOf(whole));
  }
}

TEST_F(MergeTest, ShardsThatWereExtendedAreTheVeryRunToo) {
  Good(Small({"--batches", "7", "--db", "whole.db"}));
  Words first = MakeShards(3, 6);
  std::filesystem::copy_file(Path(first[1]), Path("early.db"));
  // Shards 1 and 2 have nothing to do between 6 and 7.
  for (int i = 0; i < 3; ++i) {
    Good(Small({"--batches", "7", "--shard", std::to_string(i) + "/3", "--db", first[i]}));
  }
  Good(Merge("out.db", first));
  EXPECT_SAME(ContentOf("out.db"), ContentOf("whole.db"));
  Good(Merge("mixed.db", {first[0], "early.db", first[1], first[2]}));
  EXPECT_SAME(ContentOf("mixed.db"), ContentOf("whole.db"));
}

TEST_F(MergeTest, ShardsThatWereTogetherStayShardsAndThatIsSaid) {
  Words parts = MakeShards(3, 5);
  for (const std::string& part : {parts[2], parts[0], parts[1]}) Good(Merge("steps.db", {part}));
  Result result = Grille(Merge("out.db", {"steps.db"}));
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_TRUE(Contains(result.err, "3 of them are shards that stay shards")) << result.err;
  EXPECT_EQ(SqlNumber(Path("out.db"), "SELECT count(*) FROM run WHERE shards = 3"), 3);
  ExpectSound(Path("out.db"));
  // With the shards themselves they are the run.
  Good(Small({"--batches", "5", "--db", "whole.db"}));
  parts.insert(parts.begin(), "steps.db");
  Good(Merge("again.db", parts));
  EXPECT_SAME(ContentOf("again.db"), ContentOf("whole.db"));
}

TEST_F(MergeTest, DoneAgainItChangesNothingAndSaysSo) {
  Words parts = MakeShards(3, 4);
  MakeStore("other.db", 300);
  parts.push_back("other.db");
  Words before;
  for (const std::string& part : parts) before.push_back(Read(part));
  Result first = Grille(Merge("out.db", parts));
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_EQ(first.out, "");
  EXPECT_TRUE(Contains(first.err, "of 4 stores, 2 runs")) << first.err;
  std::string out = Read("out.db");
  Result again = Grille(Merge("out.db", parts, {"--json"}));
  EXPECT_EQ(again.status, 0);
  EXPECT_TRUE(Contains(again.err, "nothing was changed")) << again.err;
  json sum = json::parse(again.out);
  for (const char* what : {"added", "marks", "sheets"}) EXPECT_EQ(sum[what], 0) << what;
  EXPECT_EQ(sum["runs"], 2);
  EXPECT_TRUE(Read("out.db") == out);
  for (size_t i = 0; i < parts.size(); ++i) EXPECT_TRUE(Read(parts[i]) == before[i]) << parts[i];
}

TEST_F(MergeTest, KilledAgainAndAgainTheStoreIsAsUndisturbed) {
  Words parts = MakeShards(3, 16);
  auto start = std::chrono::steady_clock::now();
  Good(Merge("once.db", parts));
  auto whole = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - start);
  std::string once = ContentOf("once.db");
  std::mt19937 draw(1);
  int killed = 0;
  // A merge that is done before the signal comes shows nothing: the next one is given less time.
  auto longest = static_cast<unsigned>(whole.count()) + 1;
  for (int round = 0; round < 5; ++round) {
    std::string name = "killed" + std::to_string(round) + ".db";
    for (int i = 0; i < 4; ++i) {
      Running program(Path(""), GrilleCommand(Merge(name, parts)), {});
      auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(draw() % longest);
      program.WaitUntil([&] { return std::chrono::steady_clock::now() >= until; });
      program.Send(SIGKILL);
      bool late = program.Wait().signal != SIGKILL;
      killed += late ? 0 : 1;
      longest = late ? longest / 2 + 1 : longest;
    }
    Result last = Grille(Merge(name, parts));
    EXPECT_EQ(last.status, 0) << last.err;
    EXPECT_SAME(ContentOf(name), once);
    ExpectSound(Path(name));
    EXPECT_FALSE(Exists(name + "-wal"));
  }
  EXPECT_GT(killed, 5);
  EXPECT_EQ(Grille({"verify", "--db", "killed0.db"}).status, 0);
}

TEST_F(MergeTest, CtrlCAndTermCommitAndThePrintedCommandGoesOn) {
  Words parts = MakeShards(3, 16);
  std::filesystem::rename(Path(parts[1]), Path("it's $HOME.db"));
  parts[1] = "it's $HOME.db";
  Good(Merge("once.db", parts));
  std::string once = ContentOf("once.db");
  for (int signal : {SIGINT, SIGTERM}) {
    // On a busy machine it may be done before it can be caught at work; then it is tried again.
    std::string name;
    Result stopped;
    for (int i = 0; i < 5 && stopped.status != 1; ++i) {
      name = std::to_string(signal) + "-" + std::to_string(i) + ".db";
      Running program(Path(""), GrilleCommand(Merge(name, parts, {"--json"})), {});
      std::string path = Path(name);
      bool caught = program.WaitUntil(
          [&] { return !SqlIfPossible(path, "SELECT id FROM run WHERE stored > 0").empty(); });
      if (caught) program.Send(signal);
      stopped = program.Wait();
    }
    ASSERT_EQ(stopped.status, 1) << stopped.err;
    EXPECT_TRUE(Contains(stopped.err, "interrupted")) << stopped.err;
    EXPECT_EQ(json::parse(stopped.out)["done"], false);
    EXPECT_EQ(Sql(Path(name), "SELECT state FROM run"), "merging\n");
    ExpectSound(Path(name));
    // Nobody goes on with what is half there, neither here nor in another store.
    for (const Words& command : {Small({"--batches", "99", "--db", name}),
                                 Words{"generate", "wyx", "--resume", "1", "--db", name}}) {
      ExpectRefused(command, "being merged");
    }
    ExpectRefused({"merge", "third.db", name}, name + ": run 1 is being merged");
    ExpectRefused({"merge", name, parts[0]}, "left from a merge that was broken off");
    size_t at = stopped.err.find("to go on: grille ");
    ASSERT_NE(at, std::string::npos) << stopped.err;
    std::string arguments = stopped.err.substr(at + 17);
    arguments.pop_back();
    EXPECT_EQ(Bash("\"$grille\" " + arguments).status, 0) << arguments;
    EXPECT_SAME(ContentOf(name), once);
    ExpectSound(Path(name));
  }
}

TEST_F(MergeTest, ASecondMergeIntoTheSameStoreIsToldSo) {
  Words parts = MakeShards(2, 16);
  Running first(Path(""), GrilleCommand(Merge("out.db", parts)), {});
  std::string path = Path("out.db");
  bool caught = first.WaitUntil([&] { return !SqlIfPossible(path, "SELECT id FROM run").empty(); });
  Result second = Grille(Merge("out.db", parts));
  Result done = first.Wait();
  EXPECT_EQ(done.status, 0) << done.err;
  if (caught && second.status != 0) {
    EXPECT_EQ(second.status, 1);
    EXPECT_TRUE(Contains(second.err, "another process is merging into it")) << second.err;
  }
  ExpectSound(Path("out.db"));
  EXPECT_TRUE(Contains(Grille(Merge("out.db", parts)).err, "nothing was changed"));
}

TEST_F(MergeTest, ARunAtWorkIsMergedAsItStandsAndNotMergedInto) {
  Words command = {"generate", "wyx", "--seed", "1", "--count", "100000000", "--db", "work.db"};
  Running worker(Path(""), GrilleCommand(command), {});
  std::string path = Path("work.db");
  ASSERT_TRUE(worker.WaitUntil(
      [&] { return !SqlIfPossible(path, "SELECT id FROM run WHERE stored > 0").empty(); }));
  Good({"merge", "copy.db", "work.db"});
  long copied = SqlNumber(Path("copy.db"), "SELECT count(*) FROM puzzle");
  EXPECT_GT(copied, 0);
  EXPECT_EQ(Sql(Path("copy.db"), "SELECT state FROM run"), "stopped\n");
  ExpectSound(Path("copy.db"));
  Result refused = Grille({"merge", "work.db", "copy.db"});
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(Contains(refused.err, "another process is at work on run 1")) << refused.err;
  worker.Send(SIGINT);
  EXPECT_EQ(worker.Wait().status, 1);
  // What was copied is a beginning of the run.
  std::string count = std::to_string(copied);
  EXPECT_SAME(Good({"export", "--db", "copy.db", "--format", "codes"}),
              Good({"export", "--db", "work.db", "--format", "codes", "--limit", count}));
}

TEST_F(MergeTest, StoresOfSeveralPeopleBecomeOne) {
  MakeStore("a.db", 200);
  Good({"generate", "wyx", "--db", "b.db", "--seed", "7", "--count", "100", "--marks", "1"});
  std::string codes = Good({"export", "--db", "a.db", "--format", "codes", "--limit", "50"});
  Good({"import", "--db", "c.db"},
       {.in = codes + Good({"export", "--db", "b.db", "--format", "codes", "--limit", "10"})});
  std::string a = Good({"export", "--db", "a.db"});
  json sum = json::parse(Good({"merge", "a.db", "c.db", "b.db", "--json"}));
  EXPECT_EQ(sum["runs"], 2);
  EXPECT_EQ(sum["added"], 100);
  EXPECT_EQ(sum["known"], 60);
  EXPECT_SAME(Good({"export", "--db", "a.db", "--limit", "200"}), a);
  EXPECT_EQ(Sql(Path("a.db"), "SELECT id, seed, stored, known FROM run ORDER BY id"),
            "1|42|200|0\n2|NULL|10|50\n3|7|90|10\n");
  EXPECT_EQ(Grille({"verify", "--db", "a.db"}).status, 0);
  // The run goes on in the store that it came to.
  Good({"generate", "wyx", "--db", "a.db", "--resume", "3", "--count", "300"});
  ExpectSound(Path("a.db"));
}

TEST_F(MergeTest, WhatCannotBeMergedIsRefusedAndNothingIsMade) {
  MakeStore("a.db", 20);
  MakeStore("b.db", 10);
  Write("text.db", std::string(300, 'x'));
  Write("empty.db", "");
  std::filesystem::create_hard_link(Path("a.db"), Path("link.db"));
  std::string a = Read("a.db");
  ExpectRefused({"merge"}, "OUT is required");
  ExpectRefused({"merge", "out.db"}, "grille merge OUT IN");
  ExpectRefused({"merge", "", "a.db"}, "a file needs a name");
  ExpectRefused({"merge", "out.db", ""}, "a file needs a name");
  ExpectRefused({"merge", "out.db", "a.db", "missing.db"}, "missing.db: there is no such file");
  ExpectRefused({"merge", "out.db", "a.db", "text.db"}, "text.db: is not a grille store");
  ExpectRefused({"merge", "out.db", "empty.db"}, "empty.db: is empty");
  ExpectRefused({"merge", "text.db", "a.db"}, "text.db: is not a grille store");
  ExpectRefused({"merge", "no/such/folder.db", "a.db"}, "there is no directory");
  ExpectRefused({"merge", "out.db", "a.db", "b.db", "./a.db"}, "a.db: is named twice");
  ExpectRefused({"merge", "out.db", "a.db", "link.db"}, "link.db: is named twice (it is a.db)");
  ExpectRefused({"merge", "a.db", "b.db", "link.db"}, "link.db: is named twice (it is a.db)");
  Sql(Path("b.db"), "UPDATE run SET sampler_version = 77");
  ExpectRefused({"merge", "out.db", "a.db", "b.db"}, "b.db: run 1 has version 77");
  ExpectRefused({"merge", "a.db", "b.db"}, "a.db: run 1 has version");
  EXPECT_TRUE(Read("a.db") == a);
  EXPECT_EQ(Read("text.db"), std::string(300, 'x'));
  EXPECT_EQ(Read("empty.db"), "");
}

TEST_F(MergeTest, NamesThatBeginWithADashAreNoOptions) {
  MakeStore("a.db", 20);
  std::filesystem::rename(Path("a.db"), Path("-a.db"));
  Good({"merge", "--", "-out.db", "-a.db"});
  EXPECT_EQ(SqlNumber(Path("-out.db"), "SELECT count(*) FROM puzzle"), 20);
}

}  // namespace
}  // namespace grille::program
