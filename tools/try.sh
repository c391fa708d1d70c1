#!/usr/bin/env bash
# From a fresh Debian 12 machine to 100,000 Wyx grids and a sheet to print:
#
#   tools/try.sh
#
# Installs the packages that are missing, builds, fills grilles.db, shows what is in it by level,
# and writes sheet.pdf: four grids and their answers. All of it lands in the project's folder.
# A second time there is nothing left to do but the sheet, which comes out the same.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

tools/packages.sh build

# The tests' and benchmarks' libraries need not be there for this. A build folder already set up
# with the tests keeps them: only the program is built in it.
options=(-DGRILLE_TESTS=OFF -DGRILLE_BENCH=OFF)
if grep -qsx 'GRILLE_TESTS:BOOL=ON' build/CMakeCache.txt; then
  options=()
fi
{
  cmake --preset release "${options[@]}"
  cmake --build --preset release --target grille --parallel "$(nproc)"
} >&2

build/grille generate wyx --count 100000 --seed 2026 --db grilles.db
build/grille stats --db grilles.db
build/grille sheet --db grilles.db --count 4 --seed 1 -o sheet.pdf
echo "The grids are in grilles.db, four of them with their answers in sheet.pdf." >&2
