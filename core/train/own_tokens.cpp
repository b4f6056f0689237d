// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/own_tokens.h"

#include <span>

#include "core/network/layers/dropout.h"

namespace attn {

void OwnTokens::mix(Batch& batch, double teacherForcing, std::uint64_t seed) {
    const Decoder& decoder = m_network.decoder();
    const Index size = batch.size();
    m_network.encoder().forward(m_weights, batch.positions, batch.source, m_encoding);
    decoder.prepare(m_weights, batch.positions, m_encoding, 1, m_tape);
    m_logits.shape(decoder.targetSize(), size);
    for (Index t = 0; t + 1 < batch.steps; ++t) {
        const auto read = std::span<const Token>(batch.previous)
                              .subspan(static_cast<std::size_t>(t * size), static_cast<std::size_t>(size));
        decoder.readTokens(m_weights, read, m_tape);
        decoder.step(m_weights, batch.positions, m_encoding, t, 0, m_tape);
        decoder.logits(m_weights, m_tape, 0, m_logits.all());
        decoder.carryState({}, m_tape);
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
