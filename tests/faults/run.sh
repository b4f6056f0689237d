#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the programs and lets every call by which they write a file fail; see faults.py for the options. Takes about
# an hour on two processors.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
cmake --preset release
cmake --build --preset release --parallel "$(nproc)" --target attnlab attention-lab attn_faults window_saves
exec /usr/bin/python3 tests/faults/faults.py build/release/bin build/release/lib/libattn_faults.so "$@"
