// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/inspect/table/charts.h"
#include "ui/inspect/charts/chart_plot.h"
#include "ui/inspect/charts/value_range.h"

namespace attn::ui {

// How a metric's values are spread: all rows pale, those that pass the filter strong.
//
// Mouse: pointing reads a bin, dragging brushes bins, a click brushes one, and away from the bars takes the
// brush back. Keys: ← → Home End move a cursor, with Shift several bins, Return brushes them, Esc.
class HistogramChart : public ChartPlot {
    Q_OBJECT

public:
    explicit HistogramChart(QWidget* parent = nullptr);

    void setBins(const std::vector<HistogramBin>& bins, Metric metric, int colour);
    // What the filter lets through of this metric; none: all.
    void setBrush(const std::optional<ValueRange>& brush);
    const std::optional<ValueRange>& brush() const { return m_brush; }

    // Of all rows and of those that are shown, in pixels.
    QRectF barRect(int bin);
    QRectF shownRect(int bin);
    int cursor() const { return m_cursor; }  // −1: none

signals:
    // From the lower edge of the first bin to the upper edge of the last; of counts the largest whole number
    // before it.
    void rangeBrushed(double low, double high);
    void brushCleared();

protected:
    void restyle() override;
    void fill(QCPAxis& horizontal, QCPAxis& vertical) override;
    void paintCoat(QPainter& painter) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF rectOf(int bin, long count);
    int binAt(double x);  // the nearest
    ValueRange rangeOf(int first, int last) const;
    void brushBins(int first, int last);
    void clearBrush();
    void moveCursor(int bin, bool extends);
    void read(int bin);
    QString textOf(int bin) const;
    void describe();

    std::vector<HistogramBin> m_bins;
    Metric m_metric = Metric::Entropy;
    int m_colour = 0;
    std::optional<ValueRange> m_brush;
    int m_hovered = -1;
    int m_cursor = -1, m_anchor = -1;  // of the keys: bins between both are chosen
    int m_from = -1, m_to = -1;        // bins that are being dragged over
    QPointF m_pressed;
};

}  // namespace attn::ui
