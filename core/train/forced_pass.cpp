// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/forced_pass.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "core/network/layers/cross_entropy.h"
#include "core/network/rollout.h"

namespace attn {

void ForcedPass::run(const Batch& batch) {
    readReference(*m_pass, batch);
    const Index rows = m_network.targetSize(), columns = batch.steps * batch.size();
    const Index slice = std::max<Index>(m_logitsBudget / rows, 1);
    m_losses.resize(batch.target.size());
    m_isHit.resize(batch.target.size());
    if (m_keepsMostLikely)
        m_mostLikely.resize(batch.target.size());
    double loss = 0;
    const Index before = m_hits;
    for (Index first = 0; first < columns; first += slice) {
        m_logits.shape(rows, std::min(slice, columns - first));
        m_pass->logits(first, m_logits.all());
        for (Index column = 0; column < m_logits.cols(); ++column)
            loss += judge(batch, first + column, m_logits.cols(column, 1));
    }
    m_loss += loss;
    m_tokens += batch.targetTokens;
    m_last = {loss, batch.targetTokens, m_hits - before};
}

double ForcedPass::judge(const Batch& batch, Index column, MatrixRef logits) {
    const auto place = static_cast<std::size_t>(column);
    if (m_keepsMostLikely) {
        const auto values = logits.col(0);
        m_mostLikely[place] =
            static_cast<Token>(std::max_element(values.begin(), values.end()) - values.begin());
    }
    Index hits = 0;
    const double loss = crossEntropy(logits, std::span(batch.target).subspan(place, 1), 1, hits,
                                     std::span(m_losses).subspan(place, 1));
    m_isHit[place] = hits > 0;
    m_hits += hits;
    return loss;
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

Token ForcedPass::mostLikely(const Batch& batch, Index step, Index b) const {
    assert(m_keepsMostLikely);
    return m_mostLikely[static_cast<std::size_t>(step * batch.size() + b)];
}

std::vector<Vector> ForcedPass::alignment(Index b, Index steps) const {
    std::vector<Vector> rows(static_cast<std::size_t>(steps));
    if (const std::optional<MapAddress> map = m_network.alignment())
        for (Index t = 0; t < steps; ++t)
            m_pass->weights(*map, t, b, rows[static_cast<std::size_t>(t)]);
    return rows;
}

std::vector<Vector> ForcedPass::rows(const MapAddress& map, Index b, Index steps, Index length) const {
    std::vector<Vector> rows(static_cast<std::size_t>(steps));
    std::optional<Rollout> rollout;
    if (map.site == MapSite::Rollout)
        rollout.emplace(m_network).begin(*m_pass, b, length);
    for (Index t = 0; t < steps; ++t) {
        Vector& row = rows[static_cast<std::size_t>(t)];
        if (rollout)
            row = rollout->next(*m_pass, t);
        else
            m_pass->weights(map, t, b, row);
    }
    return rows;
}

}  // namespace attn
