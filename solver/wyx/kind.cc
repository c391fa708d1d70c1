#include "solver/wyx/kind.h"

#include <algorithm>

#include "solver/status.h"
#include "solver/wyx/code.h"
#include "solver/wyx/count.h"
#include "solver/wyx/grade.h"
#include "solver/wyx/key.h"
#include "solver/wyx/payload.h"
#include "solver/wyx/recount.h"
#include "solver/wyx/table.h"

namespace grille::wyx {
namespace {

class WyxKindImpl final : public Kind {
 public:
  int id() const override { return kKindId; }
  std::string_view name() const override { return "wyx"; }
  std::string_view measure_name() const override { return "arcs"; }
  int grade_version() const override { return kGradeVersion; }
  int key_version() const override { return kKeyVersion; }

  bool Owns(std::string_view code) const override {
    std::string_view prefix = code.substr(0, code.find(':'));
    for (int side = kMinSide; side <= kMaxSide; ++side) {
      if (prefix == CodePrefix(side)) return true;
    }
    return false;
  }

  absl::StatusOr<SolveAnswer> Solve(std::string_view code, uint64_t limit,
                                    const SearchLimits& limits) const override {
    GRILLE_ASSIGN_OR_RETURN(Grid grid, ParseCode(code));
    SolutionCount count = CountSolutions(grid, {.solutions = limit, .passes = limits.nodes});
    SolveAnswer answer;
    answer.code = WriteCode(grid);
    answer.known = count.known;
    answer.solutions = count.solutions;
    answer.limit_reached = count.more;
    for (const Path& path : count.found) answer.all.push_back(StopsText(path));
    if (count.known && count.solutions == 0) answer.reason = ReasonForNone(grid);
    return answer;
  }

  absl::StatusOr<Puzzle> Prove(std::string_view code, const SearchLimits& limits) const override {
    GRILLE_ASSIGN_OR_RETURN(Grid grid, ParseCode(code));
    SolutionCount count = CountSolutions(grid, {.solutions = 1, .passes = limits.nodes});
    // Two solutions are two, whether or not the rest of the search was done.
    if (count.more) {
      return absl::FailedPreconditionError("the grid has more than one solution");
    }
    if (!count.known) {
      return absl::ResourceExhaustedError(
          absl::StrCat("unknown: not settled within ", limits.nodes, " nodes"));
    }
    if (count.solutions == 0) {
      return absl::FailedPreconditionError(
          absl::StrCat("the grid has no solution: ", ReasonForNone(grid)));
    }
    return MakePuzzle(grid, count.found[0]);
  }

  absl::StatusOr<PuzzleText> Describe(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(Path path, DecodeStored(puzzle));
    PuzzleText text;
    text.code = WriteCode(GridOfPath(path, SideOfSize(puzzle.size), puzzle.marks));
    text.solution = StopsText(path);
    text.facts = {{"solutions", 1}, {"arcs", puzzle.measure}};
    return text;
  }

  absl::StatusOr<std::vector<uint64_t>> Features(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(Path path, DecodeStored(puzzle));
    Grid grid = GridOfPath(path, SideOfSize(puzzle.size), puzzle.marks);
    return std::vector<uint64_t>{grid.circles | Bit(grid.start), grid.dominoes};
  }

  absl::StatusOr<uint64_t> Effort(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(Path path, DecodeStored(puzzle));
    return RecountSolutions(GridOfPath(path, SideOfSize(puzzle.size), puzzle.marks), kNoBudget)
        .nodes;
  }

  absl::Status Regrade(Puzzle* puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(Path path, DecodeStored(*puzzle));
    Grade grade = GradeGrid(GridOfPath(path, SideOfSize(puzzle->size), puzzle->marks), path);
    puzzle->level = grade.level;
    puzzle->score = grade.score;
    return absl::OkStatus();
  }

  std::optional<Doubt> Recheck(const Puzzle& puzzle, int grade_version) const override {
    absl::StatusOr<Path> path = DecodePayload(puzzle.payload, SideOfSize(puzzle.size));
    if (!path.ok()) return std::string(MessageOf(path.status()));
    if (puzzle.marks > kMaxMarks) return absl::StrCat(puzzle.marks, " marks");
    Grid grid = GridOfPath(*path, SideOfSize(puzzle.size), puzzle.marks);
    if (absl::Status valid = Validate(grid); !valid.ok()) return std::string(MessageOf(valid));
    if (!Solves(*path, grid)) return Doubt("the stored path does not solve the grid");
    if (uint64_t solutions = RecountSolutions(grid, 2).solutions; solutions != 1) {
      return absl::StrCat(solutions == 0 ? "no solution" : "more than one solution",
                          " found by walking");
    }
    Puzzle again = MakePuzzle(grid, *path);
    auto differs = [](std::string_view what, int64_t stored, int64_t now) {
      return absl::StrCat(ToAbsl(what), " is ", stored, " in the store, ", now, " by proof");
    };
    if (again.key != puzzle.key) return Doubt("the key is not that of the grid");
    if (again.size != puzzle.size) return differs("size", puzzle.size, again.size);
    if (again.measure != puzzle.measure) return differs("arcs", puzzle.measure, again.measure);
    if (grade_version != kGradeVersion) return std::nullopt;
    if (again.score != puzzle.score) return differs("score", puzzle.score, again.score);
    if (again.level != puzzle.level) {
      return differs("level", static_cast<int>(puzzle.level), static_cast<int>(again.level));
    }
    return std::nullopt;
  }

 private:
  /// The path of a puzzle as it came from a store, where any byte may have been damaged.
  static absl::StatusOr<Path> DecodeStored(const Puzzle& puzzle) {
    GRILLE_ASSIGN_OR_RETURN(Path path, DecodePayload(puzzle.payload, SideOfSize(puzzle.size)));
    if (puzzle.marks > kMaxMarks ||
        CanonicalKey(path, SideOfSize(puzzle.size), puzzle.marks) != puzzle.key) {
      return absl::DataLossError("the grid is damaged: its key is another one's");
    }
    return path;
  }

  static std::string ReasonForNone(const Grid& grid) {
    std::string why = WhyNone(grid);
    return why.empty() ? "every way of playing the dominoes comes to a dead end" : why;
  }
};

}  // namespace

const Kind& WyxKind() {
  static const WyxKindImpl kKind;
  return kKind;
}

Puzzle MakePuzzle(const Grid& grid, const Path& solution) {
  return MakePuzzle(grid, solution, GradeGrid(grid, solution));
}

Puzzle MakePuzzle(const Grid& grid, const Path& solution, const Grade& grade) {
  Puzzle puzzle;
  puzzle.key = CanonicalKey(solution, grid.side, grid.marks);
  puzzle.payload = EncodePayload(solution);
  puzzle.size = SizeNumber(grid.side, DominoCount(grid));
  puzzle.marks = grid.marks;
  puzzle.level = grade.level;
  puzzle.score = grade.score;
  puzzle.measure = CountArcs(grid);
  return puzzle;
}

}  // namespace grille::wyx
