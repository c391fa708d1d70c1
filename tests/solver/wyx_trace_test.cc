// The traces of the human method, replayed on the full table: every entry that goes was there, what
// each step claims is true at its moment, and in the end the solution is all that is left. Random
// grids of all sizes, with and without marks, with several solutions, with none, and from positions
// in which a part has been played.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "solver/wyx/code.h"
#include "solver/wyx/method/method.h"
#include "solver/wyx/method/replay.h"
#include "solver/wyx/recount.h"
#include "solver/wyx/table.h"
#include "tests/oracle/random_grids.h"

namespace grille::wyx {
namespace {

using Place = std::pair<Cell, Cell>;

/// A table with a person at it who believes nothing.
class Desk {
 public:
  explicit Desk(const Grid& grid) : grid_(grid), end_(EndCell(grid)), replay_(grid) {}

  /// Takes a jump for granted.
  void Take(const Jump& jump) {
    Step step;
    step.placed = jump;
    for (const Jump& other : Left()) {
      if (!(other == jump) && ShareALine(jump, other)) step.struck.push_back(other);
    }
    replay_.Apply(step);
  }

  /// Holds a step against the table, and applies it.
  void Check(const Step& step) {
    std::set<Place> struck;
    for (const Jump& jump : step.struck) {
      ExpectJump(jump);
      EXPECT_EQ(replay_.At(jump.from, jump.to), EntryState::kOpen) << "gone already";
      EXPECT_TRUE(struck.emplace(jump.from, jump.to).second) << "struck out twice";
    }
    if (step.placed) {
      ExpectJump(*step.placed);
      EXPECT_EQ(replay_.At(step.placed->from, step.placed->to), EntryState::kOpen);
      for (const Jump& other : Left()) {
        bool goes = !(other == *step.placed) && ShareALine(*step.placed, other);
        EXPECT_EQ(struck.count({other.from, other.to}) != 0, goes) << Text(other);
      }
    } else {
      EXPECT_FALSE(step.struck.empty()) << "a step without effect";
    }
    CheckClaim(step);
    replay_.Apply(step);
  }

  void CheckDeadEnd(const LineSet& line) const {
    EXPECT_EQ(line.cells.size() + line.dominoes.size(), 1U);
    EXPECT_TRUE(LeftIn(line).empty()) << "something is left";
  }

  /// The placed jumps in order from the start.
  std::string Stops() const {
    std::string stops;
    for (Cell cell : ChainFrom(grid_.start)) {
      if (cell != grid_.start) stops += CellName(cell);
    }
    return stops;
  }

  /// All entries that are not struck out.
  std::vector<Jump> Left() const {
    std::vector<Jump> left;
    for (const Jump& jump : replay_.entries()) {
      if (replay_.At(jump.from, jump.to) != EntryState::kStruck) left.push_back(jump);
    }
    return left;
  }

 private:
  static std::string Text(const Jump& jump) {
    return CellName(jump.from) + CellName(jump.to) + " " + DominoName(jump.domino);
  }

  static bool ShareALine(const Jump& a, const Jump& b) {
    return a.from == b.from || a.to == b.to || a.domino == b.domino;
  }

  static bool Within(const Jump& jump, const LineSet& lines) {
    auto has = [](const auto& list, auto item) {
      return std::find(list.begin(), list.end(), item) != list.end();
    };
    switch (lines.kind) {
      case LineKind::kRow:
        return has(lines.cells, jump.from);
      case LineKind::kColumn:
        return has(lines.cells, jump.to);
      case LineKind::kDomino:
        return has(lines.dominoes, jump.domino);
    }
    return false;
  }

  void ExpectJump(const Jump& jump) const {
    EXPECT_NE(replay_.At(jump.from, jump.to), EntryState::kNone) << "not in the table";
    EXPECT_EQ(DominoBetween(jump.from, jump.to), jump.domino);
  }

  std::vector<Jump> LeftIn(const LineSet& lines) const {
    std::vector<Jump> left = Left();
    left.erase(std::remove_if(left.begin(), left.end(),
                              [&](const Jump& jump) { return !Within(jump, lines); }),
               left.end());
    return left;
  }

  std::vector<Jump> Placed() const {
    std::vector<Jump> placed;
    for (const Jump& jump : replay_.entries()) {
      if (replay_.At(jump.from, jump.to) == EntryState::kPlaced) placed.push_back(jump);
    }
    return placed;
  }

