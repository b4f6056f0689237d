// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/greedy.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {
namespace {

// Takes the most likely token of one step for a sentence.
Token take(const ConstVectorRef& logits, GreedyOutput& output) {
    Index most = 0;
    const Real largest = logits.maxCoeff(&most);
    Real second = -std::numeric_limits<Real>::infinity();
    if (most > 0)
        second = logits.head(most).maxCoeff();
    if (most + 1 < logits.size())
        second = std::max(second, logits.tail(logits.size() - most - 1).maxCoeff());
    output.smallestLead = std::min(output.smallestLead, largest - second);
    output.logProbability -= std::log(static_cast<double>((logits.array() - largest).exp().sum()));
    return static_cast<Token>(most);
}

}  // namespace

void GreedyDecoder::begin(const Batch& batch) {
    m_pass->encode(batch.positions, batch.source);
    m_pass->begin(1);
    m_logits.shape(m_network.targetSize(), batch.size());
}

void GreedyDecoder::step(Index t, std::span<const Token> previous) {
    if (t > 0)
        m_pass->carry();
    m_pass->read(previous);
    m_pass->step(t, 0);
}

std::vector<std::vector<Token>> GreedyDecoder::run(const Batch& batch, Index maximumLength,
                                                   const std::stop_token& stop) {
    const auto count = static_cast<std::size_t>(batch.size());
    begin(batch);
    std::vector<std::vector<Token>> outputs(count);
    std::vector<Token> previous(count, beginToken);
    std::vector<bool> isDone(count, false);
    std::size_t running = count;
    const Index most = m_network.saysOneToken() ? 1 : maximumLength;
    for (Index t = 0; t < most && running > 0 && !stop.stop_requested(); ++t) {
        step(t, previous);
        // Logits of several sentences are computed together, with the weight read once.
        const bool isAlone = count == 1;
        if (!isAlone)
            computeLogits();
        for (std::size_t b = 0; b < count; ++b) {
            Index likeliest = 0;
            if (isAlone)
                likeliest = m_pass->mostLikely(0, m_logits.all());
            else
                m_logits.all().col(static_cast<Index>(b)).maxCoeff(&likeliest);
            previous[b] = static_cast<Token>(likeliest);
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

std::vector<GreedyOutput> GreedyDecoder::outputs(const Batch& batch, std::span<const Index> maximumLengths,
                                                 const std::stop_token& stop) {
    const auto count = static_cast<std::size_t>(batch.size());
    const std::optional<MapAddress> map = m_network.alignment();
    begin(batch);
    std::vector<GreedyOutput> outputs(count);
    for (GreedyOutput& output : outputs)
        output.smallestLead = std::numeric_limits<Real>::infinity();
    std::vector<Token> previous(count, beginToken);
    std::vector<bool> isDone(count, false);
    std::size_t running = count;
    for (Index t = 0; running > 0 && !stop.stop_requested(); ++t) {
        step(t, previous);
        computeLogits();
        for (std::size_t b = 0; b < count; ++b) {
            if (isDone[b])
                continue;
            const auto column = static_cast<Index>(b);
            GreedyOutput& output = outputs[b];
            previous[b] = take(m_logits.all().col(column), output);
            output.isEnded = previous[b] == endToken || m_network.saysOneToken();
            if (previous[b] != endToken) {
                output.tokens.push_back(previous[b]);
                if (map)
                    output.attended.push_back(mostAttended(*map, column));
            }
            isDone[b] = output.isEnded || t + 1 >= maximumLengths[b];
            running -= isDone[b] ? 1 : 0;
        }
    }
    return outputs;
}

Index GreedyDecoder::mostAttended(const MapAddress& map, Index b) {
    m_pass->weights(map, 0, b, m_row);
    Index most = 0;
    for (Index j = 1; j < m_row.size(); ++j)
        if (m_row[j] > m_row[most])
            most = j;
    return most;
}

}  // namespace attn
