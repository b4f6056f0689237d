// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/math/random.h"
#include "core/network/batch.h"
#include "core/network/config.h"
#include "core/network/layers/parameters.h"

namespace attn::test {

// A matrix [rows, cols] of numbers that are uniform in [−bound, bound).
inline Matrix randomMatrix(Random& random, Index rows, Index cols, double bound = 1) {
    Matrix values(rows, cols);
    for (Real& value : values.reshaped())
        value = static_cast<Real>(random.uniform(-bound, bound));
    return values;
}

// Fills every tensor with random numbers, even those that start at zero in training; the gaps stay zero.
inline void randomize(Parameters& parameters, Random& random, double bound = 1) {
    for (std::size_t i = 0; i < parameters.layout().entries().size(); ++i)
        for (Real& value : parameters.vector(static_cast<ParameterId>(i)))
            value = static_cast<Real>(random.uniform(-bound, bound));
}

// Pairs of the given (source, target) lengths with random tokens. Each target ends in </s>, which counts in
// its length.
inline std::vector<SentencePair> randomPairs(Random& random, const ModelConfig& config,
                                             const std::vector<std::pair<int, int>>& lengths) {
    const auto token = [&](Index size) {
        return unknownToken + random.below(static_cast<int>(size) - unknownToken);
    };
    std::vector<SentencePair> pairs;
    for (const auto& [source, target] : lengths) {
        SentencePair& pair = pairs.emplace_back();
        for (int j = 0; j < source; ++j)
            pair.source.push_back(token(config.sourceSize));
        for (int t = 0; t + 1 < target; ++t)
            pair.target.push_back(token(config.targetSize));
        pair.target.push_back(endToken);
    }
    return pairs;
}

// All of `pairs` in one batch.
inline Batch batchOf(const std::vector<SentencePair>& pairs) {
    std::vector<Index> all;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        all.push_back(static_cast<Index>(i));
    Batch batch;
    fillBatch(batch, pairs, all);
    return batch;
}

}  // namespace attn::test
