#include <algorithm>
#include <optional>

#include "absl/strings/str_format.h"
#include "db/store.h"
#include "gen/letter_climb.h"
#include "solver/slide/etoile.h"
#include "solver/slide/goals.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/goal_table.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/table_letters.h"

namespace grille::tools {
namespace {

constexpr uint64_t kDefaultDeepest = 10;

class Table final : public Command {
 public:
  std::string name() const override { return "table"; }
  std::string description() const override {
    return "Tell how far all starts of a goal of the Étoile are from it";
  }

  void Declare(Options& options) override {
    options.Words("GOAL", &goals_,
                  "Goals: sixteen stations as in a code, or names (problem-1 unless told)");
    options.Flag("--names", &names_, "Tell all goals that have a name");
    AddNumber(options, "--deepest", &deepest_, 1, kMaxNumber,
              "Show N of the starts that are farthest (10 unless told)");
    options.Flag(
        "--letters", &letters_,
        "Goals with a letter on each token: they have 16! starts, of which some are drawn");
    AddNumber(options, "--starts", &starts_, 1, kLetterStarts,
              "With --letters, draw N starts (1000 unless told)");
    AddNumber(options, "--seed", &seed_, 0, kMaxNumber,
              "With --letters, the seed of all that is drawn (1 unless told)");
    AddNumber(options, "--climb", &climb_, 0, kMaxNumber / gen::kLetterStartsPerStep,
              "With --letters, look for farther ones in N steps (0 unless told)");
    options.File("--db", &path_, "A store beside which the table is kept, or is already");
    AddThreads(options, &threads_);
    options.Flag("--json", &json_, "One JSON object a line");
    options.Footer(
        "Where each token has a letter of its own, a goal has 16! starts: of those, --letters "
        "draws\n"
        "some. Its goal is ABCDEFGHIJKLMNO. unless told. A step of the climb solves 16 starts "
        "that\n"
        "are beside the farthest so far; the same seed finds the same again.\n\n"
        "Examples:\n"
        "  grille table\n"
        "  grille table square-CDKJ --deepest 3\n"
        "  grille table r.yyrryywwwwbbbb --db grilles.db\n"
        "  grille table --letters --starts 200 --climb 10");
  }

