// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/base/types.h"

namespace attn {

// A number as systems print weights: digits, exponent, "nan", "inf"; one too small for Real is 0, one too
// large infinite. None for all else.
std::optional<double> toNumber(std::string_view text);
// Whole and not negative.
std::optional<long> toCount(std::string_view text);

// Adds the numbers of a row to `weights`; how many, none where one of them is no number.
std::optional<Index> readBlankRow(std::string_view row, std::vector<Real>& weights);  // "0.1 0.9 "
std::optional<Index> readCommaRow(std::string_view row, std::vector<Real>& weights);  // "0.1,0.9"

// What stands between "|||", without the blanks around it.
std::vector<std::string_view> barFields(std::string_view line);

// Marian's features: "F0= -1.5" is the target's log-probability. Of "F0= -1.5 F1= -4" it is not: several
// models are weighed, and no field says how. None for what is no logarithm of a probability, too.
std::optional<double> pathScore(std::string_view features);

}  // namespace attn
