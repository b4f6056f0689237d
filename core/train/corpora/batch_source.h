// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/math/random.h"
#include "core/network/batch.h"

namespace attn {

// Which pairs make up the next batch: shuffled anew each time round, then sentences of similar length
// together (sorted within windows of many batches, the batches shuffled), so that little of a batch is idle.
// The same pairs and seed give the same batches, whatever is trained on them.
class BatchSource {
public:
    BatchSource(const std::vector<SentencePair>& pairs, Index batchSize, std::uint64_t seed);
    // Valid until the next call. Every batch but one of a round has `batchSize` pairs.
    const std::vector<Index>& next();

private:
    void shuffle();

    const std::vector<SentencePair>& m_pairs;
    Index m_batchSize;
    Random m_random;
    std::vector<Index> m_order;
    std::vector<Index> m_batchStarts;
    std::size_t m_place = 0;
    std::vector<Index> m_chosen;
};

}  // namespace attn
