// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/beam.h"
#include "core/network/batch.h"

namespace attn {

// What beam search finds beside greedy decoding, over some pairs.
struct BeamComparison {
    Index pairs = 0;
    Index exact = 0;  // outputs of the beam that are the reference
    // The beam's best output as a whole against greedy decoding's: less, just as and more probable. A beam
    // may be the worse one, because it normalises by length or because the greedy prefix fell out of it.
    Index less = 0, equal = 0, more = 0;
    std::vector<std::vector<Token>> outputs;  // of the beam, without </s>
};

// The first `count` of `pairs`, over threads.
BeamComparison compareWithGreedy(const std::shared_ptr<const TrainedModel>& model,
                                 const std::vector<SentencePair>& pairs, Index count,
                                 const BeamOptions& options, Index threads = 1);

}  // namespace attn
