// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/length_chart.h"

#include <qcustomplot.h>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr double leastErrors = 0.1;  // the axis of AER is never shorter
constexpr double pastLargest = 1.08;
constexpr double groupReach = 24;  // px, of the mouse to a point

double middleOf(const LengthGroup& group) {
    return (group.shortest + group.longest) / 2.0;
}

void addLine(QCPAxis& horizontal, QCPAxis& vertical, const QVector<double>& x, const QVector<double>& y,
             const QPen& pen, const QCPScatterStyle& shapes) {
    QCPGraph* graph = addGraph(horizontal, vertical, x, y);
    graph->setPen(pen);
    // The system's shapes mark the groups. NaN interrupts the line.
    graph->setScatterStyle(shapes);
}

}  // namespace

LengthChart::LengthChart(QWidget* parent) : ChartPlot(parent) {
    setObjectName(QStringLiteral("by-length"));
    setAccessibleName(tr("Alignment error by the length of the source"));
}

void LengthChart::setSystems(const std::vector<InspectedCharts::System>& systems, int shownSystem,
                             const QString& refusal) {
    read({});
    m_systems = systems;
    m_shownSystem = shownSystem;
    m_hasErrors = m_hasAccuracy = false;
    double largest = leastErrors, shortest = 0, longest = 0;
    QStringList parts;
    for (int i = 0; i < static_cast<int>(m_systems.size()); ++i) {
        const std::vector<LengthGroup>& groups = m_systems[static_cast<std::size_t>(i)].byLength;
        for (int g = 0; g < static_cast<int>(groups.size()); ++g) {
            const LengthGroup& group = groups[static_cast<std::size_t>(g)];
            const std::optional<double> error = group.counts.errorRate();
            m_hasErrors = m_hasErrors || error;
            m_hasAccuracy = m_hasAccuracy || group.accuracy;
            largest = std::max(largest, error.value_or(0));
            shortest = longest == 0 ? group.shortest : std::min<double>(shortest, group.shortest);
            longest = std::max<double>(longest, group.longest);
            if (error || group.accuracy)
                parts << textOf({i, g});
        }
    }
    setNote(!refusal.isEmpty() ? refusal
            : m_hasErrors || m_hasAccuracy
                ? QString()
                : tr("Open known links to see the alignment error by the length of the source."));
    setAccessibleDescription(note().isEmpty() ? parts.join(QStringLiteral("; ")) : note());
    const double around = std::max(0.5, 0.03 * (longest - shortest));
    ChartAxis lengths{std::max(0.0, shortest - around), longest + around, tr("source length, tokens")};
    lengths.isWhole = true;
    ChartAxis values{0, m_hasAccuracy ? 1.02 : std::min(1.02, pastLargest * largest), {}};
    values.name = !m_hasErrors    ? tr("exact match")
                  : m_hasAccuracy ? tr("%1, exact match").arg(metricName(Metric::ErrorRate))
                                  : metricName(Metric::ErrorRate);
    values.isPercent = true;
    setAxes(lengths, values);
    restyle();
}

void LengthChart::restyle() {
    const Theme& t = theme();
    QVector<ChartKey> keys;
    if (m_hasAccuracy)
        keys.append({tr("exact match"), t.mutedText, ChartKey::Mark::DashedLine});
    for (const InspectedCharts::System& system : m_systems)
        keys.append({system.name, t.laneOutline(system.colour), ChartKey::Mark::Line, system.colour});
    setLegend(keys);
}

const LengthGroup& LengthChart::groupOf(const Point& point) const {
    return m_systems[static_cast<std::size_t>(point.system)].byLength[static_cast<std::size_t>(point.group)];
}

std::optional<QPointF> LengthChart::placeOf(const Point& point) {
    const LengthGroup& group = groupOf(point);
    const std::optional<double> error = group.counts.errorRate();
    const std::optional<double> value =
        (point.isAccuracy || !error) && group.accuracy ? group.accuracy : error;
    if (!value)
        return {};
    return ChartPlot::placeOf(middleOf(group), *value);
}

std::optional<QPointF> LengthChart::placeOfError(int system, int group) {
    if (!groupOf({system, group}).counts.errorRate())
        return {};
    return placeOf(Point{system, group});
}

