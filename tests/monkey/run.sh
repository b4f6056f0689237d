#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Uses the window at random under the address sanitizer and prints what came of it. A seed that fails is shrunk to the
# events that matter. Usage: tests/monkey/run.sh [EVENTS [FIRST-SEED [PRESET]]]; the default is 100000 events, seed 1,
# the preset asan. What failed is left in build/monkey.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
events=${1:-100000} seed=${2:-1} preset=${3:-asan}

"$root/app/install_packages.sh" check
cd "$root"
[ -f "build/$preset/build.ninja" ] || cmake --preset "$preset"
cmake --build "build/$preset" --parallel "$(nproc)" --target monkey
# The sanitizers make the window about four times slower.
hang=2
[ "$preset" = asan ] && hang=8
exec python3 tests/monkey/monkey.py "build/$preset/bin/monkey" --events "$events" --seed "$seed" --hang "$hang"
