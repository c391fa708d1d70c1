#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>

#include "tests/db/support.h"

namespace grille::db {
namespace {

TEST(Size, IsAtMost120BytesAPuzzle) {
  ScratchDirectory scratch;
  // 500 batches of 1000 candidates, two fifths of them puzzles.
  auto store = FilledStore(scratch.File("s.db"), 1, 500, {.walks = 1000, .real_paths = false});
  auto rows = static_cast<double>((*store->FindRun(1)).counts.stored);
  ASSERT_GT(rows, 195'000);
  ASSERT_TRUE(store->Close().ok());
  double bytes = static_cast<double>(std::filesystem::file_size(scratch.File("s.db"))) / rows;
  std::cout << bytes << " bytes a puzzle, " << rows << " puzzles\n";
  RecordProperty("bytes_a_puzzle", std::to_string(bytes));
  EXPECT_LE(bytes, 120);
}

}  // namespace
}  // namespace grille::db
