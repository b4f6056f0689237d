#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the programs and kills them at random moments; see kills.py for the options.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
cmake --preset release
cmake --build --preset release --parallel "$(nproc)" --target attnlab attention-lab window_saves
exec /usr/bin/python3 tests/faults/kills.py build/release/bin "$@"
