#!/usr/bin/env bash
# readme.sh README GRILLE: the examples of the README do what they say.
#
# How an example is marked in README.md:
#
#   <!-- test -->
#   ```sh
#   grille generate wyx --count 3 --seed 7 --db small.db
#   grille stats --db small.db
#   ```
#   ```text
#   …
#   easy  …
#   ```
#
# Each command of the block (a line that ends in \ goes on in the next) is run by bash, with GRILLE
# as `grille`, in one scratch folder that all examples of the file share, in order. What one leaves
# in a file the next one finds; `cd` and variables end with their line. Lines that are empty or begin
# with # are left out. A command that fails fails the check; one cut off by `| head` does not.
#
# A ```text block that follows, with at most empty lines between, is what the commands of the block
# print on stdout, all together. In it, … stands for anything within the text, and a line that is
# just … for any number of lines. Blocks without the comment are not run.
set -euo pipefail
export LC_ALL=C.UTF-8
readme=$(realpath "$1")
grille=$(realpath "$2")

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin" "$scratch/blocks" "$scratch/work"
ln -s "$grille" "$scratch/bin/grille"
export PATH="$scratch/bin:$PATH" HOME=$scratch/work

# Block N becomes blocks/N.sh, one "line-number TAB command" a line, and blocks/N.text where given.
awk -v out="$scratch/blocks/" '
  function stop(what) { print FILENAME ":" FNR ": " what > "/dev/stderr"; failed = 1; exit 1 }
  state == "sh" && /^```[ \t]*$/ { state = "after"; close(file); next }
  state == "sh" {
    if (going_on == "") line = FNR
    going_on = going_on $0
    if (going_on ~ /\\$/) { sub(/\\$/, "", going_on); next }
    if (going_on !~ /^[ \t]*(#|$)/) print line "\t" going_on > file
    going_on = ""
    next
  }
  state == "text" && /^```[ \t]*$/ { state = ""; close(file); next }
  state == "text" { print > file; next }
  state == "other" { if (/^```[ \t]*$/) state = ""; next }
  /^<!-- test -->[ \t]*$/ { state = "marked"; next }
  (state == "marked" || state == "after") && /^[ \t]*$/ { next }
  state == "marked" && !/^```sh[ \t]*$/ { stop("a ```sh block must follow the comment") }
  state == "marked" { state = "sh"; file = sprintf("%s%04d.sh", out, ++n); printf "" > file; next }
  state == "after" && /^```text[ \t]*$/ { state = "text"; file = sprintf("%s%04d.text", out, n); printf "" > file; next }
  /^```/ { state = "other"; next }
  { state = "" }
  END {
    if (!failed && (state == "sh" || state == "text" || state == "marked")) stop("the block does not end")
    if (!failed && !n) stop("no example is marked to be tested")
    exit failed
  }
' "$readme"

# The expected text as a pattern of bash: all but … stands for itself.
pattern() {
  sed -E 's/[^[:alnum:][:space:]…_]/\\&/g' "$1" | awk '
    { whole = $0 == "…"; gsub(/…/, "*"); printf "%s%s", $0, whole ? "" : "\n" }'
}

bad=0
count=0
for block in "$scratch"/blocks/*.sh; do
  output=$scratch/output
  : >"$output"
  first=
  while IFS=$'\t' read -r line command <&3; do
    first=${first:-$line}
    count=$((count + 1))
    rc=0
    (cd "$scratch/work" && exec bash -c "set -o pipefail; $command") >>"$output" 2>"$scratch/errors" </dev/null || rc=$?
    if ((rc != 0)) && ! { ((rc == 141)) && [[ $command == *'| head'* ]]; }; then
      printf '%s:%s: ended with %s: %s\n' "${readme##*/}" "$line" "$rc" "$command"
      cat "$scratch/errors"
      bad=1
    fi
  done 3<"$block"
  expected=${block%.sh}.text
  if [[ -e $expected ]]; then
    # The x keeps the newlines at the end, which a command substitution drops.
    wanted=$(pattern "$expected" && echo x)
    got=$(cat "$output" && echo x)
    # shellcheck disable=SC2053  # it is a pattern
    if [[ $got != $wanted ]]; then
      printf '%s:%s: does not print what is shown (-), but this (+):\n' "${readme##*/}" "${first:-?}"
      diff -u "$expected" "$output" | tail -n +3 || true
      bad=1
    fi
  fi
done
((bad)) || echo "$count commands of ${readme##*/} do what they say"
exit "$bad"