void LengthChart::fill(QCPAxis& horizontal, QCPAxis& vertical) {
    const Theme& t = theme();
    for (int i = 0; i < static_cast<int>(m_systems.size()); ++i) {
        const InspectedCharts::System& system = m_systems[static_cast<std::size_t>(i)];
        QVector<double> lengths, errors, accuracy;
        bool hasAccuracy = false;
        for (const LengthGroup& group : system.byLength) {
            lengths.append(middleOf(group));
            errors.append(group.counts.errorRate().value_or(std::nan("")));
            accuracy.append(group.accuracy.value_or(std::nan("")));
            hasAccuracy = hasAccuracy || group.accuracy;
        }
        QPen pen(t.laneOutline(system.colour), t.strongLine * (i == m_shownSystem ? 1.3 : 1), Qt::SolidLine,
                 Qt::SquareCap, Qt::RoundJoin);
        addLine(horizontal, vertical, lengths, errors, pen, laneScatter(system.colour, pen.widthF()));
        if (!hasAccuracy)
            continue;
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3.5, 1.8});
        addLine(horizontal, vertical, lengths, accuracy, pen,
                laneScatter(system.colour, pen.widthF(), ShapeFill::Hollow));
    }
}

void LengthChart::paintCoat(QPainter& painter) {
    if (!m_read)
        return;
    const Theme& t = theme();
    if (const std::optional<QPointF> place = placeOf(*m_read)) {
        painter.setPen(QPen(t.text, t.strongLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(*place, 3 * t.strongLine, 3 * t.strongLine);
    }
}

QString LengthChart::textOf(const Point& point) const {
    const LengthGroup& group = groupOf(point);
    const QString lengths = group.shortest == group.longest
                                ? countedTokens(group.shortest)
                                : tr("%1 to %2 tokens").arg(group.shortest).arg(group.longest);
    QString text = tr("%1, %2, %3: %4 %5")
                       .arg(m_systems[static_cast<std::size_t>(point.system)].name, lengths,
                            countedSentences(group.sentences), metricName(Metric::ErrorRate),
                            metricText(Metric::ErrorRate, group.counts.errorRate()));
    if (group.accuracy)
        text += tr(", exact match %1").arg(shareText(group.accuracy));
    return text;
}

void LengthChart::read(std::optional<Point> point) {
    if (point == m_read)
        return;
    m_read = point;
    const std::optional<QPointF> place = point ? placeOf(*point) : std::nullopt;
    setReading(place ? textOf(*point) : QString(), place.value_or(QPointF()));
}

void LengthChart::mouseMoveEvent(QMouseEvent* event) {
    std::optional<Point> found;
    double least = groupReach;
    for (int i = 0; note().isEmpty() && i < static_cast<int>(m_systems.size()); ++i) {
        const auto count = static_cast<int>(m_systems[static_cast<std::size_t>(i)].byLength.size());
        for (int g = 0; g < count; ++g) {
            for (const bool isAccuracy : {false, true}) {
                const Point point{i, g, isAccuracy};
                const std::optional<QPointF> place = placeOf(point);
                const QPointF away = place.value_or(QPointF()) - event->position();
                if (place && std::hypot(away.x(), away.y()) < least) {
                    least = std::hypot(away.x(), away.y());
                    found = point;
                }
            }
        }
    }
    read(found);
}

void LengthChart::leaveEvent(QEvent*) {
    read({});
}

void LengthChart::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const int across = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    const int along = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    const bool moves = across != 0 || along != 0;
    if (key == Qt::Key_Escape && m_read)
        return read({});
    if (!moves || m_systems.empty() || !note().isEmpty())
        return ChartPlot::keyPressEvent(event);
    const auto count = static_cast<int>(m_systems.size());
    Point point = m_read.value_or(Point{std::clamp(m_shownSystem, 0, count - 1), across > 0 ? -1 : 0});
    if (m_read)  // else the keys begin at the shown one
        point.system = std::clamp(point.system + along, 0, count - 1);
    const auto groups = static_cast<int>(m_systems[static_cast<std::size_t>(point.system)].byLength.size());
    point.group = std::clamp(point.group + across, 0, groups - 1);
    if (groups > 0)
        read(point);
}

}  // namespace attn::ui
