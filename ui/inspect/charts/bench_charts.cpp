// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/bench_charts.h"

#include <qcustomplot.h>

#include <algorithm>
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
    const auto graphOf = [&](const QVector<double>& x, const QVector<double>& y, bool isSorted) {
        auto* graph = new QCPGraph(&horizontal, &vertical);
        graph->setData(x, y, isSorted);
        graph->setAdaptiveSampling(false);
        return graph;
    };
    const double line = theme().strongLine;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const Series& each = m_series[i];
        QCPGraph* graph = graphOf(each.x, each.y, !each.hasPoints);
        if (each.hasPoints) {
            graph->setLineStyle(QCPGraph::lsNone);
            QCPScatterStyle shapes = laneScatter(each.colour, 0.6 * line);
            shapes.setBrush(Qt::NoBrush);  // points lie on each other
            graph->setScatterStyle(shapes);
            continue;
        }
        QPen pen(theme().laneOutline(each.colour), line);
        if (each.isDashed)
            pen.setStyle(Qt::DashLine);
        graph->setPen(pen);
        // The shapes of all series take turns: where lines are one, none hides another's.
        const auto count = static_cast<qsizetype>(m_series.size());
        const qsizetype apart = std::max(each.x.size() / shapesOfALine, count);
        QVector<double> x, y;
        for (qsizetype point = apart * (2 * static_cast<qsizetype>(i) + 1) / (2 * count);
             point < each.x.size(); point += apart) {
            x.append(each.x[point]);
            y.append(each.y[point]);
        }
        QCPGraph* shapes = graphOf(x, y, true);
        shapes->setLineStyle(QCPGraph::lsNone);
        shapes->setScatterStyle(laneScatter(each.colour, line));
    }
}

}  // namespace attn::ui
