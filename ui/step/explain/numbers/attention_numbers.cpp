// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers from the query to the attention weights: score and span.
#include "core/network/models/wiring_registry.h"

#include "ui/kit/text/tr.h"
#include "ui/step/explain/numbers/number_row.h"

namespace attn::ui {
namespace {

QString activationSymbol(const std::string& activation) {
    return activation == "sigmoid" ? QStringLiteral("σ") : QString::fromStdString(activation);
}

QString withActivation(const char* name, const AttentionConfig& attention) {
    return explainId(name) + QString::fromStdString(attention.activation) +
           (attention.bias ? QStringLiteral("-bias") : QString());
}

QString scoreFormula(const AttentionConfig& attention) {
    if (attention.score == "additive")
        return withActivation("score-additive-", attention);
    const QString id = explainId("score-") + QString::fromStdString(attention.score);
    return attention.learnedKeyStrength && attention.score == "content" ? id + QStringLiteral("-learned")
                                                                        : id;
}

QString weightFormula(const AttentionConfig& attention) {
    return attention.span == "hard"      ? QStringLiteral("stage-weights-hard")
           : attention.span == "local_p" ? explainId("weight-local_p")
                                         : explainId("weight");
}

QString exponentialNote(const Explanation& explanation, const LaneData&) {
    return explanation.value == 0
               ? tr("This position takes no part in the softmax: it is outside of the window or has "
                    "no score.")
               : tr("Nothing is inside the window: the nearest position gets everything.");
}

QString weightNote(const Explanation& explanation, const LaneData& lane) {
    if (hasGivenWeights(lane, explanation.of.step))
        return tr("It was set by hand.");
    return explanation.value == 0
               ? tr("Hard attention takes the position with the largest score alone: not this one.")
               : tr("Hard attention takes the position with the largest score alone: this one.");
}

using Q = const Quantity&;
using L = const LaneData&;
using P = const SymbolPlaces&;
using C = const ModelConfig&;

std::vector<NumberRow> scoreNumbers() {
    return {
        {.kind = Kind::Query,
         .places = stepUnits,
         .name = [](Q q, L) { return numberOf(atStep(tr("the query"), q), q); },
         .symbol = [](Q q, L lane, P at) { return entryOf(querySymbol(q, lane), at); },
         .formulas = [](Q, C config) -> QStringList {
             return {!wiringOf(config).isRecurrent  ? QString()
                     : hasAttentionalVector(config) ? explainId("query-luong")
                                                    : explainId("query-bahdanau")};
         },
         .symbolName = "query"},
        {.kind = Kind::ProjectedQuery,
         .places = stepUnits,
         .name = [](Q q, L) { return numberOf(atStep(tr("the query times its matrix"), q), q); },
         .symbol = [](Q q, L lane,
                      P at) { return entryOf(QStringLiteral("(W_Q %1)").arg(querySymbol(q, lane)), at); },
         .formulas = [](Q, C) -> QStringList { return {explainId("projected-query")}; },
         .symbolName = "projectedQuery"},
        {.kind = Kind::ProjectedAnnotation,
         .places = positionUnits,
         .name =
             [](Q q, L lane) {
                 return numberOf(tr("the annotation of %1 times its matrix").arg(sourceName(q, lane)), q);
             },
         .symbol =
             [](Q, L lane, P at) {
                 const bool hasKeys = lane.model->network.layout()->find("attention.W_K").has_value();
                 return entryOf(
                     (hasKeys ? QStringLiteral("(W_K h%1)") : QStringLiteral("(W_a h%1)")).arg(at.position),
                     at);
             },
         .formulas = [](Q, C config) -> QStringList {
             return {explainId("projected-annotation-") + QString::fromStdString(config.attention.score)};
         },
         .symbolName = "projected"},
        {.kind = Kind::QueryNorm,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("length of the query"), q); },
         .symbol = [](Q q, L lane, P) { return QStringLiteral("‖%1‖").arg(querySymbol(q, lane)); },
         .formulas = [](Q, C) -> QStringList { return {explainId("query-norm")}; },
         .symbolName = "queryNorm"},
        {.kind = Kind::AnnotationNorm,
         .places = eachPosition,
         .name = [](Q q, L lane) { return tr("length of the annotation of %1").arg(sourceName(q, lane)); },
         .symbol = [](Q, L, P at) { return QStringLiteral("‖h%1‖").arg(at.position); },
         .formulas = [](Q, C) -> QStringList { return {explainId("annotation-norm")}; },
         .symbolName = "annotationNorm"},
        {.kind = Kind::NormProduct,
         .places = stepPositions,
         .name =
             [](Q q, L lane) {
                 return tr("product of the lengths of query and annotation of %1, step %2")
                     .arg(sourceName(q, lane))
                     .arg(q.step + 1);
             },
         .symbol =
             [](Q q, L lane, P at) {
                 return QStringLiteral("(‖%1‖ · ‖h%2‖)").arg(querySymbol(q, lane), at.position);
             },
         .formulas = [](Q, C) -> QStringList { return {explainId("norm-product")}; },
         .symbolName = "norms"},
        {.kind = Kind::Cosine,
         .places = stepPositions,
         .name =
             [](Q q, L lane) {
                 return tr("cosine between query and annotation of %1, step %2")
                     .arg(sourceName(q, lane))
                     .arg(q.step + 1);
             },
         .symbol = [](Q q, L lane,
                      P at) { return QStringLiteral("cos(%1, h%2)").arg(querySymbol(q, lane), at.position); },
         .formulas = [](Q, C) -> QStringList { return {explainId("cosine")}; },
         .symbolName = "cosine"},
        {.kind = Kind::KeyStrength,
         .places = {},
         .name = [](Q, L) { return tr("strength of the cosine"); },
         .symbol = [](Q, L, P) { return QStringLiteral("β"); },
         .formulas = [](Q, C) -> QStringList { return {explainId("key-strength")}; },
         .symbolName = "strength"},
        {.kind = Kind::ScoreUnit,
         .places = {.step = true, .position = true, .unit = true},
         .isPart = true,
         .name = [](Q q, L lane) { return numberOf(ofSource(tr("the score's hidden layer"), q, lane), q); },
         .symbol =
             [](Q q, L lane, P at) {
                 return entryOf(activationSymbol(configOf(lane).attention.activation) +
                                    QStringLiteral("(…)") + cellMark(q, at),
                                at);
             },
         .formulas = [](Q, C config) -> QStringList { return {withActivation("unit-", config.attention)}; },
         .symbolName = "unit"},
        {.kind = Kind::Score,
         .places = stepPositions,
         .name = [](Q q, L lane) { return ofSource(tr("score"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("e") + cellMark(q, at); },
         .formulas = [](Q, C config) -> QStringList { return {scoreFormula(config.attention)}; },
         .symbolName = "e",
         .constantNote =
             [](const Explanation&, L lane) {
                 return tr("The model has learned positions 1 to %1 only: no score, so no weight.")
                     .arg(configOf(lane).attention.longestSource);
             }},
    };
}

std::vector<NumberRow> spanNumbers() {
    return {
        {.kind = Kind::CentreUnit,
         .places = stepUnits,
         .name = [](Q q, L) { return numberOf(atStep(tr("the hidden layer of the window's centre"), q), q); },
         .symbol = [](Q q, L lane,
                      P at) { return entryOf(QStringLiteral("tanh(W_p %1)").arg(querySymbol(q, lane)), at); },
         .formulas = [](Q, C) -> QStringList { return {explainId("centre-unit")}; },
         .symbolName = "centreUnit"},
        {.kind = Kind::CentreShare,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("the window's centre as a share of the source"), q); },
         .symbol = [](Q q, L lane,
                      P) { return QStringLiteral("σ(v_p · tanh(W_p %1))").arg(querySymbol(q, lane)); },
         .formulas = [](Q, C) -> QStringList { return {explainId("centre-share")}; },
         .symbolName = "share"},
        {.kind = Kind::Centre,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("the window's centre, counted from 0,"), q); },
         .symbol = [](Q q, L, P) { return QStringLiteral("p") + stepMark(q); },
         .formulas = [](Q, C config) -> QStringList {
             return {explainId("centre-") + QString::fromStdString(config.attention.span)};
         },
         .symbolName = "p",
         .constantNote =
             [](const Explanation&, L) {
                 return tr("The window moves on by one position with each step, as far as the last one.");
             }},
        {.kind = Kind::Away,
         .places = stepPositions,
         .name = [](Q q, L lane) { return ofSource(tr("distance from the window's centre"), q, lane); },
         .symbol = [](Q q, L, P) { return QStringLiteral("(%1 − p%2)").arg(q.position).arg(stepMark(q)); },
         .formulas = [](Q, C) -> QStringList { return {explainId("away")}; },
         .symbolName = "away"},
        {.kind = Kind::WindowFactor,
         .places = stepPositions,
         .name = [](Q q, L lane) { return ofSource(tr("the window's factor"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("factor") + cellMark(q, at); },
         .formulas = [](Q, C) -> QStringList { return {explainId("factor")}; },
         .symbolName = "factor"},
        {.kind = Kind::TemperedScore,
         .places = stepPositions,
         .name = [](Q q, L lane) { return ofSource(tr("score, divided by the temperature,"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("e%1/τ").arg(cellMark(q, at)); },
         .formulas = [](Q, C) -> QStringList { return {explainId("tempered")}; },
         .symbolName = "e"},
        {.kind = Kind::LargestScore,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("largest score, divided by the temperature,"), q); },
         .symbol = [](Q q, L, P) { return QStringLiteral("max(e%1/τ)").arg(stepMark(q)); },
         .formulas = [](Q, C config) -> QStringList {
             const bool isLocal = config.attention.span.starts_with("local");
             return {explainId(isLocal ? "largest-score-local" : "largest-score")};
         },
         .symbolName = "largest"},
        {.kind = Kind::Exponential,
         .places = stepPositions,
         .name = [](Q q, L lane) { return ofSource(tr("shifted exponential of the score"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("exp") + cellMark(q, at); },
         .formulas = [](Q, C) -> QStringList { return {explainId("exponential")}; },
         .symbolName = "exp",
         .constantNote = exponentialNote},
        {.kind = Kind::ExponentialSum,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("sum of the scores' exponentials"), q); },
         .symbol = [](Q q, L, P) { return QStringLiteral("Σexp") + stepMark(q); },
         .formulas = [](Q, C) -> QStringList { return {explainId("exponential-sum")}; },
         .symbolName = "sum"},
        {.kind = Kind::Distribution,
         .places = stepPositions,
         .name = [](Q q, L lane) { return ofSource(tr("softmax of the scores: share"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("softmax") + cellMark(q, at); },
         .formulas = [](Q, C) -> QStringList { return {explainId("softmax")}; },
         .symbolName = "softmax"},
        {.kind = Kind::AttentionWeight,
         .places = stepPositions,
         .name = [](Q q, L lane) { return ofSource(tr("weight"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("α") + cellMark(q, at); },
         .formulas = [](Q, C config) -> QStringList { return {weightFormula(config.attention)}; },
         .symbolName = "alpha",
         .constantNote = weightNote},
    };
}

}  // namespace

std::vector<NumberRow> attentionNumbers() {
    std::vector<NumberRow> rows = scoreNumbers();
    for (const NumberRow& row : spanNumbers())
        rows.push_back(row);
    return rows;
}

}  // namespace attn::ui
