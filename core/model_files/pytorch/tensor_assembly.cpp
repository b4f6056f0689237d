// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model_files/pytorch/tensor_assembly.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/nearest_name.h"
#include "core/base/told.h"
#include "core/files/formats/json_reader.h"
#include "core/files/formats/safetensors.h"
#include "core/model_files/pytorch/attentional_bias.h"
#include "core/model_files/pytorch/column_blocks.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/layers/narrow_weights.h"
#include "core/network/layers/position_encoding.h"
#include "core/network/models/config_json.h"
#include "core/system/machine_memory.h"

namespace attn {
namespace {

// A table that PyTorch computed in float differs so far at position 10,000.
constexpr float sinusoidTolerance = 2e-3f;
// largest size of one dimension; far above what `validate` allows
constexpr Index largestDimension = 1'000'000'000;

std::string quoted(const std::vector<const NamedTensor*>& sources) {
    std::string text;
    for (const NamedTensor* source : sources)
        text += (text.empty() ? "" : " + ") + inQuotes(source->name);
    return text;
}

// Transposes a row-major matrix [rows, cols].
std::vector<float> transposed(const std::vector<float>& values, std::size_t rows, std::size_t cols) {
    std::vector<float> result(values.size());
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = 0; j < cols; ++j)
            result[j * rows + i] = values[i * cols + j];
    return result;
}

const char* cellOf(Index gates) {
    return gates == 3 ? "gru" : gates == 4 ? "lstm" : "rnn";
}

const std::vector<Index>* rowsOf(const std::string& tensor, const ModelConfig& config,
                                 const TensorAssembly::Rows& rows) {
    if (tensor == "encoder.embedding.weight" && !config.decoder.sharedEmbedding)
        return rows.source.empty() ? nullptr : &rows.source;
    if (tensor == "encoder.embedding.weight" || tensor == "decoder.embedding.weight" ||
        tensor == "output.weight" || tensor == "output.bias")
        return rows.target.empty() ? nullptr : &rows.target;
    return nullptr;
}

// The foreign model lacks this token. The token is never chosen, because e^−10000 is zero in float.
constexpr float neverChosen = -10000;

}  // namespace

void TensorAssembly::refuse(const std::string& problem) const {
    throw Error(m_path + ": " + problem);
}

TensorAssembly::TensorAssembly(const MappingFit& fit, const std::string& path) : m_fit(fit), m_path(path) {
    for (const auto& [name, rule] : rulesFor(fit))
        m_assembled.emplace(name, assemble(rule));
    for (const char* half : {"encoder", "decoder"})
        takePositions(half);
}

// A table of positions that holds the sinusoids is no tensor of ours.
void TensorAssembly::takePositions(const std::string& half) {
    const Assembled* table = find(half + ".position");
    if (!table)
        return;
    const std::vector<float> numbers = values(*table);
    const auto rows = static_cast<Index>(table->shape[0]), width = size(half + ".position", 1);
    for (const SinusoidLayout& layout : sinusoidLayouts()) {
        if (layout.isInHalves && width % 2 != 0)
            continue;
        Sinusoids sinusoids(width, layout);
        const Matrix& known = sinusoids.upTo(rows);
        bool areSinusoids = true;
        for (Index p = 0; p < rows && areSinusoids; ++p)
            for (Index i = 0; i < width && areSinusoids; ++i)
                areSinusoids = std::abs(static_cast<float>(known(i, p)) -
                                        numbers[static_cast<std::size_t>(p * width + i)]) < sinusoidTolerance;
        if (!areSinusoids)
            continue;
        m_assembled.erase(half + ".position");
        m_sinusoids[half] = layout.id;
        return;
    }
}

// The sizes of the blocks of one half of a Transformer; how many heads there are, no shape says.
template <typename Half>
void TensorAssembly::readBlocks(const std::string& name, Half& half) const {
    half.layers = 0;
    while (find(name + ".layers." + std::to_string(half.layers) + ".linear1.weight"))
        ++half.layers;
    half.hidden = size(name + ".embedding.weight", 1);
    half.feedForward = size(name + ".layers.0.linear1.weight", 0);
    half.lastNorm = find(name + ".norm.weight") != nullptr;
    if (const auto sinusoids = m_sinusoids.find(name); sinusoids != m_sinusoids.end())
        half.positions = sinusoids->second;
    if (find(name + ".position")) {
        half.positions = "learned";
        half.longest = size(name + ".position", 0);
    }
}

