#include "db/choice.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/draw.h"
#include "db/walk.h"
#include "solver/status.h"

// Three ways, of which the one that promises to be the shortest is taken:
//
// - Common puzzles: draw an id, uniformly over all that were ever given out, and keep it if it
//   stands for a puzzle that matches. The first n kept, without repeats, are a uniform ordered
//   choice. Costs about (ids / matches) look-ups a puzzle, whatever the size of the store. Where
//   the class alone decides, the look-up is one in the part of the index that holds the class: a
//   rare class's part is small and stays in memory, as the table would not.
// - Rarer ones, where the classes alone decide, so that the number of matches is known: draw n
//   different places among them and step through the index from one to the next.
// - Otherwise: go through the index entries of the classes that match and keep a reservoir of n.
//
// How many match a condition on score, measure or run is not known beforehand. So the first way
// gives up once it has cost as much as the others would; what it had found is dropped, not
// completed, which keeps the choice uniform: giving up depends on the matches' places among the
// draws, and these are alike for all of them.

namespace grille::db {
namespace {

// What things cost, against SQLite's passing over one entry of an index: measured on ten million
// puzzles (bench/query_bench.cc).
constexpr int64_t kSeekCost = 40;    // finding an entry of an index
constexpr int64_t kLookupCost = 80;  // finding a row of the table
constexpr int64_t kStepCost = 4;     // handing over one entry

// More classes than these are not asked one by one.
constexpr size_t kFewClasses = 3;

// Whether an id stands for a puzzle that matches.
class Test {
 public:
  static absl::StatusOr<Test> Create(Database& database, const Matcher& matcher) {
    Test test(matcher);
    GRILLE_ASSIGN_OR_RETURN(
        test.look_,
        database.Prepare(test.by_class_ ? "SELECT id FROM puzzle INDEXED BY puzzle_class "
                                          "WHERE class = ?2 AND id = ?1"
                                        : absl::StrCat("SELECT ", kPuzzleColumns,
                                                       " FROM puzzle WHERE id = ?1")));
    return test;
  }

  int64_t cost() const {
    return by_class_ ? kSeekCost * static_cast<int64_t>(matcher_.classes().size()) : kLookupCost;
  }

  absl::StatusOr<bool> Passes(int64_t id) {
    look_.Bind(1, id);
    if (!by_class_) {
      GRILLE_ASSIGN_OR_RETURN(bool row, look_.Step());
      bool passes = row && matcher_.Matches(look_);
      look_.Reset();
      return passes;
    }
    for (const PuzzleClass& candidate : matcher_.classes()) {
      look_.Bind(2, candidate.id);
      GRILLE_ASSIGN_OR_RETURN(bool row, look_.Step());
      look_.Reset();
      if (row) return true;
    }
    return false;
  }

 private:
  explicit Test(const Matcher& matcher)
      : matcher_(matcher),
        by_class_(matcher.classes_decide() && matcher.filter().score == Range{} &&
                  matcher.classes().size() <= kFewClasses) {}

