// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/scatter_chart.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/inspect/charts/scatter_raster.h"
#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr double pointReach = 8;     // px, of the mouse to a point
constexpr double axisMargin = 0.04;  // of an axis, around the points
constexpr int rectangleAlpha = 45;

ChartAxis axisOf(Metric metric, double low, double high) {
    const MetricInfo& info = infoOf(metric);
    ChartAxis axis{low, high, metricAxisName(metric)};
    const double around = high > low     ? axisMargin * (high - low)
                          : info.isWhole ? 1
                                         : std::abs(low) / 10 + 0.01;
    axis.low -= around;
    axis.high += around;
    axis.isWhole = info.isWhole;
    axis.isPercent = info.isPercent;
    return axis;
}

}  // namespace

ScatterChart::ScatterChart(QWidget* parent) : ChartPlot(parent) {
    setObjectName(QStringLiteral("scatter"));
    setCursor(Qt::CrossCursor);
}

void ScatterChart::setData(Data data) {
    const bool isOther = data.x != m_data.x || data.y != m_data.y;
    m_data = std::move(data);
    m_byX.clear();
    m_read.reset();
    setReading({}, {});
    if (isOther) {
        m_brushX.reset();
        m_brushY.reset();
    }
    const QString x = metricName(m_data.x), y = metricName(m_data.y);
    const auto count = static_cast<qint64>(m_data.points.size());
    setNote(count > 0 ? QString() : tr("No sentence has both %1 and %2.").arg(x, y));
    setAccessibleName(tr("%1 against %2").arg(y, x));
    setAccessibleDescription(count > 0 ? countedSentences(count) : note());
    if (count > 0) {
        const auto [left, right] =
            std::minmax_element(m_data.points.begin(), m_data.points.end(),
                                [](const ScatterPoint& a, const ScatterPoint& b) { return a.x < b.x; });
        const auto [low, high] =
            std::minmax_element(m_data.points.begin(), m_data.points.end(),
                                [](const ScatterPoint& a, const ScatterPoint& b) { return a.y < b.y; });
        setAxes(axisOf(m_data.x, left->x, right->x), axisOf(m_data.y, low->y, high->y));
    }
    restyle();
}

void ScatterChart::restyle() {
    const Theme& t = theme();
    const bool hides = std::find(m_data.isShown.begin(), m_data.isShown.end(), false) != m_data.isShown.end();
    setLegend(hides
                  ? QVector<ChartKey>{{tr("filtered"), t.laneOutline(m_data.colour)}, {tr("all"), t.outline}}
                  : QVector<ChartKey>());
}

void ScatterChart::setCurrentRow(int row) {
    if (row != m_currentRow) {
        m_currentRow = row;
        update();
    }
}

void ScatterChart::setBrush(const std::optional<ValueRange>& x, const std::optional<ValueRange>& y) {
    m_brushX = x;
    m_brushY = y;
    update();
}

bool ScatterChart::isShown(std::size_t point) const {
    return point >= m_data.isShown.size() || m_data.isShown[point];
}

void ScatterChart::paintData(QPainter& painter, double ratio) {
    const Theme& t = theme();
    const QRectF axes = axesRect();
    const QSize size = (axes.size() * ratio).toSize();
    const QPointF origin = placeOf(0, 0), unit = placeOf(1, 1) - origin;
    std::vector<QPointF> shown, hidden;
    shown.reserve(m_data.points.size());
    for (std::size_t i = 0; i < m_data.points.size(); ++i) {
        const ScatterPoint& point = m_data.points[i];
        const QPointF place(origin.x() + unit.x() * point.x, origin.y() + unit.y() * point.y);
        (isShown(i) ? shown : hidden).push_back((place - axes.topLeft()) * ratio);
    }
    DotLook look = dotLook(m_data.points.size(), t.line);
    look.diameter *= ratio;
    const auto paint = [&](const std::vector<QPointF>& places, const QColor& colour, double alpha) {
        if (places.empty())
            return;
        QImage image = rasterDots(size, places, {colour, look.diameter, alpha});
        image.setDevicePixelRatio(ratio);
        painter.drawImage(axes.topLeft(), image);
    };
    paint(hidden, t.outline, look.alpha);
    paint(shown, t.laneOutline(m_data.colour), look.alpha);
}

// The area of the drag; null if there is none.
QRectF ScatterChart::band() const {
    if (m_pressed && m_isDragged)
        return QRectF(*m_pressed, m_dragged).normalized();
    return {};
}

void ScatterChart::paintCoat(QPainter& painter) {
    const Theme& t = theme();
    const QRectF axes = axesRect();
    QColor tint = t.accent;
    tint.setAlpha(rectangleAlpha);
    QRectF marked = band();
    if (marked.isNull() && (m_brushX || m_brushY)) {
        // An open end is at the end of its axis.
        const auto seen = [](const std::optional<ValueRange>& range, const ChartAxis& axis) {
            return range ? ValueRange{std::clamp(range->low, axis.low, axis.high),
                                      std::clamp(range->high, axis.low, axis.high)}
                         : ValueRange{axis.low, axis.high};
        };
        const ValueRange x = seen(m_brushX, horizontal()), y = seen(m_brushY, vertical());
        marked = QRectF(placeOf(x.low, y.high), placeOf(x.high, y.low));
    }
    marked = marked.intersected(axes);
    if (!marked.isEmpty()) {
        painter.setPen(QPen(t.accent, t.line));
        painter.setBrush(tint);
        painter.drawRect(marked);
    }
    painter.setBrush(Qt::NoBrush);
    const double radius = 2.5 * t.strongLine;
    const auto ring = [&](const ScatterPoint& point, const QColor& colour) {
        const QPointF place = placeOf(point.x, point.y);
        painter.setPen(QPen(t.card, 2 * t.strongLine));
        painter.drawEllipse(place, radius, radius);
        painter.setPen(QPen(colour, t.strongLine));
        painter.drawEllipse(place, radius, radius);
    };
    const auto current = std::find_if(m_data.points.begin(), m_data.points.end(),
                                      [&](const ScatterPoint& point) { return point.row == m_currentRow; });
    if (m_currentRow >= 0 && current != m_data.points.end())
        ring(*current, t.text);
    if (m_read)
        ring(m_data.points[*m_read], t.accent);
}

