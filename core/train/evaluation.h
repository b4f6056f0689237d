// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "core/model/seq2seq.h"
#include "core/train/corpus.h"

namespace attn {

struct Evaluation {
    Index pairs = 0;
    double loss = 0;           // mean −ln p per target token, the decoder reading the reference
    double tokenAccuracy = 0;  // 0 to 1, the decoder reading the reference
    double exactMatch = 0;     // 0 to 1, share of pairs whose own greedy output is the reference
    std::optional<double> alignmentErrorRate;  // the decoder reading the reference; none without known links
};

// The first `count` pairs of a corpus, in batches; a stop leaves those measured so far.
Evaluation evaluate(const Seq2Seq& network, const Corpus& corpus, Index count,
                    const std::stop_token& stop = {});

}  // namespace attn
