// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/explained/explanation.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// The function before a sum in brackets: "tanh", "exp", "√"; empty if there is none.
QString functionName(Function function);

// The arithmetic in symbols. Terms that differ only in a place are gathered: "Σᵢ s₂[i] · h₂[i] / 5.66".
QString formulaInSymbols(const Explanation& explanation, const LaneData& lane);
// The same with numbers. Long sums show their first and last terms: "0.021 · 0.31 + … (64 terms)".
QString formulaInNumbers(const Explanation& explanation);

}  // namespace attn::ui
