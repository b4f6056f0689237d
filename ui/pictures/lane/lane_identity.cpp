// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/lane_identity.h"

#include <algorithm>
#include <iterator>

#include "core/network/attention/scores/score_registry.h"
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
    if (attention.score == "none" && !config.encoder.bidirectional)
        name += "-one";
    return QString::fromStdString(name);
}

}  // namespace

void setIdentity(LaneData& lane, const ModelConfig& config) {
    const std::string& id = config.attention.score;
    const auto& scores = scoreFunctions();
    const auto score =
        std::find_if(scores.begin(), scores.end(), [&](const auto& row) { return row.id == id; });
    const bool isKnown = score != scores.end();
    lane.name = QString::fromStdString(isKnown ? score->label : id);
    lane.variant = variantText(config);
    lane.variantText = variantSentences(config);
    lane.colour = static_cast<int>(std::distance(scores.begin(), score));
    lane.formulaId = formulaPicture(config);
    lane.formulaText = isKnown ? QString::fromStdString(score->formula) : QString();
    lane.attends = isKnown && score->attends;
}

}  // namespace attn::ui
