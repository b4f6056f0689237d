// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/inspect/table/charts.h"
#include "ui/inspect/charts/chart_plot.h"
#include "ui/inspect/charts/value_range.h"

namespace attn::ui {

// The distribution of a metric's values: all rows pale, those that pass the filter strong.
//
// Mouse: pointing reads a bin, dragging selects bins, a click selects one, and a click away from the bars
// cancels the selection. Keys: ← → Home End move a cursor, with Shift over several bins, Return selects them,
// Esc.
class HistogramChart : public ChartPlot {
    Q_OBJECT

public:
    explicit HistogramChart(QWidget* parent = nullptr);

    void setBins(const std::vector<HistogramBin>& bins, Metric metric, int colour);
    // The filter's range for this metric; empty: all values.
    void setBrush(const std::optional<ValueRange>& brush);
    const std::optional<ValueRange>& brush() const { return m_brush; }

    // The bars of all rows and of the rows shown, in pixels.
    QRectF barRect(int bin);
    QRectF shownRect(int bin);
    int cursor() const { return m_cursor; }  // −1: none

signals:
    // From the lower edge of the first bin to the upper edge of the last, or for counts to the largest whole
    // number below that.
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
    int m_cursor = -1, m_anchor = -1;  // for the keys: the bins between both are selected
    int m_from = -1, m_to = -1;        // bins over which the mouse is dragged
    QPointF m_pressed;
};

}  // namespace attn::ui
