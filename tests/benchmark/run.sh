#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints every speed and memory target of the engine beside the figure of this machine; takes about ten
# minutes. Builds what is missing. The figures are only useful when nothing else runs.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
[ -f build/release/build.ninja ] || cmake --preset release
cmake --build build/release --parallel "$(nproc)" --target benchmarks
bin=build/release/bin
echo "== A full training update of the additive score over a GRU and of a Transformer, one thread and two; targets in brackets"
"$bin/training_benchmark" --size all --threads 1 --rounds 3
"$bin/training_benchmark" --size all --threads 2 --rounds 3
echo "== Where the time of an update goes, and how far each part is from what the machine can do"
"$bin/training_benchmark" --size all --profile
echo "== Greedy decoding of one sentence"
"$bin/decode_benchmark"
echo "== A model of OPUS-MT's size with random weights, one thread: float32, whole numbers of 8 bits, PyTorch"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
/usr/bin/python3 tests/benchmark/opus_model.py "$scratch/float32"
/usr/bin/python3 tests/benchmark/opus_model.py "$scratch/int8" --int8
"$bin/opus_benchmark" "$scratch/float32"
"$bin/opus_benchmark" "$scratch/int8"
/usr/bin/python3 tests/benchmark/opus_torch.py
echo "== The eight lanes of dates from nothing to their goals, two threads"
"$bin/lanes_benchmark"
echo "== The same live: memory of a long history, first alignments, what looking on costs"
"$bin/live_benchmark"
echo "== Calls of a live run while eight lanes of hidden size 256 train"
"$bin/control_benchmark"
echo "== Inspect: sorting, filtering and measuring; opening dumps; how soon work ends that is cancelled"
"$bin/inspect_table_benchmark"
"$bin/inspect_open_benchmark"
"$bin/inspect_cancel_benchmark" resources/models/translate/additive.safetensors
echo "== What the machine can do; matrix products, GFLOP/s"
"$bin/product_benchmark"
