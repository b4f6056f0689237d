// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/explained/layer_numbers.h"

#include <algorithm>
#include <cmath>

#include "core/network/layers/layer_norm.h"
#include "core/network/layers/position_encoding.h"

namespace attn {
namespace {

constexpr double rateBase = 10000;  // model-spec, "positions"

// 10000^(−2i/width), written as exp(−2i · ln 10000 / width).
NumberForm rateForm(Part part, Index pairs, Index width) {
    return {.kind = Kind::PositionRate,
            .part = part,
            .extents = {.units = pairs},
            .write = [width](const Quantity& at, Arithmetic& arithmetic) {
                arithmetic.term({constant(-2 * static_cast<double>(at.unit)), constant(std::log(rateBase))});
                arithmetic.divide(constant(static_cast<double>(width)));
                arithmetic.apply(Function::Exponential);
            }};
}

// The sine or cosine of position · rate of the unit's pair.
void writeAngle(const Numbers& numbers, Part part, Index position, Index pair, Function function,
                Arithmetic& arithmetic) {
    arithmetic.term({constant(static_cast<double>(position)),
                     numbers.number({.kind = Kind::PositionRate, .unit = pair, .part = part})});
    arithmetic.apply(function);
}

// Where the token of a row is taken to stand.
Index placeOf(const Numbers& numbers, const RowPlace& rows, const Quantity& at) {
    return rows.isEncoder ? numbers.placeOf(at.position) : at.step;
}

void addTurns(const Numbers& numbers, const TokenInputPlace& place, NumberForms& table) {
    table.push_back(rateForm(place.part, place.headWidth / 2, place.headWidth));
    for (const auto& [kind, function] :
         {std::pair(Kind::TurnCosine, Function::Cosine), std::pair(Kind::TurnSine, Function::Sine)})
        table.push_back({.kind = kind,
                         .part = place.part,
                         .extents = {.positions = place.turnPlaces, .units = place.headWidth / 2},
                         .write = [&numbers, function = function, isEncoder = place.rows.isEncoder](
                                      const Quantity& at, Arithmetic& arithmetic) {
                             const Index place = isEncoder ? numbers.placeOf(at.position) : at.position;
                             writeAngle(numbers, at.part, place, at.unit, function, arithmetic);
                         }});
}

}  // namespace

void addTokenInputNumbers(const Numbers& numbers, const TokenInputPlace& place, NumberForms& table) {
    const RowPlace rows = place.rows;
    const SinusoidLayout* sinusoids = findSinusoidLayout(place.positions);
    if (sinusoids) {
        table.push_back(
            rateForm(place.part, sinusoids->rateCount(place.width), sinusoids->rateWidth(place.width)));
        table.push_back({.kind = Kind::PositionCode,
                         .part = place.part,
                         .extents = rows.extents(place.width),
                         .write = [&numbers, rows, sinusoids, width = place.width](const Quantity& at,
                                                                                   Arithmetic& arithmetic) {
                             const bool isSine = sinusoids->isSine(at.unit, width);
                             writeAngle(numbers, at.part, placeOf(numbers, rows, at) + sinusoids->first,
                                        sinusoids->rateOf(at.unit, width),
                                        isSine ? Function::Sine : Function::Cosine, arithmetic);
                         }});
    }
    if (place.positions == "rotary" && place.headWidth > 0)
        addTurns(numbers, place, table);
    const ParameterId embedding = numbers.tensor(place.name + ".embedding.weight"),
                      position = numbers.tensor(place.name + ".position");
    const auto writeEmbedded = [&numbers, rows, embedding,
                                scale = place.isScaled ? std::sqrt(static_cast<double>(place.width)) : 1.0](
                                   const Quantity& at, Arithmetic& arithmetic) {
        const Index row = rows.row(at);
        const Token token = rows.isEncoder ? numbers.sourceToken(row) : numbers.readToken(row);
        arithmetic.term({constant(scale), numbers.entry(embedding, token, at.unit)});
    };
    table.push_back({.kind = Kind::Embedded,
                     .part = place.part,
                     .extents = rows.extents(place.width),
                     .write = writeEmbedded});
    const auto learnedPosition = [&numbers, rows, position, longest = place.longest](const Quantity& at) {
        return numbers.entry(position, std::min(placeOf(numbers, rows, at), longest - 1), at.unit);
    };
    if (position != noParameter)
        table.push_back({.kind = Kind::PositionCode,
                         .part = place.part,
                         .extents = rows.extents(place.width),
                         .write = [learnedPosition](const Quantity& at, Arithmetic& arithmetic) {
                             arithmetic.term({learnedPosition(at)});
                         }});
    table.push_back({.kind = Kind::TokenInput,
                     .part = place.part,
                     .extents = rows.extents(place.width),
                     .write = [&numbers, writeEmbedded, sinusoids, position, learnedPosition](
                                  const Quantity& at, Arithmetic& arithmetic) {
                         writeEmbedded(at, arithmetic);
                         if (sinusoids)
                             arithmetic.term({numbers.number(like(at, Kind::PositionCode))});
                         else if (position != noParameter)
                             arithmetic.term({learnedPosition(at)});
                     }});
}

// y = γ (x − mean) / √(variance + ε) + β
void addNormNumbers(const Numbers& numbers, const NormPlace& place, NumberForms& table) {
    const RowPlace rows = place.rows;
    const Index size = place.size;
    const auto add = [&](Kind kind, Index units, std::function<void(const Quantity&, Arithmetic&)> write) {
        table.push_back({.kind = kind,
                         .part = place.part,
                         .extents = rows.extents(units, place.layers),
                         .write = std::move(write)});
    };
    const auto of = [&numbers](const Quantity& at, Kind kind, Index unit) {
        Quantity other = like(at, kind);
        other.unit = unit;
        return numbers.number(other);
    };
    const auto input = place.input;
    add(Kind::NormMean, 1, [&numbers, rows, size, input](const Quantity& at, Arithmetic& arithmetic) {
        for (Index i = 0; i < size; ++i)
            arithmetic.term({numbers.number(input(at.layer, rows.row(at), i))});
        arithmetic.divide(constant(static_cast<double>(size)));
    });
    add(Kind::NormCentred, size, [&numbers, rows, of, input](const Quantity& at, Arithmetic& arithmetic) {
        arithmetic.term({numbers.number(input(at.layer, rows.row(at), at.unit))});
        arithmetic.term({constant(-1), of(at, Kind::NormMean, 0)});
    });
    add(Kind::NormVariance, 1, [size, of](const Quantity& at, Arithmetic& arithmetic) {
        for (Index i = 0; i < size; ++i) {
            const Factor centred = of(at, Kind::NormCentred, i);
            arithmetic.term({centred, centred});
        }
        arithmetic.divide(constant(static_cast<double>(size)));
    });
    add(Kind::NormDeviation, 1, [of, epsilon = place.epsilon](const Quantity& at, Arithmetic& arithmetic) {
        arithmetic.term({of(at, Kind::NormVariance, 0)});
        arithmetic.term({constant(epsilon)});
        arithmetic.apply(Function::SquareRoot);
    });
    add(Kind::NormUnit, size, [of](const Quantity& at, Arithmetic& arithmetic) {
        arithmetic.term({of(at, Kind::NormCentred, at.unit)});
        arithmetic.divide(of(at, Kind::NormDeviation, 0));
    });
    std::vector<std::pair<ParameterId, ParameterId>> tensors;
    for (Index layer = 0; layer < place.layers; ++layer)
        tensors.emplace_back(numbers.tensor(place.name(layer) + ".weight"),
                             numbers.tensor(place.name(layer) + ".bias"));
    add(Kind::Normed, size, [&numbers, of, tensors](const Quantity& at, Arithmetic& arithmetic) {
        const auto& [gain, bias] = tensors[static_cast<std::size_t>(at.layer)];
        arithmetic.term({numbers.entry(gain, at.unit), of(at, Kind::NormUnit, at.unit)});
        arithmetic.term({numbers.entry(bias, at.unit)});
    });
}

void addAnnotations(const Numbers& numbers, const AnnotationOf& output, bool areOfTokens,
                    NumberForms& table) {
    table.push_back(
        {.kind = Kind::Annotation,
         .extents = {.positions = numbers.annotationCount(), .units = numbers.config().annotationSize()},
         .write =
             [&numbers, output, areOfTokens](const Quantity& at, Arithmetic& arithmetic) {
                 const Quantity made = output(at.position, at.unit);
                 if (areOfTokens)
                     writeAnnotation(numbers, at.position, made, arithmetic);
                 else
                     arithmetic.term({numbers.number(made)});
             },
         .shown = [&numbers](const Quantity& at) -> std::optional<double> {
             return numbers.trace().annotations(at.unit, at.position);
         }});
}

void addSummary(const Numbers& numbers,
                const std::function<void(const Quantity& at, Arithmetic& arithmetic)>& write,
                NumberForms& table) {
    table.push_back(
        {.kind = Kind::Summary,
         .extents = {.units = numbers.config().annotationSize()},
         .write = write,
         .shown = [&numbers](const Quantity& at) { return entryOf(numbers.trace().summary, at.unit); }});
}

void addAnnotationsAndMean(const Numbers& numbers, const AnnotationOf& output, NumberForms& table) {
    addAnnotations(numbers, output, true, table);
    addSummary(
        numbers,
        [&numbers, output, count = numbers.annotationCount()](const Quantity& at, Arithmetic& arithmetic) {
            for (Index j = 0; j < count; ++j)
                arithmetic.term({numbers.number(output(j, at.unit))});
            arithmetic.divide(constant(static_cast<double>(count)));
        },
        table);
}

}  // namespace attn