TensorAssembly::Assembled TensorAssembly::assemble(const TensorRule& rule) const {
    Assembled result{rule, {}, {}};
    for (const std::string& name : rule.from) {
        const NamedTensor* source = m_fit.byName.at(name);
        std::vector<std::uint64_t> shape = source->shape;
        if (rule.isTransposed || (rule.from.size() > 1 && !rule.isSummed)) {
            if (shape.size() != 2)
                refuse(told("tensor %1 should have two dimensions, found shape %2.", inQuotes(source->name),
                            shapeText(shape)));
            if (rule.isTransposed)
                std::swap(shape[0], shape[1]);
        }
        if (rule.isSqueezed)
            std::erase(shape, 1u);
        if (rule.isSqueezed && shape.empty())
            shape = {1};
        if (rule.parts > 0) {
            const auto parts = static_cast<std::uint64_t>(rule.parts);
            if (shape.empty() || shape[0] % parts != 0)
                refuse(told("tensor %1 should hold %2 blocks of as many rows, found shape %3.",
                            inQuotes(source->name), parts, shapeText(source->shape)));
            shape[0] /= parts;
        }
        result.sources.push_back(source);
        if (result.sources.size() == 1) {
            result.shape = shape;
            continue;
        }
        const bool fits = rule.isSummed ? shape == result.shape : shape[0] == result.shape[0];
        if (!fits)
            refuse(told("tensor %1 of shape %2 does not go together with %3 of shape %4.",
                        inQuotes(source->name), shapeText(source->shape),
                        inQuotes(result.sources.front()->name), shapeText(result.sources.front()->shape)));
        if (!rule.isSummed)
            result.shape[1] += shape[1];
    }
    return result;
}

const TensorAssembly::Assembled* TensorAssembly::find(const std::string& name) const {
    const auto found = m_assembled.find(name);
    return found == m_assembled.end() ? nullptr : &found->second;
}

Index TensorAssembly::size(const std::string& name, std::size_t dimension) const {
    const Assembled* assembled = find(name);
    if (!assembled || assembled->sources.empty())
        return 0;
    if (assembled->shape.size() <= dimension)
        refuse(told("tensor %1 (%2) should have at least %3 dimensions, found shape %4.",
                    quoted(assembled->sources), name, dimension + 1, shapeText(assembled->shape)));
    return static_cast<Index>(std::min<std::uint64_t>(assembled->shape[dimension], largestDimension));
}

ModelConfig TensorAssembly::config() const {
    ModelConfig config;
    JsonObject choices(m_fit.mapping.config, m_fit.mapping.path, "config");
    readConfig(choices, config, VocabularySizes::LeftOut);
    const auto layers = [&](const std::string& half) {
        Index count = 0;
        while (find(half + ".rnn.weight_hh_l" + std::to_string(count)))
            ++count;
        return count;
    };
    const auto cell = [&](const std::string& half) {
        const std::string name = half + ".rnn.weight_hh_l0";
        const Index rows = size(name, 0), hidden = size(name, 1);
        if (hidden == 0 || (rows != hidden && rows != 3 * hidden && rows != 4 * hidden))
            refuse(
                told("tensor %1 should have 1, 3 or 4 times as many rows as columns (rnn, gru, lstm), found "
                     "shape [%2, %3].",
                     name, rows, hidden));
        return std::string(cellOf(rows / hidden));
    };
    EncoderConfig& encoder = config.encoder;
    if (encoder.kind == "self_attention") {
        readBlocks("encoder", encoder);
    } else {
        encoder.cell = cell("encoder");
        encoder.layers = layers("encoder");
        encoder.bidirectional = find("encoder.rnn.weight_hh_l0_reverse") != nullptr;
        encoder.hidden = size("encoder.rnn.weight_hh_l0", 1);
        encoder.embedding = size("encoder.embedding.weight", 1);
    }
    config.sourceSize = size("encoder.embedding.weight", 0);
    DecoderConfig& decoder = config.decoder;
    if (decoder.wiring == "transformer") {
        readBlocks("decoder", decoder);
    } else {
        decoder.cell = cell("decoder");
        decoder.layers = layers("decoder");
        decoder.hidden = size("decoder.rnn.weight_hh_l0", 1);
        decoder.embedding = size("decoder.embedding.weight", 1);
    }
    config.targetSize = size("decoder.embedding.weight", 0);
    AttentionConfig& attention = config.attention;
    attention.bias = find("attention.b_a") != nullptr;
    attention.learnedKeyStrength = find("attention.key_strength") != nullptr;
    const ScoreDescription* score = findScoreFunction(attention.score);
    if (score && score->reads.longestSource && find("attention.W_a"))
        attention.longestSource = size("attention.W_a", 0);
    for (const char* name : {"attention.W_K", "attention.v_a", "attention.v_p"})
        if (find(name))
            attention.size = size(name, 0);
    return config;
}

