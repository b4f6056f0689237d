// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/output_forms.h"

namespace attn {
namespace {

Quantity decoderState(const ComputationState& state, Index step, Index unit) {
    return {
        .kind = Kind::DecoderState, .step = step, .unit = unit, .layer = state.config().decoder.layers - 1};
}

Quantity encoderState(const ComputationState& state, Index position, Index unit) {
    const EncoderConfig& config = state.config().encoder;
    return {.kind = Kind::EncoderState,
            .position = position,
            .unit = unit % config.hidden,
            .layer = config.layers - 1,
            .direction = unit / config.hidden};
}

}  // namespace

void writeAnnotation(const ComputationState& state, Index position, Index unit, Arithmetic& arithmetic) {
    if (state.interventions().zeroed.count(position) > 0)
        return arithmetic.term({constant(0)});
    arithmetic.term({state.number(encoderState(state, position, unit))});
}

void writeSummary(const ComputationState& state, Index unit, Arithmetic& arithmetic) {
    const Index last = unit < state.config().encoder.hidden ? state.sourceLength() - 1 : 0;
    arithmetic.term({state.number(encoderState(state, last, unit))});
}

// tanh(W_b [h→_last ; h←_first] + b_b), or a copy
void writeFirstState(const ComputationState& state, Index unit, Arithmetic& arithmetic) {
    const ParameterId weight = state.tensor("bridge.weight");
    if (weight == noParameter)
        return arithmetic.term({state.number({.kind = Kind::Summary, .unit = unit})});
    for (Index k = 0; k < state.config().annotationSize(); ++k)
        arithmetic.term({state.entry(weight, unit, k), state.number({.kind = Kind::Summary, .unit = k})});
    arithmetic.term({state.entry(state.tensor("bridge.bias"), unit)});
    arithmetic.apply(Function::Tanh);
}

// s_{t−1} (Bahdanau) or s_t (Luong)
void writeQuery(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic) {
    if (state.isLuong())
        arithmetic.term({state.number(decoderState(state, step, unit))});
    else if (step == 0)
        arithmetic.term({state.number({.kind = Kind::FirstState, .unit = unit})});
    else
        arithmetic.term({state.number(decoderState(state, step - 1, unit))});
}

// Σ_j α_j h_j; without attention, the encoder's summary at every step
void writeContext(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic) {
    if (!state.attends())
        return arithmetic.term({state.number({.kind = Kind::Summary, .unit = unit})});
    for (Index j = 0; j < state.sourceLength(); ++j)
        arithmetic.term({state.number({.kind = Kind::AttentionWeight, .step = step, .position = j}),
                         state.number({.kind = Kind::Annotation, .position = j, .unit = unit})});
}

// tanh(W_c [c_t ; s_t])
void writeAttentional(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic) {
    const ParameterId weight = state.tensor("attentional.weight");
    const Index size = state.config().annotationSize();
    for (Index k = 0; k < size; ++k)
        arithmetic.term(
            {state.entry(weight, unit, k), state.number({.kind = Kind::Context, .step = step, .unit = k})});
    for (Index d = 0; d < state.config().decoder.hidden; ++d)
        arithmetic.term({state.entry(weight, unit, size + d), state.number(decoderState(state, step, d))});
    arithmetic.apply(Function::Tanh);
}

// W_o [s_t ; c_t ; emb(y_{t−1})] + b_o (Bahdanau) or W_o h̃_t + b_o (Luong)
void writeLogit(const ComputationState& state, Index step, Index token, Arithmetic& arithmetic) {
    const ParameterId weight = state.tensor("output.weight");
    const ModelConfig& config = state.config();
    Index column = 0;
    const auto add = [&](const Factor& factor) {
        arithmetic.term({state.entry(weight, token, column++), factor});
    };
    if (state.isLuong()) {
        for (Index d = 0; d < config.decoder.hidden; ++d)
            add(state.number({.kind = Kind::Attentional, .step = step, .unit = d}));
    } else {
        for (Index d = 0; d < config.decoder.hidden; ++d)
            add(state.number(decoderState(state, step, d)));
        for (Index k = 0; k < config.annotationSize(); ++k)
            add(state.number({.kind = Kind::Context, .step = step, .unit = k}));
        for (Index e = 0; e < config.decoder.embedding; ++e)
            add(state.entry(state.targetEmbedding(), state.step(step).previous, e));
    }
    arithmetic.term({state.entry(state.tensor("output.bias"), token)});
}

void writeLargestLogit(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    for (Index token = 0; token < state.config().targetSize; ++token)
        arithmetic.term({state.number({.kind = Kind::Logit, .step = step, .unit = token})});
    arithmetic.apply(Function::Largest);
}

void writeLogitExponential(const ComputationState& state, Index step, Index token, Arithmetic& arithmetic) {
    arithmetic.term({state.number({.kind = Kind::Logit, .step = step, .unit = token})});
    arithmetic.term({constant(-1), state.number({.kind = Kind::LargestLogit, .step = step})});
    arithmetic.apply(Function::Exponential);
}

void writeLogitSum(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    for (Index token = 0; token < state.config().targetSize; ++token)
        arithmetic.term({state.number({.kind = Kind::LogitExponential, .step = step, .unit = token})});
}

void writeLogOfSum(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    arithmetic.term({state.number({.kind = Kind::LogitSum, .step = step})});
    arithmetic.apply(Function::Logarithm);
}

void writeProbability(const ComputationState& state, Index step, Index token, Arithmetic& arithmetic) {
    arithmetic.term({state.number({.kind = Kind::LogitExponential, .step = step, .unit = token})});
    arithmetic.divide(state.number({.kind = Kind::LogitSum, .step = step}));
}

// logit_y − max − ln Σ exp(logit − max)
void writeLogProbability(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    arithmetic.term({state.number({.kind = Kind::Logit, .step = step, .unit = state.step(step).token})});
    arithmetic.term({constant(-1), state.number({.kind = Kind::LargestLogit, .step = step})});
    arithmetic.term({constant(-1), state.number({.kind = Kind::LogOfSum, .step = step})});
}

}  // namespace attn
