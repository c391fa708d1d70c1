#include "db/schema_1.h"

#include "solver/level.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// Version 1.
//
// A puzzle's kind, size, marks, level and version of grade stand once, in `class`; the puzzle names
// its class in one byte. `class.count` is how many puzzles are in it: the sink adds, the triggers
// see to what is deleted or graded anew (a trigger for every insertion would cost a third of the
// speed of storing).
//
// The key stands in the puzzle's row and again in the index that makes it unique. A table of its
// own for keys would save 12 bytes a row, but then a puzzle's key could not be found, nor deleted
// with it, without an index back that costs 23.
//
// `puzzle_class` gives oldest and newest of a class, `puzzle_score` easiest, hardest and ranges of
// score, `puzzle_run` a run in order: an index's entries with equal columns are in order of id.
constexpr const char* kVersion1 = R"sql(
CREATE TABLE kind(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE level(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE run(
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL REFERENCES kind,
  options TEXT NOT NULL,
  seed INTEGER CHECK(seed >= 0),
  sampler_version INTEGER NOT NULL,
  key_version INTEGER NOT NULL,
  grade_version INTEGER NOT NULL,
  next_batch INTEGER NOT NULL CHECK(next_batch >= 0),
  next_walk INTEGER NOT NULL CHECK(next_walk BETWEEN 0 AND 4294967295),
  seen INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  ambiguous INTEGER NOT NULL,
  filtered INTEGER NOT NULL,
  known INTEGER NOT NULL,
  stored INTEGER NOT NULL,
  target INTEGER,
  batch_target INTEGER,
  state TEXT NOT NULL CHECK(state IN ('running', 'done', 'stopped')),
  created TEXT NOT NULL,
  updated TEXT NOT NULL,
  UNIQUE(kind, options, seed),
  CHECK(seen = failed + ambiguous + filtered + known + stored)
) STRICT;

CREATE TABLE class(
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL REFERENCES kind,
  size INTEGER NOT NULL CHECK(size BETWEEN 0 AND 65535),
  marks INTEGER NOT NULL CHECK(marks BETWEEN 0 AND 255),
  level INTEGER NOT NULL REFERENCES level,
  grade_version INTEGER NOT NULL,
  count INTEGER NOT NULL CHECK(count >= 0),
  UNIQUE(kind, size, marks, level, grade_version)
) STRICT;

CREATE TABLE puzzle(
  id INTEGER PRIMARY KEY,
  class INTEGER NOT NULL REFERENCES class,
  score INTEGER NOT NULL CHECK(score BETWEEN -2147483648 AND 2147483647),
  measure INTEGER NOT NULL CHECK(measure BETWEEN -2147483648 AND 2147483647),
  run INTEGER NOT NULL REFERENCES run,
  batch INTEGER NOT NULL CHECK(batch >= 0),
  walk INTEGER NOT NULL CHECK(walk BETWEEN 0 AND 4294967295),
  key BLOB NOT NULL UNIQUE,
  payload TEXT NOT NULL
) STRICT;
CREATE INDEX puzzle_class ON puzzle(class);
CREATE INDEX puzzle_score ON puzzle(class, score);
CREATE INDEX puzzle_run ON puzzle(run);

CREATE TRIGGER puzzle_deleted AFTER DELETE ON puzzle BEGIN
  UPDATE class SET count = count - 1 WHERE id = old.class;
END;
CREATE TRIGGER puzzle_graded AFTER UPDATE OF class ON puzzle BEGIN
  UPDATE class SET count = count - 1 WHERE id = old.class;
  UPDATE class SET count = count + 1 WHERE id = new.class;
END;

CREATE TABLE counter(
  name TEXT PRIMARY KEY,
  next INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO counter VALUES('puzzle', 1);
)sql";

}  // namespace

absl::Status ToVersion1(Database& database) {
  GRILLE_RETURN_IF_ERROR(database.Execute(kVersion1));
  GRILLE_ASSIGN_OR_RETURN(Statement insert,
                          database.Prepare("INSERT INTO level(id, name) VALUES(?1, ?2)"));
  for (Level level : kLevels) {
    insert.Bind(1, static_cast<int64_t>(level));
    insert.BindText(2, LevelName(level));
    GRILLE_RETURN_IF_ERROR(insert.Run());
  }
  return absl::OkStatus();
}

}  // namespace grille::db
