// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/greedy.h"

namespace attn {

std::vector<std::vector<Token>> GreedyDecoder::run(const Batch& batch, Index maximumLength,
                                                   const std::stop_token& stop) {
    const Decoder& decoder = m_network.decoder();
    const auto count = static_cast<std::size_t>(batch.size());
    m_network.encoder().forward(m_weights, batch.positions, batch.source, m_encoding);
    decoder.prepare(m_weights, batch.positions, m_encoding, 1, m_tape);
    m_logits.shape(decoder.targetSize(), batch.size());

    std::vector<std::vector<Token>> outputs(count);
    std::vector<Token> previous(count, beginToken);
    std::vector<bool> isDone(count, false);
    std::size_t running = count;
    for (Index t = 0; t < maximumLength && running > 0 && !stop.stop_requested(); ++t) {
        decoder.readTokens(m_weights, previous, m_tape);
        decoder.step(m_weights, batch.positions, m_encoding, t, 0, m_tape);
        decoder.logits(m_weights, m_tape, 0, m_logits.all());
        decoder.carryState({}, m_tape);
        for (std::size_t b = 0; b < count; ++b) {
            Index most = 0;
            m_logits.all().col(static_cast<Index>(b)).maxCoeff(&most);
            previous[b] = static_cast<Token>(most);
            if (isDone[b])
                continue;
            isDone[b] = previous[b] == endToken;
            running -= isDone[b] ? 1 : 0;
            if (!isDone[b])
                outputs[b].push_back(previous[b]);
        }
    }
    return outputs;
}

}  // namespace attn
