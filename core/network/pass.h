// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

#include "core/math/scratch.h"
#include "core/network/attention_edit.h"
#include "core/network/batch.h"
#include "core/network/draw_costs.h"
#include "core/network/layers/dropout.h"
#include "core/network/layers/parameters.h"
#include "core/network/map_address.h"
#include "core/network/trace.h"

namespace attn {

struct Quantity;

// Sentences on their way through a network, with all the memory that takes: training, measuring, stepping,
// greedy and beam decoding all drive this. A batch is encoded, its steps are begun, and each step then reads
// tokens, is computed and has logits. Step t of sentence b of a batch of B stands in column t·B + b.
// Memory is kept from batch to batch. One a thread; the network and its weights must outlive it.
class Pass {
public:
    virtual ~Pass() = default;

    // Reads the sources, laid out by `positions` [N]. Both must outlive the pass's use of them.
    virtual void encode(const Positions& positions, std::span<const Token> source) = 0;
    // Makes room for `steps` steps that are kept side by side: all of them to go back, one to carry on.
    virtual void begin(Index steps) = 0;
    // The tokens y_{t−1} that the steps from place 0 on read, as many as are known. [n·B]
    virtual void read(std::span<const Token> previous) = 0;
    // Computes step `t` of decoding at place `slot`, up to what the output layer reads.
    virtual void step(Index t, Index slot) = 0;
    // `logits` [Vt, n] of the columns first … first + n − 1.
    virtual void logits(Index first, MatrixRef logits) = 0;
    // The most likely token of one column: the first of the largest logits, as `logits` gives them, often
    // found without most of them. `logits` [Vt, 1] is room to work in.
    virtual Token mostLikely(Index column, MatrixRef logits) = 0;
    // What place 0 left becomes what stood before it. Sentence b takes over that of sentence `parents[b]`
    // (a beam), or its own where `parents` is empty.
    virtual void carry(std::span<const Index> parents) = 0;
    void carry() { carry({}); }

    // The encoding of one sentence becomes that of `count` equal ones. Before `begin`.
    virtual void widen(Index count) = 0;
    // The annotation of one source position of all sentences becomes 0. Before `widen`.
    virtual void zero(Index position) = 0;
    // The places that the tokens of the sources to be encoded are taken to stand at, instead of their own;
    // empty: their own. For a network that reads places.
    virtual void standAt(std::span<const Index> places) = 0;
    // Changes the attention of one map in the steps to come; of an encoder's map, in the sentences to be
    // encoded.
    virtual void edit(const MapAddress& map, const AttentionEdit& edit) = 0;

    // The weights [S] of one map, or of the mean of a layer's heads, in the step at place `slot` of sentence
    // b. In an encoder's map, `slot` is the source position that attends. In a decoder's own map, S counts
    // the steps so far. A rollout is read by `Rollout` (rollout.h).
    virtual void weights(const MapAddress& map, Index slot, Index b, Vector& weights) const = 0;
    // What the span of a map made of the scores, likewise.
    virtual SpanTrace span(const MapAddress& map, Index slot, Index b) const = 0;
    // Fills what was encoded of sentence 0: annotations, summary, first state.
    virtual void describe(DecodeTrace& trace) const = 0;
    // Fills what the step at place `slot` computed for sentence b, but for tokens, logits and probabilities.
    virtual void describe(Index slot, Index b, StepTrace& step) const = 0;
    // Numbers of sentence 0 that the network keeps anyway, for those who compare them: all units of a kind at
    // a place, or all positions of a row of scores or weights; of a decoder in its last step. False if they
    // are not kept.
    virtual bool numbers(const Quantity& /*at*/, Vector& /*values*/) const { return false; }

    // The passes to come are those of training: numbers are dropped, and a network that draws positions does
    // so. What is drawn depends on the noise alone.
    virtual void train(const Noise& noise) = 0;
    // What a network that draws positions has to know before it goes back; nullptr where nothing is drawn.
    virtual DrawCosts* drawCosts() { return nullptr; }
    // Adds the output layer's gradient, and keeps what goes on below. Right after `logits` of these columns.
    virtual void logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) = 0;
    // All steps and the encoder back, after `logitsBack` of all columns. Adds to `gradient`; what the steps
    // left is used up.
    virtual void back(Parameters& gradient) = 0;
};

// The encoder, then every step reading the reference: all up to the output layer.
inline void readReference(Pass& pass, const Batch& batch) {
    pass.encode(batch.positions, batch.source);
    pass.begin(batch.steps);
    pass.read(batch.previous);
    for (Index t = 0; t < batch.steps; ++t)
        pass.step(t, t);
}

}  // namespace attn
