#include <nlohmann/json.hpp>
#include <optional>

#include "gen/wyx_maker.h"
#include "solver/status.h"
#include "solver/wyx/kind.h"
#include "tools/grille/choices.h"
#include "tools/grille/generators.h"
#include "tools/grille/json.h"
#include "tools/grille/numbers.h"

namespace grille::tools {
namespace {

/// As many marks as it takes, on the command line and in a run's options.
constexpr const char* kFewest = "auto";

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
    AddLevel(options, &level_, "Only puzzles of this level");
    AddWalkable(options, &walkable_);
  }

  bool AnyGiven() const override {
    return dominoes_ || board_ || reach_ || marks_ || level_ || walkable_;
  }

  absl::StatusOr<std::string> CanonicalOptions() const override {
    GRILLE_ASSIGN_OR_RETURN(std::optional<Level> level, LevelAsked());
    JsonObject options;
    options.Add("dominoes", dominoes_.value_or(wyx::kClassicDominoes))
        .Add("board", board_.value_or(wyx::kMaxSide))
        .Add("reach", reach_.value_or(wyx::kMaxReach));
    if (marks_ == gen::kFewestMarks) {
      options.Add("marks", kFewest);
    } else {
      options.Add("marks", marks_.value_or(0));
    }
    if (level) options.Add("level", LevelName(*level));
    return options.Text();
  }

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakeMaker(const std::string& options,
                                                             uint64_t seed) const override {
    auto object = nlohmann::json::parse(options, nullptr, /*allow_exceptions=*/false);
    auto number = [&](const char* name) {
      auto member = object.find(name);
      return member != object.end() && member->is_number_integer() ? member->get<int>() : -1;
    };
    if (!object.is_object()) return Unreadable(options);
    gen::WyxRun run;
    run.shape = {.dominoes = number("dominoes"), .side = number("board"), .reach = number("reach")};
    auto marks = object.find("marks");
    bool fewest = marks != object.end() && *marks == kFewest;
    run.marks = fewest ? gen::kFewestMarks : number("marks");
    auto within = [](int n, int min, int max) { return n >= min && n <= max; };
    bool good = within(run.shape.dominoes, wyx::kMinDominoes, wyx::kMaxDominoes) &&
                within(run.shape.side, wyx::kMinSide, wyx::kMaxSide) &&
                within(run.shape.reach, wyx::kMinReach, wyx::kMaxReach) &&
                (fewest || within(run.marks, 0, wyx::kMaxMarks));
    if (auto level = object.find("level"); level != object.end()) {
      if (level->is_string()) run.level = LevelFromName(level->get<std::string>());
      good = good && run.level.has_value();
    }
    if (!good) return Unreadable(options);
    return std::make_unique<gen::WyxMaker>(run, seed);
  }

 private:
  absl::Status ReadMarks(const std::string& text) {
    if (text == kFewest) {
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

  static absl::Status Unreadable(const std::string& options) {
    return absl::DataLossError(absl::StrCat("the run's options cannot be read: ", options));
  }

  std::optional<uint64_t> dominoes_;
  std::optional<uint64_t> board_;
  std::optional<uint64_t> reach_;
  std::optional<int> marks_;
  std::optional<Level> level_;
  bool walkable_ = false;
};

}  // namespace

std::unique_ptr<Generator> MakeWyxGenerator() { return std::make_unique<WyxGenerator>(); }

}  // namespace grille::tools
