// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/math/random.h"
#include "core/network/batch.h"

namespace attn {

// Chooses the pairs of the next batch. Each round shuffles the pairs anew and then puts sentences of similar
// length together, so that little of a batch is idle: it sorts within windows of many batches and shuffles
// the batches. The same pairs and seed give the same batches, whatever is trained on them.
class BatchSource {
public:
    BatchSource(const std::vector<SentencePair>& pairs, Index batchSize, std::uint64_t seed);
    // The reference is valid until the next call. Every batch of a round has `batchSize` pairs, except one.
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
