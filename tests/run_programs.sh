#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/run_programs.sh FOLDER PROGRAM…: runs the tests of all programs with as many processes at a time as there
# are processors. Only failures are printed. Name the program that takes longest first.
set -euo pipefail
folder=$1
shift
count=$(nproc)
# No program waits for the one before it, and each has more processes than there are processors: so no processor is
# idle while another one has the slow tests.
shards=$((2 * count))

run() {
  # A hanging test ends only its shard, and not too late.
  GTEST_TOTAL_SHARDS=$3 GTEST_SHARD_INDEX=$2 timeout 30m "$1" --gtest_brief=1 || {
    code=$?
    [ "$code" -ne 124 ] || echo "A test took longer than half an hour." >&2
    echo "$(basename "$1"), shard $2 of $3: failed." >&2
    return 1
  }
}
export -f run
printf 'Running %s\n' "$*"
for program in "$@"; do
  for ((shard = 0; shard < shards; ++shard)); do printf '%s\n' "$folder/$program" "$shard" "$shards"; done
done | xargs -d '\n' -n 3 -P "$count" bash -c 'run "$@"' run
