#include "db/choice.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/class_places.h"
#include "db/cost.h"
#include "db/draw.h"
#include "db/field.h"
#include "db/places.h"
#include "solver/status.h"

// Several ways, of which the one that promises to be the shortest is taken:
//
// - Common puzzles: draw an id, uniformly over all that were ever given out (or between the first
//   and the last of the run), and keep it if it stands for a puzzle that matches. The first n kept,
//   without repeats, are a uniform ordered choice. Costs (ids / matches) look-ups a puzzle,
//   whatever the size of the store.
// - Where the classes alone decide, so that the number of matches is known: draw n different places
//   among all of them, and find what stands there (class_places.h).
// - Where the index decides, but nobody knows how many match (a range of score, a run): count them
//   by passing over their entries, and draw places.
// - A client, or a short run: go through its puzzles in random order.
// - Otherwise, or when most of the matches are wanted: go through all of them and keep a reservoir
//   of n.
//
// How many match a condition on score, measure or run is not known beforehand. So puzzles of the
// classes are met at random for a while, and from what was found it is judged whether to go on or
// to take another way. Then what was found is dropped, not completed. This keeps the choice
// uniform: whether to give up depends on the matches' places among the draws, and these are alike
// for all of them. The same holds for any rule that looks at numbers of matches only.

namespace grille::db {
namespace {

using Ids = std::vector<int64_t>;

// So many puzzles are met for each that is wanted, before anything is judged.
constexpr double kFirstLook = 5;

// Where the draws begin. The number of matches is part of it: those chosen by a seed and then
// printed would be the first to be drawn when the free ones are asked for with the same seed, every
// time more of them, and be passed over.
uint64_t Start(uint64_t seed, int64_t matches) {
  return Draws(seed).Next() ^ Draws(static_cast<uint64_t>(matches)).Next();
}

int64_t Whole(double number) {
  return static_cast<int64_t>(std::min(number, static_cast<double>(int64_t{1} << 62)));
}

class Choice {
 public:
  Choice(Database& database, const Matcher& matcher, Field field)
      : database_(database),
        matcher_(matcher),
        filter_(matcher.filter()),
        field_(std::move(field)),
        draws_(Start(matcher.filter().seed, field_.in_classes)),
        wanted_(std::min(filter_.limit.value_or(std::numeric_limits<uint64_t>::max()),
                         static_cast<uint64_t>(field_.in_classes))),
        span_(static_cast<double>(field_.ids.max - field_.ids.min) + 1),
        places_(database, field_.classes, field_.last, draws_) {}

  absl::StatusOr<Ids> Choose() {
    if (wanted_ == 0) return Ids();
    GRILLE_RETURN_IF_ERROR(CheckCount());
    GRILLE_ASSIGN_OR_RETURN(look_, database_.Prepare(absl::StrCat("SELECT ", kPuzzleColumns,
                                                                  " FROM puzzle WHERE id = ?1")));
    if (filter_.client.has_value()) return FromFew(matcher_.owned());
    double drawing = Wanted() * field_.IdsARow() * kLookupCost;
    double loading = static_cast<double>(field_.run_rows * kStepCost) + Wanted() * kLookupCost;
    if (filter_.run.has_value() && field_.run_rows <= kFewRows && loading < drawing) {
      GRILLE_ASSIGN_OR_RETURN(Ids ids, IdsOfRun(database_, *filter_.run));
      return FromFew(std::move(ids));
    }
    if (WantsMostOf(Entries())) return FromEntries(std::nullopt);
    bool counted = matcher_.classes_decide() && filter_.score == Range{};
    return counted ? FromClasses() : FromUncounted();
  }

 private:
  double Wanted() const { return static_cast<double>(wanted_); }
  double InClasses() const { return static_cast<double>(field_.in_classes); }

  // Whether to meet them all is no dearer than to find each of those wanted.
  bool WantsMostOf(double matches) const { return Wanted() * kSeekCost >= matches * kStepCost; }

  // What is counted must be able to be there: else what was drawn would never be found.
  absl::Status CheckCount() {
    GRILLE_ASSIGN_OR_RETURN(int64_t pages, database_.QueryInt("PRAGMA page_count"));
    GRILLE_ASSIGN_OR_RETURN(int64_t page_size, database_.QueryInt("PRAGMA page_size"));
    if (field_.in_classes <= field_.last && field_.in_classes <= pages * page_size) {
      return absl::OkStatus();
    }
    return absl::DataLossError(
        absl::StrCat(database_.name(), ": its classes count more puzzles than there are"));
  }

  absl::StatusOr<bool> Passes(int64_t id) {
    look_.Bind(1, id);
    GRILLE_ASSIGN_OR_RETURN(bool row, look_.Step());
    bool passes = row && matcher_.Matches(look_);
    look_.Reset();
    return passes;
  }

