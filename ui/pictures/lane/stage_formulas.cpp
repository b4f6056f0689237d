// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/stage_formulas.h"

#include <algorithm>
#include <iterator>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/layers/position_encoding.h"
#include "core/network/models/wiring_registry.h"
#include "core/network/transformer/head_score.h"

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
        return {QStringLiteral("stage-annotations-embedding"), QStringLiteral("hⱼ = xⱼ")};
    }
    if (kind == "convolution") {
        return {QStringLiteral("stage-annotations-convolution"), QStringLiteral("hⱼ = xⱼ of the last layer")};
    }
    if (kind == "self_attention") {
        return {QStringLiteral("stage-annotations-self_attention"), QStringLiteral("h = blocks(x)")};
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
        return {QStringLiteral("stage-context-mean"), QStringLiteral("c = mean of h")};
    }
    return readsBothWays(config) ? StageFormula{QStringLiteral("score-none"), QStringLiteral("c = [h→ ; h←]")}
                                 : StageFormula{QStringLiteral("score-none-one"), QStringLiteral("c = h→")};
}

StageFormula outputFormula(const ModelConfig& config) {
    if (!hasScoreFunction(config)) {
        return {QStringLiteral("stage-output-transformer"), QStringLiteral("softmax(Wₒ x + bₒ)")};
    }
    if (saysClass(config)) {
        return {QStringLiteral("stage-output-pool"), QStringLiteral("softmax(Wₒ c + bₒ)")};
    }
    return hasAttentionalVector(config)
               ? StageFormula{QStringLiteral("stage-output-luong"), QStringLiteral("softmax(Wₒ h̃ + bₒ)")}
               : StageFormula{QStringLiteral("stage-output"), QStringLiteral("softmax(Wₒ [s ; c ; emb(y)])")};
}

// What a network without recurrence reads of a token.
StageFormula tokenInputFormula(const std::string& positions, bool isScaled, bool isSource) {
    const QString id = (isSource ? QStringLiteral("stage-embedding") : QStringLiteral("stage-read")) +
                       (isScaled ? QString() : QStringLiteral("-unscaled"));
    const QString token = (isScaled ? QStringLiteral("√d ") : QString()) +
                          (isSource ? QStringLiteral("E wⱼ") : QStringLiteral("E yₜ₋₁"));
    if (!areAdded(positions)) {
        return {id + QStringLiteral("-plain"), QStringLiteral("x = ") + token};
    }
    return {id,
            QStringLiteral("x = %1 + p%2").arg(token, isSource ? QStringLiteral("ⱼ") : QStringLiteral("ₜ"))};
}

StageFormula feedFormula(const ModelConfig& config) {
    const std::string& activation = config.decoder.activation;
    return {QStringLiteral("stage-feed-") + QString::fromStdString(activation),
            QStringLiteral("%1(W₁ x + b₁)").arg(QString::fromStdString(activation))};
}

StageFormula valuesFormula(const ModelConfig& config) {
    return attends(config) ? StageFormula{QStringLiteral("stage-values"), QStringLiteral("Wₒ Σ αⱼ vⱼ")}
                           : StageFormula{QStringLiteral("stage-values-none"), QStringLiteral("Wₒ Wᵥ c")};
}

// Each kind of score of a head has a picture of its own.
StageFormula selfFormula(const std::string& score) {
    const HeadScoreDescription* head = findHeadScore(score);
    return {QStringLiteral("stage-self-") + QString::fromStdString(score),
            QStringLiteral("softmax(%1)").arg(head ? QString::fromStdString(head->formula) : QString())};
}

template <const char* id, const char* text>
StageFormula always(const ModelConfig&) {
    return {QString::fromUtf8(id), QString::fromUtf8(text)};
}
constexpr char attentionalId[] = "stage-attentional", attentionalText[] = "h̃ = tanh(W [c ; s])";
constexpr char wordsId[] = "stage-word-weights", wordsText[] = "α = softmax(e), in the sentence";
constexpr char vectorsId[] = "stage-sentence-vectors", vectorsText[] = "v = Σ αⱼ hⱼ, of the sentence";
constexpr char windowsId[] = "stage-windows", windowsText[] = "x ← (x + a ∘ σ(g)) √½";
constexpr char productId[] = "stage-token-weights", productText[] = "α of the word · α of its sentence";
constexpr char residualId[] = "stage-residual", residualText[] = "logit = Σ of the parts of x";

