#include "solver/slide/taquin_kind.h"

#include <utility>

#include "solver/slide/fewest_answer.h"
#include "solver/slide/search.h"
#include "solver/slide/taquin_grade.h"
#include "solver/slide/taquin_key.h"
#include "solver/slide/taquin_verdict.h"
#include "solver/slide/walks.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

Puzzle RecordOf(const SolvedTaquin& solved) {
  const Taquin& taquin = solved.taquin;
  Puzzle puzzle;
  puzzle.key = CanonicalKey(taquin);
  puzzle.payload = EncodeTaquin(solved);
  puzzle.size = TaquinSize(taquin.columns, taquin.rows);
  puzzle.marks = taquin.parity ? 1 : 0;
  puzzle.measure = static_cast<int32_t>(solved.solution.size());
  puzzle.score =
      taquin.parity ? ParityScore(TableOf(taquin.task.from, taquin.columns)) : puzzle.measure;
  puzzle.level = LevelOf(puzzle.score, taquin.parity ? kParityCuts : kTaquinCuts);
  return puzzle;
}

absl::Status Replay(const SolvedTaquin& solved) {
  if (Solves(BoardOf(solved.taquin), solved.taquin.task, solved.solution)) return absl::OkStatus();
  return absl::InternalError(
      absl::StrCat("the solution found does not solve ", WriteTaquin(solved.taquin)));
}

/// A puzzle as it came from a store, where any byte may have been damaged.
absl::StatusOr<SolvedTaquin> DecodeStoredTaquin(const Puzzle& puzzle) {
  GRILLE_ASSIGN_OR_RETURN(SolvedTaquin solved, DecodeTaquin(puzzle.payload));
  GRILLE_RETURN_IF_ERROR(CheckUndamaged(puzzle, RecordOf(solved)));
  return solved;
}

class TaquinKindImpl final : public Kind {
 public:
  int id() const override { return kTaquinId; }
  std::string_view name() const override { return "taquin"; }
  std::string_view measure_name() const override { return "moves"; }
  int grade_version() const override { return kTaquinGradeVersion; }
  int key_version() const override { return kTaquinKeyVersion; }

  bool Owns(std::string_view code) const override {
    return code.substr(0, code.find(':')) == name();
  }

  absl::StatusOr<SolveAnswer> Solve(std::string_view code, uint64_t /*limit*/,
                                    const SearchLimits& limits) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedTaquin solved, ReadCode(code));
    TaquinVerdict verdict = VerdictOf(solved.taquin);
    if (solved.taquin.parity || !verdict.solvable) {
      SolveAnswer answer;
      answer.code = WriteTaquin(solved.taquin);
      answer.reason = std::move(verdict.reason);
      answer.fewest =
          FewestMoves{.solvable = verdict.solvable, .only_whether = solved.taquin.parity};
      if (solved.taquin.parity) answer.fewest->solution = VerdictName(solved.taquin);
      return answer;
    }
    Fewest fewest = FindFewest(BoardOf(solved.taquin), solved.taquin.task, limits);
    solved.solution = std::move(fewest.solution);
    if (fewest.known) GRILLE_RETURN_IF_ERROR(Replay(solved));
    return FewestAnswer(WriteTaquin(solved.taquin), fewest,
                        WriteTaquinMoves(solved.solution, solved.taquin));
  }

  absl::StatusOr<Puzzle> Prove(std::string_view code, const SearchLimits& limits) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedTaquin solved, ReadCode(code));
    if (solved.taquin.parity) return RecordOf(solved);
    TaquinVerdict verdict = VerdictOf(solved.taquin);
    if (!verdict.solvable) {
      return absl::FailedPreconditionError(
          absl::StrCat("the taquin has no solution: ", verdict.reason));
    }
    Fewest fewest = FindFewest(BoardOf(solved.taquin), solved.taquin.task, limits);
    GRILLE_RETURN_IF_ERROR(CheckWorthStoring(fewest, limits));
    solved.solution = std::move(fewest.solution);
    solved.shortest = fewest.shortest;
    return MakePuzzle(solved);
  }

  absl::StatusOr<PuzzleText> Describe(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedTaquin solved, DecodeStoredTaquin(puzzle));
    const Taquin& taquin = solved.taquin;
    PuzzleText text;
    text.code = WriteTaquin(taquin);
    if (taquin.parity) {
      text.solution = VerdictName(taquin);
      text.facts = {{"moves", std::nullopt},
                    {"shortest", std::nullopt},
                    {"inversions", TableOf(taquin.task.from, taquin.columns).total}};
    } else {
      text.solution = WriteTaquinMoves(solved.solution, taquin);
      text.facts = {{"moves", puzzle.measure}, {"shortest", solved.shortest}};
    }
    return text;
  }

  /// Which tile stands where, tiles counting by their remainder of four: four bits a cell, one of
  /// them set. The first sixteen cells, and the rest.
  absl::StatusOr<std::vector<uint64_t>> Features(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedTaquin solved, DecodeStoredTaquin(puzzle));
    constexpr int kPerSet = 16;
    std::vector<uint64_t> sets(2, 0);
    for (int v = 0; v < solved.taquin.task.from.size; ++v) {
      Token tile = solved.taquin.task.from.at[static_cast<size_t>(v)];
      if (tile == kVacant) continue;
      sets[static_cast<size_t>(v / kPerSet)] |= uint64_t{1} << (4 * (v % kPerSet) + tile % 4);
    }
    return sets;
  }

  /// Of the question whether it can be solved: the tiles, each of which is looked at.
  absl::StatusOr<uint64_t> Effort(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedTaquin solved, DecodeStoredTaquin(puzzle));
    const Arrangement& from = solved.taquin.task.from;
    if (solved.taquin.parity) return static_cast<uint64_t>(from.size - 1);
    return CountWalks(BoardOf(solved.taquin), VacancyOf(from), puzzle.measure);
  }

  absl::Status Regrade(Puzzle* puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedTaquin solved, DecodeStoredTaquin(*puzzle));
    Puzzle again = RecordOf(solved);
    puzzle->level = again.level;
    puzzle->score = again.score;
    return absl::OkStatus();
  }

  std::optional<Doubt> Recheck(const Puzzle& puzzle, int grade_version) const override {
    absl::StatusOr<SolvedTaquin> solved = DecodeTaquin(puzzle.payload);
    if (!solved.ok()) return std::string(MessageOf(solved.status()));
    if (std::optional<std::string> why =
            Difference(puzzle, RecordOf(*solved), grade_version == kTaquinGradeVersion)) {
      return why;
    }
    if (solved->taquin.parity) return std::nullopt;
    return Disagreement(BoardOf(solved->taquin), solved->taquin.task, solved->solution,
                        solved->shortest);
  }

 private:
  static absl::StatusOr<SolvedTaquin> ReadCode(std::string_view code) {
    SolvedTaquin solved;
    GRILLE_ASSIGN_OR_RETURN(solved.taquin, ParseTaquin(code));
    return solved;
  }
};

}  // namespace

const Kind& TaquinKind() {
  static const TaquinKindImpl kKind;
  return kKind;
}

absl::StatusOr<Puzzle> MakePuzzle(const SolvedTaquin& solved) {
  if (!solved.taquin.parity) GRILLE_RETURN_IF_ERROR(Replay(solved));
  return RecordOf(solved);
}

}  // namespace grille::slide
