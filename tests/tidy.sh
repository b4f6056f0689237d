#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Reads what has changed since a commit with clang-tidy (.clang-tidy): tests/tidy.sh [COMMIT], the one before the last
# by default. Files that only moved are not read.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
cd "$root"
most=16  # files, some eight seconds each

base=${1:-HEAD^}
if ! git rev-parse -q --verify "$base^{commit}" >/dev/null; then
    echo "There is no commit $base to compare with, so nothing is read."
    exit 0
fi
mapfile -t changed < <(git diff --name-only --diff-filter=AM -M "$base" -- 'app/*.cpp' 'core/*.cpp' 'tests/*.cpp' 'ui/*.cpp' ':!tests/fuzz')
if [ ${#changed[@]} -eq 0 ]; then
    echo "No source has changed since $base."
    exit 0
fi
if [ ${#changed[@]} -gt $most ]; then
    echo "${#changed[@]} sources have changed since $base; the first $most of them are read."
    changed=("${changed[@]:0:$most}")
fi
# Each source on its own and for one processor, so that every file has one command.
cmake --preset dev -B build/tidy -DATTN_CPU_LEVELS= >/dev/null
printf '%s\0' "${changed[@]}" | xargs -0 -n 1 -P "$(nproc)" clang-tidy -p build/tidy --quiet \
    --extra-arg=-Wno-unknown-warning-option 2>/dev/null
echo "${#changed[@]} sources read, nothing found."
