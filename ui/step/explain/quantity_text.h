// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/explained/explanation.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Texts for people about the numbers of a computation. Steps, positions and numbers of a vector are counted
// from 1. The lane must have a model.

// "α₃,₂", "h₂[5]", "logit₃(“M”)".
QString quantitySymbol(const Quantity& quantity, const LaneData& lane);
// "weight of “M” (position 2) at step 3".
QString quantityName(const Quantity& quantity, const LaneData& lane);

// A quantity's symbol, an entry of a tensor as the model file names it ("attention.v_a[4]"), or the constant
// itself.
QString operandSymbol(const Operand& operand, const LaneData& lane);
// The symbol, with the token if it is about one: "α₃,₂ “M”".
QString operandLabel(const Operand& operand, const LaneData& lane);
QString operandName(const Operand& operand, const LaneData& lane);

// Whether the explanation merely names another quantity.
bool isAlias(const Explanation& explanation);
// Why there is nothing more to compute: set by hand, outside of the window … Empty if there is more.
QString explanationNote(const Explanation& explanation, const LaneData& lane);

// Six significant digits, which a float holds surely.
QString fullNumber(double value);
// Four digits behind the point, so that numbers under each other line up. Very small and very large numbers
// are written with a power of ten.
QString columnNumber(double value);
// Nine digits, more than a float has, for two numbers that differ in the last ones.
QString preciseNumber(double value);

}  // namespace attn::ui
