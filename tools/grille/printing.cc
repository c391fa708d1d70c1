#include "tools/grille/printing.h"

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/book/write_book.h"
#include "tools/grille/command.h"
#include "tools/grille/progress.h"

namespace grille::tools {
namespace {

std::string Puzzles(size_t count) {
  return absl::StrCat(count, count == 1 ? " puzzle" : " puzzles");
}

}  // namespace

absl::Status PrintSheet(const std::string& output, absl::Span<const sheet::SheetPuzzle> puzzles,
                        const sheet::SheetOptions& layout, const sheet::FilesPublisher& publisher) {
  GRILLE_RETURN_IF_ERROR(sheet::WriteSheet(output, puzzles, layout, publisher));
  Say(absl::StrCat(Puzzles(puzzles.size()), " written to ", output));
  if (layout.answers == sheet::Answers::kSeparateFile) {
    Say(absl::StrCat("answers written to ", sheet::AnswerFileOf(output)));
  }
  return absl::OkStatus();
}

absl::Status PrintBook(const std::string& output, const book::BookPlan& plan,
                       const sheet::FilesPublisher& publisher) {
  Progress progress("pages", static_cast<uint64_t>(plan.page_count()), 0);
  auto tell = [&](int drawn) { progress.Update(static_cast<uint64_t>(drawn)); };
  GRILLE_RETURN_IF_ERROR(book::WriteBook(output, plan, tell, publisher));
  progress.Clear();
  Say(absl::StrCat(Puzzles(static_cast<size_t>(plan.puzzle_count())), " on ", plan.page_count(),
                   " pages written to ", output));
  if (book::HasCover(plan.book())) {
    Say(absl::StrCat("cover written to ", book::CoverFileOf(output)));
  }
  return absl::OkStatus();
}

}  // namespace grille::tools
