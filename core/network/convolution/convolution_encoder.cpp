// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/convolution/convolution_encoder.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "core/base/told.h"
#include "core/math/activations.h"
#include "core/math/column_products.h"
#include "core/math/product.h"
#include "core/network/explained/quantity.h"
#include "core/network/layers/noise_places.h"
#include "core/network/transformer/source_summary.h"
#include "core/network/transformer/transformer_config.h"

namespace attn {
namespace {

constexpr Index largestWidth = 63;
const Real halfRoot = Real(std::numbers::sqrt2 / 2);

// Row i·width + k of a window's column is number i of the token k places from its left end, as PyTorch orders
// the weights. Calls `visit` with the strided rows of k and with the two columns, for every token inside.
template <typename Visit>
void forEachTap(const Sequences& sequences, Index width, const Visit& visit) {
    const Index half = width / 2;
    for (Index b = 0; b < sequences.batch(); ++b) {
        const Index first = sequences.first(b), length = sequences.length(b);
        for (Index j = 0; j < length; ++j)
            for (Index k = std::max<Index>(0, half - j); k < std::min(width, length - j + half); ++k)
                visit(k, first + j, first + j + k - half);
    }
}

using Strided = Eigen::Map<Vector, 0, Eigen::InnerStride<>>;

Strided tap(Scratch& windows, Index k, Index column, Index size, Index width) {
    return {windows.cols(column, 1).data() + k, size, Eigen::InnerStride<>(width)};
}

}  // namespace

ConvolutionLayer::ConvolutionLayer(const std::string& name, Index size, Index width, ParameterLayout& layout)
    : m_size(size),
      m_width(width),
      m_weight(layout.addNormal(name + ".weight", 2 * size, size * width,
                                std::sqrt(4.0 / static_cast<double>(width * size)), width)),
      m_bias(layout.addVector(name + ".bias", 2 * size, Initialization::Zero)) {}

void ConvolutionLayer::forward(const NetworkWeights& weights, const Sequences& sequences,
                               const ConstMatrixRef& x, const Noise& noise, std::uint64_t place,
                               ConvolutionTape& tape) const {
    tape.windows.shapeZero(m_size * m_width, x.cols());
    forEachTap(sequences, m_width, [&](Index k, Index to, Index from) {
        tap(tape.windows, k, to, m_size, m_width) = x.col(from);
    });
    tape.sum.shape(2 * m_size, x.cols());
    setProductWithBias(weights.forward(m_weight), tape.windows.all(), weights.vector(m_bias), tape.sum.all());
    tape.gate.shape(m_size, x.cols());
    tape.gate.all() = sigmoid(tape.sum.all().bottomRows(m_size).array());
    tape.x.shape(m_size, x.cols());
    tape.x.all() = tape.sum.all().topRows(m_size).cwiseProduct(tape.gate.all());
    const bool drops = noise.dropout > 0;
    tape.mask.shape(drops ? m_size : 0, drops ? x.cols() : 0);
    if (drops) {
        drawMask(noise, place, tape.mask.all());
        tape.x.all().array() *= tape.mask.all().array();
    }
    tape.x.all() = (tape.x.all() + x) * halfRoot;
}

void ConvolutionLayer::back(const NetworkWeights& weights, const Sequences& sequences, ConvolutionTape& tape,
                            MatrixRef dX, Parameters& gradient) const {
    dX *= halfRoot;
    tape.dSum.shape(2 * m_size, dX.cols());
    auto dValue = tape.dSum.block(0, m_size, 0, dX.cols());
    auto dGate = tape.dSum.block(m_size, m_size, 0, dX.cols());
    dGate = dX;
    if (tape.mask.rows() > 0)
        dGate.array() *= tape.mask.all().array();
    const auto gate = tape.gate.all().array();
    dValue = (dGate.array() * gate).matrix();
    dGate.array() *= tape.sum.all().topRows(m_size).array() * gate * (Real(1) - gate);
    addProductTransposed(tape.windows.all(), tape.dSum.all(), gradient.columns(m_weight));
    addSumOfColumns(tape.dSum.all(), gradient.vector(m_bias));
    tape.dWindows.shape(m_size * m_width, dX.cols());
    setProduct(weights.backward(m_weight), tape.dSum.all(), tape.dWindows.all());
    forEachTap(sequences, m_width, [&](Index k, Index to, Index from) {
        dX.col(from) += tap(tape.dWindows, k, to, m_size, m_width);
    });
}

class ConvolutionEncoderPass final : public EncoderPass {
public:
    ConvolutionEncoderPass(const ConvolutionEncoder& encoder, const NetworkWeights& weights)
        : m_encoder(encoder), m_weights(weights), m_tapes(encoder.m_layers.size()) {}

