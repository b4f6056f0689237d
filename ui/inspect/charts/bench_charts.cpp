// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/bench_charts.h"

#include <qcustomplot.h>

#include <utility>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr qsizetype shapesOfALine = 8;

}  // namespace

BenchChart::BenchChart(QWidget* parent) : ChartPlot(parent) {}

void BenchChart::setSeries(std::vector<Series> series, const ChartAxis& horizontal, const ChartAxis& vertical,
                           const QString& note) {
    m_series = std::move(series);
    setAxes(horizontal, vertical);
    QVector<ChartKey> keys;
    QStringList names;
    for (const Series& each : m_series) {
        keys.append({each.name, theme().laneOutline(each.colour),
                     each.hasPoints  ? ChartKey::Mark::Patch
                     : each.isDashed ? ChartKey::Mark::DashedLine
                                     : ChartKey::Mark::Line,
                     each.colour});
        names.append(each.name);
    }
    setLegend(keys);
    setNote(note);
    setAccessibleDescription(note.isEmpty() ? names.join(QStringLiteral(", ")) : note);
    changeDrawing();
}

void BenchChart::fill(QCPAxis& horizontal, QCPAxis& vertical) {
    for (const Series& each : m_series) {
        auto* graph = new QCPGraph(&horizontal, &vertical);
        graph->setData(each.x, each.y, !each.hasPoints);
        graph->setAdaptiveSampling(false);
        if (each.hasPoints) {
            graph->setLineStyle(QCPGraph::lsNone);
            graph->setScatterStyle(laneScatter(each.colour, 0.6 * theme().strongLine));
        } else {
            QPen pen(theme().laneOutline(each.colour), theme().strongLine);
            if (each.isDashed)
                pen.setStyle(Qt::DashLine);
            graph->setPen(pen);
            graph->setScatterStyle(laneScatter(each.colour, theme().strongLine));
            graph->setScatterSkip(static_cast<int>(each.x.size() / shapesOfALine));
        }
    }
}

}  // namespace attn::ui
