#!/usr/bin/env bash
# tidy.sh ROOT BUILD: clang-tidy with the tree's .clang-tidy finds nothing in the sources of the program
# and its libraries, nor in the headers they include. BUILD is a folder to work in.
# A dozen sources at a time, as one: most of the time goes to the headers of the libraries, which are
# read once then. So no two sources of a library may give the same name to different things; what a
# build with a sanitizer asks, too.
# A warning that only g++ knows is switched off by name (CMakeLists.txt): clang need not know it.
set -euo pipefail
cd "$1"
build=$2/tidy
# Tests and benchmarks are left out: GoogleTest's headers take longest.
cmake --no-warn-unused-cli -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DGRILLE_TESTS=OFF -DGRILLE_BENCH=OFF \
  -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=12 >/dev/null
# A source that the build writes is not ours to tidy, and not there yet.
sed -n 's/^ *"file": "\(.*\)",\?$/\1/p' "$build/compile_commands.json" | grep -vF "$build/version.cc" |
  # Its count of warnings hidden in system headers goes to stderr, and says nothing to anyone.
  xargs -d '\n' -n 1 -P "$(nproc)" clang-tidy -p "$build" --quiet --extra-arg=-Wno-unknown-warning-option 2> >(grep -vE '^[0-9]+ warnings? generated|^Suppressed|^Use -header' >&2)