std::vector<TensorAssembly::Block> TensorAssembly::blocks(const ParameterEntry& entry,
                                                          const ModelConfig& config) const {
    const Assembled& assembled = m_assembled.at(entry.name);
    const std::vector<std::string>& theirs = assembled.rule.columns;
    if (theirs.empty())
        return {{0, 0, entry.cols}};
    const std::vector<ColumnBlock> ours = columnBlocks(entry.name, config);
    std::vector<Block> result;
    Index to = 0;
    for (const ColumnBlock& block : ours) {
        Index from = -1, place = 0;
        for (const std::string& name : theirs) {
            if (name == block.name)
                from = place;
            for (const ColumnBlock& other : ours)
                place += other.name == name ? other.size : 0;
        }
        result.push_back({from, to, block.size});
        to += block.size;
    }
    Index expected = 0;
    for (const std::string& name : theirs) {
        const auto known =
            std::find_if(ours.begin(), ours.end(), [&](const ColumnBlock& b) { return b.name == name; });
        if (known == ours.end() || std::count(theirs.begin(), theirs.end(), name) > 1)
            throw Error(m_fit.mapping.path + ": tensors." + entry.name + ".columns: " +
                        (known == ours.end()
                             ? told("%1 is not among the blocks of this tensor.", inQuotes(name))
                             : told("%1 stands twice; each block may stand once.", inQuotes(name))));
        expected += known->size;
    }
    if (assembled.shape.size() != 2 || assembled.shape[1] != static_cast<std::uint64_t>(expected))
        refuse(told("tensor %1 (%2) should have %3 columns for %4, found shape %5.",
                    quoted(assembled.sources), entry.name, expected, listed(theirs),
                    shapeText(assembled.shape)));
    return result;
}

void TensorAssembly::check(const ParameterLayout& layout, const ModelConfig& config, const Rows& rows) const {
    for (const ParameterEntry& entry : layout.entries()) {
        const Assembled* assembled = find(entry.name);
        if (!assembled)
            refuse(told(
                "the mapping %1 says of no tensor that it is %2, which a model of this configuration has.",
                m_fit.mapping.path, entry.name));
        if (assembled->sources.empty())
            continue;
        const std::vector<Index>* order = rowsOf(entry.name, config, rows);
        const Index theirRows = order ? 1 + *std::max_element(order->begin(), order->end()) : entry.rows;
        std::vector<std::uint64_t> expected = entry.shape();
        if (order)
            expected[0] = static_cast<std::uint64_t>(theirRows);
        if (!assembled->rule.columns.empty()) {
            blocks(entry, config);
            expected[1] = assembled->shape[1];
        }
        if (assembled->shape != expected)
            refuse(told("tensor %1 (%2) should have shape %3, found %4.", quoted(assembled->sources),
                        entry.name, shapeText(expected), shapeText(assembled->shape)));
    }
    for (const auto& [name, assembled] : m_assembled)
        if (!layout.find(name) && !(name == "output.weight" && config.decoder.tiedOutput))
            refuse(told("tensor %1 would be %2, which a model of this configuration does not have.",
                        quoted(assembled.sources), name));
}

std::vector<float> TensorAssembly::finiteNumbers(const NamedTensor& tensor) const {
    std::vector<float> numbers = tensor.read();
    checkFinite(tensor, numbers, 0);
    return numbers;
}

