// The human method held against the counter and against itself: what it concludes is right, every
// step is true at the moment when it is made, and what the grade sees of it is the same by the fast
// way, by the plain one and for every disguise.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "solver/wyx/code.h"
#include "solver/wyx/count.h"
#include "solver/wyx/method/course.h"
#include "solver/wyx/method/method.h"
#include "solver/wyx/table.h"
#include "tests/oracle/random_grids.h"

namespace grille::wyx {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSlow = true;
#else
constexpr bool kSlow = false;
#endif

Grid GridOf(std::string_view code) {
  absl::StatusOr<Grid> grid = ParseCode(code);
  EXPECT_TRUE(grid.ok()) << code << ": " << grid.status();
  return grid.ok() ? *grid : Grid();
}

using Triple = std::tuple<Cell, Cell, DominoId>;
using Entries = std::set<Triple>;

Triple TripleOf(const Jump& jump) { return {jump.from, jump.to, jump.domino}; }

/// The entries of a line that are left.
Entries InLine(const Entries& live, LineKind kind, int which) {
  Entries in;
  for (const Triple& e : live) {
    int at = kind == LineKind::kRow      ? std::get<0>(e)
             : kind == LineKind::kColumn ? std::get<1>(e)
                                         : std::get<2>(e);
    if (at == which) in.insert(e);
  }
  return in;
}

std::vector<int> Members(const LineSet& lines) {
  if (lines.kind == LineKind::kDomino) return {lines.dominoes.begin(), lines.dominoes.end()};
  return {lines.cells.begin(), lines.cells.end()};
}

/// A table that is worked off step by step, as a reader would with a pencil. Each step is checked
/// before it is done.
class Pencil {
 public:
  explicit Pencil(const Grid& grid) {
    Table table = TableOfGrid(grid);
    TableCells cells = CellsOfTable(grid);
    for (int i = 0; i < table.size; ++i) {
      const Entry& entry = table.entries[i];
      Cell from = cells.cell[entry.row];
      Cell to = cells.cell[entry.column];
      live_.emplace(from, to, static_cast<DominoId>(DominoBetween(from, to)));
    }
    start_ = grid.start;
    end_ = EndCell(grid);
    n_ = static_cast<size_t>(table.n);
  }

  /// Takes a step for granted.
  void Assume(const Jump& jump) {
    placed_[jump.from] = jump.to;
    for (auto e = live_.begin(); e != live_.end();) {
      e = Shares(*e, jump) && *e != TripleOf(jump) ? live_.erase(e) : std::next(e);
    }
  }

  void Do(const Step& step) {
    EXPECT_GE(step.at_hand, step.rule == Rule::kMark ? 0 : 1);
    for (const Jump& jump : step.struck) EXPECT_TRUE(live_.contains(TripleOf(jump)));
    switch (step.rule) {
      case Rule::kMark:
        break;
      case Rule::kAhead:
      case Rule::kBack:
      case Rule::kRow:
      case Rule::kColumn:
      case Rule::kDomino:
        CheckAlone(step);
        break;
      case Rule::kRing:
        ASSERT_EQ(step.struck.size(), 1U);
        CheckChain(step.chain, {});
        EXPECT_EQ(step.struck[0].from, step.chain.back());
        EXPECT_EQ(step.struck[0].to, step.chain.front());
        break;
      case Rule::kEarlyEnd:
        ASSERT_EQ(step.struck.size(), 1U);
        EXPECT_EQ(step.struck[0].from, KnightStands());
        EXPECT_EQ(step.struck[0].to, LastKnown());
        EXPECT_FALSE(step.chain.empty());
        EXPECT_EQ(step.chain.size(), n_ - 1 - placed_.size() + Strangers());
        break;
      case Rule::kDeadChain:
        CheckDeadChain(step);
        break;
      case Rule::kLocked:
        CheckLocked(step);
        break;
      case Rule::kTrial:
        CheckTrial(step);
        break;
    }
    if (step.placed) {
      size_t sharing = static_cast<size_t>(std::count_if(
          live_.begin(), live_.end(), [&](const Triple& e) { return Shares(e, *step.placed); }));
      EXPECT_EQ(step.struck.size() + 1, sharing);
      placed_[step.placed->from] = step.placed->to;
    }
    for (const Jump& jump : step.struck) live_.erase(TripleOf(jump));
  }

  void CheckDead(const LineSet& line) const {
    std::vector<int> members = Members(line);
    ASSERT_EQ(members.size(), 1U);
    EXPECT_TRUE(InLine(live_, line.kind, members[0]).empty());
  }

