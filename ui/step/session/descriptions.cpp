// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/session/descriptions.h"

#include <QFileInfo>
#include <algorithm>

#include "core/base/error.h"
#include "core/network/map_address.h"
#include "core/train/recipes/recipe.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/model_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {
namespace {

QString parameterCount(Index count) {
    if (count < 1000)
        return count == 1 ? tr("1 parameter") : tr("%1 parameters", nullptr, pluralOf(count)).arg(count);
    return tr("%1 k parameters").arg(qRound64(static_cast<double>(count) / 1000));
}

// "model: 100 % of 1,000 fresh pairs, AER 0.02", from its file. Empty if it was not
// measured.
QString qualityText(const TrainingInfo& training) {
    if (training.exactMatch < 0)
        return {};
    const QString pairs = training.corpus.empty() ? tr("fresh pairs") : tr("held-out pairs");
    const QString share = decimalText(100 * training.exactMatch, 'g', 4);
    if (training.alignmentErrorRate < 0)
        return tr("model: %1 % of %2").arg(share, pairs);
    // Alignments are measured at the end of a run, on all held-out pairs.
    QString count;
    try {
        if (!training.recipe.empty())
            count = groupedNumber(recipeFromJson(training.recipe, "recipe").heldOut) + QLatin1Char(' ');
    } catch (const Error&) {
        // The recipe has another version, so the number of pairs is not known.
    }
    return tr("model: %1 % of %2, AER %3")
        .arg(share, count + pairs)
        .arg(decimalText(training.alignmentErrorRate, 'f', 2));
}

}  // namespace

QString countsText(const Session& session, const Lane* selected, int step) {
    const auto shown = session.shownLanes();
    qint64 computed = 0;
    qint64 whole = 0;
    bool isWholeKnown = true;
    bool isOneMap = true;
    for (const Lane* lane : shown) {
        if (!lane->attends())
            continue;
        const std::optional<int> steps = lane->expectedSteps();
        computed += lane->weightCount(std::min(step, lane->stepCount()));
        whole += lane->weightCount(steps.value_or(0));
        isWholeKnown = isWholeKnown && steps;
        isOneMap = isOneMap && lane->model()->network.maps().size() == 1;
    }
    const int tokens = selected ? selected->sourceLength() : 0;
    const std::size_t lanes = shown.size();
    QString text =
        countedTokens(tokens) + QStringLiteral(" · ") +
        (lanes == 1 ? tr("1 lane") : tr("%1 lanes", nullptr, pluralOf(lanes)).arg(lanes)) +
        QStringLiteral(" · ") +
        (computed == 1 ? tr("1 weight computed")
                       : tr("%1 weights computed", nullptr, pluralOf(computed)).arg(groupedNumber(computed)));
    if (isWholeKnown && whole > 0)
        text += (isOneMap ? tr(" of %1 (m·T a lane)") : tr(" of %1")).arg(groupedNumber(whole));
    return text;
}

QString modelSummary(const Lane& lane) {
    const ModelConfig& config = lane.model()->network.config();
    QStringList parts = {QFileInfo(lane.path()).fileName()};
    if (const QString quality = qualityText(lane.model()->training); !quality.isEmpty())
        parts << quality;
    if (const QString variant = variantText(config); !variant.isEmpty())
        parts << variant;
    // The variant names a cell that is not the usual one.
    QStringList sizes = sizeText(config).split(QStringLiteral(" · "));
    if (parts.back().contains(sizes.front()))
        sizes.removeFirst();
    parts << sizes << parameterCount(lane.model()->network.layout()->parameterCount());
    if (lane.model()->training.isKnown())
        parts << tr("seed %1").arg(lane.model()->training.seed);
    return parts.join(QStringLiteral(" · "));
}

ShownSpans shownSpans(const Session& session) {
    ShownSpans found;
    for (const Lane* lane : session.shownLanes()) {
        const std::optional<MapAddress> map = lane->map();
        found.causal = found.causal || (map && map->site == MapSite::Decoder);
        if (!lane->attends())
            continue;
        const std::string& span = lane->model()->network.config().attention.span;
        found.local = found.local || span.starts_with("local");
        found.hard = found.hard || span == "hard";
    }
    return found;
}

bool hasCausalMap(const Lane& lane) {
    const std::vector<MapAddress> maps = lane.model()->network.maps();
    return std::any_of(maps.begin(), maps.end(),
                       [](const MapAddress& map) { return map.site == MapSite::Decoder; });
}

bool hasClasses(const Session& session) {
    const auto& lanes = session.lanes();
    return std::any_of(lanes.begin(), lanes.end(),
                       [](const auto& lane) { return lane->model()->network.saysOneToken(); });
}

LinkKinds linkKinds(const Session& session) {
    LinkKinds found;
    for (const auto& lane : session.lanes()) {
        if (!lane->truth())
            continue;
        for (const Link& link : lane->truth()->links)
            (link.sure ? found.sure : found.possible) = true;
    }
    return found;
}

Prompt promptFor(const Session& session) {
    if (session.lanes().empty())
        return {tr("No model is open"), tr("Open a model file with Ctrl+O, or drop one here")};
    const auto shown = session.shownLanes();
    const bool isEmpty =
        std::all_of(shown.begin(), shown.end(), [](const Lane* lane) { return lane->sourceLength() == 0; });
    if (!isEmpty)
        return {};
    const Task* task = session.task();
    if (!task)
        return {tr("Type a text to decode"), tr("Ctrl+L goes to the source text")};
    return {tr("Type a text to decode"),
            tr("Ctrl+L goes to the source text; “%1” has examples").arg(coreText(task->label()))};
}

}  // namespace attn::ui
