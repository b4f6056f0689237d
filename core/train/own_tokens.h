// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/network/batch.h"
#include "core/network/network.h"

namespace attn {

// Scheduled sampling (Bengio et al. 2015, arXiv:1506.03099): what the decoder reads before an update. Keeps
// its memory from batch to batch; one a thread.
class OwnTokens {
public:
    // Both must outlive this.
    OwnTokens(const Network& network, const NetworkWeights& weights)
        : m_network(network), m_pass(network.pass(weights)) {}

    // Steps through `batch` without dropout and replaces its `previous`: at every step after the first each
    // sentence reads the target's token with probability `teacherForcing` (0 to 1), else the network's most
    // likely one of the step before. Past its target's end a sentence keeps its padding. The draws depend on
    // `seed`, on which pair it is (`batch.order`) and on the step, not on what else is in the batch.
    void mix(Batch& batch, double teacherForcing, std::uint64_t seed);

private:
    const Network& m_network;
    std::unique_ptr<Pass> m_pass;
    Scratch m_logits;  // [Vt, B]
};

}  // namespace attn
