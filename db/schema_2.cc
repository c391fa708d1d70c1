#include "db/schema_2.h"

#include "db/use.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// Version 2: what has become of a puzzle, for whom, on which sheet; shards.
//
// A puzzle's use is part of its class: it costs no byte a row, the free puzzles of a level stand
// together in every index, and they are counted like everything else. Only a puzzle that is not
// free has a row in `mark`, with the rest of what is known about it.
//
// A run may be one of several shards; one that is no part of a larger one is shard 0 of 1. `uid`
// tells whether two rows, in two stores, are the same import or the same sheet; a run with a seed
// is known by what it is.
constexpr const char* kVersion2 = R"sql(
DROP TRIGGER puzzle_deleted;
DROP TRIGGER puzzle_graded;

CREATE TABLE use(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE class_2(
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL REFERENCES kind,
  size INTEGER NOT NULL CHECK(size BETWEEN 0 AND 65535),
  marks INTEGER NOT NULL CHECK(marks BETWEEN 0 AND 255),
  level INTEGER NOT NULL REFERENCES level,
  grade_version INTEGER NOT NULL,
  use INTEGER NOT NULL REFERENCES use,
  count INTEGER NOT NULL CHECK(count >= 0),
  UNIQUE(kind, size, marks, level, grade_version, use)
) STRICT;
INSERT INTO class_2 SELECT id, kind, size, marks, level, grade_version, 0, count FROM class;
DROP TABLE class;
ALTER TABLE class_2 RENAME TO class;

CREATE TABLE run_2(
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL REFERENCES kind,
  options TEXT NOT NULL,
  seed INTEGER CHECK(seed >= 0),
  shard INTEGER NOT NULL CHECK(shard BETWEEN 0 AND shards - 1),
  shards INTEGER NOT NULL,
  uid BLOB UNIQUE CHECK((uid IS NULL) = (seed IS NOT NULL)),
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
  state TEXT NOT NULL CHECK(state IN ('running', 'done', 'stopped', 'merging', 'deleting')),
  created TEXT NOT NULL,
  updated TEXT NOT NULL,
  UNIQUE(kind, options, seed, shards, shard),
  CHECK(seen = failed + ambiguous + filtered + known + stored)
) STRICT;
INSERT INTO run_2
  SELECT id, kind, options, seed, 0, 1, iif(seed IS NULL, randomblob(16), NULL), sampler_version,
    key_version, grade_version, next_batch, next_walk, seen, failed, ambiguous, filtered, known,
    stored, target, batch_target, state, created, updated
  FROM run;
DROP TABLE run;
ALTER TABLE run_2 RENAME TO run;

CREATE TRIGGER puzzle_deleted AFTER DELETE ON puzzle BEGIN
  UPDATE class SET count = count - 1 WHERE id = old.class;
END;
CREATE TRIGGER puzzle_graded AFTER UPDATE OF class ON puzzle BEGIN
  UPDATE class SET count = count - 1 WHERE id = old.class;
  UPDATE class SET count = count + 1 WHERE id = new.class;
END;

CREATE TABLE client(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE mark(
  puzzle INTEGER PRIMARY KEY REFERENCES puzzle,
  client INTEGER REFERENCES client,
  note TEXT NOT NULL,
  marked TEXT NOT NULL
) STRICT;
CREATE INDEX mark_client ON mark(client);

CREATE TABLE sheet(
  id INTEGER PRIMARY KEY,
  uid BLOB NOT NULL UNIQUE,
  client INTEGER NOT NULL REFERENCES client,
  file TEXT NOT NULL,
  title TEXT NOT NULL,
  printed TEXT NOT NULL
) STRICT;
CREATE INDEX sheet_client ON sheet(client);

CREATE TABLE sheet_puzzle(
  sheet INTEGER NOT NULL REFERENCES sheet,
  place INTEGER NOT NULL CHECK(place >= 1),
  puzzle INTEGER NOT NULL REFERENCES puzzle,
  PRIMARY KEY(sheet, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX sheet_puzzle_puzzle ON sheet_puzzle(puzzle);
)sql";

}  // namespace

absl::Status ToVersion2(Database& database) {
  GRILLE_RETURN_IF_ERROR(database.Execute(kVersion2));
  GRILLE_ASSIGN_OR_RETURN(Statement insert,
                          database.Prepare("INSERT INTO use(id, name) VALUES(?1, ?2)"));
  for (Use use : kUses) {
    insert.Bind(1, static_cast<int64_t>(use));
    insert.BindText(2, UseName(use));
    GRILLE_RETURN_IF_ERROR(insert.Run());
  }
  return absl::OkStatus();
}

}  // namespace grille::db
