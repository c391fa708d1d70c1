#include "tools/grille/table_letters.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>

#include "absl/strings/str_format.h"
#include "gen/letter_climb.h"
#include "gen/letter_sample.h"
#include "gen/tbb_workers.h"
#include "solver/slide/etoile.h"
#include "solver/star/star.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/interrupt.h"
#include "tools/grille/pattern_shelf.h"
#include "tools/grille/progress.h"

namespace grille::tools {
namespace {

/// So many starts are solved between two looks at the clock and at Ctrl-C.
constexpr uint64_t kStartsAtOnce = 64;

/// What a climb came to.
struct Climbed {
  uint64_t steps = 0;  ///< done
  gen::LetterStart deepest;
};

/// What was found out about a goal.
struct Findings {
  uint64_t starts = 0;  ///< drawn
  std::vector<uint64_t> histogram;
  std::vector<gen::LetterStart> deepest;  ///< the farthest first; of several in the order drawn
  std::optional<Climbed> climbed;

  double Mean() const {
    double sum = 0;
    for (size_t moves = 0; moves < histogram.size(); ++moves) {
      sum += static_cast<double>(moves) * static_cast<double>(histogram[moves]);
    }
    return sum / static_cast<double>(starts);
  }
};

/// One goal's work.
class LetterTable {
 public:
  LetterTable(const LettersRequest& request, gen::LetterGoal goal, const std::atomic<bool>& stop)
      : request_(request), goal_(std::move(goal)), stop_(stop), workers_(request.threads) {}

  Findings Find() {
    Draw();
    if (request_.climb > 0 && !stop_) Climb();
    return std::move(found_);
  }

  void PrintText(const Findings& found, Output* output) const {
    output->Line(absl::StrCat(slide::WriteStar(goal_.goal), ": ", Grouped(kLetterStarts),
                              " arrangements, ", Grouped(found.starts), " of them drawn (seed ",
                              request_.seed, ")"));
    output->Line(absl::StrFormat("  %5s%15s%12s", "moves", "starts", ""));
    // Nothing is said of what is nearer than all of them.
    auto first = std::find_if(found.histogram.begin(), found.histogram.end(),
                              [](uint64_t starts) { return starts > 0; });
    for (auto at = first; at != found.histogram.end(); ++at) {
      output->Line(
          absl::StrFormat("  %5d%15s%10.4f %%", at - found.histogram.begin(), Grouped(*at),
                          100 * static_cast<double>(*at) / static_cast<double>(found.starts)));
    }
    output->Line(absl::StrFormat("  mean %.2f moves", found.Mean()));
    output->Line("the farthest of them:");
    for (const gen::LetterStart& start : found.deepest) output->Line(StartLine(start));
    if (!found.climbed) return;
    output->Line(absl::StrCat("the farthest found by climbing, ", Grouped(found.climbed->steps),
                              found.climbed->steps == 1 ? " step" : " steps",
                              ", a lower bound for the longest minimum:"));
    output->Line(StartLine(found.climbed->deepest));
    output->Line(
        absl::StrCat("  solution ", slide::WriteStarMoves(found.climbed->deepest.solution)));
  }

  void PrintJson(const Findings& found, Output* output) const {
    std::vector<JsonObject> deepest;
    for (const gen::LetterStart& start : found.deepest) deepest.push_back(StartJson(start));
    JsonObject object;
    object.Add("goal", slide::WriteStar(goal_.goal))
        .Add("arrangements", kLetterStarts)
        .Add("starts", found.starts)
        .Add("seed", request_.seed)
        .Add("histogram", found.histogram)
        .Add("mean", found.Mean())
        .Add("deepest", deepest);
    if (found.climbed) {
      object.Add("climb", StartJson(found.climbed->deepest).Add("steps", found.climbed->steps));
    } else {
      object.AddNull("climb");
    }
    output->JsonLine(object);
  }

