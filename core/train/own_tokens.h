// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/network/batch.h"
#include "core/network/network.h"

namespace attn {

// Scheduled sampling (Bengio et al. 2015, arXiv:1506.03099): chooses what the decoder reads before an update.
// It keeps its memory from batch to batch. Each thread needs its own.
class OwnTokens {
public:
    // Both must outlive this object.
    OwnTokens(const Network& network, const NetworkWeights& weights)
        : m_network(network), m_pass(network.pass(weights)) {}

    // Steps through `batch` without dropout and replaces its `previous`. At every step after the first, each
    // sentence reads the target's token with probability `teacherForcing` (0 to 1), otherwise the network's
    // most likely token of the step before. Past the end of its target a sentence keeps its padding. The
    // draws depend on `seed`, the pair (`batch.order`) and the step, not on the rest of the batch.
    void mix(Batch& batch, double teacherForcing, std::uint64_t seed);

private:
    const Network& m_network;
    std::unique_ptr<Pass> m_pass;
    Scratch m_logits;  // [Vt, B]
};

}  // namespace attn
