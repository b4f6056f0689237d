// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/residual_stream.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/error.h"
#include "core/network/layers/layer_norm.h"
#include "core/network/models/trained_model.h"

namespace attn {
namespace {

using Numbers1d = std::vector<double>;

constexpr std::array decoderSublayers = {Part::DecoderSelf, Part::DecoderCross, Part::DecoderFeed};

// Reads numbers of one step of a Transformer's decoder.
class StreamReader {
public:
    StreamReader(const Computation& computation, Index step)
        : m_computation(computation), m_config(computation.model().network.config()), m_step(step) {
        if (!hasResidualStream(m_config))
            throw Error("a model with the wiring \"" + m_config.decoder.wiring +
                        "\" has no residual stream; open one with the wiring \"transformer\".");
    }

    Index size() const { return m_config.decoder.hidden; }
    Index layers() const { return m_config.decoder.layers; }
    bool isNormBefore() const { return m_config.decoder.norm == "pre"; }
    const ModelConfig& config() const { return m_config; }

    double number(Kind kind, Part part, Index layer, Index unit = 0, Index head = 0) const {
        return m_computation.value(
            {.kind = kind, .step = m_step, .unit = unit, .layer = layer, .head = head, .part = part});
    }
    Numbers1d units(Kind kind, Part part, Index layer) const {
        Numbers1d values(static_cast<std::size_t>(size()));
        for (Index i = 0; i < size(); ++i)
            values[static_cast<std::size_t>(i)] = number(kind, part, layer, i);
        return values;
    }
    // Row of a tensor, or a vector.
    double entry(const std::string& tensor, Index row, Index column = 0) const {
        const Parameters& parameters = m_computation.model().network.parameters();
        const ParameterId id = parameters.layout().find(tensor).value();
        return static_cast<double>(parameters.columns(id)(column, row));
    }
    double vectorEntry(const std::string& tensor, Index row) const {
        const Parameters& parameters = m_computation.model().network.parameters();
        return static_cast<double>(parameters.vector(parameters.layout().find(tensor).value())[row]);
    }
    Numbers1d vector(const std::string& tensor) const {
        const Parameters& parameters = m_computation.model().network.parameters();
        const auto values = parameters.vector(parameters.layout().find(tensor).value());
        return {values.begin(), values.end()};
    }
    // √d · embedding of the token that was read.
    Numbers1d token() const {
        const Token previous = m_computation.trace().steps[static_cast<std::size_t>(m_step)].previous;
        Numbers1d values(static_cast<std::size_t>(size()));
        for (Index i = 0; i < size(); ++i)
            values[static_cast<std::size_t>(i)] =
                std::sqrt(static_cast<double>(size())) * entry("decoder.embedding.weight", previous, i);
        return values;
    }
    std::string normName(Part part, Index layer) const {
        if (part == Part::DecoderLast)
            return "decoder.norm";
        const auto number =
            std::find(decoderSublayers.begin(), decoderSublayers.end(), part) - decoderSublayers.begin() + 1;
        return "decoder.layers." + std::to_string(layer) + ".norm" + std::to_string(number);
    }
    std::string outputName() const {
        return m_config.decoder.tiedOutput ? "decoder.embedding.weight" : "output.weight";
    }
    bool hasHeads(Part part) const {
        return part == Part::DecoderSelf ||
               (part == Part::DecoderCross && m_config.attention.score != "none");
    }
    Index heads() const { return m_config.decoder.heads; }
    // W_o of the part's columns of one head, times the head's context.
    Numbers1d ofHead(Part part, Index layer, Index head) const {
        const Index width = size() / heads();
        const std::string tensor = "decoder.layers." + std::to_string(layer) +
                                   (part == Part::DecoderSelf ? ".self_attention" : ".cross_attention") +
                                   ".out_proj.weight";
        Numbers1d values(static_cast<std::size_t>(size()), 0);
        for (Index i = 0; i < size(); ++i)
            for (Index k = 0; k < width; ++k)
                values[static_cast<std::size_t>(i)] +=
                    entry(tensor, i, head * width + k) * number(Kind::Context, part, layer, k, head);
        return values;
    }

private:
    const Computation& m_computation;
    const ModelConfig& m_config;
    Index m_step;
};

// A direction of the stream on its way to the logit: a linear form of the stream. It goes backwards, from
// the output's row through each norm.
class LogitDirection {
public:
    LogitDirection(const StreamReader& reader, Token token) : m_reader(reader) {
        for (Index i = 0; i < reader.size(); ++i)
            m_row.push_back(reader.entry(reader.outputName(), token, i));
    }

    double of(const Numbers1d& values) const {
        double sum = 0;
        for (std::size_t i = 0; i < m_row.size(); ++i)
            sum += m_row[i] * values[i];
        return sum;
    }
    // Before a norm: y = γ ∘ (x − mean) / σ + β, with σ as it is, gives w·y = w'·x + w·β. Returns w·β.
    double goBefore(Part part, Index layer) {
        const std::string name = m_reader.normName(part, layer);
        const double bias = of(m_reader.vector(name + ".bias"));
        const Numbers1d gain = m_reader.vector(name + ".weight");
        const double deviation = m_reader.number(Kind::NormDeviation, part, layer);
        double mean = 0;
        for (std::size_t i = 0; i < m_row.size(); ++i) {
            m_row[i] *= gain[i] / deviation;
            mean += m_row[i];
        }
        mean /= static_cast<double>(m_row.size());
        for (double& value : m_row)
            value -= mean;
        return bias;
    }

private:
    const StreamReader& m_reader;
    Numbers1d m_row;
};

// From the last part to the first one.
class PartCollector {
public:
    PartCollector(const StreamReader& reader, Token token) : m_reader(reader), m_direction(reader, token) {}

