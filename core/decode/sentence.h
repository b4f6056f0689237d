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

// One encoded source sentence and some hypotheses of its output, which are decoded side by side, step by
// step. Stepping and beam search share it.
class Sentence {
public:
    // Encodes at once. `kept` are the maps that the trace of a step keeps, the lane's alignment first; empty:
    // those that the network keeps itself. `readAhead` are the tokens that all steps read, where they are
    // known beforehand and the interventions let a map read later steps. Throws Error when the source is
    // empty, when the interventions do not fit, and for a map that the network does not have in its steps.
    Sentence(std::shared_ptr<const TrainedModel> model, std::vector<Token> source, Index hypotheses,
             Interventions interventions, std::vector<MapAddress> kept = {},
             std::vector<Token> readAhead = {});
    Sentence(const Sentence&) = delete;
    Sentence& operator=(const Sentence&) = delete;

    const TrainedModel& model() const { return *m_model; }
    const Interventions& interventions() const { return m_interventions; }
    // The token that an intervention makes step `t` say, if one does.
    std::optional<Token> givenToken(Index t) const;
    // The trace of the encoder, without steps.
    DecodeTrace encoded() const;
    // The rows of a map of the encoder, one for each source position that attends.
    std::vector<MapTrace> encoderRows(const MapAddress& map) const;

    // Computes step `t` of all hypotheses. Each reads its token of `previous`.
    void step(Index t, std::span<const Token> previous);
    // The trace of the last step of hypothesis `b`. Its token is the most likely one.
    StepTrace trace(Index t, Token previous, Index b) const;
    // The numbers of one kind at a place, as the network has them after its last step; see Pass::numbers.
    bool numbers(const Quantity& at, Vector& values) const { return m_pass->numbers(at, values); }
    // Hypothesis b goes on from the place of hypothesis `parents[b]`. If `parents` is empty, each goes on
    // from its own place.
    void carry(std::span<const Index> parents = {});

    // The weights of a map of the last step of hypothesis b.
    void weights(const MapAddress& map, Index b, Vector& weights) const;
    // For the weights of a map of the encoder, with b = 0, and for a rollout.
    const Pass& pass() const { return *m_pass; }
    // All steps were computed at once, so that they can read later ones.
    bool isWhole() const { return !m_readAhead.empty(); }
    Index wholeLength() const { return static_cast<Index>(m_readAhead.size()); }

    Index usualMaximumLength() const { return longestOutput(m_model->network, m_single.longest()); }

private:
    // What the network has described, or the maps that are to be kept instead.
    void keepMaps(Index t, Index b, std::vector<MapTrace>& maps) const;
    void begin(Index hypotheses);
    bool readsAhead(const MapAddress& map) const;

    std::shared_ptr<const TrainedModel> m_model;
    std::vector<Token> m_source;
    Interventions m_interventions;
    NetworkWeights m_weights;
    std::vector<MapAddress> m_maps, m_kept;
    std::vector<Token> m_readAhead;
    Index m_slot = 0;  // of the last step
    Positions m_single;
    std::unique_ptr<Pass> m_pass;
    Matrix m_logits;  // [Vt, hypotheses]
};

// −ln Σ exp(logits). Added to a logit, it makes the logarithm of a probability.
double logNormalizer(const Vector& logits);

}  // namespace attn
