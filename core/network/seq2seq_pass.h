// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/network/decoder.h"
#include "core/network/encoder.h"
#include "core/network/pass.h"

namespace attn {

// A pass through an encoder and a decoder that reads its annotations.
class Seq2SeqPass final : public Pass {
public:
    // All must outlive this.
    Seq2SeqPass(const Encoder& encoder, const Decoder& decoder, const NetworkWeights& weights);

    void encode(const Positions& positions, std::span<const Token> source) override;
    void begin(Index steps) override;
    void read(std::span<const Token> previous) override;
    void step(Index t, Index slot) override;
    void logits(Index first, MatrixRef logits) override;
    void carry(std::span<const Index> parents) override;

    void widen(const Positions& positions) override;
    void zero(Index position) override;
    void edit(const MapAddress& map, const AttentionEdit& edit) override;

    void weights(const MapAddress& map, Index slot, Index b, Vector& weights) const override;
    SpanTrace span(const MapAddress& map, Index slot, Index b) const override;
    void describe(DecodeTrace& trace) const override;
    void describe(Index slot, Index b, StepTrace& step) const override;

    void train(const Noise& noise) override;
    DrawCosts* drawCosts() override;
    void logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) override;
    void back(Parameters& gradient) override;

    const EncoderPass& encoderPass() const { return *m_encoder; }
    const DecoderPass& decoderPass() const { return *m_decoder; }

private:
    std::unique_ptr<EncoderPass> m_encoder;
    std::unique_ptr<DecoderPass> m_decoder;
    const Positions* m_positions = nullptr;
    Annotations m_dAnnotations;
};

}  // namespace attn
