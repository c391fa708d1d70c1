#!/usr/bin/env bash
# seed_stores.sh GRILLE: makes the stores of the corpus anew, for when the schema has changed:
#
#   tests/fuzz/seed_stores.sh build/grille
#
# They are small, with pages of 512 bytes, so that a change is likely to hit a page that matters.
# What is found in stores is added here, as a change that brings it about, not as the bytes found,
# which would say nothing any more to the next schema.
set -euo pipefail
grille=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/corpus/store"
rm -f -- *

"$grille" generate wyx --count 12 --seed 42 --db small 2>/dev/null
"$grille" generate wyx --count 4 --seed 7 --board 6 --dominoes 8 --marks 2 --db small 2>/dev/null
"$grille" import --db small 2>/dev/null <<'CODES'
etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb
etoile:ABCDEFGHIJKLMNO./CADBEFGHIJKLMNO.
etoile:b.rrwrrrbrbwbwwr/.brrwrrrbrbwbwwr/B@A
taquin:3x3/1,2,3,4,0,5,7,8,6
taquin:3x3/1,3,4,8,0,2,7,6,5/parity
CODES
"$grille" sheet --db small --count 2 --seed 1 --for Fuzz -o /dev/null 2>/dev/null
sqlite3 small 'PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM' >/dev/null
cp small logged
sqlite3 logged 'PRAGMA journal_mode = WAL' >/dev/null

# changed NAME SQL: the small store after SQL, which may break its rules.
changed() {
  cp small "$1"
  sqlite3 "$1" "PRAGMA ignore_check_constraints = ON; $2"
}
changed counts_without_puzzles 'DELETE FROM puzzle; UPDATE class SET count = 100'
changed counts_overflow 'UPDATE class SET count = 9223372036854775807'
changed counts_beyond_the_file 'UPDATE class SET count = 1 << 40; UPDATE puzzle SET id = 1 << 50 WHERE id = 16'
changed counts_negative 'UPDATE class SET count = -count'
changed marks_255 'UPDATE class SET marks = 255'
changed size_out_of_range 'UPDATE class SET size = 65535 WHERE id = 1; UPDATE class SET size = 0 WHERE id = 2'
changed run_stored_negative 'UPDATE run SET stored = -5, seen = 0'
changed run_at_the_end 'UPDATE run SET next_batch = 9223372036854775807, next_walk = 4294967295, shards = 0'
changed number_at_the_end "UPDATE counter SET next = 9223372036854775807"
changed ids_negative 'UPDATE puzzle SET id = -id'
changed payload_long "UPDATE puzzle SET payload = printf('%.*c', 2000, 'A'), key = zeroblob(300) WHERE id = 5"
# Triggers and views without end are in tests/db/bounds_test.cc: each takes a second, which would be
# taken again for all that is made of them.

# A page of the table of puzzles is its own child.
root=$(sqlite3 small "SELECT rootpage FROM sqlite_schema WHERE name = 'puzzle'")
cp small page_in_itself
printf "\\x0\\x0\\x0\\x$(printf %x "$root")" |
  dd of=page_in_itself bs=1 seek=$(((root - 1) * 512 + 8)) conv=notrunc status=none
