#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs each reader of alignments and of models of other programs on generated files, with sanitizers. Usage:
# tests/fuzz/run.sh [SECONDS [READER…]]; the default is 600 seconds and all readers. Findings are left in
# build/fuzz/findings.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
build=$root/build/fuzz
seconds=${1:-600}
shift || true

"$root/app/install_packages.sh" fuzz
cd "$root"
[ -f "$build/build.ninja" ] || cmake --preset fuzz
cmake --build "$build" --parallel "$(nproc)" --target fuzzers
# Lines "PROGRAM READER".
known=$(for program in readers models; do
    FUZZED_READER=list "$build/bin/fuzz_$program" | sed "s/^/$program /"
done)
readers=("$@")
if [ ${#readers[@]} -eq 0 ]; then
    mapfile -t readers < <(cut -d' ' -f2 <<<"$known")
fi
mkdir -p "$build/findings"

fuzz() {
    local corpus=$build/corpus/$1 program largest=4096
    program=$(sed -n "s/ $1\$//p" <<<"$known")
    [ -n "$program" ] || { echo "$1: no such reader"; return 1; }
    mkdir -p "$corpus"
    if [ "$program" = models ]; then
        largest=65536
        FUZZED_READER=$1 FUZZED_SEED=$corpus/seed "$build/bin/fuzz_models"
    else
        cp -n "$root"/tests/fuzz/seeds/* "$corpus/"
    fi
    FUZZED_READER=$1 "$build/bin/fuzz_$program" -max_total_time="$seconds" -max_len=$largest -timeout=20 -rss_limit_mb=4096 -verbosity=0 \
        -print_final_stats=1 -artifact_prefix="$build/findings/$1-" "$corpus" >"$build/findings/$1.log" 2>&1 ||
        { echo "$1: FOUND, see $build/findings/$1.log"; return 1; }
    echo "$1: $(sed -n 's/^stat::number_of_executed_units: *//p' "$build/findings/$1.log") executions, nothing found"
}
export -f fuzz
export build seconds root known
printf '%s\n' "${readers[@]}" | xargs -P "$(nproc)" -I{} bash -c 'fuzz {}'
