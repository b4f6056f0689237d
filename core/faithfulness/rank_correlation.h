// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace attn {

// Kendall's τ-b of two lists of numbers of the same length (asserted): 1 where both order their places alike,
// −1 where one has the reverse order of the other. Equal numbers in a list are a tie (Kendall 1945). Empty
// where a list has fewer than two different numbers.
std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b);

}  // namespace attn
