// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/network/batch.h"
#include "core/network/recurrent/config.h"

namespace attn {

// How many of `pairs` from `first` on, at most `most`, are read at once: as many as leave attention's steps,
// by far the most of what long sentences need, within `workspace` numbers. A pair alone always fits.
Index fittingPairs(const std::vector<SentencePair>& pairs, Index first, Index most, Index workspace,
                   const ModelConfig& config);

}  // namespace attn
