// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/histogram_chart.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/text/metric_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {
namespace {

constexpr double headroom = 1.06;  // above the tallest bar
constexpr double binShare = 0.94;  // of a bin's width
constexpr int brushAlpha = 60;

void addBars(QCPAxis& horizontal, QCPAxis& vertical, const QColor& colour,
             const std::vector<HistogramBin>& bins, long HistogramBin::*count) {
    auto* bars = new QCPBars(&horizontal, &vertical);
    bars->setWidthType(QCPBars::wtPlotCoords);
    bars->setWidth(binShare * (bins.front().high - bins.front().low));
    bars->setPen(Qt::NoPen);
    bars->setBrush(colour);
    bars->setAntialiased(false);
    for (const HistogramBin& bin : bins) {
        if (bin.*count > 0)
            bars->addData((bin.low + bin.high) / 2, static_cast<double>(bin.*count));
    }
}

}  // namespace

HistogramChart::HistogramChart(QWidget* parent) : ChartPlot(parent) {
    setObjectName(QStringLiteral("histogram"));
    setCursor(Qt::CrossCursor);
    describe();
}

void HistogramChart::setBins(const std::vector<HistogramBin>& bins, Metric metric, int colour) {
    if (metric != m_metric || bins.size() != m_bins.size()) {
        m_cursor = m_anchor = m_hovered = m_from = m_to = -1;
        setReading({}, {});
    }
    if (metric != m_metric)
        m_brush.reset();
    m_bins = bins;
    m_metric = metric;
    m_colour = colour;
    long most = 0;
    for (const HistogramBin& bin : m_bins)
        most = std::max(most, bin.all);
    setNote(most > 0 ? QString() : tr("%1 is not known of these sentences.").arg(metricName(metric)));
    if (most > 0) {
        ChartAxis values{m_bins.front().low, m_bins.back().high, metricAxisName(metric)};
        values.isWhole = infoOf(metric).isWhole;
        values.isPercent = infoOf(metric).isPercent;
        ChartAxis counts{0, headroom * static_cast<double>(most), tr("sentences")};
        counts.isWhole = true;
        setAxes(values, counts);
    }
    restyle();
    describe();
}

void HistogramChart::restyle() {
    const Theme& t = theme();
    const bool hides = std::any_of(m_bins.begin(), m_bins.end(),
                                   [](const HistogramBin& bin) { return bin.shown != bin.all; });
    setLegend(hides ? QVector<ChartKey>{{tr("filtered"), t.laneOutline(m_colour)}, {tr("all"), t.outline}}
                    : QVector<ChartKey>());
}

void HistogramChart::setBrush(const std::optional<ValueRange>& brush) {
    if (brush != m_brush) {
        m_brush = brush;
        update();
    }
}

void HistogramChart::fill(QCPAxis& horizontal, QCPAxis& vertical) {
    const Theme& t = theme();
    addBars(horizontal, vertical, t.outline, m_bins, &HistogramBin::all);
    addBars(horizontal, vertical, t.laneOutline(m_colour), m_bins, &HistogramBin::shown);
}

QRectF HistogramChart::rectOf(int bin, long count) {
    const HistogramBin& b = m_bins[static_cast<std::size_t>(bin)];
    return {placeOf(b.low, static_cast<double>(count)), placeOf(b.high, 0)};
}

QRectF HistogramChart::barRect(int bin) {
    return rectOf(bin, m_bins[static_cast<std::size_t>(bin)].all);
}

QRectF HistogramChart::shownRect(int bin) {
    return rectOf(bin, m_bins[static_cast<std::size_t>(bin)].shown);
}

int HistogramChart::binAt(double x) {
    const double value = valueAt({x, 0}).x();
    const auto past =
        std::find_if(m_bins.begin(), m_bins.end(), [&](const HistogramBin& bin) { return value < bin.high; });
    return std::min(static_cast<int>(past - m_bins.begin()), static_cast<int>(m_bins.size()) - 1);
}

ValueRange HistogramChart::rangeOf(int first, int last) const {
    const HistogramBin& end = m_bins[static_cast<std::size_t>(last)];
    ValueRange range{m_bins[static_cast<std::size_t>(first)].low, end.high};
    // core/inspect/table/charts.h: the last edge of counts lies past the largest.
    if (infoOf(m_metric).isWhole)
        range = {std::ceil(range.low), std::max(std::ceil(range.low), std::ceil(range.high) - 1)};
    return range;
}

void HistogramChart::brushBins(int first, int last) {
    if (first > last)
        std::swap(first, last);
    const ValueRange range = rangeOf(first, last);
    setBrush(range);
    emit rangeBrushed(range.low, range.high);
}

void HistogramChart::clearBrush() {
    m_cursor = m_anchor = -1;
    setReading({}, {});
    setBrush({});
    emit brushCleared();
}