  int Run() override {
    absl::Status status = CheckOptions();
    if (status.ok()) status = names_ ? PrintNames() : letters_ ? PrintLetters() : PrintTables();
    if (absl::Status written = output_.Finish(); status.ok()) status = written;
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status CheckOptions() const {
    if (names_ && (!goals_.empty() || deepest_ || letters_ || threads_ || !path_.empty())) {
      return absl::InvalidArgumentError(
          "--names goes without goals, --deepest, --letters, --threads and --db");
    }
    if (!letters_ && (starts_ || seed_ || climb_)) {
      return absl::InvalidArgumentError(
          absl::StrCat(starts_ ? "--starts"
                       : seed_ ? "--seed"
                               : "--climb",
                       " goes with --letters: of other goals the table has all starts"));
    }
    return absl::OkStatus();
  }

  /// Nothing is put beside what is no store.
  absl::Status CheckStore() const {
    return path_.empty() ? absl::OkStatus() : db::Store::Open(path_, db::OpenMode::kRead).status();
  }

  absl::Status PrintNames() {
    for (const slide::NamedGoal& goal : slide::NamedGoals()) {
      std::string stations = slide::WriteStar(goal.goal);
      if (json_) {
        output_.JsonLine(JsonObject().Add("name", goal.name).Add("goal", stations));
      } else {
        output_.Line(absl::StrFormat("%-18s %s", goal.name, stations));
      }
    }
    return absl::OkStatus();
  }

  absl::Status PrintTables() {
    if (goals_.empty()) goals_ = {slide::NamedGoals().front().name};
    GRILLE_RETURN_IF_ERROR(CheckStore());
    std::vector<GoalOnBoard> goals;
    for (const std::string& text : goals_) {
      GRILLE_ASSIGN_OR_RETURN(slide::Arrangement goal, slide::FindGoal(text));
      goals.push_back(GoalOnStar(goal));
    }
    for (const GoalOnBoard& on_star : goals) {
      GRILLE_ASSIGN_OR_RETURN(GoalTable table, FindGoalTable(on_star, path_, ThreadsOf(threads_)));
      if (!path_.empty()) Keep(on_star, table);
      if (json_) {
        PrintJson(*table.table);
      } else {
        PrintText(*table.table);
      }
      if (output_.failed()) return output_.Finish();
    }
    return absl::OkStatus();
  }

  absl::Status PrintLetters() {
    GRILLE_RETURN_IF_ERROR(CheckStore());
    LettersRequest request;
    if (goals_.empty()) request.goals = {slide::GoalOfLetters()};
    for (const std::string& text : goals_) {
      GRILLE_ASSIGN_OR_RETURN(slide::Arrangement goal, ParseLetterGoal(text));
      request.goals.push_back(goal);
    }
    request.starts = starts_.value_or(request.starts);
    request.seed = seed_.value_or(request.seed);
    request.deepest = deepest_.value_or(kDefaultDeepest);
    request.climb = climb_.value_or(request.climb);
    request.store = path_;
    request.threads = ThreadsOf(threads_);
    request.json = json_;
    return PrintLetterTables(request, &output_);
  }

  /// What cannot be kept can be made again next time: it is told all the same.
  void Keep(const GoalOnBoard& goal, const GoalTable& table) const {
    absl::Status kept = KeepGoalTable(goal, table, path_);
    if (!kept.ok()) Say(absl::StrCat("grille: ", kept.message()));
  }

  /// The starts that are farthest, in the order of their numbers; of each distance all before any
  /// that is nearer.
  std::vector<uint64_t> Deepest(const slide::DistanceTable& table) const {
    std::vector<uint64_t> found;
    uint64_t wanted = std::min(deepest_.value_or(kDefaultDeepest), table.index().size());
    // From this distance on there are enough.
    size_t least = table.histogram().size();
    for (uint64_t enough = 0; enough < wanted && least > 0;) enough += table.histogram()[--least];
    for (uint64_t start = 0; start < table.index().size(); ++start) {
      uint8_t distance = table.DistanceOf(start);
      if (distance >= least && distance != slide::DistanceTable::kNever) found.push_back(start);
    }
    std::stable_sort(found.begin(), found.end(), [&](uint64_t a, uint64_t b) {
      return table.DistanceOf(a) > table.DistanceOf(b);
    });
    found.resize(std::min(found.size(), static_cast<size_t>(wanted)));
    return found;
  }

  static std::string CodeOf(const slide::DistanceTable& table, uint64_t start) {
    slide::Task task;
    task.from = table.index().ArrangementOf(start);
    task.to = table.goal();
    return slide::WriteEtoile(task);
  }

  void PrintText(const slide::DistanceTable& table) {
    uint64_t all = table.index().size();
    output_.Line(absl::StrCat(slide::WriteStar(table.goal()), ": ", Grouped(all), " arrangements"));
    output_.Line(absl::StrFormat("  %5s%15s%12s", "moves", "starts", ""));
    double sum = 0;
    for (size_t moves = 0; moves < table.histogram().size(); ++moves) {
      uint64_t starts = table.histogram()[moves];
      sum += static_cast<double>(moves) * static_cast<double>(starts);
      output_.Line(absl::StrFormat("  %5d%15s%10.4f %%", moves, Grouped(starts),
                                   100 * static_cast<double>(starts) / static_cast<double>(all)));
    }
    output_.Line(absl::StrFormat("  mean %.2f moves", sum / static_cast<double>(all)));
    output_.Line("the farthest:");
    for (uint64_t start : Deepest(table)) {
      uint64_t shortest = table.ShortestOf(start);
      output_.Line(absl::StrCat("  ", static_cast<int>(table.DistanceOf(start)), " moves, ",
                                Grouped(shortest), shortest == 1 ? " solution   " : " solutions  ",
                                CodeOf(table, start)));
    }
  }

  void PrintJson(const slide::DistanceTable& table) {
    std::vector<JsonObject> deepest;
    slide::Moves solution;
    for (uint64_t start : Deepest(table)) {
      table.SolutionOf(start, &solution);
      deepest.push_back(JsonObject()
                            .Add("code", CodeOf(table, start))
                            .Add("moves", static_cast<int>(table.DistanceOf(start)))
                            .Add("solution", slide::WriteStarMoves(solution))
                            .Add("shortest", table.ShortestOf(start)));
    }
    output_.JsonLine(JsonObject()
                         .Add("goal", slide::WriteStar(table.goal()))
                         .Add("arrangements", table.index().size())
                         .Add("histogram", table.histogram())
                         .Add("deepest", deepest));
  }

  std::vector<std::string> goals_;
  bool names_ = false;
  std::optional<uint64_t> deepest_;
  bool letters_ = false;
  std::optional<uint64_t> starts_;
  std::optional<uint64_t> seed_;
  std::optional<uint64_t> climb_;
  std::string path_;
  std::optional<uint64_t> threads_;
  bool json_ = false;
  Output output_;
};

}  // namespace

std::unique_ptr<Command> MakeTable() { return std::make_unique<Table>(); }

}  // namespace grille::tools
