#ifndef GRILLE_TOOLS_BOOK_BOOK_FILE_H_
#define GRILLE_TOOLS_BOOK_BOOK_FILE_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "tools/book/book.h"
#include "tools/sheet/option_names.h"

namespace grille::book {

/// The longest file of a book, in bytes.
inline constexpr size_t kLongestBookFile = size_t{1} << 20;

/// The names of what can be chosen about a book alone.
const sheet::Names<Profile>& ProfileNames();
const sheet::Names<bool>& AnswersNames();     ///< whether it has answers
const sheet::Names<bool>& ImpositionNames();  ///< whether it is a booklet

/// Reads what a book is to be. One JSON object; every member but `chapters` may be left out:
///
///   title, subtitle, author, credits   texts; a line break in credits begins a paragraph
///   language            "en", "fr"
///   paper               a4, a5 (unless told), letter, legal or WIDTHxHEIGHTmm
///   profile             "office", "printer", "print-on-demand"
///   theme               "colour", "grey", "ink-saver"
///   seed, variety       whole numbers
///   how_to_play, cut_outs   true (unless told), false
///   answers             "end", "none"
///   answers_per_page    as many as fit unless told
///   imposition          "none", "booklet" (with the profile office)
///   page_thickness      mm of the spine for each page
///   per_page            for the chapters that do not tell
///   chapters            a list of objects:
///     title, kind ("wyx"), level (a name or a list of them), count, per_page,
///     axes, steps, show_end, working_table, hints, pips, qr   as `grille sheet` has them
///
/// InvalidArgument, naming the member and the reason, for anything else: members that are not
/// known or there twice, values of a wrong kind or out of range.
absl::StatusOr<Book> ParseBook(std::string_view json);

/// The same from a file. Errors name it.
absl::StatusOr<Book> ReadBookFile(const std::string& path);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_BOOK_FILE_H_
