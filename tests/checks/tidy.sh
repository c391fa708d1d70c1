#!/usr/bin/env bash
# tidy.sh ROOT BUILD: clang-tidy with the tree's .clang-tidy finds nothing in the sources of the program
# and its libraries, nor in the headers they include. BUILD holds the compile_commands.json.
# A warning that only g++ knows is switched off by name (CMakeLists.txt): clang need not know it.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$1"
build=$2
# Tests and benchmarks are left out: GoogleTest's headers take longest, and this is the longest check
# as it is. Sources that the build writes are not ours to tidy; one not yet listed is another check's
# business.
sources . | grep -E '^(\./)?(solver|gen|db|tools)/.*\.cc$' | while IFS= read -r file; do
  if grep -qF "\"$PWD/$file\"" "$build/compile_commands.json"; then printf '%s\n' "$file"; fi
done |
  # Its count of warnings hidden in system headers goes to stderr, and says nothing to anyone.
  xargs -d '\n' -n 1 -P "$(nproc)" clang-tidy -p "$build" --quiet --extra-arg=-Wno-unknown-warning-option 2> >(grep -vE '^[0-9]+ warnings? generated|^Suppressed|^Use -header' >&2)
