#include <algorithm>
#include <optional>
#include <utility>

#include "gen/recorders.h"
#include "gen/table_maker.h"
#include "gen/word_maker.h"
#include "solver/slide/etoile_kind.h"
#include "solver/slide/goals.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/etoile_run.h"
#include "tools/grille/generators.h"
#include "tools/grille/goal_table.h"
#include "tools/grille/moves_options.h"
#include "tools/grille/progress.h"
#include "tools/grille/word_list.h"

namespace grille::tools {
namespace {

constexpr int kUsualColours = 3;

class EtoileGenerator final : public Generator {
 public:
  const Kind& kind() const override { return slide::EtoileKind(); }

  void Declare(Options& options) override {
    options.Value("--goal", "GOAL",
                  "The goal: sixteen stations, or a name ('grille table --names'; problem-1)",
                  [this](const std::string& text) -> absl::Status {
                    GRILLE_ASSIGN_OR_RETURN(goal_, slide::FindGoal(text));
                    return absl::OkStatus();
                  });
    AddNumber(options, "--colours", &colours_, 2, slide::kMaxColours,
              "The usual goal of so many colours (3 unless told)");
    options.Value("--word", "WORD", "Word patiences: the word that the marked token spells",
                  [this](const std::string& text) { return ReadWord(text); });
    options.File("--words", &list_,
                 "Word patiences: the words of a list that are spelled with A to P");
    AddChoice<slide::Token>(options, "--mark", "COLOUR",
                            {{"blue", slide::kBlue},
                             {"white", slide::kWhite},
                             {"red", slide::kRed},
                             {"yellow", slide::kYellow}},
                            &mark_, "The marked token's colour (white unless told)");
    moves_.Declare(options);
  }

  bool AnyGiven() const override {
    return goal_ || colours_ || word_ || !list_.empty() || mark_ || moves_.AnyGiven();
  }

  absl::StatusOr<std::string> CanonicalOptions() const override {
    EtoileRun run;
    GRILLE_ASSIGN_OR_RETURN(run.goal, Goal());
    run.filter = moves_.Filter();
    if (word_ && !list_.empty()) {
      return absl::InvalidArgumentError("--word and --words contradict each other");
    }
    if (word_) run.words = {*word_};
    if (!list_.empty()) {
      GRILLE_ASSIGN_OR_RETURN(run.words, ReadWordList(list_));
      Say(absl::StrCat(Grouped(run.words.size()), " words of ", list_, " are spelled with A to P"));
    }
    if (run.words.empty() && mark_) {
      return absl::InvalidArgumentError("--mark goes with --word or --words");
    }
    if (!run.words.empty()) {
      GRILLE_ASSIGN_OR_RETURN(run.mark, MarkOn(run.goal));
    }
    return WriteEtoileRun(run);
  }

  absl::StatusOr<int> SamplerVersion(const std::string& options) const override {
    GRILLE_ASSIGN_OR_RETURN(EtoileRun run, ReadEtoileRun(options));
    return run.words.empty() ? gen::kTableSamplerVersion : gen::kWordSamplerVersion;
  }

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakeMaker(const std::string& options,
                                                             uint64_t seed,
                                                             const MakerHelp& help) override {
    GRILLE_ASSIGN_OR_RETURN(EtoileRun run, ReadEtoileRun(options));
    if (!run.words.empty()) return WordMakerOf(run, seed, help);
    GRILLE_RETURN_IF_ERROR(HaveTable(run.goal, help));
    return std::make_unique<gen::TableMaker>(table_.table, gen::EtoileRecorder(run.goal),
                                             run.filter, seed);
  }

  absl::Status KeepBeside(const std::string& store) override {
    if (table_.table == nullptr) return absl::OkStatus();
    GRILLE_RETURN_IF_ERROR(KeepGoalTable(GoalOnStar(table_.table->goal()), table_, store));
    table_.made = false;
    return absl::OkStatus();
  }

