// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// Tokens that an output may have, 2·S + 20: enough for any translation, and an end for a model that never
// ends.
inline Index usualMaximumLength(Index sourceLength) {
    return 2 * sourceLength + 20;
}

}  // namespace attn
