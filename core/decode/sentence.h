// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/decode/interventions.h"
#include "core/decode/usual_length.h"
#include "core/network/models/trained_model.h"
#include "core/network/network.h"
#include "core/network/trace.h"

namespace attn {

// One source sentence, encoded, and some hypotheses of its output side by side, decoded step by step: what
// stepping and beam search share.
class Sentence {
public:
    // Encodes at once. Throws Error when the source is empty or the interventions do not fit.
    Sentence(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, Index hypotheses,
             Interventions interventions);
    Sentence(const Sentence&) = delete;
    Sentence& operator=(const Sentence&) = delete;

    const TrainedModel& model() const { return *m_model; }
    const Interventions& interventions() const { return m_interventions; }
    // The token that step `t` is made to say, if any.
    std::optional<Token> givenToken(Index t) const;
    // What was encoded, without steps.
    DecodeTrace encoded() const;

    // Step `t` of all hypotheses; each reads its token of `previous`.
    void step(Index t, std::span<const Token> previous);
    // What the last step computed for hypothesis `b`; its token is the most likely one.
    StepTrace trace(Index t, Token previous, Index b) const;
    // Hypothesis b goes on from where hypothesis `parents[b]` stands; every one from its own when empty.
    void carry(std::span<const Index> parents = {});

    Index usualMaximumLength() const { return attn::usualMaximumLength(m_positions.longest()); }

private:
    std::shared_ptr<const TrainedModel> m_model;
    std::vector<Token> m_source;
    Interventions m_interventions;
    NetworkWeights m_weights;
    std::vector<MapAddress> m_maps;
    Positions m_single, m_positions;  // one sentence, and as many equal ones as there are hypotheses
    std::unique_ptr<Pass> m_pass;
    Matrix m_logits;  // [Vt, hypotheses]
};

// −ln Σ exp(logits): what makes logits logarithms of probabilities.
double logNormalizer(const Vector& logits);

}  // namespace attn
