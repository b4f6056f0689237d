// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/pass.h"
#include "core/network/recurrent/decoder.h"
#include "core/network/recurrent/encoder.h"
#include "core/network/recurrent/seq2seq.h"

namespace attn {

class RecurrentPass : public Pass {
public:
    // Both must outlive this.
    RecurrentPass(const Seq2Seq& network, const NetworkWeights& weights)
        : m_network(network), m_weights(weights) {}

    void encode(const Positions& positions, std::span<const Token> source) override;
    void begin(Index steps) override;
    void read(std::span<const Token> previous) override;
    void step(Index t, Index slot) override;
    void logits(Index first, MatrixRef logits) override;
    void carry(std::span<const Index> parents) override;

    void widen(const Positions& positions) override;
    void zero(Index position) override;
    void edit(const AttentionEdit& edit) override { m_tape.attention.edit = edit; }

    void weights(const MapAddress& map, Index slot, Index b, Vector& weights) const override;
    SpanTrace span(const MapAddress& map, Index slot, Index b) const override;
    void describe(DecodeTrace& trace) const override;
    void describe(Index slot, Index b, StepTrace& step) const override;

    void train(const Noise& noise) override;
    DrawCosts* drawCosts() override;
    void logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) override;
    void back(Parameters& gradient) override;

    // Of the last batch; columns as Positions and Decoder lay them out.
    const Encoding& encoding() const { return m_encoding; }
    const DecoderTape& tape() const { return m_tape; }

private:
    const Seq2Seq& m_network;
    const NetworkWeights& m_weights;
    const Positions* m_positions = nullptr;
    std::span<const Token> m_source;
    std::span<const Token> m_previous;
    Encoding m_encoding;
    EncodingGradient m_dEncoding;
    DecoderTape m_tape;
};

}  // namespace attn
