#ifndef GRILLE_DB_SLIDE_VIEW_H_
#define GRILLE_DB_SLIDE_VIEW_H_

#include <string>
#include <string_view>

namespace grille::db {

/// The task in a payload of solver/slide/payload_parts.h, in plain SQL; p is the table of puzzles.
inline constexpr std::string_view kTaskSql = "substr(p.payload, 1, instr(p.payload, ' ') - 1)";

/// The SELECT behind the view of a kind that has such payloads. Columns: id, code, level, score,
/// moves, shortest (how many solutions of that length; NULL where not counted), size, those of
/// `own`, marks, solution, run, batch, walk, use, client (NULL when nobody's). `code` and `own` are
/// expressions over p and c, the table of classes; `own` ends with a comma.
std::string SlideView(int kind, std::string_view code, std::string_view moves,
                      std::string_view own);

}  // namespace grille::db

#endif  // GRILLE_DB_SLIDE_VIEW_H_
