#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the table of every key of a recipe into README.md, as the built program prints it. Usage: make.sh [ATTNLAB]; the
# default is build/release/bin/attnlab.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")"
program=$(readlink -f "${1:-../../build/release/bin/attnlab}")
table=$("$program" train --keys)
TABLE=$table awk '/^## /{here = /^## Every key of a recipe/}
    here && /^\|/ {if (!done) {print ENVIRON["TABLE"]; done = 1} next}
    {print}' README.md >README.md.tmp
mv README.md.tmp README.md
