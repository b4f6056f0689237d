// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/residual_stream.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "core/base/error.h"
#include "core/base/told.h"
#include "core/network/layers/position_encoding.h"
#include "core/network/models/trained_model.h"

namespace attn {
namespace {

using Numbers1d = std::vector<double>;

constexpr std::array decoderSublayers = {Part::DecoderSelf, Part::DecoderCross, Part::DecoderFeed};

// Reads numbers of one step of a Transformer's decoder.
class StreamReader {
public:
    StreamReader(const StreamNumbers& numbers, Index step)
        : m_numbers(numbers), m_config(numbers.model.network.config()), m_step(step) {
        if (!hasResidualStream(m_config))
            throw Error(
                told("a model with the wiring \"%1\" has no residual stream; open one with the "
                     "wiring \"transformer\".",
                     m_config.decoder.wiring));
    }

    Index size() const { return m_config.decoder.hidden; }
    Index layers() const { return m_config.decoder.layers; }
    bool isNormBefore() const { return m_config.decoder.norm == "pre"; }
    const ModelConfig& config() const { return m_config; }

    Numbers1d units(Kind kind, Part part, Index layer, Index head, Index count) const {
        Numbers1d values;
        for (Index i = 0; i < count; ++i)
            values.push_back(m_numbers.number(
                {.kind = kind, .step = m_step, .unit = i, .layer = layer, .head = head, .part = part}));
        return values;
    }
    Numbers1d units(Kind kind, Part part, Index layer) const { return units(kind, part, layer, 0, size()); }
    // The stream after a sublayer; before the first one with Part::DecoderInput.
    Numbers1d after(Part part, Index layer) const {
        if (part == Part::DecoderInput)
            return units(Kind::TokenInput, part, 0);
        return units(isNormBefore() ? Kind::Residual : Kind::Normed, part, layer);
    }
    // What the norm of a place reads: the sum after a sublayer, or the whole stream.
    Numbers1d beforeNorm(Part part, Index layer) const {
        if (part == Part::DecoderLast)
            return after(Part::DecoderFeed, layers() - 1);
        Numbers1d sum = part != Part::DecoderSelf ? after(before(part), layer)
                        : layer > 0               ? after(Part::DecoderFeed, layer - 1)
                                                  : after(Part::DecoderInput, 0);
        const Numbers1d added = units(Kind::Added, part, layer);
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += added[i];
        return sum;
    }
    double deviation(Part part, Index layer) const { return momentsOf(beforeNorm(part, layer)).deviation; }

    struct Moments {
        double mean = 0, deviation = 0;
    };
    Moments momentsOf(const Numbers1d& values) const {
        const auto size = static_cast<double>(values.size());
        double mean = 0, variance = 0;
        for (const double value : values)
            mean += value / size;
        for (const double value : values)
            variance += (value - mean) * (value - mean) / size;
        return {mean, std::sqrt(variance + m_config.decoder.normEpsilon)};
    }

    // Rows of it are columns here.
    Eigen::Map<const Matrix> matrix(const std::string& tensor) const {
        const Parameters& parameters = m_numbers.model.network.parameters();
        return parameters.columns(parameters.layout().find(tensor).value());
    }
    Numbers1d vector(const std::string& tensor) const {
        const Parameters& parameters = m_numbers.model.network.parameters();
        const auto values = parameters.vector(parameters.layout().find(tensor).value());
        return {values.begin(), values.end()};
    }
    // √d · embedding of the token that was read, or the embedding itself.
    Numbers1d token() const {
        const Token previous = m_numbers.trace.steps[static_cast<std::size_t>(m_step)].previous;
        const auto embedding = matrix("decoder.embedding.weight");
        const double scale = m_config.decoder.scaledEmbedding ? std::sqrt(static_cast<double>(size())) : 1;
        Numbers1d values;
        for (Index i = 0; i < size(); ++i)
            values.push_back(scale * static_cast<double>(embedding(i, previous)));
        return values;
    }
    std::string normName(Part part, Index layer) const {
        if (part == Part::DecoderLast)
            return "decoder.norm";
        return "decoder.layers." + std::to_string(layer) + ".norm" + std::to_string(place(part) + 1);
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
        const auto weight =
            matrix("decoder.layers." + std::to_string(layer) +
                   (part == Part::DecoderSelf ? ".self_attention" : ".cross_attention") + ".out_proj.weight");
        const Numbers1d context = units(Kind::Context, part, layer, head, width);
        Numbers1d values(static_cast<std::size_t>(size()), 0);
        for (Index i = 0; i < size(); ++i)
            for (Index k = 0; k < width; ++k)
                values[static_cast<std::size_t>(i)] +=
                    static_cast<double>(weight(head * width + k, i)) * context[static_cast<std::size_t>(k)];
        return values;
    }

private:
    static std::ptrdiff_t place(Part part) {
        return std::find(decoderSublayers.begin(), decoderSublayers.end(), part) - decoderSublayers.begin();
    }
    static Part before(Part part) { return decoderSublayers[static_cast<std::size_t>(place(part) - 1)]; }

