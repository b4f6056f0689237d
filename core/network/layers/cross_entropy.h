// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/types.h"

namespace attn {

// Adds up the cross-entropy −Σ_k q_k ln softmax(logits)_k over the columns whose target is not padding, and
// returns the sum. Without smoothing, q is onehot(target), and a column's loss is −ln p of its target. With
// `smoothing` ε (0 ≤ ε < 1), q = (1 − ε) · onehot(target) + ε / V, over all V rows (Szegedy et al. 2016,
// section 7; Vaswani et al. 2017, section 5.4), as in PyTorch's CrossEntropyLoss(label_smoothing=ε).
//
// Replaces `logits` [V, n] by the gradient of `scale` times that sum: scale · (softmax(logits) − q), zero for
// padding. Adds to `hits` the number of columns whose arg max (the first of equals) is the target; <unk> is
// never a hit. Writes the loss of each column to `losses` (0 for padding) unless `losses` is empty.
double crossEntropy(MatrixRef logits, std::span<const Token> targets, Real scale, Index& hits,
                    std::span<Real> losses = {}, Real smoothing = 0);

}  // namespace attn