// `first` is the place of the first of these numbers in the tensor.
void TensorAssembly::checkFinite(const NamedTensor& tensor, std::span<const float> numbers,
                                 std::size_t first) const {
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (!std::isfinite(numbers[i]))
            refuse(std::isnan(numbers[i])
                       ? told("tensor %1 holds NaN as number %2, expected finite numbers.",
                              inQuotes(tensor.name), first + i)
                       : told("tensor %1 holds infinity as number %2, expected finite numbers.",
                              inQuotes(tensor.name), first + i));
}

bool TensorAssembly::Assembled::hasSameNumbers(const Assembled& other) const {
    if (!isPlain() || !other.isPlain() || shape != other.shape)
        return false;
    return sources[0] == other.sources[0] ||
           (!sources[0]->place.empty() && sources[0]->place == other.sources[0]->place);
}

// A token that sources never have, such as the one that starts a target, may have any row.
bool TensorAssembly::sharesEmbedding(const Rows& rows, Index size) const {
    const Assembled* source = find("encoder.embedding.weight");
    const Assembled* target = find("decoder.embedding.weight");
    if (!source || !target || !source->hasSameNumbers(*target))
        return false;
    for (Index i = 0; i < size; ++i) {
        const auto place = static_cast<std::size_t>(i);
        const Index from = rows.source.empty() ? i : rows.source[place];
        if (from >= 0 && from != (rows.target.empty() ? i : rows.target[place]))
            return false;
    }
    return true;
}

bool TensorAssembly::sharesOutput() const {
    const Assembled* embedding = find("decoder.embedding.weight");
    const Assembled* output = find("output.weight");
    return embedding && output && output->hasSameNumbers(*embedding);
}

std::vector<float> TensorAssembly::values(const Assembled& assembled) const {
    const TensorRule& rule = assembled.rule;
    std::vector<float> result;
    const std::size_t rows = assembled.shape[0];
    const std::size_t cols = assembled.shape.size() > 1 ? assembled.shape[1] : 1;
    std::size_t column = 0;
    for (const NamedTensor* source : assembled.sources) {
        std::vector<float> part = finiteNumbers(*source);
        if (rule.isTransposed)
            part = transposed(part, source->shape[0], source->shape[1]);
        if (rule.parts > 0) {
            const auto count = static_cast<std::ptrdiff_t>(rows * cols);
            part =
                std::vector<float>(part.begin() + rule.part * count, part.begin() + (rule.part + 1) * count);
        }
        if (assembled.sources.size() == 1)
            return part;
        if (result.empty())
            result.resize(rows * cols, 0);
        const std::size_t width = rule.isSummed ? cols : part.size() / rows;
        for (std::size_t i = 0; i < part.size(); ++i)
            result[i / width * cols + column + i % width] += part[i];
        column += rule.isSummed ? 0 : width;
    }
    return result;
}

std::vector<float> TensorAssembly::attentionalBias(const ModelConfig& config) const {
    const auto found = m_fit.byName.find(m_fit.mapping.attentionalBias);
    if (found == m_fit.byName.end())
        return {};
    const NamedTensor& tensor = *found->second;
    const std::vector<std::uint64_t> expected = {static_cast<std::uint64_t>(config.decoder.hidden)};
    if (tensor.shape != expected)
        refuse(told("tensor %1 should have shape %2, found %3.", inQuotes(tensor.name), shapeText(expected),
                    shapeText(tensor.shape)));
    std::vector<float> bias = finiteNumbers(tensor);
    if (std::all_of(bias.begin(), bias.end(), [](float value) { return value == 0; }))
        return {};
    const std::string problem = attentionalBiasProblem(config);
    if (!problem.empty())
        refuse(
            told("tensor %1 is not zero, but the specification's attentional layer tanh(W_c [c ; s]) has no "
                 "bias, and %2.",
                 inQuotes(tensor.name), problem));
    return bias;
}

void TensorAssembly::requireZeros() const {
    for (const auto& [name, reason] : m_fit.mapping.mustBeZero) {
        const auto found = m_fit.byName.find(name);
        if (found == m_fit.byName.end())
            continue;
        for (const float value : found->second->read())
            if (value != 0)
                refuse(told("tensor %1 is not zero, but %2.", inQuotes(found->second->name), reason));
    }
}