  std::vector<Cell> ChainFrom(Cell cell) const {
    std::vector<Cell> chain = {cell};
    std::vector<Jump> placed = Placed();
    while (chain.size() <= placed.size()) {
      auto next = std::find_if(placed.begin(), placed.end(),
                               [&](const Jump& jump) { return jump.from == chain.back(); });
      if (next == placed.end()) break;
      chain.push_back(next->to);
    }
    return chain;
  }

  std::vector<Cell> ChainTo(Cell cell) const {
    std::vector<Cell> chain = {cell};
    std::vector<Jump> placed = Placed();
    while (chain.size() <= placed.size()) {
      auto next = std::find_if(placed.begin(), placed.end(),
                               [&](const Jump& jump) { return jump.to == chain.front(); });
      if (next == placed.end()) break;
      chain.insert(chain.begin(), next->from);
    }
    return chain;
  }

  Cell KnightAt() const { return ChainFrom(grid_.start).back(); }
  Cell EndFrom() const { return ChainTo(end_).front(); }

  /// Whether a jump would reach the end with circles still to visit.
  bool Early(const Jump& jump) const {
    size_t visited = ChainFrom(grid_.start).size() + ChainTo(end_).size();
    return jump.from == KnightAt() && jump.to == EndFrom() &&
           visited < static_cast<size_t>(DominoCount(grid_)) + 1;
  }

  void ExpectOnlyWay(const Step& step, const LineSet& line) const {
    EXPECT_TRUE(Within(*step.placed, line));
    EXPECT_EQ(step.by.kind, line.kind);
    EXPECT_EQ(step.by.cells, line.cells);
    EXPECT_EQ(step.by.dominoes, line.dominoes);
    std::vector<Jump> left = LeftIn(line);
    EXPECT_EQ(left.size(), 1 + step.passed_over.size());
    for (const Jump& jump : left) {
      bool passed = std::find(step.passed_over.begin(), step.passed_over.end(), jump) !=
                    step.passed_over.end();
      EXPECT_NE(passed, jump == *step.placed);
      if (passed) {
        EXPECT_TRUE(Early(jump)) << Text(jump);
      }
    }
  }

  void CheckClaim(const Step& step) {
    const bool places = step.placed.has_value();
    switch (step.rule) {
      case Rule::kMark: {
        Cell from = places ? step.placed->from : step.struck.front().from;
        int number = from == grid_.start ? 0 : 1;
        ASSERT_LT(number, grid_.marks);
        if (number == 1) {
          EXPECT_EQ(from, grid_.mark[0]);
        }
        if (places) {
          EXPECT_EQ(step.placed->to, grid_.mark[number]);
        }
        for (const Jump& jump : step.struck) {
          if (!places) {
            EXPECT_TRUE(jump.from == from && jump.to != grid_.mark[number]);
          }
        }
        return;
      }
      case Rule::kAhead:
        ASSERT_TRUE(places);
        ExpectOnlyWay(step, {LineKind::kRow, {KnightAt()}, {}});
        return;
      case Rule::kBack:
        ASSERT_TRUE(places);
        ExpectOnlyWay(step, {LineKind::kColumn, {EndFrom()}, {}});
        return;
      case Rule::kRow:
        ASSERT_TRUE(places && step.passed_over.empty());
        ExpectOnlyWay(step, {LineKind::kRow, {step.placed->from}, {}});
        return;
      case Rule::kColumn:
        ASSERT_TRUE(places && step.passed_over.empty());
        ExpectOnlyWay(step, {LineKind::kColumn, {step.placed->to}, {}});
        return;
      case Rule::kDomino:
        ASSERT_TRUE(places && step.passed_over.empty());
        ExpectOnlyWay(step, {LineKind::kDomino, {}, {step.placed->domino}});
        return;
      case Rule::kRing:
        ASSERT_FALSE(places);
        ASSERT_EQ(step.struck.size(), 1U);
        EXPECT_EQ(step.chain, ChainFrom(step.struck[0].to));
        EXPECT_EQ(step.chain.back(), step.struck[0].from);
        return;
      case Rule::kEarlyEnd:
        CheckEarlyEnd(step);
        return;
      case Rule::kDeadChain:
        CheckDeadChain(step);
        return;
      case Rule::kLocked:
        CheckLocked(step);
        return;
      case Rule::kTrial:
        CheckTrial(step);
        return;
    }
  }

  void CheckEarlyEnd(const Step& step) const {
    ASSERT_EQ(step.struck.size(), 1U);
    EXPECT_TRUE(Early(step.struck[0]));
    CellSet rest = grid_.circles | Bit(grid_.start);
    for (Cell cell : ChainFrom(grid_.start)) rest &= ~Bit(cell);
    for (Cell cell : ChainTo(end_)) rest &= ~Bit(cell);
    CellSet told = 0;
    for (Cell cell : step.chain) told |= Bit(cell);
    EXPECT_EQ(told, rest);
    EXPECT_NE(rest, 0U);
  }

