// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/network/network.h"

namespace attn {

// The attention weights that a network computes for `steps` steps over a source: m · T for one map that reads
// the source, m² for one of an encoder, 1 + 2 + … + T for one that reads the steps before, m for words in
// their sentences. `annotations` is the number of tokens, or of sentences where the network reads those.
std::int64_t weightCount(const Network& network, Index sourceLength, Index annotations, Index steps);

}  // namespace attn