  const Matcher& matcher_;
  bool by_class_;
  Statement look_;
};

// Draws ids until `wanted` matches are found, or nothing after `patience` draws.
absl::StatusOr<std::optional<std::vector<int64_t>>> DrawIds(Test& test, Draws& draws, int64_t ids,
                                                            size_t wanted, int64_t patience) {
  std::unordered_set<int64_t> kept;
  std::vector<int64_t> chosen;
  for (; chosen.size() < wanted; --patience) {
    if (patience == 0) return std::nullopt;
    auto id = static_cast<int64_t>(1 + draws.Below(static_cast<uint64_t>(ids)));
    GRILLE_ASSIGN_OR_RETURN(bool passes, test.Passes(id));
    if (passes && kept.insert(id).second) chosen.push_back(id);
  }
  return chosen;
}

// The ids at `wanted` different random places among the entries of the classes, in the order they
// were drawn. Requires that they are at most half of them.
absl::StatusOr<std::vector<int64_t>> PickPlaces(Database& database, const Matcher& matcher,
                                                Draws& draws, size_t wanted) {
  std::unordered_set<uint64_t> taken;
  std::vector<std::pair<uint64_t, size_t>> places;  // place, and when it was drawn
  while (places.size() < wanted) {
    uint64_t place = draws.Below(static_cast<uint64_t>(matcher.count()));
    if (taken.insert(place).second) places.emplace_back(place, places.size());
  }
  std::sort(places.begin(), places.end());

  GRILLE_ASSIGN_OR_RETURN(
      Statement skip, database.Prepare("SELECT id FROM puzzle INDEXED BY puzzle_class WHERE class "
                                       "= ?1 AND id > ?2 ORDER BY id LIMIT 1 OFFSET ?3"));
  std::vector<int64_t> chosen(wanted);
  auto next = places.begin();
  uint64_t first = 0;  // the place of the class's first entry
  for (const PuzzleClass& entry : matcher.classes()) {
    uint64_t end = first + static_cast<uint64_t>(entry.count);
    uint64_t at = first;  // the place of the first entry behind `id`
    int64_t id = 0;
    for (; next != places.end() && next->first < end; ++next) {
      skip.Bind(1, entry.id);
      skip.Bind(2, id);
      skip.Bind(3, static_cast<int64_t>(next->first - at));
      GRILLE_ASSIGN_OR_RETURN(bool row, skip.Step());
      if (!row) {
        return absl::DataLossError(absl::StrCat(database.name(), ": class ", entry.id,
                                                " has fewer puzzles than it counts"));
      }
      id = skip.Int(0);
      skip.Reset();
      chosen[next->second] = id;
      at = next->first + 1;
    }
    first = end;
  }
  return chosen;
}

// The statement that gives the puzzles with one value of a plan. Where the index says enough to
// tell that they match, the table is not touched.
std::string EntriesSql(Along along, bool ids_only) {
  std::string sql = absl::StrCat("SELECT ", ids_only ? "id" : kPuzzleColumns, " FROM puzzle ");
  switch (along) {
    case Along::kRun:
      return sql + "INDEXED BY puzzle_run WHERE run = ?1";
    case Along::kScore:
      return sql + "INDEXED BY puzzle_score WHERE class = ?1 AND score BETWEEN ?2 AND ?3";
    case Along::kClass:
    case Along::kTable:
      break;
  }
  return sql + "INDEXED BY puzzle_class WHERE class = ?1";
}

bool IndexDecides(const Matcher& matcher, Along along) {
  return along != Along::kRun && matcher.classes_decide();
}

// Keeps `wanted` of the matches, each set equally likely (reservoir sampling), and shuffles them.
absl::StatusOr<std::vector<int64_t>> PickFromEntries(Database& database, const Matcher& matcher,
                                                     const Plan& plan, Draws& draws,
                                                     size_t wanted) {
  bool ids_only = IndexDecides(matcher, plan.along);
  GRILLE_ASSIGN_OR_RETURN(Statement entries, database.Prepare(EntriesSql(plan.along, ids_only)));
  std::vector<int64_t> kept;
  uint64_t seen = 0;
  for (int64_t value : plan.values) {
    entries.Bind(1, value);
    if (plan.along == Along::kScore) {
      entries.Bind(2, matcher.filter().score.min);
      entries.Bind(3, matcher.filter().score.max);
    }
    while (true) {
      GRILLE_ASSIGN_OR_RETURN(bool row, entries.Step());
      if (!row) break;
      if (!ids_only && !matcher.Matches(entries)) continue;
      ++seen;
      if (kept.size() < wanted) {
        kept.push_back(entries.Int(0));
      } else if (uint64_t place = draws.Below(seen); place < wanted) {
        kept[place] = entries.Int(0);
      }
    }
    entries.Reset();
  }
  for (size_t i = kept.size(); i > 1; --i) std::swap(kept[i - 1], kept[draws.Below(i)]);
  return kept;
}

// What is counted must be able to be there: else what was drawn would never be found.
absl::Status CheckCount(Database& database, int64_t count, int64_t ids) {
  GRILLE_ASSIGN_OR_RETURN(int64_t pages, database.QueryInt("PRAGMA page_count"));
  GRILLE_ASSIGN_OR_RETURN(int64_t page_size, database.QueryInt("PRAGMA page_size"));
  if (count <= ids && count <= pages * page_size) return absl::OkStatus();
  return absl::DataLossError(
      absl::StrCat(database.name(), ": its classes count more puzzles than there are"));
}

}  // namespace

absl::StatusOr<std::vector<int64_t>> ChooseAtRandom(Database& database, const Matcher& matcher) {
  GRILLE_ASSIGN_OR_RETURN(Plan plan, MakePlan(database, matcher));
  uint64_t limit = matcher.filter().limit.value_or(std::numeric_limits<uint64_t>::max());
  if (limit == 0 || plan.at_most == 0) return std::vector<int64_t>();
  auto matches = static_cast<uint64_t>(plan.at_most);
  size_t wanted = std::min(limit, matches);
  GRILLE_ASSIGN_OR_RETURN(int64_t ids, database.QueryInt("SELECT ifnull(max(id), 0) FROM puzzle"));

  GRILLE_RETURN_IF_ERROR(CheckCount(database, plan.at_most, ids));

  // One generator for all ways: were it begun anew, having given up would colour the second.
  Draws draws(matcher.filter().seed);
  bool places = plan.along == Along::kClass && IndexDecides(matcher, plan.along);
  if (wanted <= matches / 2) {
    GRILLE_ASSIGN_OR_RETURN(Test test, Test::Create(database, matcher));
    // A draw at the end, when half of the matches may be taken, is at most twice as dear as at the
    // beginning, and half as dear again on the whole.
    double expected =
        1.5 * static_cast<double>(wanted) * static_cast<double>(ids) / static_cast<double>(matches);
    int64_t patience = plan.at_most * (places ? 1 : kStepCost) / test.cost();
    if (expected < static_cast<double>(patience)) {
      GRILLE_ASSIGN_OR_RETURN(auto chosen, DrawIds(test, draws, ids, wanted, patience));
      if (chosen.has_value()) return *std::move(chosen);
    }
    if (places) return PickPlaces(database, matcher, draws, wanted);
  }
  return PickFromEntries(database, matcher, plan, draws, wanted);
}

}  // namespace grille::db
