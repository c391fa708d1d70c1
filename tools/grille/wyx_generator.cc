#include <optional>
#include <vector>

#include "gen/wyx_maker.h"
#include "solver/status.h"
#include "solver/wyx/kind.h"
#include "tools/grille/choices.h"
#include "tools/grille/generators.h"
#include "tools/grille/numbers.h"
#include "tools/grille/wyx_picture.h"
#include "tools/grille/wyx_run_options.h"

namespace grille::tools {
namespace {

class WyxGenerator final : public Generator {
 public:
  const Kind& kind() const override { return wyx::WyxKind(); }

  void Declare(Options& options) override {
    AddNumber(options, "--dominoes", &dominoes_, wyx::kMinDominoes, wyx::kMaxDominoes,
              "Dominoes of a grid (12 unless told)");
    AddNumber(options, "--board", &board_, wyx::kMinSide, wyx::kMaxSide,
              "Columns and rows of the board (8 unless told)");
    AddNumber(options, "--reach", &reach_, wyx::kMinReach, wyx::kMaxReach,
              "Cells that a domino moves at the most along a row or column (4 unless told)");
    options.Value("--marks", "N|auto",
                  "Stops marked in advance (0 unless told), or the fewest that leave one solution",
                  [this](const std::string& text) { return ReadMarks(text); });
    picture_.Declare(options);
    AddLevel(options, &level_, "Only puzzles of this level");
    AddWalkable(options, &walkable_);
  }

  bool AnyGiven() const override {
    return dominoes_ || board_ || reach_ || marks_ || picture_.AnyGiven() || level_ || walkable_;
  }

  absl::StatusOr<std::string> CanonicalOptions() const override {
    gen::WyxRun run;
    if (dominoes_) run.shape.dominoes = static_cast<int>(*dominoes_);
    if (board_) run.shape.side = static_cast<int>(*board_);
    if (reach_) run.shape.reach = static_cast<int>(*reach_);
    run.marks = marks_.value_or(0);
    GRILLE_ASSIGN_OR_RETURN(run.level, LevelAsked());
    GRILLE_RETURN_IF_ERROR(TakePicture(&run.shape));
    return WriteWyxRun(run);
  }

  absl::StatusOr<int> SamplerVersion(const std::string& options) const override {
    GRILLE_RETURN_IF_ERROR(ReadWyxRun(options).status());
    return gen::kWyxSamplerVersion;
  }

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakeMaker(const std::string& options,
                                                             uint64_t seed,
                                                             const MakerHelp& /*help*/) override {
    GRILLE_ASSIGN_OR_RETURN(gen::WyxRun run, ReadWyxRun(options));
    return std::make_unique<gen::WyxMaker>(run, seed);
  }

  std::string NoneText(const std::string& options, uint64_t candidates) const override {
    absl::StatusOr<gen::WyxRun> run = ReadWyxRun(options);
    return run.ok() ? NoneOnPicture(*run, candidates) : std::string(MessageOf(run.status()));
  }

  std::vector<std::string> Examples() const override {
    return {"--count 100000 --db grilles.db", "--count 20 --level hard --seed 7 --db grilles.db",
            "--count 5 --picture heart --level medium --db hearts.db"};
  }

 private:
  absl::Status ReadMarks(const std::string& text) {
    if (text == kFewestMarksName) {
      marks_ = gen::kFewestMarks;
      return absl::OkStatus();
    }
    GRILLE_ASSIGN_OR_RETURN(uint64_t number, ParseNumber(text, 0, wyx::kMaxMarks));
    marks_ = static_cast<int>(number);
    return absl::OkStatus();
  }

  absl::StatusOr<std::optional<Level>> LevelAsked() const {
    if (!walkable_) return level_;
    std::vector<Level> levels;
    if (level_) levels.push_back(*level_);
    GRILLE_RETURN_IF_ERROR(KeepWalkable(&levels));
    return levels[0];
  }

  /// Puts the picture asked for, if any, into the shape.
  absl::Status TakePicture(gen::WyxShape* shape) const {
    std::optional<int> side;
    if (board_) side = shape->side;
    GRILLE_ASSIGN_OR_RETURN(std::optional<wyx::Picture> picture, picture_.Picture(side));
    if (!picture) return absl::OkStatus();
    int dominoes = wyx::DominoCount(*picture);
    if (dominoes_ && shape->dominoes != dominoes) {
      return absl::InvalidArgumentError(
          absl::StrCat("--dominoes ", shape->dominoes, " contradicts the picture, whose ",
                       dominoes + 1, " cells take ", dominoes, ": leave it out"));
    }
    shape->dominoes = dominoes;
    shape->side = picture->side;
    shape->cells = picture->cells;
    shape->start = picture->start;
    return absl::OkStatus();
  }

  std::optional<uint64_t> dominoes_;
  std::optional<uint64_t> board_;
  std::optional<uint64_t> reach_;
  std::optional<int> marks_;
  PictureOptions picture_;
  std::optional<Level> level_;
  bool walkable_ = false;
};

}  // namespace

std::unique_ptr<Generator> MakeWyxGenerator() { return std::make_unique<WyxGenerator>(); }

}  // namespace grille::tools
