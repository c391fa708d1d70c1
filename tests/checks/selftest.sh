#!/usr/bin/env bash
# The checks can fail: each is given a small tree with known faults and must name them, all of them and
# nothing else, and then one without, which it must let pass.
set -euo pipefail
export LC_ALL=C.UTF-8
checks=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
tree="$scratch/a tree"
bad=0

# put FILE: writes stdin there.
put() {
  mkdir -p "$(dirname "$tree/$1")"
  cat >"$tree/$1"
}

# expect NAME STATUS COMMAND…: its output is stdin, its exit status STATUS.
expect() {
  local name=$1 status=$2 rc=0
  shift 2
  cat >"$scratch/expected"
  "$@" >"$scratch/got" 2>&1 || rc=$?
  if ((rc != status)) || ! diff -u "$scratch/expected" "$scratch/got"; then
    echo "$name: ended with $rc, should be $status" >&2
    bad=1
  fi
}

# --- layering
put solver/bad.cc <<'END'
#include "gen/sampler.h"
#include <thread>
// #include "db/store.h" is only spoken of
  #  include <tbb/task_arena.h>
#include "tests/oracle.h"
#include <vector>
END
put gen/bad.h <<'END'
#include "db/store.h"
#include <tools/main.h>
#include "solver/wyx/grid.h"
END
put db/bad.cc <<'END'
#include "gen/sampler.h"
#include "bench/reference.h"
#include "../solver/kind.h"
#include "store.h"
#include <sqlite3.h>
END
put bench/good.cc <<'END'
#include "tests/oracle.h"
END
put tests/good.cc <<'END'
#include "bench/reference.h"
#include "tools/main.h"
END
expect layering 1 "$checks/layering.sh" "$tree" <<'END'
db/bad.cc:1: db may not include "gen/sampler.h"
db/bad.cc:2: db may not include "bench/reference.h"
db/bad.cc:3: includes "../solver/kind.h": write the path from the root of the project
db/bad.cc:4: includes "store.h": write the path from the root of the project, or <> for a library
gen/bad.h:1: gen may not include "db/store.h"
gen/bad.h:2: gen may not include "tools/main.h"
solver/bad.cc:1: solver may not include "gen/sampler.h"
solver/bad.cc:2: solver may not include <thread>: no files, threads, clock, randomness or database
solver/bad.cc:4: solver may not include <tbb/task_arena.h>: no files, threads, clock, randomness or database
solver/bad.cc:5: solver may not include "tests/oracle.h"
END

# --- sources
rm -rf "$tree"
word='TO''DO' # apart, or it would be one itself
put solver/CMakeLists.txt <<'END'
file(GLOB sources *.cc)
add_library(s a.cc d.h)  # b.cc
END
put solver/a.cc <<END
#include "solver/a.h"
// $word: write it
int ${word}_is_part_of_a_word;
END
put solver/a.h <<'END'
#ifndef GRILLE_SOLVER_A_H_
#define GRILLE_SOLVER_A_H_
#endif  // GRILLE_SOLVER_A_H_
END
sed 's/_A_H_/_B_H_/' "$tree/solver/a.h" | put solver/c.h
sed 's/_A_H_/_D_H_/' "$tree/solver/a.h" | put solver/d.h
put solver/b.cc </dev/null
printf '[\n{\n  "file": "%s/solver/a.cc"\n}\n]\n' "$tree" >"$scratch/compile_commands.json"
expect sources 1 "$checks/sources.sh" "$tree" "$scratch/compile_commands.json" <<'END'
solver/a.cc:2: a mark of unfinished work
solver/c.h:1: its include guard is not GRILLE_SOLVER_C_H_
solver/CMakeLists.txt:1: sources are listed one by one, not by GLOB
solver/b.cc:1: not listed in the CMakeLists.txt of its folder
solver/c.h:1: included by nobody and not listed in the CMakeLists.txt of its folder
END
rm "$tree"/solver/{b.cc,c.h}
sed -i 1d "$tree/solver/CMakeLists.txt"
sed -i 2d "$tree/solver/a.cc"
expect 'sources, none bad' 0 "$checks/sources.sh" "$tree" "$scratch/compile_commands.json" </dev/null
expect 'layering, none bad' 0 "$checks/layering.sh" "$tree" </dev/null

# --- README
put grille <<'END'
#!/bin/sh
case $1 in fail) echo "no such thing" >&2; exit 2 ;; *) printf '%s\n' "$@" ;; esac
END
chmod +x "$tree/grille"
put README.md <<'END'
Not run:
```sh
grille fail
```
<!-- test -->
```sh
# a remark
grille one two \
  'th*ree' >file; cat file
```

```text
one
t…o
th*ree
```
Found again by the next one, with any number of lines:
<!-- test -->
```sh
cat file
grille end
seq 100000 | head -n 1
```
```text
…
end
…
1
```
END
expect 'README, none bad' 0 "$checks/readme.sh" "$tree/README.md" "$tree/grille" <<'END'
4 commands of README.md do what they say
END
put README.md <<'END'
<!-- test -->
```sh
grille fail
grille *
```
```text
[a-z]
```
END
expect 'README, bad' 1 "$checks/readme.sh" "$tree/README.md" "$tree/grille" <<'END'
README.md:3: ended with 2: grille fail
no such thing
README.md:3: does not print what is shown (-), but this (+):
@@ -1 +1 @@
-[a-z]
+*
END
put README.md <<'END'
Nothing is marked.
END
expect 'README, nothing marked' 1 "$checks/readme.sh" "$tree/README.md" "$tree/grille" <<END
$tree/README.md:1: no example is marked to be tested
END

# --- clang-format
put solver/a.h <<'END'
int   f( );
END
if "$checks/format.sh" "$tree" >"$scratch/got" 2>&1 || ! grep -q '^solver/a.h:1:' "$scratch/got"; then
  echo "format: a badly formatted line is not named" >&2
  bad=1
fi

# --- clang-tidy
put solver/a.cc <<'END'
int badly_named_And(int* p) {
  if (p == p) return 1;
  return 0;
}
END
cp "$checks/../../.clang-tidy" "$tree"
put CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.22)
project(tree LANGUAGES CXX)
add_library(tree STATIC solver/a.cc)
END
if "$checks/tidy.sh" "$tree" "$tree" >"$scratch/got" 2>&1 ||
  ! grep -q 'solver/a.cc:2:.*misc-redundant-expression' "$scratch/got"; then
  echo "tidy: a comparison of a thing with itself is not named" >&2
  cat "$scratch/got" >&2
  bad=1
fi

exit "$bad"