  std::string NoneText(const std::string& options, uint64_t /*candidates*/) const override {
    absl::StatusOr<EtoileRun> run = ReadEtoileRun(options);
    if (!run.ok()) return std::string(MessageOf(run.status()));
    return absl::StrCat("no start of this goal is such a puzzle (", MovesText(run->filter),
                        "); the farthest is ", table_.table->histogram().size() - 1,
                        " moves away. Nothing is made");
  }

  std::vector<std::string> Examples() const override {
    return {"--count 1000 --moves 18..24 --seed 1 --db grilles.db",
            "--count 100 --goal square-CDKJ --unique-solution --level hard --db grilles.db",
            "--count 20 --word CACOPHONIE --seed 1 --db grilles.db",
            "--count 200 --words /usr/share/dict/french --moves 30..50 --db grilles.db"};
  }

 private:
  absl::Status ReadWord(const std::string& text) {
    word_ = OnStar(text);
    if (word_) return absl::OkStatus();
    return absl::InvalidArgumentError(
        absl::StrCat("'", text, "' is no word of 1 to ", slide::kMaxWord, " letters A to P"));
  }

  absl::StatusOr<slide::Arrangement> Goal() const {
    auto colours = static_cast<int>(colours_.value_or(kUsualColours));
    if (!goal_) return slide::GoalOfColours(colours);
    if (colours_ && slide::KindsOfTokens(*goal_) != colours) {
      return absl::InvalidArgumentError(absl::StrCat("--colours ", colours,
                                                     " contradicts the goal, which has ",
                                                     slide::KindsOfTokens(*goal_)));
    }
    return *goal_;
  }

  /// White unless told; where the goal has no whites, its first colour.
  absl::StatusOr<slide::Token> MarkOn(const slide::Arrangement& goal) const {
    auto has = [&](slide::Token colour) {
      return std::find(goal.at.begin(), goal.at.end(), colour) != goal.at.end();
    };
    if (mark_ && !has(*mark_)) {
      return absl::InvalidArgumentError("--mark: the goal has no token of that colour");
    }
    if (mark_) return *mark_;
    if (has(slide::kWhite)) return slide::Token{slide::kWhite};
    slide::Token first = slide::kBlue;
    while (!has(first)) ++first;
    return first;
  }

  absl::Status HaveTable(const slide::Arrangement& goal, const MakerHelp& help) {
    if (table_.table != nullptr && table_.table->goal() == goal) return absl::OkStatus();
    GRILLE_ASSIGN_OR_RETURN(table_, FindGoalTable(GoalOnStar(goal), help.store, help.threads));
    return absl::OkStatus();
  }

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> WordMakerOf(const EtoileRun& run, uint64_t seed,
                                                               const MakerHelp& help) {
    gen::WordRun words;
    words.goal = run.goal;
    words.colour = run.mark;
    words.filter = run.filter;
    for (const std::string& word : run.words) {
      GRILLE_ASSIGN_OR_RETURN(slide::Moves stations, slide::ParseStarMoves(word));
      words.words.push_back(std::move(stations));
    }
    GRILLE_ASSIGN_OR_RETURN(bool takes_table, gen::WordMaker::TakesTable(words));
    if (takes_table) GRILLE_RETURN_IF_ERROR(HaveTable(run.goal, help));
    GRILLE_ASSIGN_OR_RETURN(
        std::unique_ptr<gen::WordMaker> maker,
        gen::WordMaker::Create(words, takes_table ? table_.table : nullptr, seed));
    return maker;
  }

  std::optional<slide::Arrangement> goal_;
  std::optional<uint64_t> colours_;
  std::optional<std::string> word_;
  std::string list_;
  std::optional<slide::Token> mark_;
  MovesOptions moves_;
  GoalTable table_;  ///< of the goal that a maker was made for last
};

}  // namespace

std::unique_ptr<Generator> MakeEtoileGenerator() { return std::make_unique<EtoileGenerator>(); }

}  // namespace grille::tools
