// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/base/types.h"

namespace attn {

// Reads a number as systems print weights: digits, exponent, "nan", "inf". A number too small for Real
// becomes 0, one too large becomes infinite. Returns nothing for any other text.
std::optional<double> toNumber(std::string_view text);
// Reads a whole number that is not negative.
std::optional<long> toCount(std::string_view text);

// Adds the numbers of a row to `weights` and returns how many there are; returns nothing when one of them is
// not a number.
std::optional<Index> readBlankRow(std::string_view row, std::vector<Real>& weights);  // "0.1 0.9 "
std::optional<Index> readCommaRow(std::string_view row, std::vector<Real>& weights);  // "0.1,0.9"

// The fields between "|||", without the blanks around them.
std::vector<std::string_view> barFields(std::string_view line);

// Reads Marian's features: "F0= -1.5" is the target's log-probability. "F0= -1.5 F1= -4" is not, because
// several models are weighted and no field tells how. Also returns nothing for a number that is not the
// logarithm of a probability.
std::optional<double> pathScore(std::string_view features);

}  // namespace attn
