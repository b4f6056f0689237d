// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/stage_formulas.h"

#include "core/network/attention/scores/score_registry.h"

#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

bool isLuong(const ModelConfig& config) {
    return config.decoder.wiring == "luong";
}

bool attends(const ModelConfig& config) {
    const ScoreDescription* score = findScoreFunction(config.attention.score);
    return !score || score->attends;
}

StageFormula stateFormula(const ModelConfig& config) {
    const bool isFed = isLuong(config) && config.decoder.inputFeeding;
    const bool isAlone = isLuong(config) && !isFed;  // the cell reads only the token
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

StageFormula weightsFormula(const std::string& span) {
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

}  // namespace

std::vector<Stage> stagesOf(const ModelConfig& config) {
    if (isLuong(config)) {
        return {Stage::Annotations, Stage::State,       Stage::Scores, Stage::Weights,
                Stage::Context,     Stage::Attentional, Stage::Output};
    }
    return {Stage::Annotations, Stage::Scores, Stage::Weights, Stage::Context, Stage::State, Stage::Output};
}

QString stageName(Stage stage) {
    switch (stage) {
        case Stage::Annotations:
            return tr("Annotations");
        case Stage::State:
            return tr("State");
        case Stage::Scores:
            return tr("Scores");
        case Stage::Weights:
            return tr("Weights");
        case Stage::Context:
            return tr("Context");
        case Stage::Attentional:
            return tr("Attentional vector");
        case Stage::Output:
            break;
    }
    return tr("Next token");
}

StageFormula stageFormula(Stage stage, const ModelConfig& config) {
    switch (stage) {
        case Stage::Annotations:
            if (!config.encoder.bidirectional) {
                return {QStringLiteral("stage-annotations-one"), QStringLiteral("hⱼ = h→ⱼ")};
            }
            return {QStringLiteral("stage-annotations"), QStringLiteral("hⱼ = [h→ⱼ ; h←ⱼ]")};
        case Stage::State:
            return stateFormula(config);
        case Stage::Scores:
            return {};
        case Stage::Weights:
            return weightsFormula(config.attention.span);
        case Stage::Context:
            if (!attends(config)) {
                return config.encoder.bidirectional
                           ? StageFormula{QStringLiteral("score-none"), QStringLiteral("c = [h→ ; h←]")}
                           : StageFormula{QStringLiteral("score-none-one"), QStringLiteral("c = h→")};
            }
            return {QStringLiteral("stage-context"), QStringLiteral("c = Σ αⱼ hⱼ")};
        case Stage::Attentional:
            return {QStringLiteral("stage-attentional"), QStringLiteral("h̃ = tanh(W [c ; s])")};
        case Stage::Output:
            break;
    }
    return isLuong(config)
               ? StageFormula{QStringLiteral("stage-output-luong"), QStringLiteral("softmax(Wₒ h̃ + bₒ)")}
               : StageFormula{QStringLiteral("stage-output"), QStringLiteral("softmax(Wₒ [s ; c ; emb(y)])")};
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
    return isLuong(config) ? number : number - 1;
}

}  // namespace attn::ui