  const Entries& live() const { return live_; }

 private:
  static bool Shares(const Triple& e, const Jump& jump) {
    return std::get<0>(e) == jump.from || std::get<1>(e) == jump.to ||
           std::get<2>(e) == jump.domino;
  }

  Cell KnightStands() const {
    Cell at = start_;
    while (placed_.contains(at)) at = placed_.at(at);
    return at;
  }

  Cell LastKnown() const {
    Cell at = end_;
    for (bool found = true; found;) {
      found = false;
      for (auto [from, to] : placed_) {
        if (to != at) continue;
        at = from;
        found = true;
        break;
      }
    }
    return at;
  }

  /// Jumps placed that belong neither to the knight's chain nor to the end's.
  size_t Strangers() const {
    size_t both = 0;
    for (Cell at = start_; placed_.contains(at); at = placed_.at(at)) ++both;
    for (Cell at = LastKnown(); placed_.contains(at); at = placed_.at(at)) ++both;
    return placed_.size() - both;
  }

  void CheckAlone(const Step& step) const {
    ASSERT_TRUE(step.placed.has_value());
    std::vector<int> members = Members(step.by);
    ASSERT_EQ(members.size(), 1U);
    Entries left = InLine(live_, step.by.kind, members[0]);
    for (const Jump& jump : step.passed_over) {
      EXPECT_EQ(jump.from, KnightStands());
      EXPECT_EQ(jump.to, LastKnown());
      EXPECT_LT(placed_.size() + 1, n_);
      EXPECT_EQ(left.erase(TripleOf(jump)), 1U);
    }
    EXPECT_EQ(left, Entries{TripleOf(*step.placed)});
    EXPECT_TRUE(step.rule != Rule::kAhead || members[0] == KnightStands());
    EXPECT_TRUE(step.rule != Rule::kBack || members[0] == LastKnown());
  }

  /// The cells follow each other by placed jumps, but for the one given.
  void CheckChain(const std::vector<Cell>& chain, std::optional<Jump> but) const {
    ASSERT_GE(chain.size(), 2U);
    for (size_t i = 0; i + 1 < chain.size(); ++i) {
      if (but && but->from == chain[i] && but->to == chain[i + 1]) continue;
      ASSERT_TRUE(placed_.contains(chain[i]));
      EXPECT_EQ(placed_.at(chain[i]), chain[i + 1]);
    }
  }

  void CheckDeadChain(const Step& step) const {
    ASSERT_EQ(step.struck.size(), 1U);
    const Jump& jump = step.struck[0];
    CheckChain(step.chain, jump);
    Entries ways = InLine(live_, step.by.kind, Members(step.by)[0]);
    std::erase_if(ways, [&](const Triple& e) { return Shares(e, jump); });
    EXPECT_FALSE(ways.empty());
    int in = Members(step.in)[0];
    for (const Triple& e : ways) {
      EXPECT_EQ(step.in.kind == LineKind::kRow ? std::get<0>(e) : std::get<1>(e), in);
    }
    Cell first = step.chain.front();
    Cell last = step.chain.back();
    if (step.by.kind == LineKind::kRow) {
      EXPECT_EQ(Members(step.by)[0], last);
      EXPECT_EQ(in, first == start_ ? LastKnown() : first);
    } else {
      EXPECT_EQ(Members(step.by)[0], first);
      EXPECT_EQ(in, last == end_ ? KnightStands() : last);
    }
    EXPECT_LT(placed_.size() + 2, n_);
  }

  void CheckLocked(const Step& step) const {
    std::vector<int> by = Members(step.by);
    std::vector<int> in = Members(step.in);
    ASSERT_EQ(by.size(), 2U);
    ASSERT_EQ(in.size(), 2U);
    Entries inside;
    for (int line : by) {
      Entries left = InLine(live_, step.by.kind, line);
      EXPECT_FALSE(left.empty());
      inside.insert(left.begin(), left.end());
    }
    Entries across;
    for (int line : in) {
      Entries left = InLine(live_, step.in.kind, line);
      across.insert(left.begin(), left.end());
    }
    EXPECT_TRUE(std::includes(across.begin(), across.end(), inside.begin(), inside.end()));
    EXPECT_FALSE(step.struck.empty());
    for (const Jump& jump : step.struck) {
      EXPECT_TRUE(across.contains(TripleOf(jump)));
      EXPECT_FALSE(inside.contains(TripleOf(jump)));
    }
  }

