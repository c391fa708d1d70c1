#!/usr/bin/env bash
# sources.sh ROOT COMPILE_COMMANDS: small things that must hold for every source.
#
# - No mark of unfinished work (the three words in `marks` below).
# - A header is guarded by GRILLE_<PATH>_H_.
# - Every .cc is compiled: it is listed in its folder's CMakeLists.txt, in a build with everything
#   switched on, whose compile_commands.json is given. No file(GLOB), so that it is listed one by one.
# - Every header is listed likewise, or included by some other file: a header nobody knows is dead.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
root=$(cd "$1" && pwd -P)
commands=$(realpath "$2")
bad=0
complain() {
  printf '%s\n' "$1"
  bad=1
}

cd "$root"
mapfile -t list < <(sources .)
((${#list[@]})) || complain "$root: no sources"

marks='TO''DO|FIX''ME|X''XX'
mapfile -t texts < <(
  printf '%s\n' "${list[@]}"
  files . '*.sh' '*.html' '*.css' '*.js' '*.sql' '*.cmake' 'CMakeLists.txt'
)
while IFS= read -r hit; do
  complain "$hit"
done < <(grep -nHwE "$marks" -- "${texts[@]}" | sed -E 's/^([^:]*:[0-9]+:).*/\1 a mark of unfinished work/')

for file in "${list[@]}"; do
  [[ $file == *.h ]] || continue
  guard=GRILLE_$(printf '%s' "${file%.h}" | tr '[:lower:]' '[:upper:]' | tr -c '[:upper:][:digit:]' '_')_H_
  # The first two directives and the last line that says something.
  if ! awk -v guard="$guard" '
      /^[ \t]*#/ && n < 2 { n++; ok[n] = ($1 == (n == 1 ? "#ifndef" : "#define") && $2 == guard && NF == 2) }
      NF { last = $0 }
      END { exit !(ok[1] && ok[2] && last == "#endif  // " guard) }' "$file"; then
    complain "$file:1: its include guard is not $guard"
  fi
done

while IFS= read -r hit; do
  complain "$hit sources are listed one by one, not by GLOB"
done < <(files . 'CMakeLists.txt' '*.cmake' | xargs -r -d '\n' grep -nHiE '^[^#]*file\([[:space:]]*GLOB' -- |
  sed -E 's/^([^:]*:[0-9]+:).*/\1/')

compiled=$(sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' "$commands")
included=$(grep -hoE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"[^"]+"' -- "${list[@]}" |
  sed 's/^[^"]*"//; s/"$//' | sort -u || true)
for file in "${list[@]}"; do
  if [[ $file == *.cc ]]; then
    [[ $'\n'$compiled$'\n' == *$'\n'"$root/$file"$'\n'* ]] ||
      complain "$file:1: not listed in the CMakeLists.txt of its folder"
  elif [[ $'\n'$included$'\n' != *$'\n'"$file"$'\n'* ]]; then
    grep -qE "^[^#]*(^|[[:space:](])${file##*/}([[:space:])]|\$)" "${file%/*}/CMakeLists.txt" 2>/dev/null ||
      complain "$file:1: included by nobody and not listed in the CMakeLists.txt of its folder"
  fi
done
exit "$bad"
