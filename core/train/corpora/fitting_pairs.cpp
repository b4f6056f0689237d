// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/corpora/fitting_pairs.h"

#include <algorithm>

#include "core/network/models/wiring_registry.h"

namespace attn {

Index fittingPairs(const std::vector<SentencePair>& pairs, Index first, Index most, Index workspace,
                   const ModelConfig& config) {
    const WiringDescription& wiring = wiringOf(config);
    Index source = 0, steps = 0;
    for (Index count = 0; count < most; ++count) {
        const SentencePair& pair = pairs[static_cast<std::size_t>(first + count)];
        source = std::max(source, static_cast<Index>(pair.source.size()));
        steps = std::max(steps, static_cast<Index>(pair.target.size()));
        if (count > 0 && (count + 1) * steps * wiring.stepNumbers(config, source) > workspace)
            return count;
    }
    return most;
}

}  // namespace attn