struct StageText {
    Stage stage;
    const char* name;
    StageFormula (*formula)(const ModelConfig& config);
};
const StageText stageTexts[] = {
    {Stage::Embedding, QT_TR_NOOP("Source token"),
     [](const ModelConfig& config) {
         return tokenInputFormula(config.encoder.positions, config.encoder.scaledEmbedding, true);
     }},
    {Stage::WordWeights, QT_TR_NOOP("Word weights"), always<wordsId, wordsText>},
    {Stage::SentenceVectors, QT_TR_NOOP("Sentence vector"), always<vectorsId, vectorsText>},
    // The score of its heads may be another one than the usual.
    {Stage::SourceSelf, QT_TR_NOOP("Self-attention of the encoder"),
     [](const ModelConfig& config) { return selfFormula(config.encoder.score); }},
    {Stage::Windows, QT_TR_NOOP("Windows and gates"), always<windowsId, windowsText>},
    {Stage::Annotations, QT_TR_NOOP("Annotations"), annotationsFormula},
    {Stage::Read, QT_TR_NOOP("Read"),
     [](const ModelConfig& config) {
         return tokenInputFormula(config.decoder.positions, config.decoder.scaledEmbedding, false);
     }},
    {Stage::SelfAttention, QT_TR_NOOP("Self-attention"),
     [](const ModelConfig& config) { return selfFormula(config.decoder.score); }},
    {Stage::State, QT_TR_NOOP("State"), stateFormula},
    // The lane knows its score function's formula.
    {Stage::Scores, QT_TR_NOOP("Scores"), [](const ModelConfig&) { return StageFormula(); }},
    {Stage::Weights, QT_TR_NOOP("Weights"), weightsFormula},
    {Stage::TokenWeights, QT_TR_NOOP("Words × sentences"), always<productId, productText>},
    {Stage::Context, QT_TR_NOOP("Context"), contextFormula},
    {Stage::Values, QT_TR_NOOP("Values"), valuesFormula},
    {Stage::Attentional, QT_TR_NOOP("Attentional vector"), always<attentionalId, attentionalText>},
    {Stage::FeedForward, QT_TR_NOOP("Feed-forward"), feedFormula},
    {Stage::Residual, QT_TR_NOOP("Residual stream"), always<residualId, residualText>},
    {Stage::Output, QT_TR_NOOP("Next token"), outputFormula},
};

// The stages of one kind of encoder, or of one wiring. Another kind needs a row here.
struct StageList {
    std::string id;
    std::vector<Stage> stages;
};
const std::vector<StageList> encoderStages = {
    {"recurrent", {Stage::Annotations}},
    {"self_attention", {Stage::Embedding, Stage::SourceSelf, Stage::Annotations}},
    {"convolution", {Stage::Embedding, Stage::Windows, Stage::Annotations}},
    {"embedding", {Stage::Embedding, Stage::Annotations}},
    {"hierarchical", {Stage::WordWeights, Stage::SentenceVectors}},
};
const std::vector<StageList> wiringStages = {
    {"bahdanau", {Stage::Scores, Stage::Weights, Stage::Context, Stage::State, Stage::Output}},
    {"luong",
     {Stage::State, Stage::Scores, Stage::Weights, Stage::Context, Stage::Attentional, Stage::Output}},
    {"pool", {Stage::Scores, Stage::Weights, Stage::Context, Stage::Output}},
    {"transformer",
     {Stage::Read, Stage::SelfAttention, Stage::Scores, Stage::Weights, Stage::Values, Stage::FeedForward,
      Stage::Residual, Stage::Output}},
};

const StageList* listOf(const std::vector<StageList>& lists, const std::string& id) {
    const auto list =
        std::find_if(lists.begin(), lists.end(), [&](const StageList& row) { return row.id == id; });
    return list == lists.end() ? nullptr : &*list;
}

const StageText& textOf(Stage stage) {
    return *std::find_if(std::begin(stageTexts), std::end(stageTexts),
                         [stage](const StageText& row) { return row.stage == stage; });
}

}  // namespace

std::vector<Stage> stagesOf(const ModelConfig& config) {
    const StageList* encoder = listOf(encoderStages, config.encoder.kind);
    const StageList* wiring = listOf(wiringStages, config.decoder.wiring);
    // A Transformer's own encoder has the same sublayers as its decoder, which show them.
    const bool isWhole = config.encoder.kind == "self_attention" && config.decoder.wiring == "transformer";
    std::vector<Stage> stages = encoder && !isWhole ? encoder->stages : std::vector<Stage>();
    for (const Stage stage : wiring ? wiring->stages : std::vector<Stage>()) {
        stages.push_back(stage);
        // A sentence's weight is that of its words, too.
        const bool hasWords = config.encoder.kind == "hierarchical" && attends(config) &&
                              findWiring(config.decoder.wiring)->hasScoreFunction;
        if (stage == Stage::Weights && hasWords) {
            stages.push_back(Stage::TokenWeights);
        }
    }
    return stages;
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
