#include "tools/book/slide_example.h"

namespace grille::book {
namespace {

using words::In;
using words::Language;
using words::Translations;

constexpr Translations kMoveByMove = {"An example, move by move", "Un exemple, coup par coup"};
constexpr Translations kStart = {"start", "départ"};
constexpr Translations kBoardName = {"The board", "Le plateau"};

}  // namespace

std::vector<slide::Arrangement> StandsAlong(const slide::Arrangement& start,
                                            const slide::Moves& moves) {
  std::vector<slide::Arrangement> stands = {start};
  slide::Vertex vacancy = slide::VacancyOf(start);
  for (slide::Vertex from : moves) {
    stands.push_back(stands.back());
    slide::Slide(&stands.back(), &vacancy, from);
  }
  return stands;
}

std::string_view MoveByMoveWord(Language language) { return In(language, kMoveByMove); }
std::string_view StartWord(Language language) { return In(language, kStart); }
std::string_view BoardWord(Language language) { return In(language, kBoardName); }

}  // namespace grille::book
