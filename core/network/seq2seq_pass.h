// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

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
    Token mostLikely(Index column, MatrixRef logits) override;
    void carry(std::span<const Index> parents) override;

    void widen(Index count) override;
    void zero(Index position) override;
    void standAt(std::span<const Index> places) override { m_encoder->standAt(places); }
    void edit(const MapAddress& map, const AttentionEdit& edit) override;

    void weights(const MapAddress& map, Index slot, Index b, Vector& weights) const override;
    SpanTrace span(const MapAddress& map, Index slot, Index b) const override;
    void describe(DecodeTrace& trace) const override;
    void describe(Index slot, Index b, StepTrace& step) const override;

    bool numbers(const Quantity& at, Vector& values) const override;

    void train(const Noise& noise) override;
    DrawCosts* drawCosts() override;
    void logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) override;
    void back(Parameters& gradient) override;

    const EncoderPass& encoderPass() const { return *m_encoder; }
    const DecoderPass& decoderPass() const { return *m_decoder; }

private:
    // The decoder's number of sentence b, where the encoder put the batch into another order.
    Index place(Index b) const { return m_places.empty() ? b : m_places[static_cast<std::size_t>(b)]; }
    void encoderWeights(const MapAddress& map, Index position, Index b, Vector& weights) const;
    // Calls `visit` with runs of columns that the decoder has in another order: the first column, and how
    // many whole steps there are. A run of less than a step has one column and 0 steps.
    template <typename Visit>
    void forEachRun(Index first, Index count, const Visit& visit) const;

    std::unique_ptr<EncoderPass> m_encoder;
    std::unique_ptr<DecoderPass> m_decoder;
    const Encoder& m_encoderKind;
    const Decoder& m_decoderKind;
    const Positions* m_source = nullptr;     // of the source's tokens
    const Positions* m_positions = nullptr;  // of the annotations
    Positions m_wide;                        // of equal sentences
    std::vector<Index> m_places;             // by sentence of the batch; empty: the same
    std::vector<Token> m_previous;           // in the decoder's order
    std::vector<Index> m_parents;
    Scratch m_ordered;  // logits in the decoder's order
    Annotations m_dAnnotations;
};

}  // namespace attn
