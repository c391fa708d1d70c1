#ifndef GRILLE_SOLVER_SLIDE_ETOILE_H_
#define GRILLE_SOLVER_SLIDE_ETOILE_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/slide/arrangement.h"
#include "solver/star/star.h"

// Patiences of the Étoile: tasks on the star, and how they are written.

namespace grille::slide {

/// What the code of a patience begins with.
inline constexpr std::string_view kEtoilePrefix = "etoile:";

/// The tokens of a colour patience.
enum Colour : Token { kBlue = 1, kWhite = 2, kRed = 3, kYellow = 4 };
inline constexpr int kMaxColours = 4;
inline constexpr std::string_view kColourLetters = "bwry";

/// The tokens of a letter patience: the one named A is kTokenA, and so on to P.
inline constexpr Token kTokenA = 16;
constexpr bool IsLetterToken(Token token) { return token >= kTokenA; }

/// The longest word.
inline constexpr int kMaxWord = 40;

/// The three sorts of patience.
enum class Form : uint8_t { kColours, kLetters, kWord };
Form FormOf(const Task& task);

/// How many different tokens there are.
int KindsOfTokens(const Arrangement& arrangement);

/// Reads a code (formats.md):
///
///   code        = "etoile:" arrangement "/" arrangement [ "/" word "@" station ]
///   arrangement = 16 of ".", "b", "w", "r", "y"        stations A to P; one is vacant
///               | 16 of ".", "A" … "P"                 no letter twice
///   word        = 1 to 40 of "A" … "P"                 colours only
///   station     = "A" … "P"                            not vacant at the start
///
/// Both arrangements hold the same tokens. InvalidArgument names the place and the reason.
absl::StatusOr<Task> ParseEtoile(std::string_view code);
std::string WriteEtoile(const Task& task);

/// The sixteen characters of an arrangement on the star, without anything before or behind them.
absl::StatusOr<Arrangement> ParseStar(std::string_view text);
std::string WriteStar(const Arrangement& arrangement);
void AppendStar(const Arrangement& arrangement, std::string* text);

/// Lucas's notation: the letters of the stations that the tokens leave. InvalidArgument names the
/// place of what is none.
absl::StatusOr<Moves> ParseStarMoves(std::string_view text);
std::string WriteStarMoves(const Moves& moves);
void AppendStarMoves(const Moves& moves, std::string* text);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_ETOILE_H_
