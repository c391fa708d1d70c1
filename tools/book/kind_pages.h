#ifndef GRILLE_TOOLS_BOOK_KIND_PAGES_H_
#define GRILLE_TOOLS_BOOK_KIND_PAGES_H_

#include <string>
#include <string_view>
#include <vector>

#include "tools/book/flow.h"
#include "tools/sheet/theme.h"
#include "tools/words/language.h"

namespace grille::book {

/// What a book has of a kind.
struct KindInBook {
  std::vector<std::string> codes;    ///< of its puzzles
  std::vector<DrawOptions> options;  ///< of its chapters; at least one
};

/// What a book says and shows of one kind of puzzle beside the puzzles themselves. Stateless.
class KindPages {
 public:
  virtual ~KindPages() = default;

  /// The name of the kind, as in codes; as printed.
  virtual std::string_view kind() const = 0;
  virtual std::string_view Name(words::Language language) const = 0;

  /// Whose game it is: a sentence.
  virtual std::string Credit(words::Language language) const = 0;

  /// Draws something of the kind, for decoration, in the middle of a box.
  virtual void DrawEmblem(Canvas& canvas, const Box& box, const sheet::Theme& theme) const = 0;

  /// The rules, an example solved step by step, and the credit. What the book has nothing of need
  /// not be explained.
  virtual void TellHowToPlay(const KindInBook& book, Flow* flow) const = 0;

  /// Pages with a board and what is cut out and played with on it, enough for each of the puzzles;
  /// none when the kind is played with a pencil. They are drawn in a body of that size.
  virtual std::vector<BoxDrawing> CutOuts(const std::vector<std::string>& codes, const Paper& body,
                                          const DrawOptions& options) const {
    static_cast<void>(codes);
    static_cast<void>(body);
    static_cast<void>(options);
    return {};
  }
};

/// The pages of the kind of that name; null when there are none.
const KindPages* FindPages(std::string_view kind);

/// The same. Requires that there are some.
inline const KindPages& PagesOfKind(std::string_view kind) { return *FindPages(kind); }

/// One function for each kind.
const KindPages& WyxPages();
const KindPages& EtoilePages();
const KindPages& TaquinPages();

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_KIND_PAGES_H_
