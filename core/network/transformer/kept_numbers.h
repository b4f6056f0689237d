// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/explained/quantity.h"
#include "core/network/transformer/block.h"

namespace attn {

// The numbers of a block that its tape keeps, but for scores and weights: all units of `at`'s kind and head
// in a column of the stream, or of the keys and values. False if the tape has none.
bool keptNumbers(const BlockTape& tape, bool isNormBefore, Index heads, const Quantity& at, Index column,
                 Vector& values);

}  // namespace attn