    void encode(const Positions& positions, std::span<const Token> source) override {
        m_positions = &positions;
        m_sequences.assign(positions);
        toSequences(positions, source, m_input.tokens, m_input.positions);
        attn::standAt(m_sequences, m_given, m_input.positions);
        const Index columns = positions.columns();
        m_embedded.shape(m_encoder.m_input.width(), columns);
        m_encoder.m_input.forward(m_weights, m_noise, encoderInputNoise, m_input, m_embedded.all());
        m_x.shape(m_encoder.m_size, columns);
        m_encoder.m_projection.forward(m_weights, m_embedded.all(), m_x.all());
        for (std::size_t layer = 0; layer < m_tapes.size(); ++layer)
            m_encoder.m_layers[layer].forward(m_weights, m_sequences, below(layer), m_noise,
                                              firstEncoderLayerNoise + layer, m_tapes[layer]);
        m_annotations.annotations.shape(m_encoder.m_size, columns);
        toPositions(positions, m_sequences, below(m_tapes.size()), m_annotations.annotations.all());
        fillSummary(positions, m_annotations);
    }
    Annotations& annotations() override { return m_annotations; }
    const Annotations& annotations() const override { return m_annotations; }
    void standAt(std::span<const Index> places) override { m_given.assign(places.begin(), places.end()); }
    bool numbers(const Quantity& at, Vector& values) const override {
        const Index column = m_sequences.first(0) + at.position;
        if (at.part == Part::EncoderInput && at.kind == Kind::TokenInput) {
            values = m_embedded.all().col(column);
        } else if (at.part == Part::EncoderInput && at.kind == Kind::InputSum) {
            values = m_x.all().col(column);
        } else if (at.part == Part::EncoderConvolution) {
            const ConvolutionTape& tape = m_tapes[static_cast<std::size_t>(at.layer)];
            const Scratch& from = at.kind == Kind::ConvolutionSum    ? tape.sum
                                  : at.kind == Kind::ConvolutionGate ? tape.gate
                                                                     : tape.x;
            values = from.all().col(column).head(m_encoder.m_size);
        } else {
            return false;
        }
        return true;
    }
    void train(const Noise& noise) override { m_noise = noise; }
    void back(Annotations& upstream, Parameters& gradient) override {
        addSummaryBack(*m_positions, upstream);
        m_dX.shape(m_encoder.m_size, m_positions->columns());
        toSequences(*m_positions, m_sequences, upstream.annotations.all(), m_dX.all());
        for (std::size_t layer = m_tapes.size(); layer-- > 0;)
            m_encoder.m_layers[layer].back(m_weights, m_sequences, m_tapes[layer], m_dX.all(), gradient);
        m_encoder.m_projection.addGradient(m_embedded.all(), m_dX.all(), gradient);
        m_encoder.m_projection.back(m_weights, m_dX.all(), m_embedded.all());
        m_encoder.m_input.back(m_embedded.all(), m_input, gradient);
    }

private:
    // What layer `layer` reads, or what the last one left.
    ConstMatrixRef below(std::size_t layer) const {
        if (layer == 0)
            return m_x.all();
        return m_tapes[layer - 1].x.all();
    }

    const ConvolutionEncoder& m_encoder;
    const NetworkWeights& m_weights;
    const Positions* m_positions = nullptr;
    Sequences m_sequences;
    std::vector<Index> m_given;  // places instead of the tokens' own
    Noise m_noise;
    TokenInputTape m_input;
    Scratch m_embedded;  // [E, N]
    Scratch m_x;         // [d, N]
    Scratch m_dX;        // [d, N]
    std::vector<ConvolutionTape> m_tapes;
    Annotations m_annotations;
};

ConvolutionEncoder::ConvolutionEncoder(const ModelConfig& config, ParameterLayout& layout)
    : m_size(config.encoder.hidden),
      m_input("encoder", config.sourceSize, config.encoder.embedding, config.encoder.positions,
              config.encoder.longest, layout),
      m_projection("encoder.input", config.encoder.hidden, config.encoder.embedding, layout) {
    for (Index layer = 0; layer < config.encoder.layers; ++layer)
        m_layers.emplace_back("encoder.layers." + std::to_string(layer), m_size, config.encoder.width,
                              layout);
}

std::unique_ptr<EncoderPass> ConvolutionEncoder::pass(const NetworkWeights& weights) const {
    return std::make_unique<ConvolutionEncoderPass>(*this, weights);
}

void checkConvolutionEncoder(const ModelConfig& config, ValueChecks& check) {
    const EncoderConfig& encoder = config.encoder;
    check.whole("encoder.layers", encoder.layers, 1, largestLayers);
    check.whole("encoder.hidden", encoder.hidden, 1, largestSize);
    check.whole("encoder.embedding", encoder.embedding, 1, largestSize);
    check.whole("encoder.width", encoder.width, 1, largestWidth);
    check.require(encoder.width % 2 == 1, told("%1 should be odd, so that a window has a middle, found %2.",
                                               check.name("encoder.width"), encoder.width));
    checkPositions("encoder", encoder.positions, encoder.longest, encoder.hidden, false, check);
}

Index convolutionPositionNumbers(const ModelConfig& config) {
    const EncoderConfig& encoder = config.encoder;
    return encoder.layers * (2 * encoder.width + 7) * encoder.hidden + 3 * encoder.embedding +
           6 * encoder.hidden;
}

}  // namespace attn
