// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/stage_formulas.h"

#include <algorithm>
#include <iterator>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/models/wiring_registry.h"

#include "ui/kit/text/model_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

bool attends(const ModelConfig& config) {
    const ScoreDescription* score = findScoreFunction(config.attention.score);
    return !score || score->attends;
}

StageFormula annotationsFormula(const ModelConfig& config) {
    const std::string& kind = config.encoder.kind;
    if (kind == "embedding") {
        return {{}, QStringLiteral("hⱼ = √d · emb(xⱼ) + positionⱼ")};
    }
    if (kind == "convolution") {
        return {{}, QStringLiteral("hⱼ = (hⱼ + GLU(W [window of h] + b)) √½")};
    }
    if (kind == "self_attention") {
        return {{}, QStringLiteral("h = blocks(√d · emb(x) + position)")};
    }
    if (!readsBothWays(config)) {
        return {QStringLiteral("stage-annotations-one"), QStringLiteral("hⱼ = h→ⱼ")};
    }
    return {QStringLiteral("stage-annotations"), QStringLiteral("hⱼ = [h→ⱼ ; h←ⱼ]")};
}

StageFormula stateFormula(const ModelConfig& config) {
    const bool isFed = hasAttentionalVector(config) && config.decoder.inputFeeding;
    const bool isAlone = hasAttentionalVector(config) && !isFed;  // the cell reads only the token
    const QString cell = QString::fromStdString(config.decoder.cell);
    const QString id = QStringLiteral("stage-state-%1-%2")
                           .arg(cell, isFed     ? QStringLiteral("feeding")
                                      : isAlone ? QStringLiteral("plain")
                                                : QStringLiteral("bahdanau"));
    const QString input = isFed     ? QStringLiteral("emb(y) ; h̃ₜ₋₁")
                          : isAlone ? QStringLiteral("emb(y)")
                                    : QStringLiteral("emb(y) ; cₜ");
    const QString text = cell == QLatin1String("rnn")
                             ? QStringLiteral("tanh(W [%1 ; sₜ₋₁] + b)").arg(input)
                             : QStringLiteral("%1(%2, sₜ₋₁)")
                                   .arg(cell.toUpper(), isAlone ? input : QStringLiteral("[%1]").arg(input));
    return {id, text};
}

StageFormula weightsFormula(const ModelConfig& config) {
    if (config.encoder.kind == "hierarchical") {
        return {{}, QStringLiteral("α = α of the word in its sentence · α of the sentence")};
    }
    const std::string& span = config.attention.span;
    if (span == "local_m") {
        return {QStringLiteral("stage-weights-local_m"), QStringLiteral("α = softmax(e) where |j − p| ≤ w")};
    }
    if (span == "local_p") {
        return {QStringLiteral("stage-weights-local_p"),
                QStringLiteral("α = softmax(e) · exp(−(j − p)² / 2σ²)")};
    }
    if (span == "hard") {
        return {QStringLiteral("stage-weights-hard"), QStringLiteral("α = onehot(argmax p)")};
    }
    return {QStringLiteral("stage-weights"), QStringLiteral("α = softmax(e)")};
}

StageFormula contextFormula(const ModelConfig& config) {
    if (attends(config)) {
        return {QStringLiteral("stage-context"), QStringLiteral("c = Σ αⱼ hⱼ")};
    }
    if (!hasStates(config)) {
        return {{}, QStringLiteral("c = mean of h")};
    }
    return readsBothWays(config) ? StageFormula{QStringLiteral("score-none"), QStringLiteral("c = [h→ ; h←]")}
                                 : StageFormula{QStringLiteral("score-none-one"), QStringLiteral("c = h→")};
}

StageFormula outputFormula(const ModelConfig& config) {
    if (!hasScoreFunction(config)) {
        return {{}, QStringLiteral("softmax(Wₒ x + bₒ)")};
    }
    if (saysClass(config)) {
        return {{}, QStringLiteral("softmax(Wₒ c + bₒ)")};
    }
    return hasAttentionalVector(config)
               ? StageFormula{QStringLiteral("stage-output-luong"), QStringLiteral("softmax(Wₒ h̃ + bₒ)")}
               : StageFormula{QStringLiteral("stage-output"), QStringLiteral("softmax(Wₒ [s ; c ; emb(y)])")};
}

struct StageText {
    Stage stage;
    const char* name;
    StageFormula (*formula)(const ModelConfig& config);
};
const StageText stageTexts[] = {
    {Stage::Annotations, QT_TR_NOOP("Annotations"), annotationsFormula},
    {Stage::State, QT_TR_NOOP("State"), stateFormula},
    // The lane knows its score function's formula.
    {Stage::Scores, QT_TR_NOOP("Scores"), [](const ModelConfig&) { return StageFormula(); }},
    {Stage::Weights, QT_TR_NOOP("Weights"), weightsFormula},
    {Stage::Context, QT_TR_NOOP("Context"), contextFormula},
    {Stage::Attentional, QT_TR_NOOP("Attentional vector"),
     [](const ModelConfig&) {
         return StageFormula{QStringLiteral("stage-attentional"), QStringLiteral("h̃ = tanh(W [c ; s])")};
     }},
    {Stage::Output, QT_TR_NOOP("Next token"), outputFormula},
};

const StageText& textOf(Stage stage) {
    return *std::find_if(std::begin(stageTexts), std::end(stageTexts),
                         [stage](const StageText& row) { return row.stage == stage; });
}

}  // namespace

std::vector<Stage> stagesOf(const ModelConfig& config) {
    // Heads have no single score, and a sentence is no column of tokens.
    if (!hasScoreFunction(config) || config.encoder.kind == "hierarchical") {
        return {Stage::Weights, Stage::Output};
    }
    if (saysClass(config)) {
        return {Stage::Annotations, Stage::Scores, Stage::Weights, Stage::Context, Stage::Output};
    }
    if (hasAttentionalVector(config)) {
        return {Stage::Annotations, Stage::State,       Stage::Scores, Stage::Weights,
                Stage::Context,     Stage::Attentional, Stage::Output};
    }
    return {Stage::Annotations, Stage::Scores, Stage::Weights, Stage::Context, Stage::State, Stage::Output};
}

QString stageName(Stage stage) {
    return tr(textOf(stage).name);
}

StageFormula stageFormula(Stage stage, const ModelConfig& config) {
    return textOf(stage).formula(config);
}

StageFormula spanFormula(const ModelConfig& config) {
    const std::string& span = config.attention.span;
    if (!attends(config) || span == "global") {
        return {};
    }
    if (span == "local_m") {
        return {QStringLiteral("stage-centre-local_m"), QStringLiteral("p = t")};
    }
    if (span == "local_p") {
        return {QStringLiteral("stage-centre-local_p-") + QString::fromStdString(config.decoder.wiring),
                QStringLiteral("p = S σ(vᵀ tanh(W s))")};
    }
    return {QStringLiteral("stage-distribution-hard"), QStringLiteral("p = softmax(e)")};
}

int queryNumber(const ModelConfig& config, int number) {
    return hasAttentionalVector(config) ? number : number - 1;
}

}  // namespace attn::ui
