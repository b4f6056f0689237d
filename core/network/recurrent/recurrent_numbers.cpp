// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/recurrent/recurrent_numbers.h"

#include "core/network/attention/attention_numbers.h"
#include "core/network/attention/context_numbers.h"
#include "core/network/attention/scores/score_registry.h"
#include "core/network/explained/layer_numbers.h"

namespace attn {
namespace {

bool isLuongWiring(const ModelConfig& config) {
    return config.decoder.wiring == "luong";
}

// The state of the top layer.
Quantity topState(const ModelConfig& config, Index step, Index unit) {
    return {.kind = Kind::DecoderState, .step = step, .unit = unit, .layer = config.decoder.layers - 1};
}

// [emb(y_{t−1}) ; c_t] (Bahdanau), [emb(y_{t−1}) ; h̃_{t−1}] or emb(y_{t−1}) (Luong)
CellPlace decoderCells(const Numbers& numbers) {
    const ModelConfig& config = numbers.config();
    const DecoderConfig& decoder = config.decoder;
    const bool isLuong = isLuongWiring(config);
    const Index feed = !isLuong ? config.annotationSize() : decoder.inputFeeding ? decoder.hidden : 0;
    return {.isEncoder = false,
            .cell = decoder.cell,
            .layers = decoder.layers,
            .hidden = decoder.hidden,
            .tensors = "decoder.rnn.",
            .inputs = decoder.embedding + feed,
            .input = [&numbers, isLuong, size = decoder.embedding,
                      embedding = numbers.tensor("decoder.embedding.weight")](const Quantity& at, Index i) {
                if (i < size)
                    return numbers.entry(embedding, numbers.step(at.step).previous, i);
                const Index unit = i - size;
                if (!isLuong)
                    return numbers.number({.kind = Kind::Context, .step = at.step, .unit = unit});
                return at.step == 0
                           ? constant(0)
                           : numbers.number({.kind = Kind::Attentional, .step = at.step - 1, .unit = unit});
            }};
}

// tanh(W_b · summary + b_b), or a copy
void addBridge(const Numbers& numbers, NumberTable& table) {
    const auto summary = [&numbers](Index k) { return numbers.number({.kind = Kind::Summary, .unit = k}); };
    table.push_back(
        {.kind = Kind::FirstState,
         .extents = {.units = numbers.config().decoder.hidden},
         .write =
             [&numbers, summary, weight = numbers.tensor("bridge.weight"),
              bias = numbers.tensor("bridge.bias"),
              size = numbers.config().annotationSize()](const Quantity& at, Arithmetic& arithmetic) {
                 if (weight == noParameter)
                     return arithmetic.term({summary(at.unit)});
                 addAffine(numbers, weight, bias, at.unit, size, summary, arithmetic);
                 arithmetic.apply(Function::Tanh);
             },
         .shown = [&numbers](const Quantity& at) { return entryOf(numbers.trace().firstState, at.unit); }});
}

// s_{t−1} (Bahdanau) or s_t (Luong)
void addQuery(const Numbers& numbers, NumberTable& table) {
    table.push_back(
        {.kind = Kind::Query,
         .extents = {.steps = numbers.stepCount(), .units = numbers.config().decoder.hidden},
         .write =
             [&numbers](const Quantity& at, Arithmetic& arithmetic) {
                 const ModelConfig& config = numbers.config();
                 if (isLuongWiring(config))
                     arithmetic.term({numbers.number(topState(config, at.step, at.unit))});
                 else if (at.step == 0)
                     arithmetic.term({numbers.number({.kind = Kind::FirstState, .unit = at.unit})});
                 else
                     arithmetic.term({numbers.number(topState(config, at.step - 1, at.unit))});
             },
         .shown = [&numbers](const Quantity& at) { return entryOf(numbers.step(at.step).query, at.unit); }});
}

// tanh(W_c [c_t ; s_t])
void addAttentional(const Numbers& numbers, NumberTable& table) {
    table.push_back(
        {.kind = Kind::Attentional,
         .extents = {.steps = numbers.stepCount(), .units = numbers.config().decoder.hidden},
         .write =
             [&numbers, weight = numbers.tensor("attentional.weight")](const Quantity& at,
                                                                       Arithmetic& arithmetic) {
                 const ModelConfig& config = numbers.config();
                 const Index size = config.annotationSize();
                 for (Index k = 0; k < size; ++k)
                     arithmetic.term({numbers.entry(weight, at.unit, k),
                                      numbers.number({.kind = Kind::Context, .step = at.step, .unit = k})});
                 for (Index d = 0; d < config.decoder.hidden; ++d)
                     arithmetic.term({numbers.entry(weight, at.unit, size + d),
                                      numbers.number(topState(config, at.step, d))});
                 arithmetic.apply(Function::Tanh);
             },
         .shown =
             [&numbers](const Quantity& at) { return entryOf(numbers.step(at.step).attentional, at.unit); }});
}

// W_o [s_t ; c_t ; emb(y_{t−1})] + b_o (Bahdanau) or W_o h̃_t + b_o (Luong)
void addLogits(const Numbers& numbers, NumberTable& table) {
    const auto logit =
        [&numbers, weight = numbers.tensor("output.weight"), bias = numbers.tensor("output.bias"),
         embedding = numbers.tensor("decoder.embedding.weight")](const Quantity& at, Arithmetic& arithmetic) {
            const ModelConfig& config = numbers.config();
            Index column = 0;
            const auto add = [&](const Factor& factor) {
                arithmetic.term({numbers.entry(weight, at.unit, column++), factor});
            };
            if (isLuongWiring(config)) {
                for (Index d = 0; d < config.decoder.hidden; ++d)
                    add(numbers.number({.kind = Kind::Attentional, .step = at.step, .unit = d}));
            } else {
                for (Index d = 0; d < config.decoder.hidden; ++d)
                    add(numbers.number(topState(config, at.step, d)));
                for (Index k = 0; k < config.annotationSize(); ++k)
                    add(numbers.number({.kind = Kind::Context, .step = at.step, .unit = k}));
                for (Index e = 0; e < config.decoder.embedding; ++e)
                    add(numbers.entry(embedding, numbers.step(at.step).previous, e));
            }
            arithmetic.term({numbers.entry(bias, at.unit)});
        };
    addOutputNumbers(numbers, logit, table);
}

}  // namespace

void addReaderAnnotations(const Numbers& numbers, const CellPlace& reader, bool areOfTokens,
                          NumberTable& table) {
    addAnnotations(
        numbers, [reader](Index position, Index unit) { return readerState(reader, 0, position, unit); },
        areOfTokens, table);
    addSummary(
        numbers,
        [&numbers, reader](const Quantity& at, Arithmetic& arithmetic) {
            const Index last = at.unit < reader.hidden ? reader.longest - 1 : 0;
            arithmetic.term({numbers.number(readerState(reader, 0, last, at.unit))});
        },
        table);
}

void addRecurrentEncoderNumbers(const Numbers& numbers, NumberTable& table) {
    const EncoderConfig& encoder = numbers.config().encoder;
    const CellPlace reader{
        .cell = encoder.cell,
        .layers = encoder.layers,
        .directions = encoder.directions(),
        .hidden = encoder.hidden,
        .tensors = "encoder.rnn.",
        .inputs = encoder.embedding,
        .input = [&numbers, embedding = numbers.tensor("encoder.embedding.weight")](
                     const Quantity& at,
                     Index i) { return numbers.entry(embedding, numbers.sourceToken(at.position), i); },
        .longest = numbers.sourceLength()};
    addCellNumbers(numbers, reader, table);
    addReaderAnnotations(numbers, reader, true, table);
}

void addRecurrentDecoderNumbers(const Numbers& numbers, NumberTable& table) {
    const ModelConfig& config = numbers.config();
    addBridge(numbers, table);
    addCellNumbers(numbers, decoderCells(numbers), table);
    // The trace has the state of the top layer.
    table.back().shown = [&numbers, top = config.decoder.layers - 1](const Quantity& at) {
        return at.layer == top ? entryOf(numbers.step(at.step).state, at.unit) : std::nullopt;
    };
    addQuery(numbers, table);
    if (config.attention.score != "none")
        addAttentionNumbers(numbers,
                            {.setup = config.attentionSetup(),
                             .forms = &findScoreFunction(config.attention.score)->forms,
                             .rows = numbers.stepCount(),
                             .longest = numbers.annotationCount(),
                             .tensors = [](Index) { return std::string("attention."); },
                             .map = [](const Quantity&) { return MapAddress(); }},
                            table);
    addContextNumbers(numbers, table);
    if (isLuongWiring(config))
        addAttentional(numbers, table);
    addLogits(numbers, table);
}

}  // namespace attn
