// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// The part of a recurrent cell between its matrix products: gates and new state, number by number. The
// products around it (W_ih·input, W_hh·h) are the same for every cell and written once, in RecurrentLayer.
//
// A state is [R·H, n]: h in the first H rows, and whatever else the cell carries (an LSTM's c) below it.
class Cell {
public:
    virtual ~Cell() = default;

    virtual Index gates() const = 0;       // G: rows of W_ih and W_hh are G·H
    virtual Index stateParts() const = 0;  // R

    // `input` [G·H, n] holds W_ih·x + b_ih and `hidden` [G·H, n] holds W_hh·h_{t-1} + b_hh; both are
    // overwritten with what `backward` needs. Writes the new state to `next`; `previous` and `next` may be
    // one block.
    virtual void forward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef& previous,
                         MatrixRef next) const = 0;

    // `input` and `hidden` as `forward` left them become the gradients of W_ih·x + b_ih and W_hh·h + b_hh.
    // `dState` [R·H, n] is the gradient of the new state and becomes that of `previous`, without the part
    // that goes through W_hh.
    virtual void backward(MatrixRef input, MatrixRef hidden, const ConstMatrixRef& previous,
                          MatrixRef dState) const = 0;
};

}  // namespace attn
