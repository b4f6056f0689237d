// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/math/scratch.h"

namespace attn {

// What the estimator of a gradient needs to know of each draw of a hard span before it goes back.
struct DrawCosts {
    Scratch advantage;  // [B, T] loss of this step and those after it, less the baseline
    Scratch share;      // [B, T] what the step counts for in the loss; 0 for padding
    Real entropy = 0;   // weight of the entropy bonus
};

}  // namespace attn