  void CheckDeadChain(const Step& step) const {
    ASSERT_EQ(step.struck.size(), 1U);
    Desk supposed = *this;
    supposed.Take(step.struck[0]);
    std::vector<Cell> chain = supposed.ChainFrom(step.chain.front());
    EXPECT_EQ(step.chain, chain);
    EXPECT_EQ(supposed.ChainTo(chain.front()).front(), chain.front()) << "not the whole chain";
    EXPECT_NE(std::find(chain.begin(), chain.end(), step.struck[0].to), chain.end());
    std::vector<Jump> ways = supposed.LeftIn(step.by);
    ASSERT_EQ(ways.size(), 1U);
    EXPECT_TRUE(Within(ways[0], step.in));
    if (step.by.kind == LineKind::kRow) {
      EXPECT_EQ(ways[0].from, chain.back());
    } else {
      EXPECT_EQ(ways[0].to, chain.front());
    }
    bool ring = ways[0].from == chain.back() && ways[0].to == chain.front();
    EXPECT_TRUE(ring || supposed.Early(ways[0]));
  }

  void CheckLocked(const Step& step) const {
    EXPECT_NE(step.by.kind, step.in.kind);
    size_t shared = step.in.cells.size() + step.in.dominoes.size();
    EXPECT_EQ(step.by.cells.size() + step.by.dominoes.size(), shared);
    EXPECT_EQ(shared, 2U);
    for (const Jump& jump : LeftIn(step.by)) EXPECT_TRUE(Within(jump, step.in)) << Text(jump);
    for (const Jump& jump : step.struck) {
      EXPECT_TRUE(Within(jump, step.in));
      EXPECT_FALSE(Within(jump, step.by));
    }
  }

  void CheckTrial(const Step& step) const {
    ASSERT_EQ(step.struck.size(), 1U);
    Desk supposed = *this;
    supposed.Take(step.struck[0]);
    for (const Step& inner : step.trial) supposed.Check(inner);
    supposed.CheckDeadEnd(step.dead_end);
  }

