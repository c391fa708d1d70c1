#!/usr/bin/env bash
# format.sh ROOT: every source is as clang-format with the tree's .clang-format would write it.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
cd "$1"
sources . | xargs -r -d '\n' clang-format --dry-run --Werror