  void CheckTrial(const Step& step) const {
    ASSERT_EQ(step.struck.size(), 1U);
    Pencil trial = *this;
    trial.Assume(step.struck[0]);
    for (const Step& inner : step.trial) trial.Do(inner);
    trial.CheckDead(step.dead_end);
  }

  Entries live_;
  std::map<Cell, Cell> placed_;
  Cell start_ = 0;
  Cell end_ = 0;
  size_t n_ = 0;
};

/// Solves a grid, checks every step and holds the verdict against the counter's.
Trace ExpectRight(const Grid& grid) {
  SCOPED_TRACE(WriteCode(grid));
  Trace trace = SolveByMethod(grid);
  SolutionCount count = CountSolutions(grid, {.solutions = 2});
  Verdict right = count.solutions == 0   ? Verdict::kNone
                  : count.solutions == 1 ? Verdict::kUnique
                                         : Verdict::kAmbiguous;
  EXPECT_EQ(trace.verdict, right);
  for (const Path& path : trace.solutions) EXPECT_TRUE(Solves(path, grid));
  if (!EndIsMarked(grid)) return trace;
  Pencil pencil(grid);
  int round = 0;
  for (const Step& step : trace.steps) {
    pencil.Do(step);
    EXPECT_GE(step.round, round);
    EXPECT_LE(step.round, round + 1);
    round = step.round;
  }
  if (right == Verdict::kNone) {
    EXPECT_TRUE(trace.solutions.empty());
    pencil.CheckDead(trace.dead_end);
  } else if (right == Verdict::kUnique) {
    EXPECT_EQ(trace.solutions, count.found);
    EXPECT_EQ(pencil.live().size(), static_cast<size_t>(DominoCount(grid)));
  } else {
    EXPECT_EQ(trace.solutions.size(), 2U);
    EXPECT_FALSE(trace.solutions.size() == 2 && trace.solutions[0] == trace.solutions[1]);
  }
  return trace;
}

TEST(WyxMethod, EveryStepIsTrue) {
  std::mt19937_64 random(1);
  std::map<Rule, int> rules;
  std::map<Verdict, int> verdicts;
  for (int i = 0; i < (kSlow ? 3'000 : 30'000); ++i) {
    int dominoes = 5 + i % 12;
    int side = dominoes > 12 ? 8 : 5 + i / 12 % 4;
    int reach = 2 + i / 48 % 3;
    std::optional<Path> path = oracle::RandomPath(random, side, dominoes, reach);
    if (!path) continue;
    Trace trace = ExpectRight(GridOfPath(*path, side, i % 3));
    ++verdicts[trace.verdict];
    for (const Step& step : trace.steps) ++rules[step.rule];
    if (testing::Test::HasFailure()) return;
  }
  for (int rule = 0; rule <= static_cast<int>(Rule::kTrial); ++rule) {
    EXPECT_GT(rules[static_cast<Rule>(rule)], 0) << rule;
  }
  EXPECT_GT(verdicts[Verdict::kUnique], 1'000);
  EXPECT_GT(verdicts[Verdict::kAmbiguous], 100);
}

TEST(WyxMethod, GridsWithoutASolutionAreSeenThrough) {
  std::mt19937_64 random(2);
  int none = 0;
  for (int i = 0; i < (kSlow ? 2'000 : 20'000); ++i) {
    int dominoes = 5 + i % 4;
    Grid grid = oracle::RandomGrid(random, 5 + i % 2, dominoes);
    none += ExpectRight(grid).verdict == Verdict::kNone ? 1 : 0;
    // The circles of a path with the marks of no path.
    std::optional<Path> path = oracle::RandomPath(random, 6, 8, 3);
    if (!path) continue;
    grid = GridOfPath(*path, 6, 2);
    grid.mark = {path->cells[1 + random() % 8], path->cells[1 + random() % 8]};
    grid.marks = grid.mark[0] == grid.mark[1] ? 1 : 2;
    none += ExpectRight(grid).verdict == Verdict::kNone ? 1 : 0;
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(none, 1'000);
}

// What it concludes is the counter's answer, on a million classic grids.
TEST(WyxMethod, AgreesWithTheCounterOnAMillionGrids) {
  std::mt19937_64 random(3);
  int unique = 0;
  for (int i = 0; i < (kSlow ? 10'000 : 1'000'000); ++i) {
    std::optional<Path> path = oracle::RandomPath(random, 8, 12, 4);
    if (!path) continue;
    Grid grid = GridOfPath(*path, 8, 0);
    bool only = IsOnlySolution(grid, *path);
    Trace trace = SolveByMethod(grid);
    ASSERT_EQ(trace.verdict, only ? Verdict::kUnique : Verdict::kAmbiguous) << WriteCode(grid);
    ASSERT_EQ(trace.solutions.size(), only ? 1U : 2U);
    if (only) {
      ASSERT_EQ(trace.solutions[0], *path) << WriteCode(grid);
      ++unique;
    } else {
      ASSERT_TRUE(Solves(trace.solutions[0], grid) && Solves(trace.solutions[1], grid));
      ASSERT_FALSE(trace.solutions[0] == trace.solutions[1]) << WriteCode(grid);
    }
  }
  EXPECT_GT(unique, kSlow ? 9'000 : 900'000);
}

TEST(WyxMethod, GoesOnFromWhatWasPlayed) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 300; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, 8, 12, 4);
    if (!path) continue;
    Grid grid = GridOfPath(*path, 8, i % 3);
    if (!IsOnlySolution(grid, *path)) continue;
    for (size_t played = 0; played <= 12; ++played) {
      Trace trace = SolveByMethod(grid, {path->cells.data() + 1, played});
      ASSERT_EQ(trace.verdict, Verdict::kUnique);
      EXPECT_EQ(trace.solutions[0], *path);
      size_t placed = 0;
      for (const Step& step : trace.steps) placed += step.placed ? 1 : 0;
      EXPECT_EQ(placed, 12 - played);
    }
  }
}

// The three among the first ten million unique grids of seed 42 that need a trial inside a trial.
TEST(WyxMethod, TrialsInsideTrials) {
  for (const char* code :
       {"wyx:f6/c4d2d3d4e2e4e5f1f2f3g3g4/L2D1.L2U1.L2U2.L1D1.L1U2.D3.D1.U1.R1D2.R1U2.R2D3.R2",
        "wyx:d3/c5d2e1e2e3e4f3g1g2h1h2h3/L3.L2U1.L1D2.L1.L1U2.D1.U1.R1.R1U1.R2D2.R2D1.R3D1",
        "wyx:a4/a5b1b4b5b8c2c4c5c6c7d5d6/L1D3.L1U1.L1U3.D2.U1.U3.U4.R1D3.R1D1.R1.R1U2.R2D3"}) {
    Grid grid = GridOf(code);
    Trace trace = ExpectRight(grid);
    bool nested = false;
    for (const Step& step : trace.steps) {
      for (const Step& inner : step.trial) nested |= inner.rule == Rule::kTrial;
    }
    EXPECT_TRUE(nested) << code;
    ASSERT_EQ(trace.solutions.size(), 1U);
    EXPECT_EQ(CourseOf(grid, trace.solutions[0]).depth, 2);
  }
}

TEST(WyxMethod, SpentTrialsAreNoAnswer) {
  Grid grid =
      GridOf("wyx:d3/c5d2e1e2e3e4f3g1g2h1h2h3/L3.L2U1.L1D2.L1.L1U2.D1.U1.R1.R1U1.R2D2.R2D1.R3D1");
  Trace trace = SolveByMethod(grid, {}, 100);
  EXPECT_EQ(trace.verdict, Verdict::kUnknown);
  EXPECT_TRUE(trace.solutions.empty());
}

TEST(WyxMethod, TheEndIsNoCircle) {
  Trace trace = SolveByMethod(GridOf("wyx5:a1/a2a3a4a5b1/U1.R1.R2.R1U1.L1"));
  EXPECT_EQ(trace.verdict, Verdict::kNone);
  EXPECT_TRUE(trace.steps.empty());
}

// What the grade sees, by the fast way and by the plain one, on all sizes, also on tables with more
// than 64 entries.
TEST(WyxCourse, TheFastWayIsThePlainOne) {
  std::mt19937_64 random(5);
  int large = 0;
  for (int i = 0; i < (kSlow ? 5'000 : 200'000); ++i) {
    int dominoes = i % 2 == 0 ? 12 : 5 + i / 2 % 12;
    int side = dominoes > 12 ? 7 + i / 24 % 2 : 5 + i / 24 % 4;
    std::optional<Path> path = oracle::RandomPath(random, side, dominoes, 2 + i / 96 % 3);
    if (!path) continue;
    Grid grid = GridOfPath(*path, side, i % 5 % 3);
    if (!IsOnlySolution(grid, *path)) continue;
    large += CountArcs(grid) - dominoes > 63 ? 1 : 0;
    ASSERT_EQ(CourseOf(grid, *path), CourseOfTable(grid)) << WriteCode(grid);
  }
  EXPECT_GT(large, 10);
}

}  // namespace
}  // namespace grille::wyx