  int64_t DrawId() {
    auto ids = static_cast<uint64_t>(field_.ids.max - field_.ids.min) + 1;
    return field_.ids.min + static_cast<int64_t>(draws_.Below(ids));
  }

  // Puzzles found so far, in the order of the choice.
  struct Found {
    Ids ids;
    std::unordered_set<int64_t> kept = {};
  };

  absl::Status Try(int64_t id, Found* found) {
    if (!field_.ids.Contains(id)) return absl::OkStatus();
    GRILLE_ASSIGN_OR_RETURN(bool passes, Passes(id));
    if (passes && found->kept.insert(id).second) found->ids.push_back(id);
    return absl::OkStatus();
  }

  // Draws at most so many ids, and keeps those that match until there are enough.
  absl::Status DrawRows(double most, Found* found) {
    for (int64_t left = Whole(most); left > 0 && found->ids.size() < wanted_; --left) {
      GRILLE_RETURN_IF_ERROR(Try(DrawId(), found));
    }
    return absl::OkStatus();
  }

  // What it costs to meet so many puzzles of the classes at random: by drawing ids, and by drawing
  // places. Ids are drawn where the matches are only, and are worth as much more.
  double RowsCost(double many) const { return many * span_ / InClasses() * kLookupCost; }
  double PlacesCost(double many) const { return places_.Cost(many) + many * kLookupCost; }
  double MeetingCost(double many) const { return std::min(RowsCost(many), PlacesCost(many)); }

  // Meets so many puzzles of the classes, and keeps those that match until there are enough.
  absl::Status Meet(double many, Found* found) {
    many = std::min(many, InClasses() / 2);
    if (RowsCost(many) < PlacesCost(many)) return DrawRows(many * span_ / InClasses(), found);
    GRILLE_ASSIGN_OR_RETURN(Ids met, places_.Choose(static_cast<size_t>(Whole(many))));
    for (int64_t id : met) {
      if (found->ids.size() == wanted_) break;
      GRILLE_RETURN_IF_ERROR(Try(id, found));
    }
    return absl::OkStatus();
  }

  absl::StatusOr<Ids> FromClasses() {
    if (RowsCost(Wanted()) < places_.Cost(Wanted())) {
      Found found;
      // As good as always enough, unless the counts are wrong.
      GRILLE_RETURN_IF_ERROR(DrawRows(8 * Wanted() * span_ / InClasses() + 100, &found));
      if (found.ids.size() == wanted_) return std::move(found.ids);
    }
    return places_.Choose(wanted_);
  }

  bool AlongRun() const {
    return filter_.run.has_value() &&
           (matcher_.all_classes() || field_.run_rows <= field_.in_classes);
  }

  // How many entries there are to meet all matches, at most.
  double Entries() const {
    return static_cast<double>(AlongRun() ? field_.run_rows : field_.in_classes);
  }

  // Whether all those entries match, so that the table need not be touched.
  bool IndexDecides() const {
    if (filter_.measure != Range{} || filter_.client.has_value()) return false;
    if (!filter_.run.has_value()) return true;
    return AlongRun() && matcher_.all_classes() && filter_.score == Range{};
  }

  absl::StatusOr<Ids> FromUncounted() {
    bool index = IndexDecides();
    double walking = Entries() * (index ? kSkipCost : RowCost());
    Found found;
    double met = 0;
    double more = std::min(Wanted() * kFirstLook, InClasses() / 2);
    double shorter = walking;
    for (double spent = 0; spent < walking / 2 && MeetingCost(more) < shorter;) {
      GRILLE_RETURN_IF_ERROR(Meet(more, &found));
      if (found.ids.size() == wanted_) return std::move(found.ids);
      spent += MeetingCost(more);
      met += more;
      auto hits = std::max(1.0, static_cast<double>(found.ids.size()));
      more = 1.5 * (Wanted() - static_cast<double>(found.ids.size())) * met / hits;
      if (index) shorter = std::min(walking, InClasses() * hits / met * kSkipCost);
    }
    if (!index) return FromEntries(std::nullopt);
    GRILLE_ASSIGN_OR_RETURN(Places places, CountPlaces());
    if (WantsMostOf(static_cast<double>(places.count()))) return FromEntries(std::nullopt);
    Ids chosen;
    for (uint64_t place : DrawPlaces(draws_, wanted_, places.count())) {
      GRILLE_ASSIGN_OR_RETURN(int64_t id, places.IdAt(place));
      chosen.push_back(id);
    }
    return chosen;
  }