    const StreamNumbers& m_numbers;
    const ModelConfig& m_config;
    Index m_step;
};

// A direction of the stream on its way to the logit: a linear form of the stream. It goes backwards, from
// the output's row through each norm.
class LogitDirection {
public:
    LogitDirection(const StreamReader& reader, Token token) : m_reader(reader) {
        const auto output = reader.matrix(reader.outputName());
        for (Index i = 0; i < reader.size(); ++i)
            m_row.push_back(static_cast<double>(output(i, token)));
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
        const double deviation = m_reader.deviation(part, layer);
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
             .logit = m_reader.vector("output.bias")[static_cast<std::size_t>(token)]});
        if (m_reader.config().decoder.hasLastNorm())
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
        if (areAdded(m_reader.config().decoder.positions))
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
    const auto [mean, deviation] = reader.momentsOf(values);
    const Numbers1d gain = reader.vector(name + ".weight"), bias = reader.vector(name + ".bias");
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = gain[i] * (values[i] - mean) / deviation + bias[i];
}

void readLogits(const StreamReader& reader, Numbers1d values, LensReading& reading) {
    if (reader.config().decoder.hasLastNorm())
        normalise(reader, reader.normName(Part::DecoderLast, 0), values);
    reading.logits = reader.vector("output.bias");
    const auto weight = reader.matrix(reader.outputName());
    for (std::size_t token = 0; token < reading.logits.size(); ++token)
        for (std::size_t i = 0; i < values.size(); ++i)
            reading.logits[token] +=
                static_cast<double>(weight(static_cast<Index>(i), static_cast<Index>(token))) * values[i];
    const double largest = *std::max_element(reading.logits.begin(), reading.logits.end());
    double sum = 0;
    for (const double logit : reading.logits)
        sum += reading.probabilities.emplace_back(std::exp(logit - largest));
    for (double& probability : reading.probabilities)
        probability /= sum;
}

// `layer` is empty where there is only one.
std::string sublayerName(Part part, std::optional<Index> layer) {
    if (layer)
        return part == Part::DecoderSelf    ? told("self-attention, layer %1", *layer)
               : part == Part::DecoderCross ? told("cross-attention, layer %1", *layer)
                                            : told("feed-forward, layer %1", *layer);
    return part == Part::DecoderSelf    ? told("self-attention")
           : part == Part::DecoderCross ? told("cross-attention")
                                        : told("feed-forward");
}

std::string normBiasName(Part part, std::optional<Index> layer) {
    if (layer)
        return part == Part::DecoderSelf    ? told("bias of the norm after self-attention, layer %1", *layer)
               : part == Part::DecoderCross ? told("bias of the norm after cross-attention, layer %1", *layer)
                                            : told("bias of the norm after feed-forward, layer %1", *layer);
    return part == Part::DecoderSelf    ? told("bias of the norm after self-attention")
           : part == Part::DecoderCross ? told("bias of the norm after cross-attention")
                                        : told("bias of the norm after feed-forward");
}

}  // namespace

bool hasResidualStream(const ModelConfig& config) {
    return config.decoder.wiring == "transformer";
}

StreamNumbers streamNumbersOf(const Computation& computation) {
    return {computation.model(), computation.trace(),
            [&computation](const Quantity& quantity) { return computation.value(quantity); }};
}

std::vector<StreamPart> residualParts(const StreamNumbers& numbers, Index step, Token token) {
    const StreamReader reader(numbers, step);
    return PartCollector(reader, token).collect(token);
}

std::vector<StreamPart> residualParts(const Computation& computation, Index step, Token token) {
    return residualParts(streamNumbersOf(computation), step, token);
}

Quantity quantityOf(const StreamPart& part, Index step, Token token) {
    Quantity quantity{.kind = Kind::StreamLogit, .step = step, .unit = token, .part = Part::DecoderInput};
    switch (part.source) {
        case StreamSource::ReadToken:
            break;
        case StreamSource::Position:
            quantity.layer = 1;
            break;
        case StreamSource::Sublayer:
        case StreamSource::NormBias:
            quantity.layer = part.layer;
            quantity.part = part.part;
            break;
        case StreamSource::OutputBias:
            quantity.part = Part::Model;
            break;
    }
    const bool isBias = part.source == StreamSource::NormBias || part.source == StreamSource::OutputBias;
    return isBias ? like(quantity, Kind::StreamBias) : quantity;
}

Token LensReading::mostLikely() const {
    return static_cast<Token>(std::max_element(logits.begin(), logits.end()) - logits.begin());
}

std::vector<LensReading> logitLens(const StreamNumbers& numbers, Index step) {
    const StreamReader reader(numbers, step);
    std::vector<LensReading> readings;
    const auto read = [&](Part part, Index layer) {
        readings.push_back({.part = part, .layer = layer, .logits = {}, .probabilities = {}});
        readLogits(reader, reader.after(part, layer), readings.back());
    };
    read(Part::DecoderInput, 0);
    for (Index layer = 0; layer < reader.layers(); ++layer)
        for (const Part part : decoderSublayers)
            read(part, layer);
    return readings;
}

std::vector<LensReading> logitLens(const Computation& computation, Index step) {
    return logitLens(streamNumbersOf(computation), step);
}

std::string nameOf(const StreamPart& part, const ModelConfig& config) {
    const std::optional<Index> layer =
        config.decoder.layers > 1 ? std::optional(part.layer + 1) : std::nullopt;
    switch (part.source) {
        case StreamSource::ReadToken:
            return told("the token that was read");
        case StreamSource::Position:
            return told("its position");
        case StreamSource::Sublayer:
            return sublayerName(part.part, layer);
        case StreamSource::NormBias:
            return part.part == Part::DecoderLast ? told("bias of the last norm")
                                                  : normBiasName(part.part, layer);
        case StreamSource::OutputBias:
            return told("bias of the output layer");
    }
    return {};
}

}  // namespace attn