  Grid grid_;
  Cell end_;
  Replay replay_;
};

/// Replays the whole trace of a grid; `played` are the first stops of it.
Verdict ExpectHolds(const Grid& grid, absl::Span<const Cell> played) {
  SCOPED_TRACE(WriteCode(grid));
  Trace trace = SolveByMethod(grid, played);
  Desk desk(grid);
  Cell from = grid.start;
  for (Cell stop : played) {
    desk.Take({from, stop, static_cast<DominoId>(DominoBetween(from, stop))});
    from = stop;
  }
  int round = 0;
  for (const Step& step : trace.steps) {
    EXPECT_TRUE(step.round == round || step.round == round + 1);
    round = step.round;
    desk.Check(step);
  }
  uint64_t solutions = played.empty() ? RecountSolutions(grid, 2).solutions : 0;
  switch (trace.verdict) {
    case Verdict::kUnique:
      EXPECT_EQ(trace.solutions.size(), 1U);
      EXPECT_EQ(desk.Left().size(), static_cast<size_t>(DominoCount(grid)));
      EXPECT_EQ(desk.Stops(), StopsText(trace.solutions[0]));
      EXPECT_TRUE(Solves(trace.solutions[0], grid));
      if (played.empty()) {
        EXPECT_EQ(solutions, 1U);
      }
      break;
    case Verdict::kAmbiguous:
      EXPECT_EQ(trace.solutions.size(), 2U);
      EXPECT_NE(StopsText(trace.solutions[0]), StopsText(trace.solutions[1]));
      for (const Path& path : trace.solutions) EXPECT_TRUE(Solves(path, grid));
      if (played.empty()) {
        EXPECT_EQ(solutions, 2U);
      }
      break;
    case Verdict::kNone:
      desk.CheckDeadEnd(trace.dead_end);
      EXPECT_EQ(solutions, 0U);
      break;
    case Verdict::kUnknown:
      ADD_FAILURE() << "unknown without a budget";
      break;
  }
  return trace.verdict;
}

struct BoardSize {
  int side;
  int dominoes;
  int reach;
  int grids;
};

class WyxTrace : public testing::TestWithParam<BoardSize> {};

TEST_P(WyxTrace, HoldsOnWalks) {
  auto [side, dominoes, reach, grids] = GetParam();
  std::mt19937_64 random(static_cast<uint64_t>(1000 * side + 10 * dominoes + reach));
  int unique = 0;
  for (int i = 0; i < grids; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, side, dominoes, reach);
    if (!path) continue;
    Grid grid = GridOfPath(*path, side, static_cast<int>(random() % (kMaxMarks + 1)));
    Verdict verdict = ExpectHolds(grid, {});
    EXPECT_NE(verdict, Verdict::kNone);
    if (verdict == Verdict::kUnique) ++unique;
    // From a position on the way, all that is left is to be found.
    size_t played = random() % static_cast<size_t>(dominoes);
    absl::Span<const Cell> stops(path->cells.data() + 1, played);
    EXPECT_NE(ExpectHolds(grid, stops), Verdict::kNone);
    if (HasFailure()) return;
  }
  EXPECT_GT(unique, 0);
}

TEST_P(WyxTrace, HoldsOnGridsMostlyWithoutASolution) {
  auto [side, dominoes, reach, grids] = GetParam();
  std::mt19937_64 random(static_cast<uint64_t>(2000 * side + 10 * dominoes + reach));
  for (int i = 0; i < grids / 4; ++i) {
    // A walk with one circle elsewhere keeps many of its entries.
    std::optional<Path> path = oracle::RandomPath(random, side, dominoes, reach);
    if (!path) continue;
    Grid grid = GridOfPath(*path, side, static_cast<int>(random() % (kMaxMarks + 1)));
    Grid walked = grid;
    while (grid == walked) {
      Cell gone = path->cells[1 + random() % static_cast<size_t>(dominoes - 1)];
      auto there = CellAt(static_cast<int>(random() % static_cast<size_t>(side)),
                          static_cast<int>(random() % static_cast<size_t>(side)));
      bool marked =
          (grid.marks > 0 && grid.mark[0] == gone) || (grid.marks > 1 && grid.mark[1] == gone);
      if (marked || there == grid.start || (grid.circles & Bit(there)) != 0) continue;
      grid.circles = (grid.circles & ~Bit(gone)) | Bit(there);
    }
    ExpectHolds(grid, {});
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, WyxTrace,
                         testing::Values(BoardSize{5, 5, 2, 2000}, BoardSize{5, 8, 3, 1500},
                                         BoardSize{6, 8, 3, 2000}, BoardSize{6, 12, 4, 1000},
                                         BoardSize{7, 10, 4, 2000}, BoardSize{8, 12, 4, 6000},
                                         BoardSize{8, 12, 2, 500}, BoardSize{8, 14, 4, 600},
                                         BoardSize{8, 16, 4, 400}, BoardSize{8, 16, 2, 200}));

/// The rules of steps, and of those in trials, with how deep they are.
void Collect(const std::vector<Step>& steps, int depth, std::set<std::pair<Rule, int>>* rules) {
  for (const Step& step : steps) {
    rules->emplace(step.rule, depth);
    Collect(step.trial, depth + 1, rules);
  }
}

TEST(WyxTraceRules, AllOfThemComeUpInSuchGrids) {
  std::set<std::pair<Rule, int>> rules;
  std::mt19937_64 random(8162);
  for (int i = 0; i < 200; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, 8, 16, 2);
    if (path) Collect(SolveByMethod(GridOfPath(*path, 8, i % 2)).steps, 0, &rules);
  }
  for (int rule = 0; rule <= static_cast<int>(Rule::kTrial); ++rule) {
    EXPECT_EQ(rules.count({static_cast<Rule>(rule), 0}), 1U) << rule;
  }
}

TEST(WyxTraceRules, TrialsInsideTrialsHold) {
  // Found among three thousand walks, all as large and as dense as this.
  for (const char* code : {"wyx:f6/d7e1e3e4e8f1f2f5f7g1g2g3g6h2h4h5/L2D2.L2U1.L2U2.L1D1.L1.L1U1."
                           "L1U2.D2.D1.U1.U2.R1D1.R1U1.R2D2.R2D1.R2U1",
                           "wyx:b3/a4a5b7c2c4c5c7d2d3d4d5d7e2e3f4f5/L2D2.L2.L2U2.L1D2.L1D1.L1.D2."
                           "U1.U2.R1.R1U1.R1U2.R2D2.R2D1.R2.R2U1"}) {
    Grid grid = ParseCode(code).value();
    EXPECT_EQ(ExpectHolds(grid, {}), Verdict::kUnique);
    std::set<std::pair<Rule, int>> rules;
    Collect(SolveByMethod(grid).steps, 0, &rules);
    EXPECT_EQ(rules.count({Rule::kTrial, 1}), 1U) << code;
  }
}

}  // namespace
}  // namespace grille::wyx
