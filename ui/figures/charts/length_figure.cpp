// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/length_figure.h"
#include "ui/kit/text/tr.h"

#include <algorithm>

namespace attn::ui {
namespace {

// The lengths of the pairs that a recipe is trained on; zero if its task has no lengths.
TaskLengths trainedLengths(const Recipe& recipe) {
    if (recipe.lengths != TaskLengths{})
        return recipe.lengths;
    const TaskDescription* task = findTask(recipe.task);
    return task ? task->usual : TaskLengths{};
}

LengthSeries seriesOf(const LaneSummary& lane, Spread LengthSummary::*value) {
    LengthSeries series;
    for (const LengthSummary& found : lane.byLength) {
        const Spread& spread = found.*value;
        const double mean = 100 * spread.mean, deviation = 100 * spread.deviation.value_or(0);
        series.lengths.append(static_cast<double>(found.length));
        series.means.append(mean);
        series.low.append(std::max(0.0, mean - deviation));
        series.high.append(std::min(100.0, mean + deviation));
    }
    return series;
}

}  // namespace

LengthFigure lengthFigure(const ComparisonTable& table, const FigureChoice& choice) {
    LengthFigure picture;
    picture.lanes = figureLanes(table.comparison);
    for (FigureLane& lane : picture.lanes) {
        if (lane.task != picture.lanes.first().task || lane.task != picture.lanes.last().task)
            lane.name += QStringLiteral(", %1").arg(lane.task);
    }
    picture.caption = figureCaption(table, choice);
    picture.axis = tr("Source length");
    if (const std::string unit = table.comparison.lengthUnit(); !unit.empty())
        picture.axis += QStringLiteral(", %1").arg(QString::fromStdString(unit));
    picture.shortest = static_cast<double>(table.comparison.lengths.shortest);
    picture.longest = static_cast<double>(table.comparison.lengths.longest);
    const std::vector<LaneSummary> lanes = summarize(table);
    for (const QString& id : choice.byLength) {
        const Figure& figure = *findFigure(id.toStdString());
        LengthPanel panel;
        panel.title =
            QStringLiteral("%1, %2").arg(coreText(figure.label), QString::fromStdString(figure.unit));
        const auto value =
            figure.id == "token_accuracy" ? &LengthSummary::tokenAccuracy : &LengthSummary::exactMatch;
        for (const LaneSummary& lane : lanes)
            panel.series.append(seriesOf(lane, value));
        picture.panels.append(panel);
    }
    const TaskLengths first = trainedLengths(table.comparison.lanes.front().recipe);
    const bool areSame =
        std::all_of(table.comparison.lanes.begin(), table.comparison.lanes.end(),
                    [&](const ComparedLane& lane) { return trainedLengths(lane.recipe) == first; });
    if (areSame) {
        picture.trainedShortest = static_cast<double>(first.shortest);
        picture.trainedLongest = static_cast<double>(first.longest);
    }
    return picture;
}

}  // namespace attn::ui
