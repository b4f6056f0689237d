// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/stream_numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/network/layers/position_encoding.h"

namespace attn {
namespace {

struct StreamNorm {
    Part part = Part::DecoderLast;
    Index layer = 0;
    ParameterId gain = noParameter, bias = noParameter;
    bool operator==(const std::pair<Part, Index>& place) const {
        return part == place.first && layer == place.second;
    }
};

// A logit as a linear form of the stream, at each place of it.
class LogitForm {
public:
    LogitForm(const Numbers& numbers, const BlocksPlace& blocks, ParameterId output)
        : m_numbers(numbers), m_output(output), m_size(blocks.size) {
        if (blocks.hasLastNorm)
            add(blocks, blocks.last(), 0);
        const std::vector<Part> parts = blocks.sublayers();
        for (Index layer = blocks.layers - 1; layer >= 0 && !blocks.isNormBefore; --layer)
            for (auto part = parts.rbegin(); part != parts.rend(); ++part)
                add(blocks, *part, layer);
    }

    // Those that the stream passes, the last one first.
    const std::vector<StreamNorm>& norms() const { return m_norms; }
    std::size_t normsAfter(Part part, Index layer) const {
        const auto own = std::find(m_norms.begin(), m_norms.end(), std::pair(part, layer));
        return own == m_norms.end() ? m_norms.size() : static_cast<std::size_t>(own - m_norms.begin());
    }
    // What a number of the stream counts for, `count` norms before its end: [d].
    std::vector<double> before(std::size_t count, Index step, Index token) const {
        std::vector<double> row;
        for (Index i = 0; i < m_size; ++i)
            row.push_back(m_numbers.entry(m_output, token, i).value);
        for (std::size_t k = 0; k < count; ++k)
            goThrough(m_norms[k], step, row);
        return row;
    }

private:
    void add(const BlocksPlace& blocks, Part part, Index layer) {
        const std::string name = blocks.normName(part, layer);
        m_norms.push_back(
            {part, layer, m_numbers.tensor(name + ".weight"), m_numbers.tensor(name + ".bias")});
    }
    // y = γ ∘ (x − mean) / σ + β
    void goThrough(const StreamNorm& norm, Index step, std::vector<double>& row) const {
        const double deviation =
            m_numbers
                .number({.kind = Kind::NormDeviation, .step = step, .layer = norm.layer, .part = norm.part})
                .value;
        double mean = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            row[i] *= m_numbers.entry(norm.gain, static_cast<Index>(i)).value / deviation;
            mean += row[i] / static_cast<double>(row.size());
        }
        for (double& value : row)
            value -= mean;
    }

