#!/usr/bin/env bash
# Everything that is checked, from nothing:
#
#   tools/test.sh
#
# Installs the packages that are missing, then builds and tests four times: Release with all tests
# and the checks of the tree; AddressSanitizer with UndefinedBehaviorSanitizer, all tests but some
# that go through masses of what others go through, too, or kill a run again and again;
# ThreadSanitizer, the tests with the label "threads"; libFuzzer, a minute for each target of
# tests/fuzz. What each sanitizer is told, and which tests it leaves out, is in CMakePresets.json, so
# `ctest --preset asan` by hand does the same. Ends with 0 only when all of it is well. ctest's own
# summary closes each stage but the last.
#
# The builds with sanitizers are made by clang++, which takes half of g++'s time for them, from a dozen
# sources at a time (CMAKE_UNITY_BUILD); the release build is g++'s, from each source by itself.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

tools/packages.sh test

jobs=$(nproc)
failed=()

# stage PRESET [-D…]: configures, builds, tests. A build that fails ends the script; tests that fail
# are remembered, so that one run shows all that is wrong.
stage() {
  local preset=$1 start targets=()
  shift
  # Only what has tests with threads is built for them.
  if [[ $preset == tsan ]]; then
    targets=(--target handover_test solver_test gen_test db_test program_test)
  fi
  # ThreadSanitizer of clang 14 cannot start where the kernel spreads addresses widely; the others do
  # not mind either way. Where the spreading may not be switched off, it is tried as it is.
  local plain=()
  if [[ $preset == tsan ]] && setarch "$(uname -m)" --addr-no-randomize true 2>/dev/null; then
    plain=(setarch "$(uname -m)" --addr-no-randomize)
  fi

  echo "== $preset: configuring"
  start=$SECONDS
  cmake --preset "$preset" -DGRILLE_TESTS=ON "$@" >/dev/null
  echo "== $preset: configured in $((SECONDS - start)) s; building"
  start=$SECONDS
  "${plain[@]}" cmake --build --preset "$preset" --parallel "$jobs" "${targets[@]}"
  echo "== $preset: built in $((SECONDS - start)) s; testing"
  "${plain[@]}" ctest --preset "$preset" --parallel "$jobs" || failed+=("$preset")
}

# The same for the fuzzers, which have no ctest.
fuzz_stage() {
  local start=$SECONDS
  echo "== fuzz: configuring and building"
  cmake --preset fuzz >/dev/null
  cmake --build --preset fuzz --parallel "$jobs"
  echo "== fuzz: built in $((SECONDS - start)) s; looking for faults, a minute each"
  tests/fuzz/run.sh build-fuzz 60 || failed+=(fuzz)
}

stage release -DGRILLE_BENCH=ON
stage asan
stage tsan
fuzz_stage

if ((${#failed[@]})); then
  echo "Tests failed in: ${failed[*]}" >&2
  exit 1
fi
