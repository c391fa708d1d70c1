#include <algorithm>
#include <optional>
#include <utility>

#include "gen/letter_maker.h"
#include "gen/recorders.h"
#include "gen/table_maker.h"
#include "gen/word_maker.h"
#include "solver/slide/etoile_grade.h"
#include "solver/slide/etoile_kind.h"
#include "solver/slide/goals.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/etoile_run.h"
#include "tools/grille/generators.h"
#include "tools/grille/goal_table.h"
#include "tools/grille/letter_options.h"
#include "tools/grille/moves_options.h"
#include "tools/grille/pattern_shelf.h"
#include "tools/grille/progress.h"
#include "tools/grille/word_list.h"

namespace grille::tools {
namespace {

constexpr int kUsualColours = 3;

/// What `table --letters` finds of random starts, and the farthest that its --climb has found.
constexpr KnownMoves kLetterMoves = {.usual = 30, .farthest = 62};

/// A goal by letter, sixteen stations, or by colour as slide::FindGoal knows it.
absl::StatusOr<slide::Arrangement> FindAnyGoal(const std::string& text) {
  absl::StatusOr<slide::Arrangement> goal = slide::ParseStar(text);
  return goal.ok() && IsByLetter(*goal) ? goal : slide::FindGoal(text);
}

absl::Status Contradiction(std::string_view a, std::string_view b) {
  return absl::InvalidArgumentError(
      absl::StrCat(ToAbsl(a), " and ", ToAbsl(b), " contradict each other"));
}

class EtoileGenerator final : public Generator {
 public:
  const Kind& kind() const override { return slide::EtoileKind(); }

  void Declare(Options& options) override {
    options.Value("--goal", "GOAL",
                  "The goal: sixteen stations, or a name ('grille table --names'; problem-1)",
                  [this](const std::string& text) -> absl::Status {
                    GRILLE_ASSIGN_OR_RETURN(goal_, FindAnyGoal(text));
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
    options.Flag("--letters", &letters_,
                 "Letter patiences: all tokens differ (goal ABCDEFGHIJKLMNO. unless told)");
    moves_.Declare(options);
    choice_.Declare(options);
  }

  bool AnyGiven() const override {
    return goal_ || colours_ || word_ || !list_.empty() || mark_ || letters_ || moves_.AnyGiven() ||
           choice_.choice().Any();
  }

  absl::StatusOr<std::string> CanonicalOptions() const override {
    GRILLE_RETURN_IF_ERROR(CheckLetters());
    EtoileRun run;
    GRILLE_ASSIGN_OR_RETURN(run.goal, Goal());
    run.filter = moves_.Filter();
    run.letters = choice_.choice();
    if (letters_) {
      GRILLE_RETURN_IF_ERROR(CheckMoves(run.letters, run.filter, slide::kLetterCuts, kLetterMoves));
    }
    if (word_ && !list_.empty()) {
      return Contradiction("--word", "--words");
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
    if (IsByLetter(run.goal)) return gen::kLetterSamplerVersion;
    return run.words.empty() ? gen::kTableSamplerVersion : gen::kWordSamplerVersion;
  }

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakeMaker(const std::string& options,
                                                             uint64_t seed,
                                                             const MakerHelp& help) override {
    GRILLE_ASSIGN_OR_RETURN(EtoileRun run, ReadEtoileRun(options));
    if (IsByLetter(run.goal)) return LetterMakerOf(run, seed, help);
    if (!run.words.empty()) return WordMakerOf(run, seed, help);
    GRILLE_RETURN_IF_ERROR(HaveTable(run.goal, help));
    return std::make_unique<gen::TableMaker>(table_.table, gen::EtoileRecorder(run.goal),
                                             run.filter, seed);
  }

  absl::Status KeepBeside(const std::string& store) override {
    if (shelf_) return shelf_->Keep(store);
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
            "--letters --count 100 --moves 40..50 --db grilles.db",
            "--letters --walk 16 --count-shortest --count 50 --db grilles.db",
            "--count 200 --words /usr/share/dict/french --moves 30..50 --db grilles.db"};
  }

 private:
  absl::Status ReadWord(const std::string& text) {
    word_ = OnStar(text);
    if (word_) return absl::OkStatus();
    return absl::InvalidArgumentError(
        absl::StrCat("'", text, "' is no word of 1 to ", slide::kMaxWord, " letters A to P"));
  }

  absl::Status CheckLetters() const {
    if (!letters_) {
      if (choice_.choice().Any()) {
        return absl::InvalidArgumentError(choice_.FirstGiven() + " goes with --letters");
      }
      if (!goal_ || !IsByLetter(*goal_)) return absl::OkStatus();
      return absl::InvalidArgumentError(
          absl::StrCat("--goal ", slide::WriteStar(*goal_), " is by letter: say --letters, too"));
    }
    if (goal_ && !IsByLetter(*goal_)) {
      return Contradiction("--letters", "--goal " + slide::WriteStar(*goal_) + ", by colour,");
    }
    if (colours_) return Contradiction("--letters", "--colours");
    if (word_) return Contradiction("--letters", "--word");
    if (!list_.empty()) return Contradiction("--letters", "--words");
    if (mark_) return Contradiction("--letters", "--mark");
    return absl::OkStatus();
  }

  absl::StatusOr<slide::Arrangement> Goal() const {
    if (letters_ && !goal_) return slide::GoalOfLetters();
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

  absl::StatusOr<std::unique_ptr<gen::BatchMaker>> LetterMakerOf(const EtoileRun& run,
                                                                 uint64_t seed,
                                                                 const MakerHelp& help) {
    gen::LetterRun letters = {.board = star::StarGraph(), .goal = run.goal, .filter = run.filter};
    if (!shelf_) shelf_.emplace(help.store, help.threads);
    return MakeLetterMaker(letters, run.letters, *shelf_, gen::EtoileRecorder(run.goal), seed);
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
  bool letters_ = false;
  MovesOptions moves_;
  LetterOptions choice_;
  std::optional<PatternShelf> shelf_;  ///< for letter patiences
  GoalTable table_;                    ///< of the goal that a maker was made for last
};

}  // namespace

std::unique_ptr<Generator> MakeEtoileGenerator() { return std::make_unique<EtoileGenerator>(); }

}  // namespace grille::tools
