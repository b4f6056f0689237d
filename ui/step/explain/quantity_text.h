// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/network/explained/explanation.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// How numbers of a computation are written for people. Steps, positions and numbers of a vector are counted
// from 1. The lane must have a model.

// "α₃,₂", "h₂[5]", "logit₃(“M”)".
QString quantitySymbol(const Quantity& quantity, const LaneData& lane);
// "weight of “M” (position 2) at step 3".
QString quantityName(const Quantity& quantity, const LaneData& lane);

// A quantity's symbol, an entry of a tensor as the model file names it ("attention.v_a[4]"), or the constant
// itself.
QString operandSymbol(const Operand& operand, const LaneData& lane);
// The symbol, and the token where it is about one: "α₃,₂ “M”".
QString operandLabel(const Operand& operand, const LaneData& lane);
QString operandName(const Operand& operand, const LaneData& lane);

// Whether it only says which other quantity this one is.
bool isAlias(const Explanation& explanation);
// Why there is nothing more to compute where that is so: set by hand, outside of the window …; else empty.
QString explanationNote(const Explanation& explanation, const LaneData& lane);

// Six significant digits: all that a float surely holds.
QString fullNumber(double value);
// Four digits behind the point, so that numbers under each other line up; very small and very large ones as a
// person writes them.
QString columnNumber(double value);
// Nine: more than it has, for two that differ in the last ones.
QString preciseNumber(double value);

}  // namespace attn::ui
