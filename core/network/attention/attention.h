// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/annotations.h"
#include "core/network/attention/scores/score_function.h"
#include "core/network/attention/spans/span.h"
#include "core/network/attention_config.h"
#include "core/network/attention_edit.h"
#include "core/network/trace.h"

namespace attn {

// What the attention keeps between its calls, for T steps side by side.
struct AttentionTape {
    ScoreTape score;
    SpanTape span;
    Scratch scores;      // [N, T] e
    Scratch alignment;   // [N, T] α
    Scratch dScores;     // [N, T]
    Scratch dAlignment;  // [N, 1]
    AttentionEdit edit;  // of the steps that are still to be decoded
    Scratch edited;      // [N, 1] scores after the edit
};

// From score to span, weights and context c = Σ_j α_j h_j. All score functions share this code. Without
// attention (`none`) the context is the encoder's summary. Holds no numbers.
class Attention {
public:
    Attention(const AttentionSetup& setup, ParameterLayout& layout);

    bool attends() const { return m_score != nullptr; }
    const Span& span() const { return *m_span; }

    // Prepares `steps` steps.
    void prepare(const NetworkWeights& weights, const Positions& positions, const Annotations& source,
                 Index steps, AttentionTape& tape) const;
    // Step `t` of decoding, kept at place `slot`: `query` [D, B] → `context` [K, B].
    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const Annotations& source, Index t, AttentionTape& tape, Index slot,
                 MatrixRef context) const;
    // What one step did with sentence b, but for the map's address.
    MapTrace trace(const Positions& positions, const AttentionTape& tape, Index slot, Index b) const;
    void weights(const Positions& positions, const AttentionTape& tape, Index slot, Index b,
                 Vector& weights) const;
    // Adds to `dQuery` [D, B].
    void backward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                  const ConstMatrixRef& dContext, const Annotations& source, AttentionTape& tape, Index slot,
                  MatrixRef dQuery) const;
    // Adds the gradients that are summed over all steps: of the encoding, and of the tensors of score and
    // span. `queries` [D, T·B], `dContexts` [K, T·B].
    void finish(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& queries,
                const ConstMatrixRef& dContexts, const Annotations& source, AttentionTape& tape,
                Annotations& dSource, Parameters& gradient) const;

private:
    std::unique_ptr<ScoreFunction> m_score;  // null without attention
    std::unique_ptr<Span> m_span;
};

}  // namespace attn
