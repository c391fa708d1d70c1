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

class Chooser {
 public:
  Chooser(db::Store& store, const book::Book& book, uint64_t seed)
      : store_(store), book_(book), seed_(seed) {
    if (book.variety) variety_.emplace(*book.variety);
  }

  absl::StatusOr<BookChoice> Choose() {
    std::vector<std::vector<db::StoredPuzzle>> all;
    std::string lacking;
    for (const book::Chapter& chapter : book_.chapters) {
      GRILLE_ASSIGN_OR_RETURN(std::vector<db::StoredPuzzle> chosen, ForChapter(chapter));
      auto wanted = static_cast<size_t>(chapter.count);
      if (chosen.size() < wanted) {
        absl::StrAppend(&lacking, "chapter ", &chapter - book_.chapters.data() + 1, " lacks ",
                        wanted - chosen.size(), " of ", wanted, " puzzles; ");
      }
      for (const db::StoredPuzzle& stored : chosen) taken_.insert(stored.id);
      all.push_back(std::move(chosen));
    }
    if (lacking.empty()) return Proved(all);
    return absl::ResourceExhaustedError(absl::StrCat("the store has too few free puzzles",
                                                     variety_ ? " that differ enough" : "", ": ",
                                                     lacking, "nothing is written"));
  }

 private:
  // How many must be looked at is not known beforehand, for some are in the book already or too
  // near to others: the choice is drawn anew, larger, until it holds enough.
  absl::StatusOr<std::vector<db::StoredPuzzle>> ForChapter(const book::Chapter& chapter) {
    db::QueryFilter filter;
    filter.kinds = {KindFromName(chapter.kind)->id()};
    filter.levels = chapter.levels;
    filter.uses = {db::Use::kFree};
    filter.order = db::Order::kRandom;
    filter.seed = seed_;
    auto wanted = static_cast<size_t>(chapter.count);
    std::vector<db::StoredPuzzle> chosen;
    std::optional<db::Variety> variety;
    for (uint64_t look = variety_ ? kFirstLook * wanted : wanted;; look *= 4) {
      filter.limit = look + taken_.size();
      uint64_t seen = 0;
      variety = variety_;
      chosen.clear();
      absl::Status status =
          store_.Query(filter, [&](const db::StoredPuzzle& stored) -> absl::Status {
            ++seen;
            if (chosen.size() == wanted || taken_.count(stored.id) != 0) return absl::OkStatus();
            if (variety) {
              GRILLE_ASSIGN_OR_RETURN(bool differs, variety->Take(stored));
              if (!differs) return absl::OkStatus();
            }
            chosen.push_back(stored);
            return absl::OkStatus();
          });
      if (!status.ok()) return status;
      if (chosen.size() == wanted || seen < *filter.limit) break;
    }
    variety_ = std::move(variety);
    std::sort(chosen.begin(), chosen.end(), [](const auto& a, const auto& b) {
      // Scores of one kind need not be of one scale (patiences by colour, by letter and by word).
      return std::tie(a.puzzle.level, a.puzzle.score, a.id) <
             std::tie(b.puzzle.level, b.puzzle.score, b.id);
    });
    return chosen;
  }

  static absl::StatusOr<BookChoice> Proved(const std::vector<std::vector<db::StoredPuzzle>>& all) {
    BookChoice choice;
    for (const std::vector<db::StoredPuzzle>& chosen : all) {
      std::vector<sheet::SheetPuzzle>& puzzles = choice.puzzles.emplace_back();
      for (const db::StoredPuzzle& stored : chosen) {
        if (absl::Status proved = ProveAgain(stored); !proved.ok()) return proved;
        GRILLE_RETURN_IF_ERROR(AddStored(stored, &puzzles));
        // Readers of a book have no store to look it up in.
        puzzles.back().id.clear();
        choice.ids.push_back(stored.id);
      }
    }
    return choice;
  }

  db::Store& store_;
  const book::Book& book_;
  uint64_t seed_;
  std::set<int64_t> taken_;
  std::optional<db::Variety> variety_;  // of all that was taken
};

}  // namespace

absl::StatusOr<BookChoice> ChooseForBook(db::Store& store, const book::Book& book, uint64_t seed) {
  return Chooser(store, book, seed).Choose();
}

}  // namespace grille::tools
