#include <gtest/gtest.h>

#include <set>

#include "solver/kind.h"
#include "solver/wyx/kind.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

// A store of real puzzles, some of them in use.
void MakeSmallStore(const std::string& path) {
  auto store = MustOpen(path);
  Draws draws(3);
  std::vector<Puzzle> puzzles;
  for (int i = 0; i < 150; ++i) {
    wyx::Path way = RandomPath(draws, 8, 12);
    puzzles.push_back(wyx::MakePuzzle(wyx::GridOfPath(way, 8, 0), way));
  }
  db::Run run = *store->StartRun({kWyx, "{}", {}, 0, 1, 1});
  ASSERT_TRUE(store->Import(&run, puzzles).ok());
  ASSERT_TRUE(store->Close().ok());
}

// Everything that reading a store can tell; nothing when any of it fails.
std::optional<std::multiset<std::string>> Codes(const std::string& path) {
  absl::StatusOr<std::unique_ptr<Store>> store = Store::Open(path, OpenMode::kRead);
  if (!store.ok()) return std::nullopt;
  std::multiset<std::string> codes;
  absl::Status status = (*store)->Query({}, [&](const StoredPuzzle& stored) -> absl::Status {
    const Kind* kind = KindFromId(stored.kind);
    if (kind == nullptr) return absl::DataLossError("kind");
    absl::StatusOr<PuzzleText> text = kind->Describe(stored.puzzle);
    if (!text.ok()) return text.status();
    codes.insert(text->code);
    return absl::OkStatus();
  });
  (*store)->Counts().status().IgnoreError();
  (*store)->ListRuns().status().IgnoreError();
  (*store)->CountsByRun().status().IgnoreError();
  for (Order order : {Order::kHardest, Order::kRandom}) {
    (*store)
        ->Query({.levels = {Level::kEasy}, .order = order, .limit = 5},
                [](const StoredPuzzle&) { return absl::OkStatus(); })
        .IgnoreError();
  }
  absl::StatusOr<std::vector<std::string>> faults = (*store)->Audit();
  if (!status.ok() || !faults.ok() || !faults->empty()) return std::nullopt;
  return codes;
}

// Whatever bit is wrong, nobody is given a puzzle that was never stored, and nothing crashes.
TEST(Damage, OfABitMakesNoPuzzleUp) {
  ScratchDirectory scratch;
  std::string path = scratch.File("s.db");
  MakeSmallStore(path);
  const std::string whole = ReadFile(path);
  std::multiset<std::string> codes = *Codes(path);
  ASSERT_EQ(codes.size(), 150u);
  Draws draws(11);
  int told = 0;
  constexpr int kFlips = 600;
  for (int i = 0; i < kFlips; ++i) {
    std::string damaged = whole;
    // Every third one in the first pages, where the schema and the small tables are.
    uint64_t at = draws.Below(i % 3 == 0 ? 8192 : damaged.size());
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << draws.Below(8)));
    WriteFile(path, damaged);
    std::optional<std::multiset<std::string>> read = Codes(path);
    if (!read.has_value()) {
      ++told;
    } else {
      EXPECT_TRUE(*read == codes) << "byte " << at;
    }
  }
  // Most of so small a file is room that nothing stands in.
  EXPECT_GT(told, kFlips / 20);
}

}  // namespace
}  // namespace grille::db
