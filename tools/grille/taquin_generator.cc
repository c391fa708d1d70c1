#include <optional>

#include "gen/parity_maker.h"
#include "gen/recorders.h"
#include "gen/table_maker.h"
#include "solver/slide/taquin_kind.h"
#include "solver/status.h"
#include "tools/grille/generators.h"
#include "tools/grille/goal_table.h"
#include "tools/grille/moves_options.h"
#include "tools/grille/taquin_run.h"

namespace grille::tools {
namespace {

constexpr BoardSize kUsualSize = {3, 3};
constexpr BoardSize kUsualImpossible = {4, 4};
/// Larger boards have no table of all their positions.
constexpr int kMostCells = 10;

class TaquinGenerator final : public Generator {
 public:
  const Kind& kind() const override { return slide::TaquinKind(); }

  void Declare(Options& options) override {
    options.Value("--size", "COLUMNSxROWS",
                  "Size of the board (3x3 unless told; 4x4 with --impossible)",
                  [this](const std::string& text) -> absl::Status {
                    GRILLE_ASSIGN_OR_RETURN(size_, ParseBoardSize(text));
                    return absl::OkStatus();
                  });
    options.Flag("--impossible", &impossible_,
                 "Positions of which half cannot be solved: to be found out by inversions");
    moves_.Declare(options);
  }

  bool AnyGiven() const override { return size_ || impossible_ || moves_.AnyGiven(); }

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
    if (!impossible_ && run.size.columns * run.size.rows > kMostCells) {
      return absl::InvalidArgumentError(
          absl::StrCat("taquins to be solved are made on boards of up to ", kMostCells,
                       " cells: say --size 3x3, or --impossible"));
    }
    return WriteTaquinRun(run);
  }

  absl::StatusOr<int> SamplerVersion(const std::string& options) const override {
    GRILLE_ASSIGN_OR_RETURN(TaquinRun run, ReadTaquinRun(options));
    return run.impossible ? gen::kParitySamplerVersion : gen::kTableSamplerVersion;
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
    GoalOnBoard goal = UsualGoalOf(columns, rows);
    if (table_.table == nullptr || table_.table->graph() != goal.board) {
      GRILLE_ASSIGN_OR_RETURN(table_, FindGoalTable(goal, help.store, help.threads));
      name_ = goal;
    }
    return std::make_unique<gen::TableMaker>(table_.table, gen::TaquinRecorder(columns, rows),
                                             run.filter, seed);
  }

  absl::Status KeepBeside(const std::string& store) override {
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
            "--size 3x3 --moves 20..31 --count 100 --db grilles.db"};
  }

 private:
  std::optional<BoardSize> size_;
  bool impossible_ = false;
  MovesOptions moves_;
  GoalTable table_;  ///< of the board that a maker was made for last
  std::optional<GoalOnBoard> name_;
};

}  // namespace

std::unique_ptr<Generator> MakeTaquinGenerator() { return std::make_unique<TaquinGenerator>(); }

}  // namespace grille::tools
