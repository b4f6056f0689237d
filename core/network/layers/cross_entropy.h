// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/types.h"

namespace attn {

// Adds −ln softmax(logits)[target] of each column whose target is not padding, and turns `logits` [V, n] into
// scale · (softmax(logits) − onehot(target)), zero for padding: the gradient of scale times that sum.
// Counts in `hits` the columns whose arg max, the first of equals, is the target; <unk> is never a hit.
// Writes −ln p of each column, 0 for padding, to `losses` unless that is empty.
double crossEntropy(MatrixRef logits, std::span<const Token> targets, Real scale, Index& hits,
                    std::span<Real> losses = {});

}  // namespace attn
