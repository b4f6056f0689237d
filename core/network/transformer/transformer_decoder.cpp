// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/transformer_decoder.h"

#include <cassert>
#include <string>
#include <utility>

#include "core/network/layers/noise_places.h"
#include "core/network/transformer/kept_numbers.h"

namespace attn {
namespace {

// Column t·B + b of `to` is step t of sentence b.
void toSteps(const Sequences& sequences, const ConstMatrixRef& from, MatrixRef to) {
    to.setZero();
    for (Index b = 0; b < sequences.batch(); ++b)
        for (Index t = 0; t < sequences.length(b); ++t)
            to.col(t * sequences.batch() + b) = from.col(sequences.first(b) + t);
}

void fromSteps(const Sequences& sequences, const ConstMatrixRef& from, MatrixRef to) {
    for (Index b = 0; b < sequences.batch(); ++b)
        for (Index t = 0; t < sequences.length(b); ++t)
            to.col(sequences.first(b) + t) = from.col(t * sequences.batch() + b);
}

}  // namespace

TransformerDecoder::TransformerDecoder(const ModelConfig& config, ParameterLayout& layout)
    : m_heads(config.decoder.heads),
      m_attends(config.attention.score != "none"),
      m_input(
          "decoder", config.targetSize, config.decoder.hidden, config.decoder.positions,
          config.decoder.longest, layout, config.decoder.scaledEmbedding,
          config.decoder.sharedEmbedding ? layout.find("encoder.embedding.weight").value() : noParameter) {
    const DecoderConfig& decoder = config.decoder;
    for (Index layer = 0; layer < decoder.layers; ++layer)
        m_blocks.emplace_back(BlockSetup{.name = "decoder.layers." + std::to_string(layer),
                                         .size = decoder.hidden,
                                         .heads = decoder.heads,
                                         .feedForward = decoder.feedForward,
                                         .isNormBefore = decoder.norm == "pre",
                                         .normEpsilon = decoder.normEpsilon,
                                         .activation = decoder.activation,
                                         .score = decoder.score,
                                         .isRotary = m_input.isRotary(),
                                         .isCausal = true,
                                         .cross = config.attention.score,
                                         .source = config.annotationSize()},
                              layout);
    if (decoder.hasLastNorm())
        m_norm = LayerNorm("decoder.norm", decoder.hidden, decoder.normEpsilon, layout);
    m_output = decoder.tiedOutput
                   ? OutputLayer(config.targetSize, m_input.embedding(), layout)
                   : OutputLayer(config.targetSize, decoder.hidden, Initialization::Xavier, layout);
}

std::vector<MapAddress> TransformerDecoder::maps() const {
    std::vector<MapAddress> all;
    for (const MapSite site : {MapSite::Decoder, MapSite::Cross})
        for (std::size_t layer = 0; layer < m_blocks.size(); ++layer)
            for (Index head = 0; head < m_heads; ++head)
                if (site == MapSite::Decoder || m_attends)
                    all.push_back({site, static_cast<Index>(layer), head});
    return all;
}

// The mean of the heads of the last cross-attention (model-spec 2, "What a trace holds besides").
std::optional<MapAddress> TransformerDecoder::alignment() const {
    if (!m_attends)
        return std::nullopt;
    return MapAddress{MapSite::Cross, static_cast<Index>(m_blocks.size()) - 1,
                      m_heads > 1 ? MapAddress::allHeads : 0};
}

std::unique_ptr<DecoderPass> TransformerDecoder::pass(const NetworkWeights& weights) const {
    return std::make_unique<TransformerDecoderPass>(*this, weights);
}

std::unique_ptr<Decoder> createTransformerDecoder(const ModelConfig& config, ParameterLayout& layout) {
    return std::make_unique<TransformerDecoder>(config, layout);
}

TransformerDecoderPass::TransformerDecoderPass(const TransformerDecoder& decoder,
                                               const NetworkWeights& weights)
    : m_decoder(decoder), m_weights(weights), m_tapes(decoder.m_blocks.size()) {}

void TransformerDecoderPass::train(const Noise& noise) {
    m_trains = true;
    m_places.noise = noise;
}

void TransformerDecoderPass::edit(const MapAddress& map, const AttentionEdit& edit) {
    BlockTape& tape = m_tapes[static_cast<std::size_t>(map.layer)];
    std::vector<AttentionEdit>& edits = map.site == MapSite::Cross ? tape.cross.edits : tape.self.edits;
    edits.resize(static_cast<std::size_t>(m_decoder.m_heads));
    edits[static_cast<std::size_t>(map.head)] = edit;
}

ConstMatrixRef TransformerDecoderPass::stream(std::size_t layer) const {
    if (layer == 0)
        return m_x.all();
    return m_tapes[layer - 1].feedResidual.x.all();
}

void TransformerDecoderPass::begin(const Positions& positions, const Annotations& source, Index steps) {
    m_positions = &positions;
    m_source = &source;
    m_steps = steps;
    m_places.keeps = m_trains;
    m_cross.sequences.assign(positions);
    m_cross.places.assign(static_cast<std::size_t>(positions.columns()), 0);
    if (m_decoder.m_attends) {
        m_cross.annotations.shape(source.annotations.rows(), positions.columns());
        toSequences(positions, m_cross.sequences, source.annotations.all(), m_cross.annotations.all());
    }
    for (std::size_t layer = 0; layer < m_tapes.size(); ++layer)
        m_decoder.m_blocks[layer].readSource(m_weights, m_cross, source.summary.all(), m_tapes[layer]);
    m_readout.shape(m_decoder.m_input.width(), steps * positions.batch());
}

// Padding at the end of a sentence is not computed: nothing is learned there, and nothing reads it.
void TransformerDecoderPass::read(std::span<const Token> previous) {
    const Index batch = m_positions->batch();
    if (!isWhole()) {
        m_previous.assign(previous.begin(), previous.end());
        return;
    }
    const Index steps = static_cast<Index>(previous.size()) / batch;
    assert(steps == m_steps);
    std::vector<Index> lengths(static_cast<std::size_t>(batch), steps);
    m_input.tokens.clear();
    m_input.positions.clear();
    for (Index b = 0; b < batch; ++b) {
        Index& length = lengths[static_cast<std::size_t>(b)];
        while (length > 1 && previous[static_cast<std::size_t>((length - 1) * batch + b)] == paddingToken)
            --length;
        for (Index t = 0; t < length; ++t) {
            m_input.tokens.push_back(previous[static_cast<std::size_t>(t * batch + b)]);
            m_input.positions.push_back(t);
        }
    }
    m_places.queries.assign(lengths);
    m_places.step = -1;
    compute();
    toSteps(m_places.queries, m_last.all(), m_readout.all());
}

void TransformerDecoderPass::step(Index t, Index) {
    if (isWhole())
        return;
    const auto batch = static_cast<std::size_t>(m_positions->batch());
    m_input.tokens = m_previous;
    m_input.positions.assign(batch, t);
    m_places.queries.assign(std::vector<Index>(batch, 1));
    m_places.step = t;
    compute();
    m_readout.all() = m_last.all();
}

// m_input → m_last
void TransformerDecoderPass::compute() {
    const Index d = m_decoder.m_input.width(), columns = m_places.queries.columns();
    m_places.places = m_input.positions;
    m_x.shape(d, columns);
    m_decoder.m_input.forward(m_weights, m_places.noise, decoderInputNoise, m_input, m_x.all());
    for (std::size_t layer = 0; layer < m_tapes.size(); ++layer)
        m_decoder.m_blocks[layer].forward(m_weights, stream(layer), m_places, &m_cross,
                                          firstDecoderLayerNoise + noisesOfABlock * layer, m_tapes[layer],
                                          m_work);
    m_last.shape(d, columns);
    if (m_decoder.m_norm)
        m_decoder.m_norm->forward(m_weights, stream(m_tapes.size()), m_norm, m_last.all());
    else
        m_last.all() = stream(m_tapes.size());
}

void TransformerDecoderPass::logits(Index first, MatrixRef logits) {
    m_decoder.m_output.forward(m_weights, m_readout.cols(first, logits.cols()), logits);
}

Token TransformerDecoderPass::mostLikely(Index column, MatrixRef logits) {
    return static_cast<Token>(
        m_decoder.m_output.mostLikely(m_weights, m_readout.cols(column, 1), m_search, logits));
}

// Keys and values of earlier steps go where the hypotheses go.
void TransformerDecoderPass::carry(std::span<const Index> parents) {
    const Index batch = m_positions->batch();
    bool isMoved = false;
    for (std::size_t b = 0; b < parents.size(); ++b)
        isMoved = isMoved || parents[b] != static_cast<Index>(b);
    if (!isMoved)
        return;
    for (BlockTape& tape : m_tapes)
        for (Scratch* columns : {&tape.self.k, &tape.self.v}) {
            m_carried.shape(columns->rows(), batch);
            for (Index first = 0; first < columns->cols(); first += batch) {
                m_carried.all() = columns->cols(first, batch);
                for (std::size_t b = 0; b < parents.size(); ++b)
                    columns->cols(first + static_cast<Index>(b), 1) = m_carried.cols(parents[b], 1);
            }
        }
}

void TransformerDecoderPass::row(const MapAddress& map, Index slot, Index b, Vector& scores,
                                 Vector& weights) const {
    const auto layer = static_cast<std::size_t>(map.layer);
    const Block& block = m_decoder.m_blocks[layer];
    const Index t = isWhole() ? slot : 0;
    if (t >= m_places.queries.length(b)) {
        weights = scores = Vector::Zero(m_positions->length(b));
        return;
    }
    if (map.head != MapAddress::allHeads) {
        if (map.site == MapSite::Cross)
            block.crossRow(m_weights, m_places, m_cross, b, map.head, t, m_tapes[layer], m_work, scores,
                           weights);
        else
            block.selfRow(m_weights, m_places, b, map.head, t, m_tapes[layer], m_work, scores, weights);
        return;
    }
    Vector one;
    for (Index head = 0; head < m_decoder.m_heads; ++head) {
        row({map.site, map.layer, head}, slot, b, scores, one);
        if (head == 0)
            weights = one;
        else
            weights += one;
    }
    weights /= static_cast<Real>(m_decoder.m_heads);
    scores.resize(0);
}

void TransformerDecoderPass::weights(const MapAddress& map, Index slot, Index b, Vector& weights) const {
    Vector scores;
    row(map, slot, b, scores, weights);
}

void TransformerDecoderPass::describe(Index slot, Index b, StepTrace& step) const {
    const Index column = isWhole() ? slot * m_positions->batch() + b : b;
    step.state = m_readout.all().col(column);
    const std::optional<MapAddress> map = m_decoder.alignment();
    if (!map)
        return;
    MapTrace& kept = step.maps.emplace_back();
    kept.map = *map;
    row(*map, slot, b, kept.scores, kept.weights);
}

// Of the step at hand, or of any step where all are computed at once.
bool TransformerDecoderPass::numbers(const Quantity& at, Vector& values) const {
    const Index own = isWhole() ? at.step : 0;
    const auto layer = static_cast<std::size_t>(at.layer);
    switch (at.part) {
        case Part::DecoderInput:
            if (at.kind != Kind::TokenInput)
                return false;
            values = m_x.all().col(own);
            return true;
        case Part::DecoderLast:
            if (at.kind != Kind::Normed)
                return false;
            values = m_last.all().col(own);
            return true;
        case Part::DecoderSelf:
        case Part::DecoderCross:
            if (at.kind == Kind::Score || at.kind == Kind::AttentionWeight) {
                if (at.part == Part::DecoderCross && !m_decoder.m_attends)
                    return false;
                Vector other;
                const MapSite site = at.part == Part::DecoderSelf ? MapSite::Decoder : MapSite::Cross;
                const bool isScore = at.kind == Kind::Score;
                row({site, at.layer, at.head}, own, 0, isScore ? values : other, isScore ? other : values);
                return true;
            }
            break;
        case Part::DecoderFeed:
            break;
        default:
            return false;
    }
    // Keys and values of other steps, or of the source, stand in columns of their own.
    Index column = own;
    if (at.kind == Kind::Key || at.kind == Kind::Value)
        column = at.part == Part::DecoderSelf ? at.position * m_positions->batch()
                                              : m_cross.sequences.first(0) + at.position;
    return keptNumbers(m_tapes[layer], m_decoder.m_blocks.front().isNormBefore(), m_decoder.m_heads, at,
                       column, values);
}

void TransformerDecoderPass::logitsBack(const ConstMatrixRef& dLogits, Index first, Parameters& gradient) {
    m_dReadout.shape(m_readout.rows(), m_readout.cols());
    m_decoder.m_output.back(m_weights, m_readout.cols(first, dLogits.cols()), dLogits,
                            m_dReadout.cols(first, dLogits.cols()), gradient);
}

void TransformerDecoderPass::back(Annotations& dSource, Parameters& gradient) {
    fromSteps(m_places.queries, m_dReadout.all(), m_last.all());
    m_dX.shapeZero(m_last.rows(), m_last.cols());
    if (m_decoder.m_norm)
        m_decoder.m_norm->addBack(m_weights, m_last.all(), m_norm, m_work.residual.products, m_dX.all(),
                                  gradient);
    else
        m_dX.all() = m_last.all();
    m_cross.dAnnotations.shapeZero(m_cross.annotations.rows(), m_cross.annotations.cols());
    const ConstMatrixRef summary = m_source->summary.all();
    MatrixRef dSummary = dSource.summary.all();
    for (std::size_t layer = m_tapes.size(); layer-- > 0;)
        m_decoder.m_blocks[layer].back(m_weights, stream(layer), m_places, &m_cross, &summary, &dSummary,
                                       m_tapes[layer], m_work, m_dX.all(), gradient);
    m_decoder.m_input.back(m_dX.all(), m_input, gradient);
    if (m_decoder.m_attends)
        addToPositions(*m_positions, m_cross.sequences, m_cross.dAnnotations.all(),
                       dSource.annotations.all());
}

}  // namespace attn
