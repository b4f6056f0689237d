// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/forced_pass.h"

#include "core/nn/cross_entropy.h"

namespace attn {

void ForcedPass::read(const Batch& batch) {
    const Decoder& decoder = m_network.decoder();
    readReference(m_network, m_weights, batch, m_encoding, m_tape);
    m_logits.shape(decoder.targetSize(), batch.steps * batch.size());
    decoder.logits(m_weights, m_tape, 0, m_logits.all());
    m_tokens += batch.targetTokens;
}

void ForcedPass::run(const Batch& batch) {
    read(batch);
    m_loss += crossEntropy(m_logits.all(), batch.target, 1, m_hits);
}

void ForcedPass::runByToken(const Batch& batch) {
    read(batch);
    m_isHit.assign(batch.target.size(), false);
    m_losses.resize(batch.target.size());
    for (std::size_t column = 0; column < batch.target.size(); ++column) {
        const Token target = batch.target[column];
        const ConstVectorRef logits = m_logits.all().col(static_cast<Index>(column));
        m_isHit[column] = target != paddingToken && logits[target] == logits.maxCoeff();
    }
    m_loss += crossEntropy(m_logits.all(), batch.target, 1, m_hits, m_losses);
}

ForcedPass::SentenceLoss ForcedPass::sentence(const Batch& batch, Index b) const {
    SentenceLoss result;
    for (auto column = static_cast<std::size_t>(b); column < batch.target.size();
         column += static_cast<std::size_t>(batch.size())) {
        if (batch.target[column] == paddingToken)
            break;
        result.loss += static_cast<double>(m_losses[column]);
        ++result.tokens;
        result.hits += m_isHit[column] ? 1 : 0;
    }
    return result;
}

std::vector<Vector> ForcedPass::alignment(const Batch& batch, Index b, Index steps) const {
    std::vector<Vector> rows(static_cast<std::size_t>(steps));
    if (!m_network.decoder().attention().attends())
        return rows;
    for (Index t = 0; t < steps; ++t) {
        Vector& row = rows[static_cast<std::size_t>(t)];
        row.resize(batch.positions.length(b));
        for (Index j = 0; j < row.size(); ++j)
            row[j] = m_tape.attention.alignment.all()(batch.positions.first(j) + b, t);
    }
    return rows;
}

}  // namespace attn
