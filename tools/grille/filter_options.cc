#include "tools/grille/filter_options.h"

#include <utility>

#include "solver/kind.h"
#include "solver/status.h"
#include "solver/wyx/kind.h"
#include "tools/grille/choices.h"
#include "tools/grille/seed.h"

namespace grille::tools {
namespace {

const std::vector<std::pair<std::string, db::Order>>& Orders() {
  static const std::vector<std::pair<std::string, db::Order>> kOrders = {
      {"oldest", db::Order::kOldest},   {"newest", db::Order::kNewest},
      {"easiest", db::Order::kEasiest}, {"hardest", db::Order::kHardest},
      {"random", db::Order::kRandom},
  };
  return kOrders;
}

db::Range ToRange(const NumberRange& range) {
  return {static_cast<int64_t>(range.min), static_cast<int64_t>(range.max)};
}

}  // namespace

void FilterOptions::DeclareChoice(Options& options) {
  options.File("--db", &path_, "The store");
  std::vector<std::pair<std::string, int>> kinds;
  for (const Kind* kind : AllKinds()) kinds.emplace_back(kind->name(), kind->id());
  AddChoice(options, "--kind", "NAME", kinds, &kind_, "Only this kind");
  AddLevels(options, &levels_, "Only these levels");
  AddRange(options, "--score", &score_, 0, kMaxNumber, "Only scores in this range");
  AddRange(options, "--arcs", &arcs_, 0, kMaxNumber,
           "Only Wyx grids with so many entries in their table");
  AddRange(options, "--dominoes", &dominoes_, wyx::kMinDominoes, wyx::kMaxDominoes,
           "Only Wyx grids with so many dominoes");
  AddRange(options, "--board", &board_, wyx::kMinSide, wyx::kMaxSide,
           "Only Wyx grids on boards of so many columns");
  AddRange(options, "--marks", &marks_, 0, wyx::kMaxMarks, "Only Wyx grids with so many marks");
  AddNumber(options, "--run", &run_, 1, kMaxNumber, "Only puzzles of run N");
}

void FilterOptions::DeclareOrder(Options& options, db::Order unless_told) {
  order_unless_told_ = unless_told;
  std::string usual;
  for (const auto& [name, order] : Orders()) {
    if (order == unless_told) usual = name;
  }
  AddChoice(options, "--order", "ORDER", Orders(), &order_,
            "oldest, newest, easiest, hardest or random (" + usual + " unless told)");
  AddNumber(options, "--seed", &seed_, 0, kMaxNumber,
            "Choose at random, by this seed: the same seed, the same choice");
}

absl::StatusOr<db::QueryFilter> FilterOptions::Filter() const {
  db::QueryFilter filter;
  if (kind_) filter.kinds = {*kind_};
  filter.levels = levels_;
  if (score_) filter.score = ToRange(*score_);
  if (arcs_) filter.measure = ToRange(*arcs_);
  if (arcs_ || dominoes_ || board_ || marks_) {
    if (kind_ && *kind_ != wyx::WyxKind().id()) {
      return absl::InvalidArgumentError(
          "--arcs, --dominoes, --board and --marks are for Wyx grids");
    }
    filter.kinds = {wyx::WyxKind().id()};
  }
  if (dominoes_ || board_) {
    NumberRange sides = board_.value_or(NumberRange{wyx::kMinSide, wyx::kMaxSide});
    NumberRange dominoes = dominoes_.value_or(NumberRange{wyx::kMinDominoes, wyx::kMaxDominoes});
    for (uint64_t side = sides.min; side <= sides.max; ++side) {
      for (uint64_t n = dominoes.min; n <= dominoes.max; ++n) {
        filter.sizes.push_back(wyx::SizeNumber(static_cast<int>(side), static_cast<int>(n)));
      }
    }
  }
  if (marks_) {
    for (uint64_t n = marks_->min; n <= marks_->max; ++n) {
      filter.marks.push_back(static_cast<uint8_t>(n));
    }
  }
  if (run_) filter.run = static_cast<int64_t>(*run_);
  filter.order = order_.value_or(seed_ ? db::Order::kRandom : order_unless_told_);
  if (seed_ && filter.order != db::Order::kRandom) {
    return absl::InvalidArgumentError("--seed goes with --order random only");
  }
  if (filter.order == db::Order::kRandom) {
    GRILLE_ASSIGN_OR_RETURN(filter.seed, SeedOrDraw(seed_));
  }
  return filter;
}

absl::StatusOr<std::unique_ptr<db::Store>> FilterOptions::OpenStore() const {
  if (path_.empty()) return absl::InvalidArgumentError("say which store: --db FILE");
  return db::Store::Open(path_, db::OpenMode::kRead);
}

}  // namespace grille::tools
