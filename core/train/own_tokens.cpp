// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/own_tokens.h"

#include <span>

#include "core/network/layers/dropout.h"

namespace attn {

void OwnTokens::mix(Batch& batch, double teacherForcing, std::uint64_t seed) {
    const Index size = batch.size();
    m_pass->encode(batch.positions, batch.source);
    m_pass->begin(1);
    m_logits.shape(m_network.targetSize(), size);
    for (Index t = 0; t + 1 < batch.steps; ++t) {
        const auto read = std::span<const Token>(batch.previous)
                              .subspan(static_cast<std::size_t>(t * size), static_cast<std::size_t>(size));
        m_pass->read(read);
        m_pass->step(t, 0);
        m_pass->logits(0, m_logits.all());
        m_pass->carry();
        for (Index b = 0; b < size; ++b) {
            const auto next = static_cast<std::size_t>((t + 1) * size + b);
            const auto pair = static_cast<std::uint64_t>(batch.order[static_cast<std::size_t>(b)]);
            if (batch.target[next] == paddingToken ||
                uniformAt(mixSeeds(seed, pair), static_cast<std::uint64_t>(t)) < teacherForcing)
                continue;
            Index most = 0;
            m_logits.all().col(b).maxCoeff(&most);
            batch.previous[next] = static_cast<Token>(most);
        }
    }
}

}  // namespace attn
