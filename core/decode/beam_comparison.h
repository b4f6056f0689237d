// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/decode/beam.h"
#include "core/network/batch.h"

namespace attn {

// How the outputs of beam search compare with those of greedy decoding, over some pairs.
struct BeamComparison {
    Index pairs = 0;
    Index exact = 0;  // outputs of the beam that are the reference
    // How often the beam's best output is less, equally or more probable than the greedy one. A beam can be
    // worse: it normalises by length, or the greedy prefix fell out of it.
    Index less = 0, equal = 0, more = 0;
    std::vector<std::vector<Token>> outputs;  // of the beam, without </s>
};

// The first `count` of `pairs`, over threads.
BeamComparison compareWithGreedy(const std::shared_ptr<const TrainedModel>& model,
                                 const std::vector<SentencePair>& pairs, Index count,
                                 const BeamOptions& options, Index threads = 1);

}  // namespace attn
