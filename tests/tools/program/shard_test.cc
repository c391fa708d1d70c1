// A shard of a run: its part of the batches and nothing else, however it is stopped and gone on
// with (runs.md, 7).

#include <csignal>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

using ShardTest = ProgramTest;

TEST_F(ShardTest, ShardsPartTheBatchesAmongThem) {
  Good(Small({"--batches", "7", "--db", "whole.db"}));
  Words lines = Lines(Sql(Path("whole.db"), "SELECT hex(key) FROM puzzle"));
  std::set<std::string> whole(lines.begin(), lines.end());
  std::set<std::string> parts;
  long seen = 0;
  for (const char* shard : {"0/3", "1/3", "2/3"}) {
    std::string name = std::string(1, shard[0]) + ".db";
    json run =
        json::parse(Good(Small({"--batches", "7", "--shard", shard, "--db", name, "--json"})));
    EXPECT_EQ(run["shard"], shard);
    EXPECT_EQ(run["done"], true);
    EXPECT_EQ(run["stopped_by"], "batches");
    seen += run["seen"].get<long>();
    EXPECT_EQ(Sql(Path(name), "SELECT shard, shards, batch_target, target, state FROM run"),
              std::string(1, shard[0]) + "|3|7|NULL|done\n");
    // The first of its numbers that is not below 7.
    static const std::map<char, long> kNext = {{'0', 9}, {'1', 7}, {'2', 8}};
    EXPECT_EQ(SqlNumber(Path(name), "SELECT next_batch FROM run"), kNext.at(shard[0]));
    EXPECT_EQ(Sql(Path(name), "SELECT DISTINCT batch % 3 FROM puzzle"),
              std::string(1, shard[0]) + "\n");
    for (const std::string& key : Lines(Sql(Path(name), "SELECT hex(key) FROM puzzle"))) {
      parts.insert(key);
    }
    ExpectSound(Path(name));
    EXPECT_EQ(Grille({"verify", "--db", name}).status, 0);
  }
  EXPECT_EQ(parts, whole);
  EXPECT_EQ(seen, SqlNumber(Path("whole.db"), "SELECT seen FROM run"));
}

TEST_F(ShardTest, ShardZeroOfOneIsTheRunItself) {
  Good(Small({"--batches", "2", "--db", "whole.db"}));
  json run =
      json::parse(Good(Small({"--batches", "2", "--shard", "0/1", "--db", "one.db", "--json"})));
  EXPECT_FALSE(run.contains("shard"));
  EXPECT_SAME(Content(Path("one.db")), Content(Path("whole.db")));
}

TEST_F(ShardTest, ALargerNumberOfBatchesExtendsIt) {
  Good(Small({"--batches", "11", "--shard", "1/4", "--db", "once.db"}));
  std::string once = Content(Path("once.db"));
  // The first ends at batch 5, which is none of the 5; the third asks for no batch that is its own.
  for (const char* batches : {"1", "5", "6", "11"}) {
    Good(Small({"--batches", batches, "--shard", "1/4", "--db", "steps.db"}));
    EXPECT_EQ(Sql(Path("steps.db"), "SELECT state, batch_target FROM run"),
              std::string("done|") + batches + "\n");
  }
  EXPECT_SAME(Content(Path("steps.db")), once);
  Result again = Grille(Small({"--batches", "10", "--shard", "1/4", "--db", "steps.db"}));
  EXPECT_EQ(again.status, 0);
  EXPECT_TRUE(Contains(again.err, "done already")) << again.err;
  EXPECT_SAME(Content(Path("steps.db")), once);
  // By its number alone, it knows which part it is.
  Good(Small({"--batches", "3", "--shard", "1/4", "--db", "resumed.db"}));
  Good({"generate", "wyx", "--resume", "1", "--batches", "11", "--db", "resumed.db"});
  EXPECT_SAME(Content(Path("resumed.db")), once);
  Result counted =
      Grille({"generate", "wyx", "--resume", "1", "--count", "999999", "--db", "resumed.db"});
  EXPECT_EQ(counted.status, 2);
  EXPECT_TRUE(Contains(counted.err, "run 1 is shard 1/4")) << counted.err;
  EXPECT_SAME(Content(Path("resumed.db")), once);
}