std::optional<std::size_t> ScatterChart::pointAt(const QPointF& place) {
    if (!note().isEmpty())
        return {};
    const QPointF origin = placeOf(0, 0), unit = placeOf(1, 1) - origin;
    std::optional<std::size_t> found;
    double least = pointReach * pointReach;
    for (std::size_t i = 0; i < m_data.points.size(); ++i) {
        const double dx = origin.x() + unit.x() * m_data.points[i].x - place.x();
        const double dy = origin.y() + unit.y() * m_data.points[i].y - place.y();
        // Rows that pass the filter come before hidden ones.
        const double distance = dx * dx + dy * dy + (isShown(i) ? 0 : pointReach);
        if (distance < least) {
            least = distance;
            found = i;
        }
    }
    return found;
}

QString ScatterChart::textOf(const ScatterPoint& point) const {
    return tr("Row %1\n%2 %3\n%4 %5")
        .arg(groupedNumber(point.row + 1), metricName(m_data.x), metricText(m_data.x, point.x),
             metricName(m_data.y), metricText(m_data.y, point.y));
}

void ScatterChart::read(std::optional<std::size_t> point) {
    if (point == m_read)
        return;
    m_read = point;
    if (!point)
        return setReading({}, {});
    const ScatterPoint& found = m_data.points[*point];
    setReading(textOf(found), placeOf(found.x, found.y));
}

// Rounds to steps that the screen can show, because people read filters.
ValueRange ScatterChart::brushed(double low, double high, double pixel, Metric metric) const {
    if (infoOf(metric).isWhole)
        return {std::ceil(low), std::floor(high)};
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(pixel))), 0, 9);
    const double scale = std::pow(10, decimals);
    return {std::floor(low * scale) / scale, std::ceil(high * scale) / scale};
}

void ScatterChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !note().isEmpty())
        return ChartPlot::mousePressEvent(event);
    m_pressed = m_dragged = event->position();
    m_isDragged = false;
}

void ScatterChart::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed)
        return read(pointAt(event->position()));
    m_dragged = event->position();
    m_isDragged =
        m_isDragged || (m_dragged - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
    read({});
    update();
}

void ScatterChart::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressed)
        return ChartPlot::mouseReleaseEvent(event);
    m_dragged = event->position();
    const QRectF area = band().intersected(axesRect());
    const QPointF pressed = *std::exchange(m_pressed, std::nullopt);
    update();
    if (std::exchange(m_isDragged, false)) {
        if (area.isEmpty())
            return;
        const QPointF low = valueAt(area.bottomLeft()), high = valueAt(area.topRight());
        const QPointF pixel = valueAt({1, 0}) - valueAt({0, 1});
        m_brushX = brushed(low.x(), high.x(), pixel.x(), m_data.x);
        m_brushY = brushed(low.y(), high.y(), pixel.y(), m_data.y);
        emit rangesBrushed(*m_brushX, *m_brushY);
    } else if (const std::optional<std::size_t> point = pointAt(pressed)) {
        emit rowActivated(m_data.points[*point].row);
    } else {
        setBrush({}, {});
        emit brushCleared();
    }
}

void ScatterChart::leaveEvent(QEvent*) {
    read({});
}

void ScatterChart::walk(int step) {
    if (m_byX.empty()) {
        for (std::size_t i = 0; i < m_data.points.size(); ++i) {
            if (isShown(i))
                m_byX.push_back(i);
        }
        const auto place = [&](std::size_t i) { return std::pair(m_data.points[i].x, m_data.points[i].y); };
        std::sort(m_byX.begin(), m_byX.end(),
                  [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
    }
    if (m_byX.empty())
        return;
    const auto at = std::find_if(m_byX.begin(), m_byX.end(), [&](std::size_t i) {
        return m_read ? i == *m_read : m_data.points[i].row == m_currentRow;
    });
    const auto count = static_cast<qsizetype>(m_byX.size());
    const qsizetype from = at == m_byX.end() ? (step > 0 ? -1 : count) : at - m_byX.begin();
    read(m_byX[static_cast<std::size_t>(std::clamp<qsizetype>(from + step, 0, count - 1))]);
}

void ScatterChart::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        return walk(event->key() == Qt::Key_Left ? -1 : 1);
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_read) {
        emit rowActivated(m_data.points[*m_read].row);
        return;
    }
    if (event->key() == Qt::Key_Escape && (m_pressed || m_read || m_brushX || m_brushY)) {
        const bool isUnderWay = m_pressed || m_read;
        m_pressed.reset();
        read({});
        if (!isUnderWay) {
            setBrush({}, {});
            emit brushCleared();
        }
        return update();
    }
    ChartPlot::keyPressEvent(event);
}

}  // namespace attn::ui