    std::vector<StreamPart> collect(Token token) {
        add({.source = StreamSource::OutputBias,
             .part = Part::DecoderLast,
             .logit = m_reader.vectorEntry("output.bias", token)});
        if (m_reader.isNormBefore())
            addNorm(Part::DecoderLast, 0);
        for (Index layer = m_reader.layers() - 1; layer >= 0; --layer)
            for (auto part = decoderSublayers.rbegin(); part != decoderSublayers.rend(); ++part) {
                if (!m_reader.isNormBefore())
                    addNorm(*part, layer);
                addSublayer(*part, layer);
            }
        const Numbers1d token1d = m_reader.token();
        Numbers1d position = m_reader.units(Kind::TokenInput, Part::DecoderInput, 0);
        for (std::size_t i = 0; i < position.size(); ++i)
            position[i] -= token1d[i];
        const std::string& kind = m_reader.config().decoder.positions;
        if (kind == "sinusoidal" || kind == "learned")
            add({.source = StreamSource::Position, .logit = m_direction.of(position)});
        add({.source = StreamSource::ReadToken, .logit = m_direction.of(token1d)});
        std::reverse(m_parts.begin(), m_parts.end());
        return std::move(m_parts);
    }

private:
    void add(StreamPart part) { m_parts.push_back(std::move(part)); }
    void addNorm(Part part, Index layer) {
        add({.source = StreamSource::NormBias,
             .part = part,
             .layer = layer,
             .logit = m_direction.goBefore(part, layer)});
    }
    void addSublayer(Part part, Index layer) {
        StreamPart added{.source = StreamSource::Sublayer,
                         .part = part,
                         .layer = layer,
                         .logit = m_direction.of(m_reader.units(Kind::Added, part, layer))};
        if (m_reader.hasHeads(part))
            for (Index head = 0; head < m_reader.heads(); ++head)
                added.heads.push_back(m_direction.of(m_reader.ofHead(part, layer, head)));
        add(std::move(added));
    }

    const StreamReader& m_reader;
    LogitDirection m_direction;
    std::vector<StreamPart> m_parts;
};

// The layer norm of a vector, by its own mean and variance.
void normalise(const StreamReader& reader, const std::string& name, Numbers1d& values) {
    const auto size = static_cast<double>(values.size());
    double mean = 0, variance = 0;
    for (const double value : values)
        mean += value / size;
    for (const double value : values)
        variance += (value - mean) * (value - mean) / size;
    const double deviation = std::sqrt(variance + LayerNorm::epsilon);
    const Numbers1d gain = reader.vector(name + ".weight"), bias = reader.vector(name + ".bias");
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = gain[i] * (values[i] - mean) / deviation + bias[i];
}

void readLogits(const StreamReader& reader, Numbers1d values, LensReading& reading) {
    if (reader.isNormBefore())
        normalise(reader, reader.normName(Part::DecoderLast, 0), values);
    reading.logits = reader.vector("output.bias");
    const std::string weight = reader.outputName();
    for (std::size_t token = 0; token < reading.logits.size(); ++token)
        for (std::size_t i = 0; i < values.size(); ++i)
            reading.logits[token] +=
                reader.entry(weight, static_cast<Index>(token), static_cast<Index>(i)) * values[i];
    const double largest = *std::max_element(reading.logits.begin(), reading.logits.end());
    double sum = 0;
    for (const double logit : reading.logits)
        sum += reading.probabilities.emplace_back(std::exp(logit - largest));
    for (double& probability : reading.probabilities)
        probability /= sum;
}

std::string sublayerName(Part part) {
    return part == Part::DecoderSelf    ? "self-attention"
           : part == Part::DecoderCross ? "cross-attention"
                                        : "feed-forward";
}

}  // namespace

bool hasResidualStream(const ModelConfig& config) {
    return config.decoder.wiring == "transformer";
}

std::vector<StreamPart> residualParts(const Computation& computation, Index step, Token token) {
    const StreamReader reader(computation, step);
    return PartCollector(reader, token).collect(token);
}

Token LensReading::mostLikely() const {
    return static_cast<Token>(std::max_element(logits.begin(), logits.end()) - logits.begin());
}

std::vector<LensReading> logitLens(const Computation& computation, Index step) {
    const StreamReader reader(computation, step);
    std::vector<LensReading> readings;
    const auto read = [&](Part part, Index layer, Kind kind) {
        readings.push_back({.part = part, .layer = layer, .logits = {}, .probabilities = {}});
        readLogits(reader, reader.units(kind, part, layer), readings.back());
    };
    read(Part::DecoderInput, 0, Kind::TokenInput);
    for (Index layer = 0; layer < reader.layers(); ++layer)
        for (const Part part : decoderSublayers)
            read(part, layer, reader.isNormBefore() ? Kind::Residual : Kind::Normed);
    return readings;
}

std::string nameOf(const StreamPart& part, const ModelConfig& config) {
    const std::string layer =
        config.decoder.layers > 1 ? ", layer " + std::to_string(part.layer + 1) : std::string();
    switch (part.source) {
        case StreamSource::ReadToken:
            return "the token that was read";
        case StreamSource::Position:
            return "its position";
        case StreamSource::Sublayer:
            return sublayerName(part.part) + layer;
        case StreamSource::NormBias:
            return part.part == Part::DecoderLast
                       ? "bias of the last norm"
                       : "bias of the norm after " + sublayerName(part.part) + layer;
        case StreamSource::OutputBias:
            return "bias of the output layer";
    }
    return {};
}

}  // namespace attn
