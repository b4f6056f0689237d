// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"

namespace attn {

// The most tokens of an output: 2·S + 20. That is enough for a translation, and it ends a model that never
// says </s>.
inline Index usualMaximumLength(Index sourceLength) {
    return 2 * sourceLength + 20;
}

}  // namespace attn
