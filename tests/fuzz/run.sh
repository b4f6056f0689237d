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

# NAME LOG…: the sum or the largest of a figure of libFuzzer.
sum_of() {
    cat "${@:2}" | awk -v name="stat::$1:" '$1 == name {sum += $2} END {print sum + 0}'
}
largest_of() {
    cat "${@:2}" | awk -v name="stat::$1:" '$1 == name && $2 > most {most = $2} END {print most + 0}'
}

# READER BUILD SECONDS OPTION…
fuzz_in() {
    local largest
    # Twice the largest input, at least 4096 bytes.
    largest=$(find "$build/corpus/$1" -type f -printf '%s\n' | sort -n | awk '{most = $1 * 2} END {print (most > 4096 ? most : 4096)}')
    FUZZED_READER=$1 "$root/build/$2/bin/fuzz_readers" -max_total_time="$3" -max_len="$largest" -len_control=0 -verbosity=0 \
        -print_final_stats=1 -artifact_prefix="$build/findings/$1-$2-" "${@:4}" "$build/corpus/$1" >>"$build/findings/$1-$2.log" 2>&1
}

# READER FILE: whether an input that was too slow is so three times more. The machine may have been busy.
is_slow() {
    local took
    for _ in 1 2 3; do
        took=$(FUZZED_READER=$1 "$root/build/fuzz-plain/bin/fuzz_readers" -timeout=60 "$2" 2>&1 | sed -n 's/^Executed .* in \([0-9]*\) ms$/\1/p')
        [ "${took:-60000}" -gt 1000 ] || return 1
    done
}

fuzz_within_limits() {
    local reader=$1 end=$((SECONDS + seconds)) left slow
    while left=$((end - SECONDS)) && [ $left -gt 0 ]; do
        fuzz_in "$reader" fuzz-plain $left -timeout=1 -rss_limit_mb=512 && return 0
        slow=$(ls "$build/findings/$reader"-fuzz-plain-timeout-* 2>/dev/null | head -1)
        [ -n "$slow" ] && ! is_slow "$reader" "$slow" || return 1
        rm "$slow"
    done
}

fuzz() {
    local reader=$1 corpus=$build/corpus/$1 seeds found=0 logs
    seeds=$(sed -n "s/^$reader //p" <<<"$known")
    [ -n "$seeds" ] || { echo "$reader: no such reader"; return 1; }
    mkdir -p "$corpus"
    FUZZED_READER=$reader FUZZED_SEED=$corpus/seed "$build/bin/fuzz_readers"
    seeds_of "$seeds" | xargs -r cp -n -t "$corpus"
    logs=("$build/findings/$reader-fuzz.log" "$build/findings/$reader-fuzz-plain.log")
    rm -f "${logs[@]}" "$build/findings/$reader-fuzz"{,-plain}-*
    # Sanitizers need several times the time and the memory.
    ASAN_OPTIONS=quarantine_size_mb=16 fuzz_in "$reader" fuzz "$seconds" -timeout=20 -rss_limit_mb=4096 || found=$((found + 1))
    fuzz_within_limits "$reader" || found=$((found + 1))
    printf '%-22s %10s %9s s %7s MiB %8s\n' "$reader" "$(sum_of number_of_executed_units "${logs[@]}")" \
        "$(largest_of slowest_unit_time_sec "${logs[1]}")" "$(largest_of peak_rss_mb "${logs[1]}")" "$found"
    [ $found -eq 0 ]
}
export -f fuzz fuzz_in fuzz_within_limits is_slow sum_of largest_of seeds_of
export build seconds root known
printf '%-22s %10s %11s %11s %8s\n' reader inputs slowest memory findings
printf '%s\n' "${readers[@]}" | xargs -P "${FUZZ_JOBS:-$(nproc)}" -I{} bash -c 'fuzz {}'
