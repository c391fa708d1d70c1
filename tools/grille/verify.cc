#include <algorithm>
#include <map>
#include <tuple>

#include "db/store.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"

namespace grille::tools {
namespace {

/// Proves every puzzle of a store again by a second method.
class Verify final : public Command {
 public:
  std::string name() const override { return "verify"; }
  std::string description() const override {
    return "Prove every puzzle of a store again, by a second, independent method";
  }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    options.Flag("--json", &json_, "Each disagreement, then the sum, as one JSON object a line");
    options.Footer(
        "Exit status 1 when anything disagrees.\n\n"
        "Example:\n  grille verify --db grilles.db");
  }

  int Run() override {
    absl::Status status = CheckAll();
    if (absl::Status written = output_.Finish(); status.ok()) status = written;
    if (!status.ok()) return Fail(status);
    return wrong_ == 0 ? kDone : kNotFullyDone;
  }

 private:
  absl::Status CheckAll() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kRead));
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::PuzzleClass> classes, store->Counts());
    uint64_t all = 0;
    for (const db::PuzzleClass& c : classes) {
      all += static_cast<uint64_t>(c.count);
      counted_[{c.kind, c.level, c.size, c.marks, c.grade_version}] += c.count;
    }
    Progress progress("puzzles checked", all, 0);
    absl::Status status = store->Query({}, [&](const db::StoredPuzzle& stored) {
      Check(stored);
      const Puzzle& p = stored.puzzle;
      --counted_[{stored.kind, p.level, p.size, p.marks, stored.grade_version}];
      ++checked_;
      progress.Update(checked_, checked_);
      return absl::OkStatus();
    });
    progress.Clear();
    GRILLE_RETURN_IF_ERROR(status);
    if (checked_ != all) {
      Disagree(std::nullopt,
               absl::StrCat("the store counts ", all, " puzzles but holds ", checked_));
    } else if (std::any_of(counted_.begin(), counted_.end(),
                           [](const auto& c) { return c.second != 0; })) {
      Disagree(std::nullopt, "the store counts puzzles of one level, size or version for another");
    }
    if (json_) output_.JsonLine(JsonObject().Add("checked", checked_).Add("wrong", wrong_));
    Say(absl::StrCat(Grouped(checked_), " puzzles checked, ", Grouped(wrong_), " disagree"));
    return absl::OkStatus();
  }

  void Check(const db::StoredPuzzle& stored) {
    const Kind* kind = KindFromId(stored.kind);
    if (kind == nullptr) return Disagree(stored.id, "of an unknown kind");
    std::optional<std::string> why = kind->Recheck(stored.puzzle, stored.grade_version);
    if (why) Disagree(stored.id, *why);
  }

  void Disagree(std::optional<int64_t> id, const std::string& why) {
    ++wrong_;
    if (json_) {
      JsonObject object;
      if (id) object.Add("id", *id);
      output_.JsonLine(object.Add("error", why));
    } else {
      output_.Line(absl::StrCat(id ? absl::StrCat("puzzle ", *id) : "store", ": ", why));
    }
  }

  /// What puzzles of a class have in common: kind, level, size, marks, version of the grade.
  using Traits = std::tuple<int, Level, uint16_t, uint8_t, int>;

  std::string path_;
  bool json_ = false;
  std::map<Traits, int64_t> counted_;  ///< what the classes count and was not met yet
  uint64_t checked_ = 0;
  uint64_t wrong_ = 0;
  Output output_;
};

}  // namespace

std::unique_ptr<Command> MakeVerify() { return std::make_unique<Verify>(); }

}  // namespace grille::tools
