// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/pool/pool_decoder.h"

#include "core/base/told.h"

namespace attn {
namespace {

ParameterId addQuery(const ModelConfig& config, ParameterLayout& layout) {
    if (config.attention.score == "none")
        return noParameter;
    return layout.addVector("decoder.query", config.decoder.hidden, Initialization::Uniform,
                            config.decoder.hidden);
}

constexpr MapAddress poolMap = {MapSite::Pool, 0, 0};

}  // namespace

PoolDecoder::PoolDecoder(const ModelConfig& config, ParameterLayout& layout)
    : m_querySize(config.decoder.hidden),
      m_annotationSize(config.annotationSize()),
      m_query(addQuery(config, layout)),
      m_attention(config.attentionSetup(), layout),
      m_output(config.targetSize, m_annotationSize, Initialization::Uniform, layout) {}

std::vector<MapAddress> PoolDecoder::maps() const {
    return m_attention.attends() ? std::vector{poolMap} : std::vector<MapAddress>();
}

class PoolDecoderPass final : public DecoderPass {
public:
    PoolDecoderPass(const PoolDecoder& decoder, const NetworkWeights& weights)
        : m_decoder(decoder), m_weights(weights) {}

    void begin(const Positions& positions, const Annotations& source, Index steps) override {
        m_positions = &positions;
        m_source = &source;
        m_decoder.m_attention.prepare(m_weights, positions, source, steps, m_tape);
        m_queries.shape(m_decoder.m_attention.attends() ? m_decoder.m_querySize : 0,
                        steps * positions.batch());
        if (m_decoder.m_attention.attends())
            m_queries.all().colwise() = m_weights.vector(m_decoder.m_query);
        m_contexts.shape(m_decoder.m_annotationSize, steps * positions.batch());
    }
    void read(std::span<const Token>) override {}
    void step(Index t, Index slot) override {
        const Index batch = m_positions->batch();
        m_decoder.m_attention.forward(m_weights, *m_positions, query(slot), *m_source, t, m_tape, slot,
                                      m_contexts.cols(slot * batch, batch));
    }
    void logits(Index first, MatrixRef logits) override {
        m_decoder.m_output.forward(m_weights, m_contexts.cols(first, logits.cols()), logits);
    }
    void carry(std::span<const Index>) override {}
    void edit(const MapAddress&, const AttentionEdit& edit) override { m_tape.edit = edit; }

    void weights(const MapAddress&, Index slot, Index b, Vector& weights) const override {
        m_decoder.m_attention.weights(*m_positions, m_tape, slot, b, weights);
    }
    SpanTrace span(const MapAddress&, Index slot, Index b) const override {
        if (!m_decoder.m_attention.attends())
            return {};
        return m_decoder.m_attention.span().trace(*m_positions, m_tape.span, slot, b);
    }
    void describe(DecodeTrace&) const override {}
    void describe(Index slot, Index b, StepTrace& step) const override {
        step.context = m_contexts.all().col(slot * m_positions->batch() + b);
        if (!m_decoder.m_attention.attends())
            return;
        step.query = query(slot).col(b);
        step.maps.push_back(m_decoder.m_attention.trace(*m_positions, m_tape, slot, b));
        step.maps.back().map = poolMap;
    }

    void train(const Noise&) override {}
    void logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) override {
        m_dContexts.shape(m_contexts.rows(), m_contexts.cols());
        m_decoder.m_output.back(m_weights, m_contexts.cols(first, dLogits.cols()), dLogits,
                                m_dContexts.cols(first, dLogits.cols()), gradient);
    }
    void back(Annotations& dSource, Parameters& gradient) override {
        const Index batch = m_positions->batch();
        const Attention& attention = m_decoder.m_attention;
        m_dQuery.shapeZero(m_queries.rows(), batch);
        for (Index slot = m_contexts.cols() / batch - 1; slot >= 0; --slot)
            attention.backward(m_weights, *m_positions, query(slot), m_dContexts.cols(slot * batch, batch),
                               *m_source, m_tape, slot, m_dQuery.all());
        attention.finish(m_weights, *m_positions, m_queries.all(), m_dContexts.all(), *m_source, m_tape,
                         dSource, gradient);
        if (attention.attends())
            gradient.vector(m_decoder.m_query) += m_dQuery.all().rowwise().sum();
    }

private:
    ConstMatrixRef query(Index slot) const {
        return m_queries.cols(slot * m_positions->batch(), m_positions->batch());
    }
    const PoolDecoder& m_decoder;
    const NetworkWeights& m_weights;
    const Positions* m_positions = nullptr;
    const Annotations* m_source = nullptr;
    AttentionTape m_tape;
    Scratch m_queries;    // [D, T·B] the learned query
    Scratch m_contexts;   // [K, T·B]
    Scratch m_dContexts;  // [K, T·B]
    Scratch m_dQuery;     // [D, B]
};

std::unique_ptr<DecoderPass> PoolDecoder::pass(const NetworkWeights& weights) const {
    return std::make_unique<PoolDecoderPass>(*this, weights);
}

std::unique_ptr<Decoder> createPoolDecoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<PoolDecoder>(config, layout);
}

void checkPoolDecoder(const ModelConfig& config, ValueChecks& check) {
    check.whole("decoder.hidden", config.decoder.hidden, 1, largestSize);
    check.require(config.attention.span == "global",
                  told("%1 should be \"global\" with the wiring \"pool\", whose one step has no place in the "
                       "text, found \"%2\".",
                       check.name("attention.span"), config.attention.span));
}

Index poolStepNumbers(const ModelConfig& config, Index source) {
    return source * (config.attention.size + 4) + config.decoder.hidden + 2 * config.annotationSize();
}

Index poolGradientNumbers(const ModelConfig& config) {
    return 2 * (config.annotationSize() + config.decoder.hidden);
}

}  // namespace attn
