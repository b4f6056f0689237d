// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/bench_charts.h"

#include <qcustomplot.h>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr qsizetype shapesOfALine = 8;
constexpr double reach = 12;  // in pixels, of the mouse

void sortByX(BenchChart::Series& series) {
    std::vector<std::pair<double, double>> points;
    for (qsizetype i = 0; i < series.x.size(); ++i)
        points.emplace_back(series.x[i], series.y[i]);
    std::sort(points.begin(), points.end());
    for (qsizetype i = 0; i < series.x.size(); ++i)
        std::tie(series.x[i], series.y[i]) = points[static_cast<std::size_t>(i)];
}

QString valueText(double value, const ChartAxis& axis) {
    return axis.isPercent ? shareText(value) : decimalText(value, 'f', 3);
}

}  // namespace

BenchChart::BenchChart(QWidget* parent) : ChartPlot(parent) {}

void BenchChart::setSeries(std::vector<Series> series, const ChartAxis& horizontal, const ChartAxis& vertical,
                           const QString& note) {
    m_series = std::move(series);
    m_read.reset();
    setReading({}, {});
    for (Series& each : m_series)
        if (each.hasPoints)  // the keys go from left to right
            sortByX(each);
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
    const double line = theme().strongLine;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const Series& each = m_series[i];
        QCPGraph* graph = addGraph(horizontal, vertical, each.x, each.y, true);
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
        QCPGraph* shapes = addGraph(horizontal, vertical, x, y, true);
        shapes->setLineStyle(QCPGraph::lsNone);
        shapes->setScatterStyle(laneScatter(each.colour, line));
    }
}

QPointF BenchChart::placeOf(const Value& value) {
    const Series& series = m_series[static_cast<std::size_t>(value.series)];
    return ChartPlot::placeOf(series.x[value.index], series.y[value.index]);
}

QString BenchChart::textOf(const Value& value) const {
    const Series& series = m_series[static_cast<std::size_t>(value.series)];
    return QStringLiteral("%1\n%2: %3\n%4: %5")
        .arg(series.name, horizontal().name, valueText(series.x[value.index], horizontal()), vertical().name,
             valueText(series.y[value.index], vertical()));
}

void BenchChart::read(std::optional<Value> value) {
    if (value == m_read)
        return;
    m_read = value;
    setReading(value ? textOf(*value) : QString(), value ? placeOf(*value) : QPointF());
}

void BenchChart::paintCoat(QPainter& painter) {
    if (!m_read)
        return;
    const Theme& t = theme();
    painter.setPen(QPen(t.text, t.strongLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(placeOf(*m_read), 3 * t.strongLine, 3 * t.strongLine);
}

void BenchChart::mouseMoveEvent(QMouseEvent* event) {
    std::optional<Value> found;
    double least = reach;
    for (int s = 0; note().isEmpty() && s < static_cast<int>(m_series.size()); ++s) {
        for (qsizetype i = 0; i < m_series[static_cast<std::size_t>(s)].x.size(); ++i) {
            const QPointF away = placeOf({s, i}) - event->position();
            if (const double distance = std::hypot(away.x(), away.y()); distance < least) {
                least = distance;
                found = Value{s, i};
            }
        }
    }
    read(found);
}

void BenchChart::leaveEvent(QEvent*) {
    read({});
}

void BenchChart::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const int across = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    const int along = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    if (key == Qt::Key_Escape && m_read)
        return read({});
    if ((across == 0 && along == 0) || m_series.empty() || !note().isEmpty())
        return ChartPlot::keyPressEvent(event);
    Value value = m_read.value_or(Value{0, across > 0 ? -1 : 0});
    value.series = std::clamp(value.series + along, 0, static_cast<int>(m_series.size()) - 1);
    const qsizetype count = m_series[static_cast<std::size_t>(value.series)].x.size();
    value.index = std::clamp<qsizetype>(value.index + across, 0, count - 1);
    if (count > 0)
        read(value);
}

}  // namespace attn::ui
