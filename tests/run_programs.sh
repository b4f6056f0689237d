#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/run_programs.sh FOLDER PROGRAM…: runs the tests of each program with as many processes as there are
# processors. Only failures are printed.
set -euo pipefail
folder=$1
shift
count=$(nproc)
result=0
for program in "$@"; do
  printf '%s\n' "$program"
  processes=()
  for ((shard = 0; shard < count; ++shard)); do
    # A hanging test ends only its shard, and not too late.
    GTEST_TOTAL_SHARDS=$count GTEST_SHARD_INDEX=$shard timeout 30m "$folder/$program" --gtest_brief=1 &
    processes+=($!)
  done
  for process in "${processes[@]}"; do wait "$process" || result=$?; done
done
[ "$result" -ne 124 ] || echo "A test took longer than half an hour." >&2
exit "$result"
