#include "tests/db/merge_support.h"

#include <atomic>

namespace grille::db {

int64_t MakeRun(const std::string& path, uint64_t seed, uint64_t end, Shard shard, const Mix& mix) {
  std::unique_ptr<Store> store = MustOpen(path);
  RunSpec spec = WyxRun(seed);
  spec.shard = shard;
  Run run = *store->StartRun(spec);
  EXPECT_TRUE(store->BeginWork(&run, std::nullopt, end).ok());
  while (run.next_batch < end) {
    absl::Status status = store->Append(&run, {MakeBatch(seed, run.next_batch, mix)}, std::nullopt);
    EXPECT_TRUE(status.ok()) << status;
  }
  EXPECT_TRUE(store->SetRunState(&run, RunState::kDone).ok());
  return run.id;
}

std::vector<std::string> MakeShards(const ScratchDirectory& scratch, const std::string& name,
                                    uint64_t seed, uint64_t end, uint64_t count) {
  std::vector<std::string> paths;
  for (uint64_t index = 0; index < count; ++index) {
    paths.push_back(scratch.File(name + std::to_string(index)));
    MakeRun(paths.back(), seed, end, {index, count});
  }
  return paths;
}

MergeCounts MustMerge(const std::string& out, const std::vector<std::string>& ins) {
  absl::StatusOr<std::unique_ptr<Merger>> merger = Merger::Begin(out, ins);
  EXPECT_TRUE(merger.ok()) << merger.status();
  if (!merger.ok()) return {};
  std::atomic<bool> stop = false;
  absl::Status status = (*merger)->Finish(stop, [](const MergeCounts&) {});
  EXPECT_TRUE(status.ok()) << status;
  MergeCounts counts = (*merger)->counts();
  EXPECT_EQ(counts.added + counts.known, counts.all);
  status = (*merger)->Close();
  EXPECT_TRUE(status.ok()) << status;
  return counts;
}

absl::Status RefusedMerge(const std::string& out, const std::vector<std::string>& ins) {
  absl::Status status = Merger::Begin(out, ins).status();
  EXPECT_FALSE(status.ok());
  return status;
}

std::string DumpOf(const std::string& path) {
  std::unique_ptr<Store> store = MustOpen(path, OpenMode::kRead);
  EXPECT_EQ(*store->Audit(), std::vector<std::string>{});
  std::string dump = Dump(*store);
  for (const char* sql : {"SELECT batch_target, hex(uid) FROM run",
                          "SELECT hex(uid), printed, layout, hash, answer_hash FROM sheet",
                          "SELECT puzzle, marked FROM mark"}) {
    for (const std::string& row : Sql(store->database(), sql)) dump += row + "\n";
  }
  return dump;
}

std::string ContentOf(const std::string& path) {
  std::unique_ptr<Store> store = MustOpen(path, OpenMode::kRead);
  EXPECT_EQ(*store->Audit(), std::vector<std::string>{});
  std::string content;
  for (const char* sql :
       {"SELECT p.id, c.kind, c.size, c.marks, c.level, c.grade_version, c.use, p.score, "
        "p.measure, "
        "p.run, p.batch, p.walk, hex(p.key), p.payload FROM puzzle AS p JOIN class AS c ON c.id = "
        "p.class ORDER BY p.id",
        "SELECT id, kind, options, seed, shard, shards, hex(uid), sampler_version, key_version, "
        "grade_version, next_batch, next_walk, seen, failed, ambiguous, filtered, known, stored, "
        "target, batch_target, state FROM run ORDER BY id",
        "SELECT * FROM counter",
        "SELECT m.puzzle, c.name, m.note, m.marked FROM mark AS m LEFT JOIN client AS c ON c.id = "
        "m.client ORDER BY m.puzzle",
        "SELECT s.id, hex(s.uid), c.name, s.file, s.title, s.printed, s.layout, s.hash, "
        "s.answer_hash FROM sheet AS s JOIN client AS c ON c.id = s.client ORDER BY s.id",
        "SELECT * FROM sheet_puzzle"}) {
    for (const std::string& row : Sql(store->database(), sql)) content += row + "\n";
  }
  return content;
}

void Do(const std::string& path, const std::string& sql) {
  absl::Status status = MustOpen(path, OpenMode::kWrite)->database().Execute(sql);
  EXPECT_TRUE(status.ok()) << status << " in " << sql;
}

std::vector<std::string> SqlOf(const std::string& path, const std::string& sql) {
  return Sql(MustOpen(path, OpenMode::kRead)->database(), sql);
}

}  // namespace grille::db
