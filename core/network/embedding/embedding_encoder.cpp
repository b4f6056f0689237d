// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/embedding/embedding_encoder.h"

#include <set>

#include "core/network/explained/quantity.h"
#include "core/network/layers/noise_places.h"
#include "core/network/transformer/source_summary.h"
#include "core/network/transformer/transformer_config.h"

namespace attn {
namespace {

class EmbeddingEncoderPass final : public EncoderPass {
public:
    EmbeddingEncoderPass(const EmbeddingEncoder& encoder, const NetworkWeights& weights)
        : m_encoder(encoder), m_weights(weights) {}

    // Columns stay in the order of the positions: no token reads another.
    void encode(const Positions& positions, std::span<const Token> source) override {
        m_positions = &positions;
        m_zeroed.clear();
        m_input.tokens.assign(source.begin(), source.end());
        m_input.positions.resize(source.size());
        for (Index j = 0; j < positions.longest(); ++j)
            for (Index b = 0; b < positions.active(j); ++b)
                m_input.positions[static_cast<std::size_t>(positions.first(j) + b)] =
                    m_given.empty() ? j : m_given[static_cast<std::size_t>(j)];
        m_annotations.annotations.shape(m_encoder.input().width(), positions.columns());
        m_encoder.input().forward(m_weights, m_noise, encoderInputNoise, m_input,
                                  m_annotations.annotations.all());
        fillSummary(positions, m_annotations);
    }
    Annotations& annotations() override { return m_annotations; }
    const Annotations& annotations() const override { return m_annotations; }
    void zero(const Positions& positions, Index position) override {
        m_zeroed.insert(position);
        EncoderPass::zero(positions, position);
    }
    // A token's input is its annotation, until somebody makes that 0.
    bool numbers(const Quantity& at, Vector& values) const override {
        if (at.part != Part::EncoderInput || at.kind != Kind::TokenInput || m_zeroed.contains(at.position))
            return false;
        values = m_annotations.annotations.all().col(m_positions->first(at.position));
        return true;
    }
    void standAt(std::span<const Index> places) override { m_given.assign(places.begin(), places.end()); }
    void train(const Noise& noise) override { m_noise = noise; }
    void back(Annotations& upstream, Parameters& gradient) override {
        addSummaryBack(*m_positions, upstream);
        m_encoder.input().back(upstream.annotations.all(), m_input, gradient);
    }

private:
    const EmbeddingEncoder& m_encoder;
    const NetworkWeights& m_weights;
    const Positions* m_positions = nullptr;
    std::set<Index> m_zeroed;
    std::vector<Index> m_given;  // places instead of the tokens' own
    Noise m_noise;
    TokenInputTape m_input;
    Annotations m_annotations;
};

}  // namespace

EmbeddingEncoder::EmbeddingEncoder(const ModelConfig& config, ParameterLayout& layout)
    : m_input("encoder", config.sourceSize, config.encoder.hidden, config.encoder.positions,
              config.encoder.longest, layout) {}

std::unique_ptr<EncoderPass> EmbeddingEncoder::pass(const NetworkWeights& weights) const {
    return std::make_unique<EmbeddingEncoderPass>(*this, weights);
}

void checkEmbeddingEncoder(const ModelConfig& config, ValueChecks& check) {
    check.whole("encoder.hidden", config.encoder.hidden, 1, largestSize);
    checkPositions("encoder", config.encoder.positions, config.encoder.longest, config.encoder.hidden, false,
                   check);
}

Index embeddingPositionNumbers(const ModelConfig& config) {
    return 4 * config.encoder.hidden;
}

}  // namespace attn
