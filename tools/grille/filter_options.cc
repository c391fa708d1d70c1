#include "tools/grille/filter_options.h"

#include <algorithm>
#include <utility>

#include "db/mark.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/seed.h"
#include "tools/grille/stale_grades.h"

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

/// Narrows the kinds, if any are named, to those that have what the options ask for.
absl::Status KeepKinds(const KindFilter& own, std::vector<int>* kinds) {
  std::vector<int> kept;
  std::string names;
  for (const Kind* kind : own.Kinds()) {
    absl::StrAppend(&names, names.empty() ? "" : " or ", ToAbsl(kind->name()));
    bool asked = std::find(kinds->begin(), kinds->end(), kind->id()) != kinds->end();
    if (kinds->empty() || asked) kept.push_back(kind->id());
  }
  if (kept.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat(own.Names(), ": for puzzles of the kind ", names, " only"));
  }
  *kinds = std::move(kept);
  return absl::OkStatus();
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
  for (const std::unique_ptr<KindFilter>& filter : kind_filters_) filter->Declare(options);
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
  AddNumber(options, "--variety", &variety_, 0, Kind::kMostFeatures,
            "No two of them share more than N cells, or dominoes, or tokens in their places");
}

void FilterOptions::DeclareUse(Options& options, const std::string& meaning_of_for) {
  AddUses(options, &uses_, &any_use_,
          "Only puzzles that are NAME: free (unless told), reserved, printed, rejected, any");
  AddClient(options, &client_, meaning_of_for);
}

bool FilterOptions::AnyChoice() const {
  bool own = std::any_of(kind_filters_.begin(), kind_filters_.end(),
                         [](const auto& filter) { return filter->AnyGiven(); });
  return own || kind_ || !levels_.empty() || score_ || run_;
}

absl::StatusOr<db::QueryFilter> FilterOptions::Filter() const {
  db::QueryFilter filter;
  if (kind_) filter.kinds = {*kind_};
  filter.levels = levels_;
  if (score_) filter.score = ToRange(*score_);
  for (const std::unique_ptr<KindFilter>& own : kind_filters_) {
    if (!own->AnyGiven()) continue;
    GRILLE_RETURN_IF_ERROR(KeepKinds(*own, &filter.kinds));
    GRILLE_RETURN_IF_ERROR(own->Apply(&filter));
  }
  if (uses_.empty() && !any_use_) {
    filter.uses = {db::Use::kFree};
  } else {
    filter.uses = uses_;
  }
  if (variety_) filter.variety = static_cast<int>(*variety_);
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

absl::Status FilterOptions::KeepOwned(db::Store& store, db::QueryFilter* filter) const {
  if (client_.empty()) return absl::OkStatus();
  GRILLE_ASSIGN_OR_RETURN(filter->client, db::KnownClient(store.database(), client_));
  return absl::OkStatus();
}

absl::StatusOr<std::unique_ptr<db::Store>> FilterOptions::OpenStore(db::OpenMode mode) const {
  if (path_.empty()) return absl::InvalidArgumentError("say which store: --db FILE");
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                          db::Store::Open(path_, mode, TellingLogLimit(path_)));
  GRILLE_RETURN_IF_ERROR(TellStaleGrades(*store, path_));
  return store;
}

}  // namespace grille::tools
