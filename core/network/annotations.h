// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/math/scratch.h"

namespace attn {

// What attention reads of an encoder, and the gradient of it. Laid out by Positions.
struct Annotations {
    Scratch annotations;  // [K, N] h_j
    Scratch summary;      // [K, B] the fixed context of a network without attention
};

}  // namespace attn
