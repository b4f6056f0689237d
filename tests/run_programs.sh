#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/run_programs.sh FOLDER PROGRAM…: runs the tests of all programs with as many processes at a time as there
# are processors. Prints a line for each process, why tests were skipped, and all output of a process that failed. Name
# the program that takes longest first.
set -euo pipefail
folder=$1
shift
count=$(nproc)
# No program waits for the one before it, and each has more processes than there are processors: so no processor is
# idle while another one has the slow tests.
shards=$((2 * count))

run() {
  log=$(mktemp)
  code=0
  # A hanging test ends only its shard, and not too late.
  GTEST_TOTAL_SHARDS=$3 GTEST_SHARD_INDEX=$2 timeout 30m "$1" >"$log" 2>&1 || code=$?
  {
    printf '%s, shard %s of %s: ' "$(basename "$1")" "$2" "$3"
    if [ "$code" -eq 0 ]; then
      awk '/^\[=====.* ms total\)$/ { printf "%d tests in %.0f s\n", $2, substr($(NF - 2), 2) / 1000 }' "$log"
      # Why a test was skipped stands in the line after its place.
      sed -n '/: Skipped$/{n;p}' "$log" | sort | uniq -c | sed 's/^ *\([0-9]*\) /  skipped \1: /'
    else
      echo "failed with exit code $code."
      [ "$code" -ne 124 ] || echo "A test took longer than half an hour."
      # The platform without a screen says many times what it cannot do, and Qt which fonts lack a script. Of tests
      # that passed nothing is told; the last one names a test that ended the process.
      grep -v 'This plugin does not support\|OpenType support missing\|^\[------' "$log" |
        awk '/^\[ RUN / { begun = $0; next } /^\[       OK / { begun = ""; next }
             begun { print begun; begun = "" } { print } END { if (begun) print begun }'
    fi
  } >"$log.told"
  cat "$log.told"
  rm "$log" "$log.told"
  [ "$code" -eq 0 ]
}
export -f run
printf 'Running %s\n' "$*"
for program in "$@"; do
  for ((shard = 0; shard < shards; ++shard)); do printf '%s\n' "$folder/$program" "$shard" "$shards"; done
done | xargs -d '\n' -n 3 -P "$count" bash -c 'run "$@"' run
