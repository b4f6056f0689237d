// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that surround the attention: annotations and first state before it, context and next token after.
#include "core/network/models/wiring_registry.h"

#include "ui/kit/text/model_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/lane/stage_formulas.h"
#include "ui/step/explain/numbers/number_row.h"

namespace attn::ui {
namespace {

using Q = const Quantity&;
using L = const LaneData&;
using P = const SymbolPlaces&;
using C = const ModelConfig&;

bool isRecurrentWiring(const ModelConfig& config) {
    return wiringOf(config).isRecurrent;
}

std::vector<NumberRow> sourceNumbers() {
    return {
        {.kind = Kind::Annotation,
         .places = positionUnits,
         .name = [](Q q, L lane) { return numberOf(tr("the annotation of %1").arg(sourceName(q, lane)), q); },
         .symbol = [](Q, L, P at) { return entryOf(QStringLiteral("h") + at.position, at); },
         .formulas = [](Q, C config) -> QStringList { return {stageFormula(Stage::Annotations, config).id}; },
         .symbolName = "h",
         .constantNote = [](const Explanation&, L) { return tr("This annotation was set to 0 by hand."); }},
        {.kind = Kind::Summary,
         .places = {.unit = true},
         .name =
             [](Q q, L lane) {
                 return numberOf(hasStates(configOf(lane)) ? tr("the summary: the encoder's last states")
                                                           : tr("the summary: the mean of the annotations"),
                                 q);
             },
         .symbol =
             [](Q, L lane, P at) {
                 if (!hasStates(configOf(lane)))
                     return entryOf(QStringLiteral("h̄"), at);
                 const bool isBothWays = configOf(lane).encoder.bidirectional;
                 return entryOf(isBothWays ? QStringLiteral("[h→ ; h←]") : QStringLiteral("h→"), at);
             },
         .formulas = [](Q, C config) -> QStringList {
             return {hasStates(config) ? explainId("summary") + oneWay(config) : QString()};
         },
         .symbolName = "summary"},
        {.kind = Kind::FirstState,
         .places = {.unit = true},
         .name = [](Q q, L) { return numberOf(tr("the first state s₀"), q); },
         .symbol = [](Q, L, P at) { return entryOf(QStringLiteral("s₀"), at); },
         .formulas = [](Q, C config) -> QStringList {
             return {explainId("first-") + QString::fromStdString(config.encoder.bridge) + oneWay(config)};
         },
         .symbolName = "before"},
    };
}

std::vector<NumberRow> stepNumbers() {
    return {
        {.kind = Kind::Context,
         .places = stepUnits,
         .name = [](Q q, L) { return numberOf(atStep(tr("the context"), q), q); },
         .symbol = [](Q q, L, P at) { return entryOf(QStringLiteral("c") + stepMark(q), at); },
         .formulas = [](Q, C config) -> QStringList { return {stageFormula(Stage::Context, config).id}; },
         .symbolName = "c"},
        {.kind = Kind::Attentional,
         .places = stepUnits,
         .name = [](Q q, L) { return numberOf(atStep(tr("the attentional vector"), q), q); },
         .symbol = [](Q q, L, P at) { return entryOf(QStringLiteral("h̃") + stepMark(q), at); },
         .formulas = [](Q, C config) -> QStringList { return {stageFormula(Stage::Attentional, config).id}; },
         .symbolNameIn =
             [](Q, Q of, C) {
                 return numberRow(of).cells == Cells::Decoder ? QStringLiteral("feed")
                                                              : QStringLiteral("attentional");
             }},
        {.kind = Kind::Logit,
         .places = eachStep,
         .hasTokens = true,
         .name = [](Q q, L lane) { return ofToken(tr("logit"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("logit%1(%2)").arg(stepMark(q), at.unit); },
         .formulas = [](Q, C config) -> QStringList {
             return {!isRecurrentWiring(config)     ? QString()
                     : hasAttentionalVector(config) ? explainId("logit-luong")
                                                    : explainId("logit-bahdanau")};
         },
         .symbolName = "logit"},
        {.kind = Kind::LargestLogit,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("largest logit"), q); },
         .symbol = [](Q q, L, P) { return QStringLiteral("max logit") + stepMark(q); },
         .formulas = [](Q, C) -> QStringList { return {explainId("largest-logit")}; },
         .symbolName = "largestLogit"},
        {.kind = Kind::LogitExponential,
         .places = eachStep,
         .hasTokens = true,
         .name = [](Q q, L lane) { return ofToken(tr("shifted exponential of the logit"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("exp%1(%2)").arg(stepMark(q), at.unit); },
         .formulas = [](Q, C) -> QStringList { return {explainId("logit-exponential")}; },
         .symbolName = "logitExp"},
        {.kind = Kind::LogitSum,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("sum of the logits' exponentials"), q); },
         .symbol = [](Q q, L, P) { return QStringLiteral("Σexp") + stepMark(q); },
         .formulas = [](Q, C) -> QStringList { return {explainId("logit-sum")}; },
         .symbolName = "logitSum"},
        {.kind = Kind::LogOfSum,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("logarithm of the sum of the logits' exponentials"), q); },
         .symbol = [](Q q, L, P) { return QStringLiteral("ln Σexp") + stepMark(q); },
         .formulas = [](Q, C) -> QStringList { return {explainId("log-of-sum")}; },
         .symbolName = "logSum"},
        {.kind = Kind::Probability,
         .places = eachStep,
         .hasTokens = true,
         .name = [](Q q, L lane) { return ofToken(tr("probability"), q, lane); },
         .symbol = [](Q q, L, P at) { return QStringLiteral("p%1(%2)").arg(stepMark(q), at.unit); },
         .formulas = [](Q, C) -> QStringList { return {explainId("probability")}; }},
        {.kind = Kind::LogProbability,
         .places = eachStep,
         .name = [](Q q, L) { return atStep(tr("logarithm of the probability of the token written"), q); },
         .symbol =
             [](Q q, L lane, P) {
                 const QString token = lane.outputTokens.value(static_cast<qsizetype>(q.step));
                 return QStringLiteral("ln p%1(%2)").arg(stepMark(q), tokenName(token));
             },
         .formulas = [](Q, C) -> QStringList { return {explainId("log-probability")}; }},
    };
}

}  // namespace

std::vector<NumberRow> outputNumbers() {
    std::vector<NumberRow> rows = sourceNumbers();
    for (const NumberRow& row : stepNumbers())
        rows.push_back(row);
    return rows;
}

}  // namespace attn::ui
