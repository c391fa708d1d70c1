#include "db/choice.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <unordered_set>

#include "absl/strings/str_cat.h"
#include "db/draw.h"
#include "db/walk.h"
#include "solver/status.h"

// Two ways, of which the one that promises to be shorter is taken:
//
// - Common puzzles: draw an id, uniformly over all that were ever given out, and keep it if it
//   stands for a puzzle that matches. The first n kept, without repeats, are a uniform ordered
//   choice. Costs about (ids / matches) look-ups a puzzle, whatever the size of the store.
// - Rare puzzles: go through the index entries of the classes that match and keep a reservoir of n.
//
// How many match a condition on score, measure or run is not known beforehand. So the first way
// gives up once it has cost as much as the second one would; what it had found is dropped, not
// completed, which keeps the choice uniform: giving up depends on the matches' places among the
// draws, and these are alike for all of them.

namespace grille::db {
namespace {

// A look-up by id against a step along an index.
constexpr int64_t kLookupCost = 8;

// Draws ids until `wanted` matches are found, or nothing after `patience` draws.
absl::StatusOr<std::optional<std::vector<int64_t>>> DrawIds(Database& database,
                                                            const Matcher& matcher, Draws& draws,
                                                            int64_t ids, size_t wanted,
                                                            int64_t patience) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement look,
      database.Prepare(absl::StrCat("SELECT ", kPuzzleColumns, " FROM puzzle WHERE id = ?1")));
  std::unordered_set<int64_t> kept;
  std::vector<int64_t> chosen;
  for (; chosen.size() < wanted; --patience) {
    if (patience == 0) return std::nullopt;
    auto id = static_cast<int64_t>(1 + draws.Below(static_cast<uint64_t>(ids)));
    look.Bind(1, id);
    GRILLE_ASSIGN_OR_RETURN(bool row, look.Step());
    if (row && matcher.Matches(look) && kept.insert(id).second) chosen.push_back(id);
    look.Reset();
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
  const QueryFilter& filter = matcher.filter();
  return along != Along::kRun && filter.measure == Range{} && !filter.run.has_value();
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

}  // namespace

absl::StatusOr<std::vector<int64_t>> ChooseAtRandom(Database& database, const Matcher& matcher) {
  GRILLE_ASSIGN_OR_RETURN(Plan plan, MakePlan(database, matcher));
  uint64_t limit = matcher.filter().limit.value_or(std::numeric_limits<uint64_t>::max());
  if (limit == 0 || plan.at_most == 0) return std::vector<int64_t>();
  auto matches = static_cast<uint64_t>(plan.at_most);
  size_t wanted = std::min(limit, matches);
  GRILLE_ASSIGN_OR_RETURN(int64_t ids, database.QueryInt("SELECT ifnull(max(id), 0) FROM puzzle"));

  // One generator for both ways: were it begun anew, having given up would colour the second.
  Draws draws(matcher.filter().seed);
  // With at most half of the matches wanted, a draw at the end is at most twice as dear as at the
  // beginning, and half as dear again on the whole.
  double expected =
      1.5 * static_cast<double>(wanted) * static_cast<double>(ids) / static_cast<double>(matches);
  int64_t patience = plan.at_most / kLookupCost;
  if (wanted <= matches / 2 && expected < static_cast<double>(patience)) {
    GRILLE_ASSIGN_OR_RETURN(auto chosen, DrawIds(database, matcher, draws, ids, wanted, patience));
    if (chosen.has_value()) return *std::move(chosen);
  }
  return PickFromEntries(database, matcher, plan, draws, wanted);
}

}  // namespace grille::db
