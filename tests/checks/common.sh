# Sourced by the checks. Each of them takes the root of a tree as its first argument, so that
# selftest.sh can give it a bad one, prints "file:line: what is wrong", and ends with 1 if anything is.
# Only bash, awk and the core utilities: the checks run on a fresh machine.
# shellcheck shell=bash
export LC_ALL=C

folders=(solver gen db tools tests bench)

# files ROOT PATTERN…: the files of the tree that match, from ROOT on, sorted; what git ignores is
# left out. In a tree without a repository of its own, all files but those of build folders.
files() {
  local root=$1
  shift
  if [[ -e $root/.git ]]; then
    # A file deleted but not yet staged is still listed; there is nothing to check in it.
    git -C "$root" ls-files --cached --others --exclude-standard -- "$@" | sort -u |
      while IFS= read -r file; do
        if [[ -f $root/$file ]]; then printf '%s\n' "$file"; fi
      done
  else
    local tests=()
    for pattern in "$@"; do tests+=(-o -name "$pattern"); done
    (cd "$root" && find . -path './build*' -prune -o -type f \( "${tests[@]:1}" \) -print) |
      sed 's|^\./||' | sort
  fi
}

# The C++ sources in our folders.
sources() {
  local folder
  files "$1" '*.h' '*.cc' | while IFS= read -r file; do
    for folder in "${folders[@]}"; do
      if [[ $file == "$folder"/* ]]; then printf '%s\n' "$file"; fi
    done
  done
}
