#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, and runs all tests. Arguments are passed to ctest: tests/run.sh -R Golden
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
build=$root/build/release

"$root/app/install_packages.sh"
[ -f "$build/build.ninja" ] || cmake -S "$root" --preset release
cmake --build "$build" --parallel "$(nproc)"
export QT_QPA_PLATFORM=offscreen
[ $# -eq 0 ] || exec ctest --test-dir "$build" --output-on-failure --no-tests=error --parallel "$(nproc)" "$@"

# Runs all tests with as many processes for each program as there are processors. Starting a process for every
# test, like ctest, takes longer than the tests themselves.
"$root/tests/run_programs.sh" "$build/bin" attn_ui_tests attn_tests attn_double_tests
printf '\nAll tests pass.\n'
