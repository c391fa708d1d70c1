#include <array>
#include <functional>
#include <map>

#include "absl/strings/str_format.h"
#include "db/store.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/effort.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/stale_grades.h"

namespace grille::tools {
namespace {

/// What puzzles can be counted by.
enum class Field { kKind, kLevel, kSize, kMarks, kUse, kRun };

constexpr std::array<std::pair<std::string_view, Field>, 6> kFields = {{{"kind", Field::kKind},
                                                                        {"level", Field::kLevel},
                                                                        {"size", Field::kSize},
                                                                        {"marks", Field::kMarks},
                                                                        {"use", Field::kUse},
                                                                        {"run", Field::kRun}}};

/// To one decimal place, unless that would feign to know more than is so.
std::string EffortText(double effort) {
  constexpr double kLarge = 1e9;
  return effort < kLarge ? absl::StrFormat("%.1f", effort) : absl::StrFormat("%.2e", effort);
}

class Stats final : public Command {
 public:
  std::string name() const override { return "stats"; }
  std::string description() const override { return "Count what is in a store"; }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    options.Value("--by", "FIELD[,FIELD…]",
                  "Count by these: kind, level, size, marks, use, run, in that order",
                  [this](const std::string& names) { return ReadFields(names); });
    options.Flag("--effort", &effort_, "Show what puzzles cost one who just tries, on average");
    options.Flag("--json", &json_,
                 "One JSON object a line (by kind, level, size and marks unless told)");
    options.Footer(
        "Without --by, the levels of each kind with their shares, and the uses.\n\n"
        "The effort is the number of positions that a search without any thought goes through:\n"
        "for Wyx, depth first, at each cell every domino that is left; for patiences and taquins,\n"
        "every move but the one back, up to the minimum. The mean is that of up to 1,000 puzzles\n"
        "of each line, always the same ones.\n\n"
        "Examples:\n"
        "  grille stats --db grilles.db\n"
        "  grille stats --db grilles.db --by size,use\n"
        "  grille stats --db grilles.db --effort\n"
        "  grille stats --db grilles.db --by run,level --json");
  }

