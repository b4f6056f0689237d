// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/types.h"

namespace attn {

// What somebody changes in one step of attention to see what comes of it.
struct AttentionEdit {
    Real temperature = 1;           // scores are divided by it before the span; above 0
    std::optional<Vector> weights;  // [S] the weights to use instead of the span's
};

}  // namespace attn
