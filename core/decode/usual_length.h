// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/types.h"
#include "core/network/network.h"

namespace attn {

// The most tokens of an output: 2·S + 20. That is enough for a translation, and it ends a model that never
// says </s>.
inline Index usualMaximumLength(Index sourceLength) {
    return 2 * sourceLength + 20;
}

// The most tokens of an output of this network: a class is one token.
inline Index longestOutput(const Network& network, Index sourceLength) {
    return network.saysOneToken() ? 1 : usualMaximumLength(sourceLength);
}

}  // namespace attn
