#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Gives each reader of files and texts made-up inputs. Usage: tests/fuzz/run.sh [SECONDS [READER…]]; the default is
# 600 seconds for each reader and all readers. Half of the seconds go to a build with sanitizers, which finds
# crashes, undefined behaviour and leaks, the other half to a build without them, in which no input may take more
# than 1 second or 512 MiB. Both share a reader's inputs, which are kept in build/fuzz/corpus. Prints a table; what was
# found is left in build/fuzz/findings. FUZZ_JOBS is the number of readers at the same time, usually one for each
# processor. tests/README.md says what the limits mean.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
build=$root/build/fuzz
seconds=$((${1:-600} / 2))
shift || true

"$root/app/install_packages.sh" fuzz
cd "$root"
for preset in fuzz fuzz-plain; do
    [ -f "build/$preset/build.ninja" ] || cmake --preset $preset
    cmake --build "build/$preset" --parallel "$(nproc)" --target fuzz_readers
done
# Lines "READER SEEDS".
known=$(FUZZED_READER=list "$build/bin/fuzz_readers")
readers=("$@")
if [ ${#readers[@]} -eq 0 ]; then
    mapfile -t readers < <(cut -d' ' -f1 <<<"$known")
fi
mkdir -p "$build/findings"

# Files of the project that are good examples, besides those of tests/fuzz/seeds.
seeds_of() {
    ls "$root/tests/fuzz/seeds/$1"/* 2>/dev/null || true
    case $1 in
    model) ls "$root"/tests/data/model-*.safetensors ;;
    run) ls "$root"/tests/data/run-*.attnrun ;;
    session) ls "$root"/tests/data/session-*.attnlab ;;
    mapping) ls "$root"/resources/mappings/*.json ;;
    esac
}

stat_of() {
    sed -n "s/^stat::$1: *//p" "$2"
}

# READER BUILD SECONDS OPTION…
fuzz_in() {
    local log=$build/findings/$1-$2.log largest
    # Twice the largest input, at least 4096 bytes.
    largest=$(find "$build/corpus/$1" -type f -printf '%s\n' | sort -n | awk '{most = $1 * 2} END {print most > 4096 ? most : 4096}')
    FUZZED_READER=$1 "$root/build/$2/bin/fuzz_readers" -max_total_time="$3" -max_len="$largest" -len_control=0 -verbosity=0 \
        -print_final_stats=1 -artifact_prefix="$build/findings/$1-$2-" "${@:4}" "$build/corpus/$1" >"$log" 2>&1
}

fuzz() {
    local reader=$1 corpus=$build/corpus/$1 seeds found=0 sum
    seeds=$(sed -n "s/^$reader //p" <<<"$known")
    [ -n "$seeds" ] || { echo "$reader: no such reader"; return 1; }
    mkdir -p "$corpus"
    FUZZED_READER=$reader FUZZED_SEED=$corpus/seed "$build/bin/fuzz_readers"
    seeds_of "$seeds" | xargs -r cp -n -t "$corpus"
    rm -f "$build/findings/$reader-fuzz"{,-plain}-*
    # Sanitizers need several times the time and the memory.
    ASAN_OPTIONS=quarantine_size_mb=16 fuzz_in "$reader" fuzz "$seconds" -timeout=20 -rss_limit_mb=4096 || found=$((found + 1))
    fuzz_in "$reader" fuzz-plain "$seconds" -timeout=1 -rss_limit_mb=512 || found=$((found + 1))
    sum=0
    for preset in fuzz fuzz-plain; do
        sum=$((sum + $(stat_of number_of_executed_units "$build/findings/$reader-$preset.log" || true) + 0))
    done
    printf '%-22s %10s %9s s %7s MiB %8s\n' "$reader" $sum \
        "$(stat_of slowest_unit_time_sec "$build/findings/$reader-fuzz-plain.log")" \
        "$(stat_of peak_rss_mb "$build/findings/$reader-fuzz-plain.log")" "$found"
    [ $found -eq 0 ]
}
export -f fuzz fuzz_in stat_of seeds_of
export build seconds root known
printf '%-22s %10s %11s %11s %8s\n' reader inputs slowest memory findings
printf '%s\n' "${readers[@]}" | xargs -P "${FUZZ_JOBS:-$(nproc)}" -I{} bash -c 'fuzz {}'
