// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/network/batch.h"
#include "core/network/config.h"

namespace attn {

// Returns how many of `pairs` from `first` on are read at once, at most `most`. The steps of attention need
// by far the most memory of long sentences; they must fit in `workspace` numbers. A single pair always counts
// as fitting.
Index fittingPairs(const std::vector<SentencePair>& pairs, Index first, Index most, Index workspace,
                   const ModelConfig& config);

}  // namespace attn
