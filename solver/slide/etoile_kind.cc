#include "solver/slide/etoile_kind.h"

#include <utility>

#include "solver/slide/etoile_grade.h"
#include "solver/slide/fewest_answer.h"
#include "solver/slide/search.h"
#include "solver/slide/walks.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

using star::StarGraph;

/// All of the record but for the key; the solution is one.
Puzzle RecordOf(const SolvedEtoile& solved, std::string key) {
  Puzzle puzzle;
  puzzle.key = std::move(key);
  puzzle.payload = EncodeEtoile(solved);
  puzzle.size = static_cast<uint16_t>(KindsOfTokens(solved.task.to));
  puzzle.marks = static_cast<uint8_t>(solved.task.word.size());
  puzzle.measure = static_cast<int32_t>(solved.solution.size());
  puzzle.score = puzzle.measure;
  puzzle.level = EtoileLevel(FormOf(solved.task), puzzle.measure);
  return puzzle;
}

absl::Status Replay(const SolvedEtoile& solved) {
  if (Solves(StarGraph(), solved.task, solved.solution)) return absl::OkStatus();
  return absl::InternalError(absl::StrCat("the solution ", WriteStarMoves(solved.solution),
                                          " does not solve ", WriteEtoile(solved.task)));
}

/// A puzzle as it came from a store, where any byte may have been damaged.
absl::StatusOr<SolvedEtoile> DecodeStoredEtoile(const Puzzle& puzzle) {
  GRILLE_ASSIGN_OR_RETURN(SolvedEtoile solved, DecodeEtoile(puzzle.payload));
  GRILLE_RETURN_IF_ERROR(CheckUndamaged(puzzle, RecordOf(solved, CanonicalKey(solved.task))));
  return solved;
}

class EtoileKindImpl final : public Kind {
 public:
  int id() const override { return kEtoileId; }
  std::string_view name() const override { return "etoile"; }
  std::string_view measure_name() const override { return "moves"; }
  int grade_version() const override { return kEtoileGradeVersion; }
  int key_version() const override { return kEtoileKeyVersion; }

  bool Owns(std::string_view code) const override {
    return code.substr(0, code.find(':')) == name();
  }

  absl::StatusOr<SolveAnswer> Solve(std::string_view code, uint64_t /*limit*/,
                                    const SearchLimits& limits) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedEtoile solved, ReadCode(code));
    Fewest fewest = FindFewest(StarGraph(), solved.task, limits);
    solved.solution = std::move(fewest.solution);
    if (fewest.known) GRILLE_RETURN_IF_ERROR(Replay(solved));
    return FewestAnswer(WriteEtoile(solved.task), fewest, WriteStarMoves(solved.solution));
  }

  absl::StatusOr<Puzzle> Prove(std::string_view code, const SearchLimits& limits) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedEtoile solved, ReadCode(code));
    Fewest fewest = FindFewest(StarGraph(), solved.task, limits);
    GRILLE_RETURN_IF_ERROR(CheckWorthStoring(fewest, limits));
    solved.solution = std::move(fewest.solution);
    solved.shortest = fewest.shortest;
    return MakePuzzle(solved);
  }

  absl::StatusOr<PuzzleText> Describe(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedEtoile solved, DecodeStoredEtoile(puzzle));
    PuzzleText text;
    text.code = WriteEtoile(solved.task);
    text.solution = WriteStarMoves(solved.solution);
    text.facts = {{"moves", puzzle.measure}, {"shortest", solved.shortest}};
    return text;
  }

  /// Which colour stands where at the start: four bits a station, one of them set. Letters count by
  /// their remainder of four.
  absl::StatusOr<std::vector<uint64_t>> Features(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedEtoile solved, DecodeStoredEtoile(puzzle));
    uint64_t places = 0;
    for (int v = 0; v < star::kStations; ++v) {
      Token token = solved.task.from.at[static_cast<size_t>(v)];
      if (token == kVacant) continue;
      places |= uint64_t{1} << (kMaxColours * v + (token - 1) % kMaxColours);
    }
    return std::vector<uint64_t>{places};
  }

  absl::StatusOr<uint64_t> Effort(const Puzzle& puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedEtoile solved, DecodeStoredEtoile(puzzle));
    return CountWalks(StarGraph(), VacancyOf(solved.task.from), puzzle.measure);
  }

  absl::Status Regrade(Puzzle* puzzle) const override {
    GRILLE_ASSIGN_OR_RETURN(SolvedEtoile solved, DecodeStoredEtoile(*puzzle));
    Puzzle again = RecordOf(solved, puzzle->key);
    puzzle->level = again.level;
    puzzle->score = again.score;
    return absl::OkStatus();
  }

  std::optional<Doubt> Recheck(const Puzzle& puzzle, int grade_version) const override {
    absl::StatusOr<SolvedEtoile> solved = DecodeEtoile(puzzle.payload);
    if (!solved.ok()) return std::string(MessageOf(solved.status()));
    if (std::optional<std::string> why =
            Difference(puzzle, RecordOf(*solved, CanonicalKey(solved->task)),
                       grade_version == kEtoileGradeVersion)) {
      return why;
    }
    return Disagreement(StarGraph(), solved->task, solved->solution, solved->shortest);
  }

 private:
  static absl::StatusOr<SolvedEtoile> ReadCode(std::string_view code) {
    SolvedEtoile solved;
    GRILLE_ASSIGN_OR_RETURN(solved.task, ParseEtoile(code));
    return solved;
  }
};

}  // namespace

const Kind& EtoileKind() {
  static const EtoileKindImpl kKind;
  return kKind;
}

absl::StatusOr<Puzzle> MakePuzzle(const SolvedEtoile& solved) {
  GRILLE_RETURN_IF_ERROR(Replay(solved));
  return RecordOf(solved, CanonicalKey(solved.task));
}

absl::StatusOr<Puzzle> MakePuzzle(const SolvedEtoile& solved, const EtoileKeys& keys) {
  GRILLE_RETURN_IF_ERROR(Replay(solved));
  return RecordOf(solved, keys.Key(solved.task.from));
}

}  // namespace grille::slide