TEST_F(ShardTest, AShardBeyondTheLastBatchIsDoneAtOnce) {
  Good(Small({"--batches", "2", "--shard", "5/8", "--db", "a.db"}));
  EXPECT_EQ(Sql(Path("a.db"), "SELECT state, next_batch, seen FROM run"), "done|5|0\n");
  EXPECT_TRUE(Contains(Grille(Small({"--batches", "2", "--shard", "5/8", "--db", "a.db"})).err,
                       "done already"));
  EXPECT_EQ(Good(Small({"--batches", "2", "--shard", "5/8"})), "");
  Good(Small({"--batches", "6", "--shard", "5/8", "--db", "a.db"}));
  EXPECT_EQ(Sql(Path("a.db"), "SELECT state, next_batch FROM run"), "done|13\n");
}

TEST_F(ShardTest, ShardsAndTheWholeRunMayShareAStore) {
  for (const char* shard : {"0/2", "1/2"}) {
    Good(Small({"--batches", "3", "--shard", shard, "--db", "a.db"}));
  }
  Good(Small({"--batches", "3", "--db", "a.db"}));
  EXPECT_EQ(Sql(Path("a.db"), "SELECT id, shard, shards FROM run ORDER BY id"),
            "1|0|2\n2|1|2\n3|0|1\n");
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT stored FROM run WHERE id = 3"), 0);
  ExpectSound(Path("a.db"));
}

TEST_F(ShardTest, WithoutAStoreItIsTheSamePuzzles) {
  std::string printed = Good(Small({"--batches", "4", "--shard", "1/2"}));
  Good(Small({"--batches", "4", "--shard", "1/2", "--db", "a.db"}));
  std::string codes;
  for (const std::string& line : Lines(printed)) {
    codes += json::parse(line)["code"].get<std::string>() + "\n";
  }
  EXPECT_SAME(codes, Good({"export", "--db", "a.db", "--format", "codes"}));
  Result late = Grille({"generate", "wyx", "--seed", "7", "--batches", "99999999", "--shard", "1/2",
                        "--time-limit", "1"});
  EXPECT_EQ(late.status, 1);
  EXPECT_TRUE(Contains(late.err, "--seed 7 --shard 1/2")) << late.err;
}

TEST_F(ShardTest, StoppedAndKilledItGoesOn) {
  Words command = Small({"--batches", "40", "--shard", "2/3"});
  auto to = [&](const std::string& name) {
    Words words = command;
    words.insert(words.end(), {"--db", name});
    return words;
  };
  Good(to("once.db"));
  std::string once = Content(Path("once.db"));
  for (int signal : {SIGINT, SIGKILL}) {
    std::string name = std::to_string(signal) + ".db";
    for (int i = 0; i < 3; ++i) {
      Running program(Path(""), GrilleCommand(to(name)), {});
      auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(40 + 60 * i);
      // However slow the machine is, the last of them has begun the run.
      program.WaitUntil([&] {
        return std::chrono::steady_clock::now() >= until &&
               (i < 2 || !SqlIfPossible(Path(name), "SELECT 1 FROM run").empty());
      });
      program.Send(signal);
      Result stopped = program.Wait();
      if (stopped.status == 1) {
        EXPECT_TRUE(Contains(stopped.err,
                             "to go on: grille generate wyx --resume 1 --batches 40 --db " + name))
            << stopped.err;
      }
    }
    Good({"generate", "wyx", "--resume", "1", "--db", name});
    EXPECT_SAME(Content(Path(name)), once);
    ExpectSound(Path(name));
  }
}

TEST_F(ShardTest, TheTimeLimitStopsItAndTheWayToGoOnWorks) {
  Result stopped = Grille({"generate", "wyx", "--seed", "7", "--batches", "99999999", "--shard",
                           "1/2", "--time-limit", "1", "--db", "a.db"});
  EXPECT_EQ(stopped.status, 1);
  EXPECT_TRUE(Contains(stopped.err, "shard 1/2")) << stopped.err;
  EXPECT_TRUE(Contains(stopped.err, "the time limit is reached")) << stopped.err;
  size_t at = stopped.err.find("to go on: grille ");
  ASSERT_NE(at, std::string::npos) << stopped.err;
  std::string arguments = stopped.err.substr(at + 17);
  arguments.pop_back();
  long next = SqlNumber(Path("a.db"), "SELECT next_batch FROM run");
  EXPECT_EQ(next % 2, 1);
  EXPECT_EQ(Bash("\"$grille\" " + arguments + " --time-limit 1").status, 1);
  EXPECT_GT(SqlNumber(Path("a.db"), "SELECT next_batch FROM run"), next);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM run"), 1);
}

}  // namespace
}  // namespace grille::program