void HistogramChart::paintCoat(QPainter& painter) {
    const Theme& t = theme();
    const QRectF axes = axesRect();
    const auto shade = [&](double low, double high) {
        const double left = std::max(axes.left(), placeOf(low, 0).x());
        const double right = std::min(axes.right(), placeOf(high, 0).x());
        if (right < left)
            return;
        QColor tint = t.accent;
        tint.setAlpha(brushAlpha);
        const QRectF band(left, axes.top(), right - left, axes.height());
        painter.fillRect(band, tint);
        for (const double x : {left, right})
            painter.fillRect(QRectF(x - t.line / 2, axes.top(), t.line, axes.height()), t.accent);
    };
    const auto shadeBins = [&](int a, int b) {
        shade(m_bins[static_cast<std::size_t>(std::min(a, b))].low,
              m_bins[static_cast<std::size_t>(std::max(a, b))].high);
    };
    if (m_from >= 0)
        shadeBins(m_from, m_to);
    else if (m_brush)
        shade(m_brush->low, m_brush->high);
    const auto outline = [&](int first, int last) {
        const QRectF bars = rectOf(first, 0).united(rectOf(last, 0));
        paintFrame(painter, QRectF(bars.left(), axes.top(), bars.width(), axes.height()), t.text,
                   t.strongLine);
    };
    if (m_cursor >= 0 && hasFocus())
        outline(std::min(m_cursor, m_anchor), std::max(m_cursor, m_anchor));
    else if (m_hovered >= 0 && m_from < 0)
        paintFrame(painter, barRect(m_hovered), t.text, t.line);
}

QString HistogramChart::textOf(int bin) const {
    const HistogramBin& b = m_bins[static_cast<std::size_t>(bin)];
    const ValueRange range = rangeOf(bin, bin);
    const QString from = metricText(m_metric, range.low), to = metricText(m_metric, range.high);
    const QString values = from == to ? from : tr("%1 to %2").arg(from, to);
    const QString head = QStringLiteral("%1 %2").arg(metricName(m_metric), values);
    return b.shown == b.all ? tr("%1: %2").arg(head, countedSentences(b.all))
                            : tr("%1: %2 of %3").arg(head, groupedNumber(b.shown), countedSentences(b.all));
}

void HistogramChart::read(int bin) {
    if (bin < 0)
        setReading({}, {});
    else
        setReading(textOf(bin), barRect(bin).topRight());
}

void HistogramChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !note().isEmpty())
        return ChartPlot::mousePressEvent(event);
    m_pressed = event->position();
    m_cursor = m_anchor = -1;
    m_from = m_to = binAt(m_pressed.x());
    update();
}

void HistogramChart::mouseMoveEvent(QMouseEvent* event) {
    if (!note().isEmpty())
        return;
    const QPointF at = event->position();
    if (m_from >= 0)
        m_to = binAt(at.x());
    const QRectF axes = axesRect();
    const int over = axes.contains(at) ? binAt(at.x()) : -1;
    if (over != m_hovered || m_from >= 0)
        read(over);
    m_hovered = over;
    update();
}

void HistogramChart::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_from < 0)
        return ChartPlot::mouseReleaseEvent(event);
    const int from = std::exchange(m_from, -1), to = binAt(event->position().x());
    m_to = -1;
    const bool isDrag =
        (event->position() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    const bool isOnBar = axesRect().contains(m_pressed) && m_bins[static_cast<std::size_t>(from)].all > 0;
    if (isDrag)
        brushBins(from, to);
    else if (isOnBar && m_pressed.y() >= barRect(from).top())
        brushBins(from, from);
    else
        clearBrush();
    update();
}

void HistogramChart::leaveEvent(QEvent*) {
    m_hovered = -1;
    read(-1);
}

void HistogramChart::moveCursor(int bin, bool extends) {
    m_cursor = std::clamp(bin, 0, static_cast<int>(m_bins.size()) - 1);
    if (!extends || m_anchor < 0)
        m_anchor = m_cursor;
    read(m_cursor);
}

void HistogramChart::keyPressEvent(QKeyEvent* event) {
    if (!note().isEmpty() || m_bins.empty())
        return ChartPlot::keyPressEvent(event);
    const bool extends = event->modifiers() & Qt::ShiftModifier;
    const int last = static_cast<int>(m_bins.size()) - 1;
    switch (event->key()) {
        case Qt::Key_Left:
            return moveCursor(m_cursor < 0 ? last : m_cursor - 1, extends);
        case Qt::Key_Right:
            return moveCursor(m_cursor + 1, extends);
        case Qt::Key_Home:
            return moveCursor(0, extends);
        case Qt::Key_End:
            return moveCursor(last, extends);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_cursor >= 0)
                brushBins(m_anchor, m_cursor);
            return;
        case Qt::Key_Escape:
            if (m_from >= 0) {
                m_from = m_to = -1;
                return update();
            }
            if (m_brush || m_cursor >= 0)
                return clearBrush();
            break;
        default:
            break;
    }
    ChartPlot::keyPressEvent(event);
}

void HistogramChart::describe() {
    setAccessibleName(tr("Histogram of %1").arg(m_bins.empty() ? tr("a metric") : metricName(m_metric)));
    QStringList parts;
    for (int i = 0; i < static_cast<int>(m_bins.size()); ++i) {
        if (m_bins[static_cast<std::size_t>(i)].all > 0)
            parts << textOf(i);
    }
    setAccessibleDescription(note().isEmpty() ? parts.join(QStringLiteral("; ")) : note());
}

}  // namespace attn::ui
