#!/usr/bin/env bash
# Installs the Debian 12 packages that are missing, and only those; says on stderr which.
#
#   tools/packages.sh build   what the program needs to be built and to run
#   tools/packages.sh test    that, and what the tests and checks use
#
# Needs root, or sudo, only when something is missing. When nothing is, it is silent and asks
# nothing but the local package data, so that the other scripts can call it every time.
set -euo pipefail

build_packages=(
  g++ cmake ninja-build pkg-config git
  libtbb-dev libabsl-dev libsqlite3-dev libcli11-dev nlohmann-json3-dev
  libcairo2-dev libpango1.0-dev libpng-dev libqpdf-dev libqrencode-dev libxxhash-dev libhwy-dev
  fonts-lato fonts-dejavu-core
)
test_packages=(
  libgtest-dev libgmock-dev libbenchmark-dev
  clang-format clang-tidy
  clang libclang-rt-14-dev llvm # the sanitizers, libFuzzer, the names in their reports
  sqlite3 poppler-utils qpdf ghostscript libxml2-utils zbar-tools
  locales # the sources that localedef makes de_DE.UTF-8 from; no locale of the system is changed
)

case "${1-}" in
  build) wanted=("${build_packages[@]}") ;;
  test) wanted=("${build_packages[@]}" "${test_packages[@]}") ;;
  *)
    echo "usage: tools/packages.sh build|test" >&2
    exit 2
    ;;
esac

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "packages.sh: this is not a Debian system; install by hand what matches: ${wanted[*]}" >&2
  exit 1
fi

# One call for all of them. Packages that dpkg has never heard of make it exit 1, which is no error.
installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null || true)
missing=()
for package in "${wanted[@]}"; do
  [[ $'\n'"$installed"$'\n' == *$'\n'"installed $package"$'\n'* ]] || missing+=("$package")
done
((${#missing[@]})) || exit 0

as_root=()
if ((EUID != 0)); then
  if ! command -v sudo >/dev/null; then
    echo "packages.sh: missing: ${missing[*]}" >&2
    echo "packages.sh: to install them, run this as root, or install sudo" >&2
    exit 1
  fi
  as_root=(sudo)
fi

echo "Installing ${missing[*]}" >&2
# All of apt's talk goes to stderr: stdout belongs to whoever called.
{
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq update
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 install --yes \
    --no-install-recommends "${missing[@]}"
} >&2 </dev/null
