#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds, runs all tests. Arguments go to ctest: tests/run.sh -R Golden
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
build=$root/build/release

"$root/app/install_packages.sh"
[ -f "$build/build.ninja" ] || cmake -S "$root" --preset release
cmake --build "$build" --parallel "$(nproc)"
export QT_QPA_PLATFORM=offscreen
exec ctest --test-dir "$build" --output-on-failure --no-tests=error --parallel "$(nproc)" "$@"
