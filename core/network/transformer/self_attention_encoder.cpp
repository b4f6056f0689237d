// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/self_attention_encoder.h"

#include <string>

#include "core/network/layers/noise_places.h"
#include "core/network/transformer/kept_numbers.h"
#include "core/network/transformer/source_summary.h"

namespace attn {

SelfAttentionEncoder::SelfAttentionEncoder(const ModelConfig& config, ParameterLayout& layout)
    : m_heads(config.encoder.heads),
      m_input("encoder", config.sourceSize, config.encoder.hidden, config.encoder.positions,
              config.encoder.longest, layout, config.encoder.scaledEmbedding) {
    const EncoderConfig& encoder = config.encoder;
    for (Index layer = 0; layer < encoder.layers; ++layer)
        m_blocks.emplace_back(BlockSetup{.name = "encoder.layers." + std::to_string(layer),
                                         .size = encoder.hidden,
                                         .heads = encoder.heads,
                                         .feedForward = encoder.feedForward,
                                         .isNormBefore = encoder.norm == "pre",
                                         .normEpsilon = encoder.normEpsilon,
                                         .activation = encoder.activation,
                                         .score = encoder.score,
                                         .isRotary = m_input.isRotary()},
                              layout);
    if (encoder.hasLastNorm())
        m_norm = LayerNorm("encoder.norm", encoder.hidden, encoder.normEpsilon, layout);
}

std::vector<MapAddress> SelfAttentionEncoder::maps() const {
    std::vector<MapAddress> all;
    for (std::size_t layer = 0; layer < m_blocks.size(); ++layer)
        for (Index head = 0; head < m_heads; ++head)
            all.push_back({MapSite::Encoder, static_cast<Index>(layer), head});
    return all;
}

std::unique_ptr<EncoderPass> SelfAttentionEncoder::pass(const NetworkWeights& weights) const {
    return std::make_unique<SelfAttentionEncoderPass>(*this, weights);
}

SelfAttentionEncoderPass::SelfAttentionEncoderPass(const SelfAttentionEncoder& encoder,
                                                   const NetworkWeights& weights)
    : m_encoder(encoder), m_weights(weights), m_tapes(encoder.m_blocks.size()) {}

void SelfAttentionEncoderPass::train(const Noise& noise) {
    m_trains = true;
    m_places.noise = noise;
}

void SelfAttentionEncoderPass::edit(const MapAddress& map, const AttentionEdit& edit) {
    std::vector<AttentionEdit>& edits = m_tapes[static_cast<std::size_t>(map.layer)].self.edits;
    edits.resize(static_cast<std::size_t>(m_encoder.m_heads));
    edits[static_cast<std::size_t>(map.head)] = edit;
}

ConstMatrixRef SelfAttentionEncoderPass::stream(std::size_t layer) const {
    if (layer == 0)
        return m_x.all();
    return m_tapes[layer - 1].feedResidual.x.all();
}

void SelfAttentionEncoderPass::encode(const Positions& positions, std::span<const Token> source) {
    m_positions = &positions;
    m_places.queries.assign(positions);
    m_places.keeps = m_trains;
    toSequences(positions, source, m_input.tokens, m_input.positions);
    attn::standAt(m_places.queries, m_given, m_input.positions);
    m_places.places = m_input.positions;
    const Index d = m_encoder.m_input.width(), columns = positions.columns();
    m_x.shape(d, columns);
    m_encoder.m_input.forward(m_weights, m_places.noise, encoderInputNoise, m_input, m_x.all());
    for (std::size_t layer = 0; layer < m_tapes.size(); ++layer)
        m_encoder.m_blocks[layer].forward(m_weights, stream(layer), m_places, nullptr,
                                          firstEncoderLayerNoise + noisesOfABlock * layer, m_tapes[layer],
                                          m_work);
    m_last.shape(d, columns);
    if (m_encoder.m_norm)
        m_encoder.m_norm->forward(m_weights, stream(m_tapes.size()), m_norm, m_last.all());
    else
        m_last.all() = stream(m_tapes.size());
    m_annotations.annotations.shape(d, columns);
    toPositions(positions, m_places.queries, m_last.all(), m_annotations.annotations.all());
    fillSummary(positions, m_annotations);
}

void SelfAttentionEncoderPass::row(const MapAddress& map, Index b, Index position, Vector& scores,
                                   Vector& weights) const {
    const auto layer = static_cast<std::size_t>(map.layer);
    m_encoder.m_blocks[layer].selfRow(m_weights, m_places, b, map.head, position, m_tapes[layer], m_work,
                                      scores, weights);
}

bool SelfAttentionEncoderPass::numbers(const Quantity& at, Vector& values) const {
    const Index first = m_places.queries.first(0);
    switch (at.part) {
        case Part::EncoderInput:
            if (at.kind != Kind::TokenInput)
                return false;
            values = m_x.all().col(first + at.position);
            return true;
        case Part::EncoderLast:
            if (at.kind != Kind::Normed)
                return false;
            values = m_last.all().col(first + at.position);
            return true;
        case Part::EncoderSelf:
            if (at.kind == Kind::Score || at.kind == Kind::AttentionWeight) {
                Vector other;
                const MapAddress map{MapSite::Encoder, at.layer, at.head};
                const bool isScore = at.kind == Kind::Score;
                row(map, 0, at.step, isScore ? values : other, isScore ? other : values);
                return true;
            }
            break;
        case Part::EncoderFeed:
            break;
        default:
            return false;
    }
    // Queries and contexts are numbers of a map's row.
    const bool isOfRow = at.kind == Kind::Query || at.kind == Kind::Context;
    return keptNumbers(m_tapes[static_cast<std::size_t>(at.layer)], m_encoder.m_blocks.front().isNormBefore(),
                       m_encoder.m_heads, at, first + (isOfRow ? at.step : at.position), values);
}

void SelfAttentionEncoderPass::back(Annotations& upstream, Parameters& gradient) {
    addSummaryBack(*m_positions, upstream);
    toSequences(*m_positions, m_places.queries, upstream.annotations.all(), m_last.all());
    m_dX.shapeZero(m_last.rows(), m_last.cols());
    if (m_encoder.m_norm)
        m_encoder.m_norm->addBack(m_weights, m_last.all(), m_norm, m_work.residual.products, m_dX.all(),
                                  gradient);
    else
        m_dX.all() = m_last.all();
    for (std::size_t layer = m_tapes.size(); layer-- > 0;)
        m_encoder.m_blocks[layer].back(m_weights, stream(layer), m_places, nullptr, nullptr, nullptr,
                                       m_tapes[layer], m_work, m_dX.all(), gradient);
    m_encoder.m_input.back(m_dX.all(), m_input, gradient);
}

}  // namespace attn
