#include <optional>

#include "gen/letter_maker.h"
#include "gen/parity_maker.h"
#include "gen/recorders.h"
#include "gen/table_maker.h"
#include "solver/slide/patterns/search.h"
#include "solver/slide/taquin_grade.h"
#include "solver/slide/taquin_kind.h"
#include "solver/status.h"
#include "tools/grille/generators.h"
#include "tools/grille/goal_table.h"
#include "tools/grille/letter_options.h"
#include "tools/grille/moves_options.h"
#include "tools/grille/pattern_shelf.h"
#include "tools/grille/taquin_run.h"

namespace grille::tools {
namespace {

constexpr BoardSize kUsualSize = {3, 3};
constexpr BoardSize kUsualImpossible = {4, 4};

KnownMoves MovesKnownOf(BoardSize size) {
  int cells = size.columns * size.rows;
  std::optional<int> farthest = slide::FarthestKnown(size.columns, size.rows);
  return {.usual = cells < 15   ? 20
                   : cells < 16 ? 30
                                : 35,
          .farthest = farthest.value_or(slide::PatternSearch{}.most_moves),
          .proved = farthest.has_value()};
}

class TaquinGenerator final : public Generator {
 public:
  const Kind& kind() const override { return slide::TaquinKind(); }

  void Declare(Options& options) override {
    options.Value("--size", "COLUMNSxROWS",
                  "Size of the board: up to 4x4 (3x3 unless told); --impossible: up to 5x5 (4x4)",
                  [this](const std::string& text) -> absl::Status {
                    GRILLE_ASSIGN_OR_RETURN(size_, ParseBoardSize(text));
                    return absl::OkStatus();
                  });
    options.Flag("--impossible", &impossible_,
                 "Positions of which half cannot be solved: to be found out by inversions");
    moves_.Declare(options);
    letters_.Declare(options);
  }

  bool AnyGiven() const override {
    return size_ || impossible_ || moves_.AnyGiven() || letters_.choice().Any();
  }

  absl::StatusOr<std::string> CanonicalOptions() const override {
    TaquinRun run;
    run.size = size_.value_or(impossible_ ? kUsualImpossible : kUsualSize);
    run.impossible = impossible_;
    run.filter = moves_.Filter();
    if (impossible_ && (moves_.AnyMoves() || run.filter.unique)) {
      return absl::InvalidArgumentError(
          "--impossible asks whether a position can be solved, not how: leave --moves and "
          "--unique-solution out");
    }
    if (!impossible_ && run.size.columns * run.size.rows > gen::kMostLetterVertices) {
      return absl::InvalidArgumentError(
          absl::StrCat("taquins to be solved are made on boards of up to ",
                       gen::kMostLetterVertices, " cells: say --size 4x4, or --impossible"));
    }
    run.letters = letters_.choice();
    GRILLE_RETURN_IF_ERROR(CheckLetters(run));
    if (!impossible_ && !HasTable(run)) {
      GRILLE_RETURN_IF_ERROR(
          CheckMoves(run.letters, run.filter, slide::kTaquinCuts, MovesKnownOf(run.size)));
    }
    return WriteTaquinRun(run);
  }

  absl::StatusOr<int> SamplerVersion(const std::string& options) const override {
    GRILLE_ASSIGN_OR_RETURN(TaquinRun run, ReadTaquinRun(options));
    if (run.impossible) return gen::kParitySamplerVersion;
    return HasTable(run) ? gen::kTableSamplerVersion : gen::kLetterSamplerVersion;
  }

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakeMaker(const std::string& options,
                                                             uint64_t seed,
                                                             const MakerHelp& help) override {
    GRILLE_ASSIGN_OR_RETURN(TaquinRun run, ReadTaquinRun(options));
    auto [columns, rows] = run.size;
    if (run.impossible) {
      gen::ParityRun parity = {.columns = columns, .rows = rows, .level = run.filter.level};
      return std::make_unique<gen::ParityMaker>(parity, seed);
    }
    if (!HasTable(run)) return LetterMakerOf(run, seed, help);
    GoalOnBoard goal = UsualGoalOf(columns, rows);
    if (table_.table == nullptr || table_.table->graph() != goal.board) {
      GRILLE_ASSIGN_OR_RETURN(table_, FindGoalTable(goal, help.store, help.threads));
      name_ = goal;
    }
    return std::make_unique<gen::TableMaker>(table_.table, gen::TaquinRecorder(columns, rows),
                                             run.filter, seed);
  }

  absl::Status KeepBeside(const std::string& store) override {
    if (shelf_) return shelf_->Keep(store);
    if (!name_) return absl::OkStatus();
    GRILLE_RETURN_IF_ERROR(KeepGoalTable(*name_, table_, store));
    table_.made = false;
    return absl::OkStatus();
  }

  std::string NoneText(const std::string& options, uint64_t /*candidates*/) const override {
    absl::StatusOr<TaquinRun> run = ReadTaquinRun(options);
    if (!run.ok()) return std::string(MessageOf(run.status()));
    return absl::StrCat("no position of this board is such a puzzle (", MovesText(run->filter),
                        "); the farthest is ", table_.table->histogram().size() - 1,
                        " moves away. Nothing is made");
  }

  std::vector<std::string> Examples() const override {
    return {"--impossible --count 100 --seed 1 --db grilles.db",
            "--size 3x3 --moves 20..31 --count 100 --db grilles.db",
            "--size 4x4 --moves 40..60 --count 100 --db grilles.db",
            "--size 4x4 --walk 20 --unique-solution --count 100 --db grilles.db"};
  }

 private:
  absl::Status CheckLetters(const TaquinRun& run) const {
    if (!run.letters.Any()) return absl::OkStatus();
    if (run.impossible) {
      return absl::InvalidArgumentError(
          absl::StrCat("--impossible asks whether a position can be solved, not how: leave ",
                       letters_.FirstGiven(), " out"));
    }
    if (!HasTable(run)) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat(
        letters_.FirstGiven(), " goes with boards of more than ", kMostTableCells,
        " cells; on smaller ones a table of all positions counts all solutions, and --moves alone "
        "finds easy puzzles"));
  }

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> LetterMakerOf(const TaquinRun& run,
                                                                 uint64_t seed,
                                                                 const MakerHelp& help) {
    auto [columns, rows] = run.size;
    gen::LetterRun letters = {.board = slide::GridGraph(columns, rows),
                              .goal = slide::UsualGoal(columns, rows),
                              .filter = run.filter};
    if (!shelf_) shelf_.emplace(help.store, help.threads);
    return MakeLetterMaker(letters, run.letters, *shelf_, gen::TaquinRecorder(columns, rows), seed);
  }

  std::optional<BoardSize> size_;
  bool impossible_ = false;
  MovesOptions moves_;
  LetterOptions letters_;
  std::optional<PatternShelf> shelf_;  ///< for boards without a table
  GoalTable table_;                    ///< of the board that a maker was made for last
  std::optional<GoalOnBoard> name_;
};

}  // namespace

std::unique_ptr<Generator> MakeTaquinGenerator() { return std::make_unique<TaquinGenerator>(); }

}  // namespace grille::tools
