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
    m_network.encoder().forward(m_weights, batch.positions, batch.source, m_encoding);
    m_network.decoder().prepare(m_weights, batch.positions, m_encoding, 1, m_tape);
    m_logits.shape(m_network.decoder().targetSize(), batch.size());
}

void GreedyDecoder::step(const Batch& batch, Index t, std::span<const Token> previous) {
    const Decoder& decoder = m_network.decoder();
    decoder.readTokens(m_weights, previous, m_tape);
    decoder.step(m_weights, batch.positions, m_encoding, t, 0, m_tape);
    decoder.logits(m_weights, m_tape, 0, m_logits.all());
    decoder.carryState({}, m_tape);
}

std::vector<std::vector<Token>> GreedyDecoder::run(const Batch& batch, Index maximumLength,
                                                   const std::stop_token& stop) {
    const auto count = static_cast<std::size_t>(batch.size());
    begin(batch);
    std::vector<std::vector<Token>> outputs(count);
    std::vector<Token> previous(count, beginToken);
    std::vector<bool> isDone(count, false);
    std::size_t running = count;
    for (Index t = 0; t < maximumLength && running > 0 && !stop.stop_requested(); ++t) {
        step(batch, t, previous);
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

std::vector<GreedyOutput> GreedyDecoder::outputs(const Batch& batch, std::span<const Index> maximumLengths,
                                                 const std::stop_token& stop) {
    const auto count = static_cast<std::size_t>(batch.size());
    const bool attends = m_network.decoder().attention().attends();
    begin(batch);
    std::vector<GreedyOutput> outputs(count);
    for (GreedyOutput& output : outputs)
        output.smallestLead = std::numeric_limits<Real>::infinity();
    std::vector<Token> previous(count, beginToken);
    std::vector<bool> isDone(count, false);
    std::size_t running = count;
    for (Index t = 0; running > 0 && !stop.stop_requested(); ++t) {
        step(batch, t, previous);
        for (std::size_t b = 0; b < count; ++b) {
            if (isDone[b])
                continue;
            const auto column = static_cast<Index>(b);
            GreedyOutput& output = outputs[b];
            previous[b] = take(m_logits.all().col(column), output);
            output.isEnded = previous[b] == endToken;
            if (!output.isEnded) {
                output.tokens.push_back(previous[b]);
                if (attends)
                    output.attended.push_back(mostAttended(batch, column));
            }
            isDone[b] = output.isEnded || t + 1 >= maximumLengths[b];
            running -= isDone[b] ? 1 : 0;
        }
    }
    return outputs;
}

Index GreedyDecoder::mostAttended(const Batch& batch, Index b) const {
    const auto weight = [&](Index j) {
        return m_tape.attention.alignment.all()(batch.positions.first(j) + b, 0);
    };
    Index most = 0;
    for (Index j = 1; j < batch.positions.length(b); ++j)
        if (weight(j) > weight(most))
            most = j;
    return most;
}

}  // namespace attn
