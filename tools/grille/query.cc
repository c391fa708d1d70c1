#include <optional>

#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/filter_options.h"
#include "tools/grille/puzzle_words.h"
#include "tools/grille/puzzle_writer.h"

namespace grille::tools {
namespace {

constexpr uint64_t kDefaultLimit = 20;

/// `query` shows some puzzles to a person, `export` hands all of them on: the same choice, written
/// by different habits.
class Choose final : public Command {
 public:
  explicit Choose(bool exporting) : exporting_(exporting) {}

  std::string name() const override { return exporting_ ? "export" : "query"; }
  std::string description() const override {
    return exporting_ ? "Write puzzles of a store, all that are free unless told"
                      : "Find puzzles in a store";
  }

  void Declare(Options& options) override {
    filter_.DeclareChoice(options);
    filter_.DeclareOrder(options, exporting_ ? db::Order::kOldest : db::Order::kNewest);
    filter_.DeclareUse(options, "Only puzzles reserved or printed for NAME");
    AddNumber(options, "--limit", &limit_, 1, kMaxNumber,
              exporting_ ? "At most N puzzles" : "At most N puzzles (20 unless told)");
    AddNumber(options, "--id", &id_, 1, kMaxNumber, "Only puzzle N, whatever its use");
    options.Text("--code", "CODE", &code_, "Only this puzzle, or that of which it is a disguise");
    AddFormat(options, &format_, !exporting_);
    options.Flag("--json", &json_, "The same as --format jsonl");
    options.Footer(exporting_
                       ? "Examples:\n"
                         "  grille export --db grilles.db > grilles.jsonl\n"
                         "  grille export --db grilles.db --level hard --format csv > hard.csv\n"
                         "  grille export --db grilles.db --format codes | head"
                       : "Examples:\n"
                         "  grille query --db grilles.db --level fiendish --order hardest\n"
                         "  grille query --db grilles.db --level easy --order random --seed 3\n"
                         "  grille query --db grilles.db --use printed --for 'Summer book'\n"
                         "  grille query --db grilles.db --arcs 12..18 --dominoes 12 --json\n"
                         "  grille query --db grilles.db --moves 20..25 --colours 3");
  }

  int Run() override {
    Output output;
    absl::Status status = Answer(&output);
    if (absl::Status written = output.Finish(); status.ok()) status = written;
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Answer(Output* output) {
    if (json_ && format_ && *format_ != Format::kJsonl) {
      return absl::InvalidArgumentError("--json and another --format contradict each other");
    }
    bool one = id_ || !code_.empty();
    if (one && (filter_.AnyChoice() || filter_.AnyUse() || limit_ || (id_ && !code_.empty()))) {
      return absl::InvalidArgumentError(
          absl::StrCat(id_ ? "--id" : "--code", " names one puzzle; leave the other choices out"));
    }
    GRILLE_ASSIGN_OR_RETURN(db::QueryFilter filter, filter_.Filter());
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store, filter_.OpenStore());
    PuzzleWriter writer(WantedFormat(), output, store.get());
    if (one) {
      GRILLE_ASSIGN_OR_RETURN(int64_t id,
                              id_ ? static_cast<int64_t>(*id_) : FindCode(*store, code_));
      GRILLE_ASSIGN_OR_RETURN(db::StoredPuzzle puzzle, store->FindById(id));
      writer.Begin();
      return writer.Write(puzzle);
    }
    GRILLE_RETURN_IF_ERROR(filter_.KeepOwned(*store, &filter));
    if (!filter_.client().empty() && !filter_.UseGiven()) filter.uses.clear();
    filter.limit = limit_;
    if (!exporting_ && !limit_) filter.limit = kDefaultLimit;
    writer.Begin();
    return store->Query(filter,
                        [&](const db::StoredPuzzle& puzzle) { return writer.Write(puzzle); });
  }

  Format WantedFormat() const {
    if (json_) return Format::kJsonl;
    return format_.value_or(exporting_ ? Format::kJsonl : Format::kTable);
  }

  bool exporting_;
  FilterOptions filter_;
  std::optional<uint64_t> limit_;
  std::optional<uint64_t> id_;
  std::string code_;
  std::optional<Format> format_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeQuery() { return std::make_unique<Choose>(false); }
std::unique_ptr<Command> MakeExport() { return std::make_unique<Choose>(true); }

}  // namespace grille::tools
