// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/network/config.h"
#include "core/network/encoder.h"
#include "core/network/layers/token_input.h"
#include "core/network/transformer/block.h"

namespace attn {

// Encoder `self_attention` (Vaswani et al. 2017, 3.1): x = √d · embedding + position, then blocks; a last
// norm where the norm is before each sublayer. The summary is the mean of the annotations. Holds no numbers.
class SelfAttentionEncoder final : public Encoder {
public:
    SelfAttentionEncoder(const ModelConfig& config, ParameterLayout& layout);

    std::vector<MapAddress> maps() const override;
    bool readsPlaces() const override { return m_input.readsPlaces(); }
    std::unique_ptr<EncoderPass> pass(const NetworkWeights& weights) const override;

private:
    friend class SelfAttentionEncoderPass;

    Index m_heads;
    TokenInput m_input;
    std::vector<Block> m_blocks;
    std::optional<LayerNorm> m_norm;
};

// What the blocks of a batch left.
class SelfAttentionEncoderPass final : public EncoderPass {
public:
    SelfAttentionEncoderPass(const SelfAttentionEncoder& encoder, const NetworkWeights& weights);

    void encode(const Positions& positions, std::span<const Token> source) override;
    Annotations& annotations() override { return m_annotations; }
    const Annotations& annotations() const override { return m_annotations; }
    void standAt(std::span<const Index> places) override { m_given.assign(places.begin(), places.end()); }
    void edit(const MapAddress& map, const AttentionEdit& edit) override;
    void row(const MapAddress& map, Index b, Index position, Vector& scores, Vector& weights) const override;
    bool numbers(const Quantity& at, Vector& values) const override;
    void train(const Noise& noise) override;
    void back(Annotations& upstream, Parameters& gradient) override;

    // The stream x [d, N] before block `layer`, or after the last one, one sentence after another.
    ConstMatrixRef stream(std::size_t layer) const;
    const Sequences& sequences() const { return m_places.queries; }
    const BlockTape& tape(std::size_t layer) const { return m_tapes[layer]; }

private:
    const SelfAttentionEncoder& m_encoder;
    const NetworkWeights& m_weights;
    const Positions* m_positions = nullptr;
    bool m_trains = false;
    std::vector<Index> m_given;  // places instead of the tokens' own
    BlockPlaces m_places;
    TokenInputTape m_input;
    Scratch m_x;  // [d, N] what the first block reads
    std::vector<BlockTape> m_tapes;
    mutable BlockWork m_work;
    LayerNormTape m_norm;
    Scratch m_last;  // [d, N] by sentence
    Scratch m_dX;    // [d, N]
    Annotations m_annotations;
};

}  // namespace attn
