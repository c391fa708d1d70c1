#!/usr/bin/env bash
# run.sh BUILD SECONDS [TARGET…]: lets each target, or those named, look for faults for so long, two at
# a time at the most. BUILD is that of the preset `fuzz`:
#
#   cmake --preset fuzz && cmake --build --preset fuzz
#   tests/fuzz/run.sh build-fuzz 600 store
#
# Ends with 1 when anything was found, and says where the input lies. What a target has learnt stays in
# BUILD/work, for the next time.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$(realpath "$1")
seconds=$2
shift 2
targets=("$@")
((${#targets[@]})) || mapfile -t targets < <(ls "$here/corpus")
mkdir -p "$build/found"

run() {
  local name=$1 work=$build/work/$1 log=$build/work/$1.log options=()
  mkdir -p "$work"
  if [[ -e $here/$name.dict ]]; then options+=("-dict=$here/$name.dict"); fi
  if "$build/tests/fuzz/fuzz_$name" "$work" "$here/corpus/$name" "${options[@]}" \
    "-max_total_time=$seconds" -timeout=60 -rss_limit_mb=1024 -print_final_stats=1 \
    "-artifact_prefix=$build/found/$name-" >"$log" 2>&1; then
    echo "fuzz.$name: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs, nothing found"
    return
  fi
  grep -vE '^#|^"|^###' "$log" | tail -n 40
  echo "fuzz.$name: found something; the input: $(sed -n 's/.*Test unit written to //p' "$log")"
  return 1
}
export -f run
export here build seconds
at_once=$(($(nproc) < 2 ? 1 : 2))
printf '%s\n' "${targets[@]}" | xargs -P "$at_once" -I{} bash -c 'set -euo pipefail; run {}' || exit 1
