// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/batch.h"

#include <algorithm>
#include <cassert>

namespace attn {

void fillBatch(Batch& batch, const std::vector<SentencePair>& pairs, const std::vector<Index>& chosen) {
    const auto pair = [&](Index b) -> const SentencePair& {
        return pairs[static_cast<std::size_t>(batch.order[static_cast<std::size_t>(b)])];
    };
    batch.order = chosen;
    // Equal lengths keep the caller's order (the index breaks ties), so that a batch is always laid out
    // alike.
    std::sort(batch.order.begin(), batch.order.end(), [&](Index left, Index right) {
        const std::size_t a = pairs[static_cast<std::size_t>(left)].source.size();
        const std::size_t b = pairs[static_cast<std::size_t>(right)].source.size();
        return a != b ? a > b : left < right;
    });
    const auto count = static_cast<Index>(batch.order.size());

    thread_local std::vector<Index> lengths;
    lengths.resize(batch.order.size());
    batch.steps = 0;
    batch.targetTokens = 0;
    for (Index b = 0; b < count; ++b) {
        assert(!pair(b).source.empty());
        lengths[static_cast<std::size_t>(b)] = static_cast<Index>(pair(b).source.size());
        batch.steps = std::max(batch.steps, static_cast<Index>(pair(b).target.size()));
        batch.targetTokens += static_cast<Index>(pair(b).target.size());
    }
    batch.positions.assign(lengths);

    batch.source.clear();
    for (Index j = 0; j < batch.positions.longest(); ++j)
        for (Index b = 0; b < batch.positions.active(j); ++b)
            batch.source.push_back(pair(b).source[static_cast<std::size_t>(j)]);

    const auto columns = static_cast<std::size_t>(batch.steps * count);
    batch.target.assign(columns, paddingToken);
    batch.previous.assign(columns, paddingToken);
    for (Index b = 0; b < count; ++b) {
        const std::vector<Token>& target = pair(b).target;
        for (Index t = 0; t < batch.steps; ++t) {
            const auto column = static_cast<std::size_t>(t * count + b);
            if (t < static_cast<Index>(target.size()))
                batch.target[column] = target[static_cast<std::size_t>(t)];
            batch.previous[column] =
                t == 0 ? beginToken : batch.target[column - static_cast<std::size_t>(count)];
        }
    }
}

}  // namespace attn
