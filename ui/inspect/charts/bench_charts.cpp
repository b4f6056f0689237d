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
#include "ui/kit/text/readable_number.h"
#include "ui/kit/text/tr.h"
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
    if (axis.isPercent)
        return shareText(value);
    const QString text = QString::number(value, 'f', axis.low < 0 ? 1 : 3);
    return withDecimalMark(text.toDouble() == 0 ? QString(text).remove(QLatin1Char('-')) : withMinus(text));
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
        QCPGraph* graph = addGraph(horizontal, vertical, each.x, each.y);
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
        QCPGraph* shapes = addGraph(horizontal, vertical, x, y);
        shapes->setLineStyle(QCPGraph::lsNone);
        shapes->setScatterStyle(laneScatter(each.colour, line));
    }
}

// Of a bin, the middle of its top.
QPointF BenchChart::placeOf(const Value& value) {
    const Series& series = m_series[static_cast<std::size_t>(value.series)];
    const double x = series.x[value.index];
    return ChartPlot::placeOf(series.isHistogram ? (x + series.x[value.index + 1]) / 2 : x,
                              series.y[value.index]);
}

QString BenchChart::textOf(const Value& value) const {
    const Series& series = m_series[static_cast<std::size_t>(value.series)];
    const auto across = [&](qsizetype index) { return valueText(series.x[index], horizontal()); };
    const QString where = series.isHistogram
                              ? tr("%1 to %2").arg(across(value.index), across(value.index + 1))
                              : across(value.index);
    return series.name + QLatin1Char('\n') + tr("%1: %2").arg(horizontal().name, where) + QLatin1Char('\n') +
           tr("%1: %2").arg(vertical().name, valueText(series.y[value.index], vertical()));
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

bool BenchChart::isWithin(double x, int series, qsizetype bin) {
    const QVector<double>& edges = m_series[static_cast<std::size_t>(series)].x;
    return x >= ChartPlot::placeOf(edges[bin], 0).x() && x < ChartPlot::placeOf(edges[bin + 1], 0).x();
}

void BenchChart::mouseMoveEvent(QMouseEvent* event) {
    std::optional<Value> found;
    double least = reach;
    for (int s = 0; note().isEmpty() && s < static_cast<int>(m_series.size()); ++s) {
        const Series& series = m_series[static_cast<std::size_t>(s)];
        for (qsizetype i = 0; i < series.x.size(); i += series.step()) {
            QPointF away = placeOf({s, i}) - event->position();
            if (series.isHistogram && isWithin(event->position().x(), s, i))
                away.setX(0);
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
    Value value;
    if (m_read) {
        value = *m_read;
        value.series = std::clamp(value.series + along, 0, static_cast<int>(m_series.size()) - 1);
        value.index += across * m_series[static_cast<std::size_t>(value.series)].step();
    }
    const Series& series = m_series[static_cast<std::size_t>(value.series)];
    value.index = std::clamp<qsizetype>(value.index, 0, series.x.size() - series.step());
    if (!series.x.isEmpty())
        read(value);
}

}  // namespace attn::ui
