// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/compare/comparison.h"

namespace attn {

// Comparison file, version 1: JSON with `format` = `attention-lab-comparison`, `comparison` (recipes, seeds,
// tests) and `runs` with every figure. For other programs it also has what follows from them: `summary`,
// `differences`, `missing`. Reading restores exactly the same numbers.
std::string tableToJson(const ComparisonTable& table);
// Throws Error that starts with `where` unless the text is a whole and valid table. What follows from the
// runs is not read.
ComparisonTable tableFromJson(const std::string& text, const std::string& where);
ComparisonTable loadTable(const std::string& path);

}  // namespace attn
