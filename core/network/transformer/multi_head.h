// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/network/attention_edit.h"
#include "core/network/layers/linear.h"
#include "core/network/layers/position_encoding.h"
#include "core/network/positions/sequences.h"
#include "core/network/transformer/head_score.h"

namespace attn {

// Where the keys of each sentence stand: one sentence after another, or, while a decoder steps, one step
// after another: step p of sentence b in column p·B + b.
class KeyPlaces {
public:
    static KeyPlaces of(const Sequences& sequences) { return {&sequences, 0, 0}; }
    static KeyPlaces ofSteps(Index batch, Index steps) { return {nullptr, batch, steps}; }

    Index first(Index b) const { return m_sequences ? m_sequences->first(b) : b; }
    Index stride() const { return m_sequences ? 1 : m_batch; }
    Index length(Index b) const { return m_sequences ? m_sequences->length(b) : m_steps; }

private:
    KeyPlaces(const Sequences* sequences, Index batch, Index steps)
        : m_sequences(sequences), m_batch(batch), m_steps(steps) {}

    const Sequences* m_sequences;
    Index m_batch, m_steps;
};

// What multi-head attention keeps between its calls.
struct MultiHeadTape {
    Scratch q;        // [d, Nq]
    Scratch k, v;     // [d, Nk]
    Scratch context;  // [d, Nq] the heads' contexts, one below the other
    Scratch kept;     // weights [S, T] of every sentence and head, one after another, kept to go back
    std::vector<Index> firstKept;      // by sentence
    std::vector<AttentionEdit> edits;  // by head; empty: nothing is changed
};

// Memory that the attentions of a pass share; its contents do not outlive a call.
struct MultiHeadWork {
    HeadWork head;
    Scratch scores, dWeights;  // [S, T]
    Scratch dContext, dQ;      // [d, Nq]
    Scratch dK, dV;            // [d, Nk]
};

struct MultiHeadSetup {
    std::string name;                  // "encoder.layers.0.self_attention"
    Index size = 0;                    // d
    Index source = 0;                  // K, rows of what keys and values are made of
    Index heads = 1;                   // H
    std::string score = "scaled_dot";  // an id of headScores()
    bool isRotary = false;
};

// Multi-head attention (Vaswani et al. 2017, 3.2.2; model-spec 2, "Multi-head attention"): q = W_q x + b_q,
// k = W_k y + b_k, v = W_v y + b_v, cut into H heads; in each α_ti = softmax_i(score(q_t, k_i)) over the
// permitted i; the heads' Σ_i α_ti v_i one below the other, then W_o · + b_o. Holds no numbers.
class MultiHead {
public:
    MultiHead(const MultiHeadSetup& setup, ParameterLayout& layout);

    Index heads() const { return m_setup.heads; }

    // x [d, Nq] → tape.q. `places` says where each column stands in its sentence.
    void projectQueries(const NetworkWeights& weights, const ConstMatrixRef& x, std::span<const Index> places,
                        MultiHeadTape& tape) const;
    // source [K, Nk] → tape.k, tape.v, after those that are there or instead of them.
    void projectKeys(const NetworkWeights& weights, const ConstMatrixRef& source,
                     std::span<const Index> places, MultiHeadTape& tape) const;
    void forgetKeys(MultiHeadTape& tape) const {
        tape.k.shape(m_setup.size, 0);
        tape.v.shape(m_setup.size, 0);
    }
    void appendKeys(const NetworkWeights& weights, const ConstMatrixRef& source,
                    std::span<const Index> places, MultiHeadTape& tape) const;
    // tape.q, k, v → out [d, Nq]. Where `isCausal`, query t of a sentence reads keys up to t. `keeps` keeps
    // the weights for `back`.
    void attend(const NetworkWeights& weights, const Sequences& queries, const KeyPlaces& keys, bool isCausal,
                bool keeps, MultiHeadTape& tape, MultiHeadWork& work, MatrixRef out) const;
    // After `attend` that kept its weights. Sets dX [d, Nq], then adds to dSource [K, Nk], which may be the
    // same matrix, and to `gradient`.
    void back(const NetworkWeights& weights, const ConstMatrixRef& x, const ConstMatrixRef& source,
              const ConstMatrixRef& dOut, const Sequences& queries, const Sequences& keys,
              std::span<const Index> queryPlaces, std::span<const Index> keyPlaces, const MultiHeadTape& tape,
              MultiHeadWork& work, MatrixRef dX, MatrixRef dSource, Parameters& gradient) const;

    // Scores and weights [S] of query t of sentence b in one head, computed again from queries and keys: a
    // map that nobody looks at takes no memory. Positions that are not permitted have score −∞ and weight 0.
    void row(const NetworkWeights& weights, const Sequences& queries, const KeyPlaces& keys, bool isCausal,
             Index b, Index head, Index t, const MultiHeadTape& tape, MultiHeadWork& work, Vector& scores,
             Vector& weightsOut) const;

private:
    Index width() const { return m_setup.size / m_setup.heads; }
    void turn(Scratch& columns, Index first, std::span<const Index> places, bool isBack) const;
    // Scores [S, ·] of some queries → weights, in place. `firstQuery` is the first one's number in its
    // sentence.
    void toWeights(Index head, bool isCausal, Index firstQuery, const MultiHeadTape& tape,
                   Eigen::Map<Matrix> scores) const;

    MultiHeadSetup m_setup;
    Linear m_query, m_key, m_value, m_out;
    std::unique_ptr<HeadScore> m_score;
};

// Cross-attention without attention (score `none`): every step reads W_o (W_v summary + b_v) + b_o.
struct FixedContextTape {
    Scratch value, out;  // [d, B]
};
class FixedContext {
public:
    FixedContext(const std::string& name, Index size, Index source, ParameterLayout& layout)
        : m_value(name + ".v_proj", size, source, layout), m_out(name + ".out_proj", size, size, layout) {}

    // summary [K, B] → tape.out
    void prepare(const NetworkWeights& weights, const ConstMatrixRef& summary, FixedContextTape& tape) const;
    // tape.out → out [d, N]
    void forward(const Sequences& queries, const FixedContextTape& tape, MatrixRef out) const;
    // Adds to dSummary [K, B] and `gradient`.
    void back(const NetworkWeights& weights, const ConstMatrixRef& summary, const ConstMatrixRef& dOut,
              const Sequences& queries, const FixedContextTape& tape, MultiHeadWork& work, MatrixRef dSummary,
              Parameters& gradient) const;

private:
    Linear m_value, m_out;
};

}  // namespace attn
