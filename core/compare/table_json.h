// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/compare/comparison.h"

namespace attn {

// Comparison file, version 1: JSON with `format` = `attention-lab-comparison`, `comparison` (recipes, seeds,
// tests), `runs` with every figure, and for other programs what follows from them: `summary`, `differences`,
// `missing`. Reading gives the same bits.
std::string tableToJson(const ComparisonTable& table);
// Throws Error that starts with `where` for what is no whole and sound table. What follows from the runs is
// not read.
ComparisonTable tableFromJson(const std::string& text, const std::string& where);
ComparisonTable loadTable(const std::string& path);

}  // namespace attn