  absl::StatusOr<Places> CountPlaces() {
    if (AlongRun()) return Places::CountRun(database_, *filter_.run);
    GRILLE_ASSIGN_OR_RETURN(std::optional<std::vector<Part>> parts,
                            PartsWithin(database_, field_.classes, filter_.score));
    return Places::Count(database_, *parts);
  }

  // Nothing but these ids, which are in order, can match.
  absl::StatusOr<Ids> FromFew(Ids ids) {
    // Were its puzzles those of the classes, as far as there are any.
    auto few = static_cast<double>(ids.size());
    double tries = Wanted() * std::max(1.0, few / InClasses());
    double walking = InClasses() * kStepCost;
    Ids shuffled = ids;
    Ids chosen;
    double spent = 0;
    for (size_t i = 0; i < shuffled.size(); ++i, spent += kLookupCost) {
      if (chosen.size() == wanted_) return chosen;
      if (tries * kLookupCost > walking || spent > 4 * walking) {
        return FromEntries(std::move(ids));
      }
      std::swap(shuffled[i], shuffled[i + draws_.Below(shuffled.size() - i)]);
      GRILLE_ASSIGN_OR_RETURN(bool passes, Passes(shuffled[i]));
      if (passes) chosen.push_back(shuffled[i]);
    }
    return chosen;
  }

  // Whether it is better to go through the whole table, in the order it lies on the disk, than to
  // find the rows of the classes.
  bool AlongTable() const {
    return !AlongRun() &&
           InClasses() * kLookupCost > static_cast<double>(field_.ids.max) * kRowCost;
  }

  double RowCost() const { return AlongRun() || AlongTable() ? kRowCost : kLookupCost; }

  // The entries of the run or of a class, or their rows.
  std::string EntriesSql(bool rows) const {
    std::string sql = absl::StrCat("SELECT ", rows ? kPuzzleColumns : "id", " FROM puzzle ");
    if (rows && AlongTable()) return sql + "WHERE id >= ?1";
    if (AlongRun()) return sql + "INDEXED BY puzzle_run WHERE run = ?1";
    return sql + "INDEXED BY puzzle_score WHERE class = ?1 AND score BETWEEN ?2 AND ?3";
  }

  // Keeps `wanted_` of the matches, each set equally likely (reservoir sampling), and shuffles
  // them. With `only`, nothing else matches; these are in order.
  absl::StatusOr<Ids> FromEntries(std::optional<Ids> only) {
    bool rows = !only.has_value() && !IndexDecides();
    bool ids_decide = filter_.measure == Range{} && !filter_.run.has_value();
    GRILLE_ASSIGN_OR_RETURN(Statement entries, database_.Prepare(EntriesSql(rows)));
    std::vector<int64_t> values;
    if (rows && AlongTable()) {
      values = {field_.ids.min};
    } else if (AlongRun()) {
      values = {*filter_.run};
    } else {
      for (const PuzzleClass& entry : field_.classes) values.push_back(entry.id);
      entries.Bind(2, filter_.score.min);
      entries.Bind(3, filter_.score.max);
    }
    Ids kept;
    uint64_t seen = 0;
    for (int64_t value : values) {
      entries.Bind(1, value);
      while (true) {
        GRILLE_ASSIGN_OR_RETURN(bool row, entries.Step());
        if (!row) break;
        int64_t id = entries.Int(0);
        if (rows && !matcher_.Matches(entries)) continue;
        if (only.has_value()) {
          if (!std::binary_search(only->begin(), only->end(), id)) continue;
          GRILLE_ASSIGN_OR_RETURN(bool passes, ids_decide ? true : Passes(id));
          if (!passes) continue;
        }
        ++seen;
        if (kept.size() < wanted_) {
          kept.push_back(id);
        } else if (uint64_t place = draws_.Below(seen); place < wanted_) {
          kept[place] = id;
        }
      }
      entries.Reset();
    }
    for (size_t i = kept.size(); i > 1; --i) std::swap(kept[i - 1], kept[draws_.Below(i)]);
    return kept;
  }

  Database& database_;
  const Matcher& matcher_;
  const QueryFilter& filter_;
  Field field_;
  /// One generator for all ways: were it begun anew, having given up would colour the second.
  Draws draws_;
  size_t wanted_;
  double span_;  ///< how many ids there are to draw from
  ClassPlaces places_;
  Statement look_;
};

}  // namespace

absl::StatusOr<std::vector<int64_t>> ChooseAtRandom(Database& database, const Matcher& matcher) {
  GRILLE_ASSIGN_OR_RETURN(Field field, FieldOf(database, matcher));
  if (field.Empty()) return std::vector<int64_t>();
  return Choice(database, matcher, std::move(field)).Choose();
}

}  // namespace grille::db
