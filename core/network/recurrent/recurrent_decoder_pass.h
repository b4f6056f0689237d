// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/decoder.h"
#include "core/network/recurrent/recurrent_decoder.h"

namespace attn {

class RecurrentDecoderPass final : public DecoderPass {
public:
    // Both must outlive the pass.
    RecurrentDecoderPass(const RecurrentDecoder& decoder, const NetworkWeights& weights)
        : m_decoder(decoder), m_weights(weights) {}

    void begin(const Positions& positions, const Annotations& source, Index steps) override;
    void read(std::span<const Token> previous) override;
    void step(Index t, Index slot) override;
    void logits(Index first, MatrixRef logits) override;
    Token mostLikely(Index column, MatrixRef logits) override;
    void carry(std::span<const Index> parents) override;
    void edit(const MapAddress& map, const AttentionEdit& edit) override;

    void weights(const MapAddress& map, Index slot, Index b, Vector& weights) const override;
    SpanTrace span(const MapAddress& map, Index slot, Index b) const override;
    void describe(DecodeTrace& trace) const override;
    void describe(Index slot, Index b, StepTrace& step) const override;

    void train(const Noise& noise) override;
    DrawCosts* drawCosts() override;
    void logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) override;
    void back(Annotations& dSource, Parameters& gradient) override;

    const RecurrentDecoder& decoder() const { return m_decoder; }
    // The tape of the last batch. Positions and RecurrentDecoder say what its columns are.
    const DecoderTape& tape() const { return m_tape; }

private:
    const RecurrentDecoder& m_decoder;
    const NetworkWeights& m_weights;
    const Positions* m_positions = nullptr;
    const Annotations* m_source = nullptr;
    std::span<const Token> m_previous;
    DecoderTape m_tape;
    OutputSearch m_search;
};

}  // namespace attn
