#ifndef GRILLE_TOOLS_GRILLE_PUZZLE_WRITER_H_
#define GRILLE_TOOLS_GRILLE_PUZZLE_WRITER_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "db/mark.h"
#include "db/store.h"
#include "tools/grille/options.h"
#include "tools/grille/output.h"

namespace grille::tools {

/// How puzzles of a store are written.
enum class Format {
  kTable,  ///< aligned columns, for people
  kJsonl,  ///< JSON Lines (formats.md)
  kCsv,    ///< RFC 4180, with a header
  kCodes,  ///< one code a line
};

/// Adds --format NAME; "table" only where `with_table`.
void AddFormat(Options& options, std::optional<Format>* format, bool with_table);

/// Writes puzzles one by one in a format. The bytes depend on the puzzles alone.
class PuzzleWriter {
 public:
  /// What is known of puzzles that are not free is looked up in `store`, which must outlive it.
  PuzzleWriter(Format format, Output* output, db::Store* store)
      : format_(format), output_(output), store_(store) {}

  /// What stands before the first puzzle; to be called once, even if none follows.
  void Begin();

  absl::Status Write(const db::StoredPuzzle& stored);

 private:
  void WriteTable(const db::StoredPuzzle& stored, const Kind& kind, const PuzzleText& text,
                  const db::Mark& mark);
  void WriteJson(const db::StoredPuzzle& stored, const Kind& kind, const PuzzleText& text,
                 const db::Mark& mark);
  void WriteCsv(const db::StoredPuzzle& stored, const Kind& kind, const PuzzleText& text,
                const db::Mark& mark);

  Format format_;
  Output* output_;
  db::Store* store_;
};

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_PUZZLE_WRITER_H_
