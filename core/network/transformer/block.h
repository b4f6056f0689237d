// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/network/config.h"
#include "core/network/transformer/feed_forward.h"
#include "core/network/transformer/multi_head.h"
#include "core/network/transformer/residual.h"

namespace attn {

// The keys of a configuration that its blocks read.
struct BlockSetup {
    std::string name;  // "decoder.layers.0"
    Index size = 0;    // d
    Index heads = 1;
    Index feedForward = 0;     // F
    bool isNormBefore = true;  // key `norm`: "pre" or "post"
    double normEpsilon = usualNormEpsilon;
    std::string activation;  // of the feed-forward layer
    std::string score;       // of self-attention
    bool isRotary = false;
    bool isCausal = false;                  // a decoder's self-attention reads no later step
    std::optional<std::string> cross = {};  // score of cross-attention, in a decoder; "none": a fixed context
    Index source = 0;                       // K, of cross-attention
};

struct BlockTape {
    ResidualTape selfResidual, crossResidual, feedResidual;
    MultiHeadTape self, cross;
    FixedContextTape fixed;
    FeedForwardTape feed;
};

// Memory that the blocks of a pass share.
struct BlockWork {
    MultiHeadWork heads;
    ResidualWork residual;
    Scratch dFeed;  // [F, N]
};

// What the blocks of a batch read besides x.
struct BlockPlaces {
    Sequences queries;
    std::vector<Index> places;  // of each column of x: where it stands in its sentence
    // While a decoder steps: the number of the step. Its keys and values are added to those of the steps
    // before. Negative: x has whole sentences.
    Index step = -1;
    bool keeps = false;  // weights are kept to go back
    Noise noise;
};

// What cross-attention reads: the annotations [K, N], one sentence after another, and the summary [K, B].
struct CrossSource {
    Sequences sequences;
    std::vector<Index> places;
    Scratch annotations;
    Scratch dAnnotations;
};

// A block of an encoder or a decoder (Vaswani et al. 2017, 3.1): self-attention, in a decoder
// cross-attention, feed-forward, each with its residual and norm. Holds no numbers.
class Block {
public:
    Block(const BlockSetup& setup, ParameterLayout& layout);

    bool isNormBefore() const { return m_selfResidual.isBefore(); }
    const MultiHead& selfAttention() const { return m_self; }
    // nullptr without cross-attention, or where it is a fixed context.
    const MultiHead* crossAttention() const { return m_cross ? &*m_cross : nullptr; }

    // Keys and values of the source, once for all steps. The second one is for a fixed context.
    void readSource(const NetworkWeights& weights, const CrossSource& source, const ConstMatrixRef& summary,
                    BlockTape& tape) const;
    // x [d, N] → what feedResidual.x of the tape is then. Noise is drawn from `noisePlace` on.
    void forward(const NetworkWeights& weights, const ConstMatrixRef& x, const BlockPlaces& places,
                 const CrossSource* source, std::uint64_t noisePlace, BlockTape& tape, BlockWork& work) const;
    // dX [d, N] is the gradient of the block's output, and then of its input. Adds to that of the source.
    void back(const NetworkWeights& weights, const ConstMatrixRef& x, const BlockPlaces& places,
              CrossSource* source, const ConstMatrixRef* summary, MatrixRef* dSummary, const BlockTape& tape,
              BlockWork& work, MatrixRef dX, Parameters& gradient) const;

    // Scores and weights of query t of sentence b in one head of self- or cross-attention.
    void selfRow(const NetworkWeights& weights, const BlockPlaces& places, Index b, Index head, Index t,
                 const BlockTape& tape, BlockWork& work, Vector& scores, Vector& row) const;
    void crossRow(const NetworkWeights& weights, const BlockPlaces& places, const CrossSource& source,
                  Index b, Index head, Index t, const BlockTape& tape, BlockWork& work, Vector& scores,
                  Vector& row) const;

private:
    bool m_isCausal;
    MultiHead m_self;
    Residual m_selfResidual;
    std::optional<MultiHead> m_cross;
    std::optional<FixedContext> m_fixed;
    std::optional<Residual> m_crossResidual;
    FeedForward m_feed;
    Residual m_feedResidual;
};

}  // namespace attn
