// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/summary_figure.h"

#include <algorithm>
#include <map>

#include "ui/kit/text/tr.h"
#include "ui/kit/widgets/figure_canvas.h"

namespace attn::ui {
namespace {

SummaryValue valueOf(const Figure& figure, const Spread& spread, bool isChosen) {
    SummaryValue value;
    if (spread.count == 0) {
        value.text = QStringLiteral("–");
        return value;
    }
    value.mean = figure.factor * spread.mean;
    value.deviation = figure.factor * spread.deviation.value_or(0);
    const bool hasDeviation = spread.deviation && !(isChosen && value.deviation == 0);
    value.text = spreadNumber(*value.mean, hasDeviation ? std::optional(value.deviation) : std::nullopt,
                              figure.decimals);
    return value;
}

QString noteOf(const Figure& figure) {
    QStringList parts;
    if (!figure.unit.empty())
        parts.append(QString::fromStdString(figure.unit));
    if (figure.better == Better::Higher)
        parts.append(tr("higher is better"));
    if (figure.better == Better::Lower)
        parts.append(tr("lower is better"));
    return parts.join(QStringLiteral(", "));
}

// Groups the lanes of one task, keeping the order in which tasks first appear.
std::vector<std::size_t> byTask(const QVector<FigureLane>& lanes) {
    std::map<QString, std::size_t> places;
    std::vector<std::vector<std::size_t>> groups;
    for (std::size_t lane = 0; lane < static_cast<std::size_t>(lanes.size()); ++lane) {
        const auto [place, isNew] = places.emplace(lanes[static_cast<int>(lane)].task, groups.size());
        if (isNew)
            groups.emplace_back();
        groups[place->second].push_back(lane);
    }
    std::vector<std::size_t> order;
    for (const std::vector<std::size_t>& group : groups)
        order.insert(order.end(), group.begin(), group.end());
    return order;
}

}  // namespace

SummaryFigure summaryFigure(const ComparisonTable& table, const FigureChoice& choice) {
    const std::vector<LaneSummary> lanes = summarize(table);
    const QVector<FigureLane> names = figureLanes(table.comparison);
    const std::vector<std::size_t> order = byTask(names);
    SummaryFigure picture;
    picture.caption = figureCaption(table, choice);
    for (const std::size_t lane : order) {
        picture.lanes.append(names[static_cast<int>(lane)]);
        picture.hasTasks = picture.hasTasks || picture.lanes.last().task != picture.lanes.first().task;
    }
    for (std::size_t i = 0; i < figures().size(); ++i) {
        const Figure& figure = figures()[i];
        const int place = static_cast<int>(choice.ids.indexOf(QString::fromStdString(figure.id)));
        if (place < 0)
            continue;
        SummaryPanel panel;
        panel.title = coreText(figure.label);
        panel.note = noteOf(figure);
        panel.isShare = figure.better == Better::Higher && figure.factor * figure.largest == 100;
        panel.largest = 0;
        for (const std::size_t lane : order) {
            panel.values.append(valueOf(figure, lanes[lane].figures[i], figure.better == Better::Neither));
            const SummaryValue& value = panel.values.last();
            panel.largest = std::max(panel.largest, value.mean.value_or(0) + value.deviation);
        }
        picture.panels.append(panel);
    }
    return picture;
}

}  // namespace attn::ui