    const Numbers& m_numbers;
    ParameterId m_output;
    Index m_size;
    std::vector<StreamNorm> m_norms;
};

Extents tokenExtents(const Numbers& numbers, Index layers = 1) {
    return {.steps = numbers.stepCount(), .units = numbers.config().targetSize, .layers = layers};
}

void addStreamLogits(const Numbers& numbers, const BlocksPlace& blocks, const LogitForm& form,
                     NumberForms& table) {
    for (const Part part : blocks.sublayers())
        table.push_back({.kind = Kind::StreamLogit,
                         .part = part,
                         .extents = tokenExtents(numbers, blocks.layers),
                         .write = [&numbers, form, before = blocks.isNormBefore](const Quantity& at,
                                                                                 Arithmetic& arithmetic) {
                             // The norm after a sublayer stands on its way, too.
                             const std::size_t count =
                                 before ? form.norms().size() : form.normsAfter(at.part, at.layer) + 1;
                             const std::vector<double> row = form.before(count, at.step, at.unit);
                             Quantity added = like(at, Kind::Added);
                             for (added.unit = 0; added.unit < static_cast<Index>(row.size()); ++added.unit)
                                 arithmetic.term({constant(row[static_cast<std::size_t>(added.unit)]),
                                                  numbers.number(added)});
                         }});
    const ParameterId embedding = numbers.tensor("decoder.embedding.weight"),
                      position = numbers.tensor("decoder.position");
    const bool isSinusoidal = findSinusoidLayout(blocks.positions) != nullptr;
    const bool hasPosition = isSinusoidal || position != noParameter;
    table.push_back(
        {.kind = Kind::StreamLogit,
         .part = blocks.input(),
         .extents = tokenExtents(numbers, hasPosition ? 2 : 1),
         .write = [&numbers, form, embedding, position, isSinusoidal,
                   scale = blocks.isScaled ? std::sqrt(static_cast<double>(blocks.size)) : 1.0,
                   longest = numbers.config().decoder.longest](const Quantity& at, Arithmetic& arithmetic) {
             const std::vector<double> row = form.before(form.norms().size(), at.step, at.unit);
             for (Index i = 0; i < static_cast<Index>(row.size()); ++i) {
                 const double factor = row[static_cast<std::size_t>(i)];
                 if (at.layer == 0)
                     arithmetic.term({constant(factor), constant(scale),
                                      numbers.entry(embedding, numbers.readToken(at.step), i)});
                 else if (isSinusoidal)
                     arithmetic.term(
                         {constant(factor),
                          numbers.number(
                              {.kind = Kind::PositionCode, .step = at.step, .unit = i, .part = at.part})});
                 else
                     arithmetic.term(
                         {constant(factor), numbers.entry(position, std::min(at.step, longest - 1), i)});
             }
         }});
}

void addStreamBiases(const Numbers& numbers, const BlocksPlace& blocks, const LogitForm& form,
                     ParameterId outputBias, NumberForms& table) {
    const auto add = [&](Part part, Index layers) {
        table.push_back({.kind = Kind::StreamBias,
                         .part = part,
                         .extents = tokenExtents(numbers, layers),
                         .write = [&numbers, form](const Quantity& at, Arithmetic& arithmetic) {
                             const std::size_t own = form.normsAfter(at.part, at.layer);
                             const std::vector<double> row = form.before(own, at.step, at.unit);
                             for (Index i = 0; i < static_cast<Index>(row.size()); ++i)
                                 arithmetic.term({constant(row[static_cast<std::size_t>(i)]),
                                                  numbers.entry(form.norms()[own].bias, i)});
                         }});
    };
    if (!blocks.isNormBefore)
        for (const Part part : blocks.sublayers())
            add(part, blocks.layers);
    if (blocks.hasLastNorm)
        add(blocks.last(), 1);
    table.push_back({.kind = Kind::StreamBias,
                     .extents = tokenExtents(numbers),
                     .write = [&numbers, outputBias](const Quantity& at, Arithmetic& arithmetic) {
                         arithmetic.term({numbers.entry(outputBias, at.unit)});
                     }});
}

void addLens(const Numbers& numbers, const BlocksPlace& blocks, ParameterId output, ParameterId bias,
             NumberForms& table) {
    const std::vector<Part> parts = blocks.sublayers();
    const auto count = static_cast<Index>(parts.size());
    const Index places = 1 + blocks.layers * count;
    const auto stream = [blocks, parts, count](Index place, Index row, Index unit) {
        if (place == 0)
            return blocks.rows.at(Kind::TokenInput, blocks.input(), 0, row, unit);
        return blocks.after(parts[static_cast<std::size_t>((place - 1) % count)], (place - 1) / count, row,
                            unit);
    };
    if (blocks.hasLastNorm)
        addNormNumbers(numbers,
                       {.rows = blocks.rows,
                        .part = Part::DecoderLens,
                        .size = blocks.size,
                        .layers = places,
                        .epsilon = blocks.normEpsilon,
                        .name = [blocks](Index) { return blocks.normName(blocks.last(), 0); },
                        .input = stream},
                       table);
    const auto of = [&numbers](const Quantity& at, Kind kind, Index unit) {
        Quantity other = like(at, kind);
        other.unit = unit;
        return numbers.number(other);
    };
    const auto add = [&](Kind kind, bool isOfTokens, auto write) {
        Extents all = tokenExtents(numbers, places);
        if (!isOfTokens)
            all.units = 1;
        table.push_back({.kind = kind, .part = Part::DecoderLens, .extents = all, .write = write});
    };
    const Index tokens = numbers.config().targetSize;
    add(Kind::Logit, true,
        [&numbers, of, stream, output, bias, size = blocks.size, isNormed = blocks.hasLastNorm](
            const Quantity& at, Arithmetic& arithmetic) {
            addAffine(
                numbers, output, bias, at.unit, size,
                [&](Index i) {
                    return isNormed ? of(at, Kind::Normed, i) : numbers.number(stream(at.layer, at.step, i));
                },
                arithmetic);
        });
    add(Kind::LargestLogit, false, [of, tokens](const Quantity& at, Arithmetic& arithmetic) {
        for (Index token = 0; token < tokens; ++token)
            arithmetic.term({of(at, Kind::Logit, token)});
        arithmetic.apply(Function::Largest);
    });
    add(Kind::LogitExponential, true, [of](const Quantity& at, Arithmetic& arithmetic) {
        arithmetic.term({of(at, Kind::Logit, at.unit)});
        arithmetic.term({constant(-1), of(at, Kind::LargestLogit, 0)});
        arithmetic.apply(Function::Exponential);
    });
    add(Kind::LogitSum, false, [of, tokens](const Quantity& at, Arithmetic& arithmetic) {
        for (Index token = 0; token < tokens; ++token)
            arithmetic.term({of(at, Kind::LogitExponential, token)});
    });
    add(Kind::Probability, true, [of](const Quantity& at, Arithmetic& arithmetic) {
        arithmetic.term({of(at, Kind::LogitExponential, at.unit)});
        arithmetic.divide(of(at, Kind::LogitSum, 0));
    });
}

}  // namespace

void addStreamNumbers(const Numbers& numbers, const BlocksPlace& blocks, ParameterId output, ParameterId bias,
                      NumberForms& table) {
    const LogitForm form(numbers, blocks, output);
    addStreamLogits(numbers, blocks, form, table);
    addStreamBiases(numbers, blocks, form, bias, table);
    addLens(numbers, blocks, output, bias, table);
}

}  // namespace attn
