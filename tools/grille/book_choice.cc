#include "tools/grille/book_choice.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/variety.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/sheet_puzzles.h"

namespace grille::tools {
namespace {

/// A varied choice looks at first at so many puzzles for each that is wanted.
constexpr uint64_t kFirstLook = 3;

/// A use that puzzles may have, and whose they must be, if anybody's.
struct Source {
  db::Use use;
  std::optional<int64_t> client;
};

std::vector<Source> ListSources(const BookSources& sources) {
  std::vector<Source> list;
  if (sources.reserved_for) list.push_back({db::Use::kReserved, sources.reserved_for});
  if (sources.free) list.push_back({db::Use::kFree, std::nullopt});
  return list;
}

/// "free", "reserved", "reserved or free".
std::string UsesWord(const std::vector<Source>& sources) {
  std::string word;
  for (const Source& source : sources) {
    absl::StrAppend(&word, word.empty() ? "" : " or ", ToAbsl(db::UseName(source.use)));
  }
  return word;
}

class Chooser {
 public:
  Chooser(db::Store& store, const book::Book& book, uint64_t seed, const BookSources& sources)
      : store_(store), book_(book), seed_(seed), sources_(ListSources(sources)) {
    if (book.variety) variety_.emplace(*book.variety);
  }

  absl::StatusOr<std::vector<db::StoredPuzzle>> Choose() {
    std::vector<db::StoredPuzzle> all;
    std::string lacking;
    for (const book::Chapter& chapter : book_.chapters) {
      GRILLE_ASSIGN_OR_RETURN(std::vector<db::StoredPuzzle> chosen, ForChapter(chapter));
      auto wanted = static_cast<size_t>(chapter.count);
      if (chosen.size() < wanted) {
        absl::StrAppend(&lacking, "chapter ", &chapter - book_.chapters.data() + 1, " lacks ",
                        wanted - chosen.size(), " of ", wanted, " puzzles; ");
      }
      for (db::StoredPuzzle& stored : chosen) {
        taken_.insert(stored.id);
        all.push_back(std::move(stored));
      }
    }
    if (!lacking.empty()) {
      return absl::ResourceExhaustedError(
          absl::StrCat("the store has too few ", UsesWord(sources_), " puzzles",
                       variety_ ? " that differ enough" : "", ": ", lacking, "nothing is written"));
    }
    for (const db::StoredPuzzle& stored : all) GRILLE_RETURN_IF_ERROR(ProveAgain(stored));
    return all;
  }

 private:
  absl::StatusOr<std::vector<db::StoredPuzzle>> ForChapter(const book::Chapter& chapter) {
    db::QueryFilter filter;
    filter.kinds = {KindFromName(chapter.kind)->id()};
    filter.levels = chapter.levels;
    filter.order = db::Order::kRandom;
    filter.seed = seed_;
    std::vector<db::StoredPuzzle> chosen;
    for (const Source& source : sources_) {
      filter.uses = {source.use};
      filter.client = source.client;
      GRILLE_RETURN_IF_ERROR(Add(filter, static_cast<size_t>(chapter.count), &chosen));
    }
    std::sort(chosen.begin(), chosen.end(), [](const auto& a, const auto& b) {
      // Scores of one kind need not be of one scale (patiences by colour, by letter and by word).
      return std::tie(a.puzzle.level, a.puzzle.score, a.id) <
             std::tie(b.puzzle.level, b.puzzle.score, b.id);
    });
    return chosen;
  }

  // How many must be looked at is not known beforehand, for some are in the book already or too
  // near to others: the choice is drawn anew, larger, until it holds enough.
  absl::Status Add(db::QueryFilter filter, size_t wanted, std::vector<db::StoredPuzzle>* chosen) {
    size_t before = chosen->size();
    if (before == wanted) return absl::OkStatus();
    std::optional<db::Variety> variety;
    for (uint64_t look = (wanted - before) * (variety_ ? kFirstLook : 1);; look *= 4) {
      filter.limit = look + taken_.size();
      uint64_t seen = 0;
      variety = variety_;
      chosen->resize(before);
      GRILLE_RETURN_IF_ERROR(
          store_.Query(filter, [&](const db::StoredPuzzle& stored) -> absl::Status {
            ++seen;
            if (chosen->size() == wanted || taken_.count(stored.id) != 0) return absl::OkStatus();
            if (variety) {
              GRILLE_ASSIGN_OR_RETURN(bool differs, variety->Take(stored));
              if (!differs) return absl::OkStatus();
            }
            chosen->push_back(stored);
            return absl::OkStatus();
          }));
      if (chosen->size() == wanted || seen < *filter.limit) break;
    }
    variety_ = std::move(variety);
    return absl::OkStatus();
  }

  db::Store& store_;
  const book::Book& book_;
  uint64_t seed_;
  std::vector<Source> sources_;
  std::set<int64_t> taken_;
  std::optional<db::Variety> variety_;  // of all that was taken
};

}  // namespace

absl::StatusOr<std::vector<db::StoredPuzzle>> ChooseForBook(db::Store& store,
                                                            const book::Book& book, uint64_t seed,
                                                            const BookSources& sources) {
  return Chooser(store, book, seed, sources).Choose();
}

}  // namespace grille::tools