// Takes the rows of a tensor as they come. It may be large, so that it is never held as a whole.
void TensorAssembly::fillRows(const Assembled& assembled, const ParameterEntry& entry,
                              const std::vector<Index>* order, Real* to) const {
    std::vector<std::pair<std::size_t, Index>> places;  // row of theirs, row of ours
    for (Index i = 0; i < entry.rows; ++i) {
        const Index row = order ? (*order)[static_cast<std::size_t>(i)] : i;
        if (row >= 0)
            places.emplace_back(static_cast<std::size_t>(row), i);
    }
    std::sort(places.begin(), places.end());
    const NamedTensor& tensor = *assembled.sources[0];
    const auto cols = static_cast<std::size_t>(entry.cols);
    std::size_t done = 0, next = 0;
    tensor.forEachPart([&](std::span<const float> part) {
        checkFinite(tensor, part, done);
        for (std::size_t i = 0; i < part.size();) {
            const std::size_t row = (done + i) / cols, col = (done + i) % cols;
            const std::size_t count = std::min(cols - col, part.size() - i);
            while (next < places.size() && places[next].first < row)
                ++next;
            for (std::size_t p = next; p < places.size() && places[p].first == row; ++p)
                std::copy_n(part.data() + i, count,
                            to + places[p].second * entry.cols + static_cast<Index>(col));
            i += count;
        }
        done += part.size();
    });
}

void TensorAssembly::fill(Parameters& parameters, const ModelConfig& config, const Rows& rows,
                          bool keepsNarrow) const {
    requireZeros();
    if (!keepsNarrow)
        preferLargePages(parameters.buffer().data(),
                         static_cast<std::size_t>(parameters.buffer().size()) * sizeof(Real));
    const auto narrow = std::make_shared<NarrowWeights>();
    const std::vector<ParameterEntry>& entries = parameters.layout().entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const ParameterEntry& entry = entries[i];
        const Assembled& assembled = m_assembled.at(entry.name);
        if (assembled.sources.empty())
            continue;
        const std::vector<Index>* order = rowsOf(entry.name, config, rows);
        Real* to = parameters.buffer().data() + entry.offset;
        if (assembled.isPlain())
            fillRows(assembled, entry, order, to);
        else
            fillBlocks(assembled, entry, order, config, to);
        if (keepsNarrow &&
            narrow->add(static_cast<ParameterId>(i), entry, ConstWeight(to, entry.rows, entry.cols)))
            setZeroPages(to, static_cast<std::size_t>(entry.size()) * sizeof(Real));
    }
    silence(parameters, rows);
    if (!narrow->kept().empty())
        parameters.keepNarrow(narrow);
}

void TensorAssembly::fillBlocks(const Assembled& assembled, const ParameterEntry& entry,
                                const std::vector<Index>* order, const ModelConfig& config, Real* to) const {
    const std::vector<float> from = values(assembled);
    const Index theirCols = assembled.shape.size() > 1 ? static_cast<Index>(assembled.shape[1]) : 1;
    for (Index i = 0; i < entry.rows; ++i) {
        const Index row = order ? (*order)[static_cast<std::size_t>(i)] : i;
        if (row < 0)
            continue;
        for (const Block& block : blocks(entry, config))
            for (Index j = 0; block.from >= 0 && j < block.count; ++j)
                to[i * entry.cols + block.to + j] =
                    from[static_cast<std::size_t>(row * theirCols + block.from + j)];
    }
}

// Gives tokens that are never said a bias that they cannot overcome.
void TensorAssembly::silence(Parameters& parameters, const Rows& rows) {
    const std::optional<Index> bias = parameters.layout().find("output.bias");
    if (!bias)
        return;
    const ParameterEntry& entry = parameters.layout().entries()[static_cast<std::size_t>(*bias)];
    Real* to = parameters.buffer().data() + entry.offset;
    for (std::size_t i = 0; i < rows.target.size(); ++i)
        if (rows.target[i] < 0)
            to[i] = neverChosen;
    for (const Token token : rows.neverSaid)
        to[token] = neverChosen;
}

}  // namespace attn
