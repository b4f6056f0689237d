// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/explained/explanation.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// What stands before a sum in brackets: "tanh", "exp", "√"; empty for none.
QString functionName(Function function);

// The arithmetic in symbols, terms that differ only in a place gathered: "Σᵢ s₂[i] · h₂[i] / 5.66".
QString formulaInSymbols(const Explanation& explanation, const LaneData& lane);
// The same with the numbers put in; of long sums the first and the last terms: "0.021 · 0.31 + … (64 terms)".
QString formulaInNumbers(const Explanation& explanation);

}  // namespace attn::ui
