// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/attention/attention_edit.h"
#include "core/network/attention/scores/score_function.h"
#include "core/network/attention/spans/span.h"
#include "core/network/recurrent/config.h"
#include "core/network/recurrent/encoder.h"

namespace attn {

// What attention keeps between its calls, for T steps side by side.
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

// Score → span → weights → context c = Σ_j α_j h_j, once for every score function. Without attention
// (`none`) the context is the encoder's summary. Holds no numbers.
class Attention {
public:
    Attention(const ModelConfig& config, ParameterLayout& layout);

    bool attends() const { return m_score != nullptr; }
    const Span& span() const { return *m_span; }

    // For `steps` steps to come.
    void prepare(const NetworkWeights& weights, const Positions& positions, const Encoding& encoding,
                 Index steps, AttentionTape& tape) const;
    // Step `t` of decoding, kept at place `slot`: `query` [D, B] → `context` [K, B].
    void forward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                 const Encoding& encoding, Index t, AttentionTape& tape, Index slot, MatrixRef context) const;
    // Adds to `dQuery` [D, B].
    void backward(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& query,
                  const ConstMatrixRef& dContext, const Encoding& encoding, AttentionTape& tape, Index slot,
                  MatrixRef dQuery) const;
    // Adds what all steps together give: to the encoding's gradient and to the tensors of score and span.
    // `queries` [D, T·B], `dContexts` [K, T·B].
    void finish(const NetworkWeights& weights, const Positions& positions, const ConstMatrixRef& queries,
                const ConstMatrixRef& dContexts, const Encoding& encoding, AttentionTape& tape,
                EncodingGradient& dEncoding, Parameters& gradient) const;

private:
    std::unique_ptr<ScoreFunction> m_score;  // null without attention
    std::unique_ptr<Span> m_span;
};

}  // namespace attn
