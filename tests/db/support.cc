#include "tests/db/support.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "solver/wyx/domino.h"
#include "solver/wyx/kind.h"
#include "solver/wyx/payload.h"

namespace grille::db {
namespace {

// One try: a step to a random free cell by a random unused domino, until the path is complete or
// stuck.
std::optional<wyx::Path> TryPath(Draws& draws, int side, int dominoes, int reach) {
  wyx::Path path;
  wyx::CellSet open = wyx::BoardCells(side);
  wyx::DominoSet unused = wyx::DominoesWithin(reach);
  wyx::Cell at;
  do {
    at = static_cast<wyx::Cell>(draws.Below(64));
  } while ((open >> at & 1) == 0);
  path.cells[path.length++] = at;
  open &= ~wyx::Bit(at);
  while (path.length <= dominoes) {
    std::vector<wyx::Cell> next;
    for (int cell = 0; cell < 64; ++cell) {
      int d = wyx::DominoBetween(at, static_cast<wyx::Cell>(cell));
      if ((open >> cell & 1) != 0 && d >= 0 && (unused >> d & 1) != 0) {
        next.push_back(static_cast<wyx::Cell>(cell));
      }
    }
    if (next.empty()) return std::nullopt;
    wyx::Cell to = next[draws.Below(next.size())];
    unused &= ~wyx::DominoBit(static_cast<wyx::DominoId>(wyx::DominoBetween(at, to)));
    open &= ~wyx::Bit(to);
    path.cells[path.length++] = at = to;
  }
  return path;
}

// Eleven bytes that look like a packed path.
std::string KeyOf(uint64_t number) {
  Draws bytes(number);
  std::string key = "\x01";
  for (int i = 0; i < 10; ++i) key += static_cast<char>(bytes.Below(256));
  return key;
}

// Levels about as common as they are among random unique grids.
Level RandomLevel(Draws& draws) {
  uint64_t at = draws.Below(1000);
  if (at < 80) return Level::kVeryEasy;
  if (at < 330) return Level::kEasy;
  if (at < 650) return Level::kMedium;
  if (at < 850) return Level::kHard;
  if (at < 998) return Level::kVeryHard;
  return Level::kFiendish;
}

Puzzle RandomPuzzle(Draws& all, const Mix& mix) {
  Puzzle puzzle;
  uint64_t number = mix.keys == 0 ? all.Next() : all.Below(mix.keys);
  Draws own(number);
  Draws& draws = mix.of_key ? own : all;
  puzzle.key = KeyOf(number);
  if (mix.real_paths) {
    puzzle.payload = wyx::EncodePayload(RandomPath(draws, mix.side, mix.dominoes));
  } else {
    for (int i = 0; i <= mix.dominoes; ++i) {
      puzzle.payload += static_cast<char>('0' + draws.Below(64));
    }
  }
  puzzle.size = static_cast<uint16_t>(100 * mix.side + mix.dominoes);
  puzzle.marks = static_cast<uint8_t>(mix.marks);
  puzzle.level = RandomLevel(draws);
  puzzle.score = static_cast<int32_t>(static_cast<int>(puzzle.level) * 200 + draws.Below(200));
  puzzle.measure = static_cast<int32_t>(12 + draws.Below(30));
  return puzzle;
}

}  // namespace

ScratchDirectory::ScratchDirectory() {
  std::string name = (std::filesystem::temp_directory_path() / "grille-db-XXXXXX").string();
  path_ = mkdtemp(name.data());
}

ScratchDirectory::~ScratchDirectory() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

wyx::Path RandomPath(Draws& draws, int side, int dominoes, int reach) {
  while (true) {
    std::optional<wyx::Path> path = TryPath(draws, side, dominoes, reach);
    if (path.has_value()) return *path;
  }
}

Batch MakeBatch(uint64_t seed, uint64_t number, const Mix& mix) {
  Draws draws(seed * 0x9e3779b97f4a7c15 ^ number);
  Batch batch;
  batch.number = number;
  for (int walk = 0; walk < mix.walks; ++walk) {
    Outcome outcome = Outcome::kPuzzle;
    if (draws.Below(100) >= static_cast<uint64_t>(mix.puzzles)) {
      outcome = static_cast<Outcome>(1 + draws.Below(3));
    }
    batch.outcomes.push_back(outcome);
    if (outcome != Outcome::kPuzzle) continue;
    batch.found.push_back({static_cast<uint32_t>(walk), RandomPuzzle(draws, mix)});
  }
  return batch;
}

std::vector<Batch> MakeBatches(uint64_t seed, uint64_t first, uint64_t count, const Mix& mix) {
  std::vector<Batch> batches;
  for (uint64_t i = 0; i < count; ++i) batches.push_back(MakeBatch(seed, first + i, mix));
  return batches;
}

RunSpec WyxRun(uint64_t seed) { return {kWyx, R"({"board":8})", seed, 1, 1, 1}; }

std::unique_ptr<Store> MustOpen(const std::string& path, OpenMode mode) {
  absl::StatusOr<std::unique_ptr<Store>> store = Store::Open(path, mode);
  EXPECT_TRUE(store.ok()) << store.status();
  return *std::move(store);
}

std::unique_ptr<Store> FilledStore(const std::string& path, uint64_t seed, uint64_t batches,
                                   const Mix& mix) {
  std::unique_ptr<Store> store = MustOpen(path);
  Run run = *store->StartRun(WyxRun(seed));
  constexpr uint64_t kGroup = 64;
  for (uint64_t at = 0; at < batches; at += kGroup) {
    uint64_t count = std::min(kGroup, batches - at);
    absl::Status status = store->Append(&run, MakeBatches(seed, at, count, mix), std::nullopt);
    EXPECT_TRUE(status.ok()) << status;
  }
  return store;
}

std::unique_ptr<Store> RealStore(const std::string& path) {
  auto store = MustOpen(path);
  Draws draws(7);
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < 300; ++i) {
    wyx::Path way = RandomPath(draws, 5, 6, 2);
    puzzles.push_back(wyx::MakePuzzle(wyx::GridOfPath(way, 5, 0), way));
  }
  Run run = *store->StartRun({kWyx, "{}", {}, 0, 1, 1});
  EXPECT_TRUE(store->Import(&run, puzzles).ok());
  return store;
}

