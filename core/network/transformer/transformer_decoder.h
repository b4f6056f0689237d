// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/network/config.h"
#include "core/network/decoder.h"
#include "core/network/layers/output_layer.h"
#include "core/network/layers/token_input.h"
#include "core/network/transformer/block.h"

namespace attn {

// Wiring `transformer` (Vaswani et al. 2017, 3.1): x = √d · embedding of y_{t−1} + position, then blocks with
// masked self-attention and cross-attention; a last norm where the norm is before each sublayer; logits
// W_out x + b_out. Holds no numbers.
class TransformerDecoder final : public Decoder {
public:
    TransformerDecoder(const ModelConfig& config, ParameterLayout& layout);

    std::vector<MapAddress> maps() const override;
    std::optional<MapAddress> alignment() const override;
    std::unique_ptr<DecoderPass> pass(const NetworkWeights& weights) const override;

private:
    friend class TransformerDecoderPass;

    Index m_heads;
    bool m_attends;  // false: cross-attention is a fixed context
    TokenInput m_input;
    std::vector<Block> m_blocks;
    std::optional<LayerNorm> m_norm;
    OutputLayer m_output;
};

// Training and measuring know all tokens that are read, so `read` computes all steps at once. Decoding keeps
// one place; each step adds its keys and values to those of the steps before.
class TransformerDecoderPass final : public DecoderPass {
public:
    TransformerDecoderPass(const TransformerDecoder& decoder, const NetworkWeights& weights);

    void begin(const Positions& positions, const Annotations& source, Index steps) override;
    void read(std::span<const Token> previous) override;
    void step(Index t, Index slot) override;
    void logits(Index first, MatrixRef logits) override;
    Token mostLikely(Index column, MatrixRef logits) override;
    void carry(std::span<const Index> parents) override;
    void edit(const MapAddress& map, const AttentionEdit& edit) override;

    void weights(const MapAddress& map, Index slot, Index b, Vector& weights) const override;
    SpanTrace span(const MapAddress&, Index, Index) const override { return {}; }
    void describe(DecodeTrace&) const override {}
    void describe(Index slot, Index b, StepTrace& step) const override;

    bool numbers(const Quantity& at, Vector& values) const override;

    void train(const Noise& noise) override;
    void logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) override;
    void back(Annotations& dSource, Parameters& gradient) override;

    // The stream x [d, ·] before block `layer`, or after the last one; of the step at hand, or of all steps,
    // one sentence after another.
    ConstMatrixRef stream(std::size_t layer) const;
    const BlockTape& tape(std::size_t layer) const { return m_tapes[layer]; }
    // What the output layer reads, step t of sentence b in column t·B + b.
    ConstMatrixRef readout() const { return m_readout.all(); }

private:
    bool isWhole() const { return m_steps > 1 || m_trains; }
    void compute();
    // Scores and weights of one head, or the mean of the heads' weights.
    void row(const MapAddress& map, Index slot, Index b, Vector& scores, Vector& weights) const;

    const TransformerDecoder& m_decoder;
    const NetworkWeights& m_weights;
    const Positions* m_positions = nullptr;
    const Annotations* m_source = nullptr;
    bool m_trains = false;
    Index m_steps = 0;
    BlockPlaces m_places;
    CrossSource m_cross;
    TokenInputTape m_input;
    std::vector<Token> m_previous;  // of the step at hand
    Scratch m_x;                    // [d, ·]
    std::vector<BlockTape> m_tapes;
    mutable BlockWork m_work;
    LayerNormTape m_norm;
    Scratch m_last;     // [d, ·] by sentence, after the last norm
    Scratch m_readout;  // [d, T·B]
    OutputSearch m_search;
    Scratch m_dReadout, m_dX;  // likewise; [d, ·]
    Scratch m_carried;         // [d, ·] work of a beam
};

std::unique_ptr<Decoder> createTransformerDecoder(const ModelConfig& config, ParameterLayout& layout);

}  // namespace attn
