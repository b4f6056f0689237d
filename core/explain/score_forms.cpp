// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/score_forms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace attn {
namespace {

Factor query(const ComputationState& state, Index step, Index unit) {
    return state.number({.kind = Kind::Query, .step = step, .unit = unit});
}

Factor annotation(const ComputationState& state, Index position, Index unit) {
    return state.number({.kind = Kind::Annotation, .position = position, .unit = unit});
}

// Σ s_i h_i
void addProducts(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    for (Index i = 0; i < state.config().annotationSize(); ++i)
        arithmetic.term({query(state, step, i), annotation(state, position, i)});
}

void writeDot(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    addProducts(state, step, position, arithmetic);
}

void writeScaledDot(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    addProducts(state, step, position, arithmetic);
    arithmetic.divide(constant(std::sqrt(static_cast<double>(state.config().annotationSize()))));
}

// Σ s_d (W_a h)_d
void writeGeneral(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    for (Index d = 0; d < state.config().decoder.hidden; ++d)
        arithmetic.term({query(state, step, d),
                         state.number({.kind = Kind::ProjectedAnnotation, .position = position, .unit = d})});
}

// Σ v_a g(…)
void writeAdditive(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    const ParameterId vector = state.tensor("attention.v_a");
    for (Index a = 0; a < state.config().attention.size; ++a)
        arithmetic.term(
            {state.entry(vector, a),
             state.number({.kind = Kind::ScoreUnit, .step = step, .position = position, .unit = a})});
}

void writeContent(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    const Factor cosine = state.number({.kind = Kind::Cosine, .step = step, .position = position});
    if (state.config().attention.learnedKeyStrength)
        arithmetic.term({state.number({.kind = Kind::KeyStrength}), cosine});
    else
        arithmetic.term({cosine});
}

// Row j of W_a; positions past L get no attention.
void writeLocation(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    if (position >= state.config().attention.longestSource)
        return arithmetic.term({constant(-std::numeric_limits<double>::infinity())});
    const ParameterId weight = state.tensor("attention.W_a");
    for (Index d = 0; d < state.config().decoder.hidden; ++d)
        arithmetic.term({state.entry(weight, position, d), query(state, step, d)});
}

void writeKeyQuery(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    for (Index a = 0; a < state.config().attention.size; ++a)
        arithmetic.term({state.number({.kind = Kind::ProjectedAnnotation, .position = position, .unit = a}),
                         state.number({.kind = Kind::ProjectedQuery, .step = step, .unit = a})});
}

}  // namespace

const ScoreForm* findScoreForm(const std::string& id) {
    static const std::array forms = {
        ScoreForm{.id = "dot", .score = writeDot},
        ScoreForm{.id = "scaled_dot", .score = writeScaledDot},
        ScoreForm{.id = "general", .score = writeGeneral, .projectsAnnotations = true},
        ScoreForm{.id = "additive", .score = writeAdditive, .hasUnits = true},
        ScoreForm{.id = "content", .score = writeContent, .hasNorms = true},
        ScoreForm{.id = "location", .score = writeLocation},
        ScoreForm{
            .id = "key_query", .score = writeKeyQuery, .projectsQuery = true, .projectsAnnotations = true},
    };
    const auto found =
        std::find_if(forms.begin(), forms.end(), [&](const ScoreForm& form) { return form.id == id; });
    return found == forms.end() ? nullptr : &*found;
}

void writeProjectedQuery(const ComputationState& state, Index step, Index unit, Arithmetic& arithmetic) {
    const ParameterId weight = state.tensor("attention.W_Q");
    for (Index d = 0; d < state.config().decoder.hidden; ++d)
        arithmetic.term({state.entry(weight, unit, d), query(state, step, d)});
}

// `general` has the matrix W_a [D, K], `key_query` W_K [A, K].
void writeProjectedAnnotation(const ComputationState& state, Index position, Index unit,
                              Arithmetic& arithmetic) {
    const ParameterId keys = state.tensor("attention.W_K");
    const ParameterId weight = keys == noParameter ? state.tensor("attention.W_a") : keys;
    for (Index k = 0; k < state.config().annotationSize(); ++k)
        arithmetic.term({state.entry(weight, unit, k), annotation(state, position, k)});
}

Index projectedSize(const ComputationState& state) {
    return state.tensor("attention.W_K") == noParameter ? state.config().decoder.hidden
                                                        : state.config().attention.size;
}

// g(W_a [s ; h] + b_a)
void writeScoreUnit(const ComputationState& state, Index step, Index position, Index unit,
                    Arithmetic& arithmetic) {
    const AttentionConfig& config = state.config().attention;
    const ParameterId weight = state.tensor("attention.W_a");
    const Index size = state.config().decoder.hidden;
    for (Index d = 0; d < size; ++d)
        arithmetic.term({state.entry(weight, unit, d), query(state, step, d)});
    for (Index k = 0; k < state.config().annotationSize(); ++k)
        arithmetic.term({state.entry(weight, unit, size + k), annotation(state, position, k)});
    if (config.bias)
        arithmetic.term({state.entry(state.tensor("attention.b_a"), unit)});
    arithmetic.apply(config.activation == "tanh"      ? Function::Tanh
                     : config.activation == "sigmoid" ? Function::Sigmoid
                                                      : Function::Relu);
}

void writeQueryNorm(const ComputationState& state, Index step, Arithmetic& arithmetic) {
    for (Index i = 0; i < state.config().decoder.hidden; ++i)
        arithmetic.term({query(state, step, i), query(state, step, i)});
    arithmetic.apply(Function::SquareRoot);
}

void writeAnnotationNorm(const ComputationState& state, Index position, Arithmetic& arithmetic) {
    for (Index k = 0; k < state.config().annotationSize(); ++k)
        arithmetic.term({annotation(state, position, k), annotation(state, position, k)});
    arithmetic.apply(Function::SquareRoot);
}

void writeNormProduct(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    arithmetic.term({state.number({.kind = Kind::QueryNorm, .step = step}),
                     state.number({.kind = Kind::AnnotationNorm, .position = position})});
    arithmetic.apply(Function::AtLeastTiny);
}

void writeCosine(const ComputationState& state, Index step, Index position, Arithmetic& arithmetic) {
    addProducts(state, step, position, arithmetic);
    arithmetic.divide(state.number({.kind = Kind::NormProduct, .step = step, .position = position}));
}

void writeKeyStrength(const ComputationState& state, Arithmetic& arithmetic) {
    arithmetic.term({state.entry(state.tensor("attention.key_strength"), 0)});
    arithmetic.apply(Function::Softplus);
}

}  // namespace attn