std::string Dump(Store& store) {
  std::string text;
  for (const char* sql :
       {"SELECT id, class, score, measure, run, batch, walk, hex(key), payload FROM puzzle",
        "SELECT * FROM class", "SELECT * FROM counter",
        "SELECT id, kind, options, seed, sampler_version, key_version, grade_version, next_batch, "
        "next_walk, seen, failed, ambiguous, filtered, known, stored, target, state, shard, shards "
        "FROM run",
        "SELECT puzzle, client, note FROM mark", "SELECT * FROM client",
        "SELECT id, client, file, title, layout, hash, answer_hash FROM sheet",
        "SELECT * FROM sheet_puzzle"}) {
    for (const std::string& row : Sql(store.database(), sql)) text += row + "\n";
  }
  return text;
}

std::vector<StoredPuzzle> Ask(Store& store, const QueryFilter& filter) {
  std::vector<StoredPuzzle> found;
  absl::Status status = store.Query(filter, [&](const StoredPuzzle& puzzle) {
    found.push_back(puzzle);
    return absl::OkStatus();
  });
  EXPECT_TRUE(status.ok()) << status;
  return found;
}

std::vector<int64_t> AskIds(Store& store, const QueryFilter& filter) {
  std::vector<int64_t> ids;
  for (const StoredPuzzle& puzzle : Ask(store, filter)) ids.push_back(puzzle.id);
  return ids;
}

std::vector<std::string> Sql(Database& database, const std::string& sql) {
  std::vector<std::string> rows;
  absl::StatusOr<Statement> statement = database.Prepare(sql);
  EXPECT_TRUE(statement.ok()) << statement.status() << " in " << sql;
  if (!statement.ok()) return rows;
  while (true) {
    absl::StatusOr<bool> row = statement->Step();
    EXPECT_TRUE(row.ok()) << row.status() << " in " << sql;
    if (!row.ok() || !*row) return rows;
    std::string text;
    for (int column = 0; column < statement->Columns(); ++column) {
      if (column > 0) text += '|';
      text += statement->Text(column);
    }
    rows.push_back(text);
  }
}

std::string ReadFile(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void WriteFile(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace grille::db
