// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/transformer/transformer_numbers.h"

#include "core/network/attention/attention_numbers.h"
#include "core/network/transformer/block_numbers.h"
#include "core/network/transformer/stream_numbers.h"

namespace attn {
namespace {

// The lane's alignment: the mean of the heads of the last cross-attention.
void addAlignment(const Numbers& numbers, const BlocksPlace& blocks, NumberForms& table) {
    const Index last = blocks.layers - 1;
    const MapAddress map{MapSite::Cross, last, blocks.heads > 1 ? MapAddress::allHeads : 0};
    table.push_back({.kind = Kind::AttentionWeight,
                     .extents = {.steps = numbers.stepCount(), .positions = numbers.annotationCount()},
                     .write =
                         [&numbers, last](const Quantity& at, Arithmetic& arithmetic) {
                             arithmetic.term({numbers.number({.kind = Kind::MeanWeight,
                                                              .step = at.step,
                                                              .position = at.position,
                                                              .layer = last,
                                                              .part = Part::DecoderCross})});
                         },
                     .shown = [&numbers, map](const Quantity& at) -> std::optional<double> {
                         const MapTrace* trace = traceOf(numbers.step(at.step), map);
                         return trace ? entryOf(trace->weights, at.position) : std::nullopt;
                     }});
}

}  // namespace

BlocksPlace encoderBlocks(const Numbers& numbers) {
    const EncoderConfig& encoder = numbers.config().encoder;
    return {.rows = {true, numbers.sourceLength()},
            .name = "encoder",
            .layers = encoder.layers,
            .size = encoder.hidden,
            .heads = encoder.heads,
            .feedForward = encoder.feedForward,
            .isNormBefore = encoder.norm == "pre",
            .hasLastNorm = encoder.hasLastNorm(),
            .normEpsilon = encoder.normEpsilon,
            .isScaled = encoder.scaledEmbedding,
            .activation = encoder.activation,
            .score = encoder.score,
            .positions = encoder.positions};
}

BlocksPlace decoderBlocks(const Numbers& numbers) {
    const DecoderConfig& decoder = numbers.config().decoder;
    return {.rows = {false, numbers.stepCount()},
            .name = "decoder",
            .layers = decoder.layers,
            .size = decoder.hidden,
            .heads = decoder.heads,
            .feedForward = decoder.feedForward,
            .isNormBefore = decoder.norm == "pre",
            .hasLastNorm = decoder.hasLastNorm(),
            .normEpsilon = decoder.normEpsilon,
            .isScaled = decoder.scaledEmbedding,
            .activation = decoder.activation,
            .score = decoder.score,
            .positions = decoder.positions,
            .isDecoder = true,
            .cross = numbers.config().attention.score,
            .annotations = numbers.annotationCount(),
            .annotationSize = numbers.config().annotationSize()};
}

void addSelfAttentionNumbers(const Numbers& numbers, NumberForms& table) {
    const BlocksPlace blocks = encoderBlocks(numbers);
    addBlockNumbers(numbers, blocks, table);
    addAnnotationsAndMean(
        numbers, [blocks](Index position, Index unit) { return blocks.output(position, unit); }, table);
}

void addTransformerNumbers(const Numbers& numbers, NumberForms& table) {
    const BlocksPlace blocks = decoderBlocks(numbers);
    addBlockNumbers(numbers, blocks, table);
    if (blocks.cross != "none")
        addAlignment(numbers, blocks, table);
    const ParameterId weight =
        numbers.tensor(numbers.config().decoder.tiedOutput ? "decoder.embedding.weight" : "output.weight");
    const ParameterId bias = numbers.tensor("output.bias");
    addOutputNumbers(
        numbers,
        [&numbers, blocks, weight, bias](const Quantity& at, Arithmetic& arithmetic) {
            addAffine(
                numbers, weight, bias, at.unit, blocks.size,
                [&](Index i) { return numbers.number(blocks.output(at.step, i)); }, arithmetic);
        },
        table);
    addStreamNumbers(numbers, blocks, weight, bias, table);
}

}  // namespace attn