 private:
  void Draw() {
    gen::LetterSample sample(goal_.goal, request_.seed);
    uint64_t wanted = std::min(request_.starts, sample.size());
    // What the climb sets out from must not depend on how many are shown.
    size_t kept = std::max<size_t>(request_.deepest, gen::kLetterStartsHeld);
    Progress progress("starts", wanted, 0);
    while (found_.starts < wanted && !stop_) {
      std::vector<slide::Arrangement> starts;
      for (uint64_t end = std::min(wanted, found_.starts + kStartsAtOnce); found_.starts < end;) {
        starts.push_back(sample.At(found_.starts++));
      }
      for (const gen::LetterStart& start : gen::SolveStarts(goal_, starts, workers_)) {
        auto moves = static_cast<size_t>(start.moves());
        if (found_.histogram.size() <= moves) found_.histogram.resize(moves + 1);
        ++found_.histogram[moves];
        found_.deepest.push_back(start);
      }
      std::stable_sort(found_.deepest.begin(), found_.deepest.end(),
                       [](const gen::LetterStart& a, const gen::LetterStart& b) {
                         return a.moves() > b.moves();
                       });
      if (found_.deepest.size() > kept) found_.deepest.resize(kept);
      progress.Update(found_.starts);
    }
    farthest_ = found_.deepest;
    if (found_.deepest.size() > request_.deepest) found_.deepest.resize(request_.deepest);
  }

  void Climb() {
    gen::LetterClimb climb(goal_, std::move(farthest_), request_.seed);
    Progress progress("starts beside the farthest", request_.climb * gen::kLetterStartsPerStep, 0);
    uint64_t steps = 0;
    while (steps < request_.climb && !stop_) {
      climb.Step(workers_);
      progress.Update(++steps * gen::kLetterStartsPerStep);
    }
    found_.climbed = {steps, climb.deepest()};
  }

  std::string CodeOf(const gen::LetterStart& start) const {
    return slide::WriteEtoile({.from = start.from, .to = goal_.goal});
  }

  std::string StartLine(const gen::LetterStart& start) const {
    return absl::StrCat("  ", start.moves(), " moves   ", CodeOf(start));
  }

  JsonObject StartJson(const gen::LetterStart& start) const {
    return JsonObject()
        .Add("code", CodeOf(start))
        .Add("moves", start.moves())
        .Add("solution", slide::WriteStarMoves(start.solution));
  }

  const LettersRequest& request_;
  gen::LetterGoal goal_;
  const std::atomic<bool>& stop_;
  gen::TbbWorkers workers_;
  Findings found_;
  std::vector<gen::LetterStart> farthest_;
};

}  // namespace

absl::StatusOr<slide::Arrangement> ParseLetterGoal(const std::string& text) {
  absl::StatusOr<slide::Arrangement> goal = slide::ParseStar(text);
  if (!goal.ok()) return Prefixed(absl::StrCat("'", text, "'"), goal.status());
  if (slide::KindsOfTokens(*goal) == goal->size - 1) return goal;
  return absl::InvalidArgumentError(absl::StrCat(
      "'", text, "' is in colours: with --letters a goal names each token by a letter, A to P"));
}

absl::Status PrintLetterTables(const LettersRequest& request, Output* output) {
  PatternShelf shelf(request.store, request.threads);
  for (const slide::Arrangement& goal : request.goals) {
    auto patterns = shelf.SetFor(star::StarGraph(), slide::VacancyOf(goal));
    // Until the first databases are there an interrupt ends the program: there is nothing to tell.
    const std::atomic<bool>& stop = *StopOnInterrupt();
    // What cannot be kept can be made again next time: it is told all the same.
    absl::Status kept = request.store.empty() ? absl::OkStatus() : shelf.Keep(request.store);
    if (!kept.ok()) Say(absl::StrCat("grille: ", kept.message()));
    LetterTable table(request, {goal, patterns}, stop);
    Findings found = table.Find();
    // Interrupted at once, there is nothing to tell.
    if (found.starts > 0 && request.json) {
      table.PrintJson(found, output);
    } else if (found.starts > 0) {
      table.PrintText(found, output);
    }
    if (output->failed()) return output->Finish();
    uint64_t steps = found.climbed ? found.climbed->steps : 0;
    bool whole = found.starts == request.starts && steps == request.climb;
    if (stop && !(whole && &goal == &request.goals.back())) {
      return absl::CancelledError(absl::StrCat(
          "interrupted: ", Grouped(found.starts), " of ", Grouped(request.starts),
          " starts drawn, ", Grouped(steps), " of ", Grouped(request.climb), " steps climbed"));
    }
  }
  return absl::OkStatus();
}

}  // namespace grille::tools
