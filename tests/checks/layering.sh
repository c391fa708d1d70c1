#!/usr/bin/env bash
# layering.sh ROOT: nobody includes what design.md does not let him know.
#
# tools may know db, gen and solver; gen and db may know solver; solver knows none of ours, and no
# files, threads, clock, randomness or database. Tests and benchmarks may know everything, and nobody
# else knows those two.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
root=$1

mapfile -t list < <(sources "$root")
((${#list[@]})) || {
  echo "$root: no sources" >&2
  exit 1
}
cd "$root"
awk '
  BEGIN {
    may["solver"] = "solver"
    may["gen"] = "gen solver"
    may["db"] = "db solver"
    may["tools"] = "tools db gen solver"
    may["bench"] = "tests bench tools db gen solver"
    may["tests"] = "tests bench tools db gen solver"
    for (folder in may) ours[folder]
    split("thread future condition_variable chrono ctime time.h sys/time.h random filesystem " \
          "fstream fcntl.h unistd.h pthread.h sqlite3.h", words, " ")
    for (i in words) not_in_solver[words[i]]
    bad = 0
  }
  function complain(what) {
    print FILENAME ":" FNR ": " what
    bad = 1
  }
  /^[ \t]*#[ \t]*include[ \t]*["<]/ {
    quoted = $0 ~ /include[ \t]*"/
    path = $0
    sub(/^[^"<]*["<]/, "", path)
    sub(/[">].*/, "", path)
    split(FILENAME, from, "/")
    parts = split(path, to, "/")
    if (path ~ /(^|\/)\.\.?\//) {
      complain("includes \"" path "\": write the path from the root of the project")
    } else if (quoted && parts == 1 && path !~ /^sqlite3\.h$/) {
      complain("includes \"" path "\": write the path from the root of the project, or <> for a library")
    } else if ((to[1] in ours) && parts > 1 && index(" " may[from[1]] " ", " " to[1] " ") == 0) {
      complain(from[1] " may not include \"" path "\"")
    }
    if (from[1] == "solver" && (path in not_in_solver || to[1] == "tbb" || to[1] == "oneapi")) {
      complain("solver may not include <" path ">: no files, threads, clock, randomness or database")
    }
  }
  END { exit bad }
' "${list[@]}"
