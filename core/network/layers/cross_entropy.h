// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/types.h"

namespace attn {

// Adds up −ln softmax(logits)[target] over the columns whose target is not padding, and returns the sum.
// Replaces `logits` [V, n] by the gradient of `scale` times that sum: scale · (softmax(logits) −
// onehot(target)), zero for padding. Adds to `hits` the number of columns whose arg max (the first of equals)
// is the target; <unk> is never a hit. Writes −ln p of each column to `losses` (0 for padding) unless
// `losses` is empty.
double crossEntropy(MatrixRef logits, std::span<const Token> targets, Real scale, Index& hits,
                    std::span<Real> losses = {});

}  // namespace attn
