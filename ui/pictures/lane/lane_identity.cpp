// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/lane_identity.h"

#include <algorithm>
#include <iterator>

#include "core/network/attention/scores/score_registry.h"
#include "core/network/transformer/head_score.h"
#include "core/train/setup/told_apart.h"
#include "ui/kit/text/map_text.h"
#include "ui/kit/text/model_text.h"

namespace attn::ui {
namespace {

// The name of the typeset formula in the resources: the score's id and the choices that change the formula.
QString formulaPicture(const ModelConfig& config) {
    const AttentionConfig& attention = config.attention;
    std::string name = "score-" + attention.score;
    if (attention.score == "additive")
        name += "-" + attention.activation + (attention.bias ? "-bias" : "");
    if (attention.score == "content" && attention.learnedKeyStrength)
        name += "-learned";
    if (attention.score == "none" && !readsBothWays(config))
        name += "-one";
    return QString::fromStdString(name);
}

// The formula of a score that no picture is made for: of heads, and of a fixed vector that is no state. Empty
// for others.
QString ownFormula(const ModelConfig& config) {
    const std::string& score = config.attention.score;
    const bool hasHeads = !hasScoreFunction(config);
    if (score == "none" && (hasHeads || !hasStates(config)))
        return hasHeads ? QStringLiteral("W_v · mean of h") : QStringLiteral("c = mean of h");
    const HeadScoreDescription* head = hasHeads ? findHeadScore(score) : nullptr;
    return head ? QString::fromStdString(head->formula) : QString();
}

}  // namespace

void setIdentity(LaneData& lane, const ModelConfig& config) {
    lane.isClass = saysClass(config);
    lane.takesWeights = config.encoder.kind != "hierarchical";
    const std::string& id = config.attention.score;
    const auto& scores = scoreFunctions();
    const auto score =
        std::find_if(scores.begin(), scores.end(), [&](const auto& row) { return row.id == id; });
    const bool isKnown = score != scores.end();
    lane.name = QString::fromStdString(modelName(config).label);
    lane.variant = variantText(config);
    lane.variantText = variantSentences(config);
    lane.colour = static_cast<int>(std::distance(scores.begin(), score));
    const QString own = ownFormula(config);
    lane.formulaId = own.isEmpty() ? formulaPicture(config) : QString();
    lane.formulaText = !own.isEmpty() ? own : isKnown ? QString::fromStdString(score->formula) : QString();
    lane.attends = isKnown && score->attends;
}

void setMapName(Picture& picture, const ModelConfig& config, const MapAddress& map) {
    picture.map = mapText(config, map);
    picture.briefMap = briefMapText(config, map);
    picture.mapName = picture.map.isEmpty() ? QString() : QString::fromStdString(nameOf(map));
}

}  // namespace attn::ui