  int Run() override {
    absl::Status status = Count();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  /// A line of the answer: the numbers of the fields, in the order asked for, and how many puzzles.
  using Rows = std::map<std::vector<int64_t>, uint64_t>;

  absl::Status ReadFields(const std::string& names) {
    size_t from = 0;
    while (from <= names.size()) {
      size_t to = std::min(names.find(',', from), names.size());
      std::string_view name = std::string_view(names).substr(from, to - from);
      bool known = false;
      for (const auto& [field_name, field] : kFields) {
        if (field_name != name) continue;
        known = true;
        if (std::find(fields_.begin(), fields_.end(), field) != fields_.end()) {
          return absl::InvalidArgumentError(absl::StrCat("'", ToAbsl(name), "' is there twice"));
        }
        fields_.push_back(field);
      }
      if (!known) {
        return absl::InvalidArgumentError(
            absl::StrCat("'", ToAbsl(name), "' is none of kind, level, size, marks, use, run"));
      }
      from = to + 1;
    }
    return absl::OkStatus();
  }

  absl::Status Count() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kRead));
    GRILLE_RETURN_IF_ERROR(TellStaleGrades(*store, path_));
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::PuzzleClass> classes, store->Counts());
    Output output;
    if (fields_.empty() && !json_) {
      GRILLE_RETURN_IF_ERROR(PrintLevels(*store, classes, &output));
      PrintUses(classes, &output);
      return output.Finish();
    }
    if (fields_.empty()) fields_ = {Field::kKind, Field::kLevel, Field::kSize, Field::kMarks};
    Rows rows;
    if (std::find(fields_.begin(), fields_.end(), Field::kRun) == fields_.end()) {
      for (const db::PuzzleClass& c : classes) Add(c, 0, static_cast<uint64_t>(c.count), &rows);
    } else {
      GRILLE_RETURN_IF_ERROR(CountByRun(*store, classes, &rows));
    }
    GRILLE_RETURN_IF_ERROR(Print(*store, rows, &output));
    return output.Finish();
  }

  absl::Status CountByRun(db::Store& store, const std::vector<db::PuzzleClass>& classes,
                          Rows* rows) const {
    std::map<int64_t, const db::PuzzleClass*> by_id;
    for (const db::PuzzleClass& c : classes) by_id[c.id] = &c;
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::RunClassCount> counts, store.CountsByRun());
    for (const db::RunClassCount& count : counts) {
      auto known = by_id.find(count.class_id);
      // A class that came up since the classes were read.
      if (known != by_id.end()) Add(*known->second, count.run, count.count, rows);
    }
    return absl::OkStatus();
  }

  void Add(const db::PuzzleClass& c, int64_t run, uint64_t count, Rows* rows) const {
    if (count == 0) return;
    std::vector<int64_t> key;
    for (Field field : fields_) {
      switch (field) {
        case Field::kKind:
          key.push_back(c.kind);
          break;
        case Field::kLevel:
          key.push_back(static_cast<int64_t>(c.level));
          break;
        case Field::kSize:
          key.push_back(c.size);
          break;
        case Field::kMarks:
          key.push_back(c.marks);
          break;
        case Field::kUse:
          key.push_back(static_cast<int64_t>(c.use));
          break;
        case Field::kRun:
          key.push_back(run);
          break;
      }
    }
    (*rows)[key] += count;
  }

  static std::string FieldName(Field field) {
    return std::string(kFields[static_cast<size_t>(field)].first);
  }

  /// The word for a number of a field; empty where the number itself is shown.
  static std::string Word(Field field, int64_t number) {
    switch (field) {
      case Field::kKind:
        return KindName(static_cast<int>(number));
      case Field::kLevel:
        return std::string(LevelName(static_cast<Level>(number)));
      case Field::kUse:
        return std::string(db::UseName(static_cast<db::Use>(number)));
      case Field::kSize:
      case Field::kMarks:
      case Field::kRun:
        break;
    }
    return "";
  }

  /// The puzzles that a line counts.
  db::QueryFilter FilterOf(const std::vector<int64_t>& key) const {
    db::QueryFilter filter;
    for (size_t i = 0; i < fields_.size(); ++i) {
      switch (fields_[i]) {
        case Field::kKind:
          filter.kinds = {static_cast<int>(key[i])};
          break;
        case Field::kLevel:
          filter.levels = {static_cast<Level>(key[i])};
          break;
        case Field::kSize:
          filter.sizes = {static_cast<uint16_t>(key[i])};
          break;
        case Field::kMarks:
          filter.marks = {static_cast<uint8_t>(key[i])};
          break;
        case Field::kUse:
          filter.uses = {static_cast<db::Use>(key[i])};
          break;
        case Field::kRun:
          filter.run = key[i];
          break;
      }
    }
    return filter;
  }

  absl::Status Print(db::Store& store, const Rows& rows, Output* output) const {
    if (!json_) {
      std::string header;
      for (Field field : fields_) absl::StrAppendFormat(&header, "%-11s", FieldName(field));
      output->Line(absl::StrFormat("%s%15s%s", header, "puzzles",
                                   effort_ ? absl::StrFormat("%15s", "effort") : ""));
    }
    for (const auto& [key, count] : rows) {
      JsonObject object;
      std::string line;
      for (size_t i = 0; i < fields_.size(); ++i) {
        std::string word = Word(fields_[i], key[i]);
        if (word.empty()) {
          object.Add(FieldName(fields_[i]), key[i]);
        } else {
          object.Add(FieldName(fields_[i]), word);
        }
        absl::StrAppendFormat(&line, "%-11s", word.empty() ? absl::StrCat(key[i]) : word);
      }
      object.Add("count", count);
      absl::StrAppendFormat(&line, "%15s", Grouped(count));
      if (effort_) {
        GRILLE_ASSIGN_OR_RETURN(std::optional<double> effort, MeanEffort(store, FilterOf(key)));
        if (effort) {
          object.Add("effort", *effort);
          absl::StrAppendFormat(&line, "%15s", EffortText(*effort));
        } else {
          object.AddNull("effort");
        }
      }
      if (json_) {
        output->JsonLine(object);
      } else {
        output->Line(line);
      }
    }
    return absl::OkStatus();
  }

  absl::Status PrintLevels(db::Store& store, const std::vector<db::PuzzleClass>& classes,
                           Output* output) const {
    std::map<int, std::array<uint64_t, kLevelCount>> by_kind;
    for (const db::PuzzleClass& c : classes) {
      by_kind[c.kind][static_cast<size_t>(c.level)] += static_cast<uint64_t>(c.count);
    }
    if (by_kind.empty()) output->Line("the store is empty");
    for (const auto& [kind, counts] : by_kind) {
      uint64_t all = 0;
      for (uint64_t count : counts) all += count;
      output->Line(absl::StrFormat("%-10s %15s", KindName(kind), Grouped(all)));
      for (Level level : kLevels) {
        uint64_t count = counts[static_cast<size_t>(level)];
        double share = all == 0 ? 0 : 100.0 * static_cast<double>(count) / static_cast<double>(all);
        std::string line = absl::StrFormat("  %-9s%15s  %7.3f %%", ToAbsl(LevelName(level)),
                                           Grouped(count), share);
        if (effort_ && count > 0) {
          GRILLE_ASSIGN_OR_RETURN(std::optional<double> effort,
                                  MeanEffort(store, {.kinds = {kind}, .levels = {level}}));
          if (effort) absl::StrAppendFormat(&line, "  %12s nodes", EffortText(*effort));
        }
        output->Line(line);
      }
    }
    return absl::OkStatus();
  }

  /// What has become of them, unless all are free.
  static void PrintUses(const std::vector<db::PuzzleClass>& classes, Output* output) {
    std::array<uint64_t, db::kUseCount> counts = {};
    uint64_t all = 0;
    for (const db::PuzzleClass& c : classes) {
      counts[static_cast<size_t>(c.use)] += static_cast<uint64_t>(c.count);
      all += static_cast<uint64_t>(c.count);
    }
    if (counts[static_cast<size_t>(db::Use::kFree)] == all) return;
    output->Line("");
    for (db::Use use : db::kUses) {
      output->Line(absl::StrFormat("  %-9s%15s", ToAbsl(db::UseName(use)),
                                   Grouped(counts[static_cast<size_t>(use)])));
    }
  }

  std::string path_;
  std::vector<Field> fields_;
  bool effort_ = false;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeStats() { return std::make_unique<Stats>(); }

}  // namespace grille::tools
