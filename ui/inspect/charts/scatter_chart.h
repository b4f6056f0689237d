// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/inspect/table/charts.h"
#include "ui/inspect/charts/chart_plot.h"
#include "ui/inspect/charts/value_range.h"

namespace attn::ui {

// Two metrics against each other with a point for each row. Points that the filter hides are pale, and the
// current row has a ring. There may be hundreds of thousands of points.
//
// Mouse: pointing reads the nearest point, a click on it asks for its row, dragging a rectangle selects
// ranges of both metrics, and a click on the ground cancels them. Keys: ← → go from point to point, Return
// asks for the row, Esc.
class ScatterChart : public ChartPlot {
    Q_OBJECT

public:
    explicit ScatterChart(QWidget* parent = nullptr);

    struct Data {
        std::vector<ScatterPoint> points;
        std::vector<bool> isShown;  // by point; missing ones are shown
        Metric x = Metric::SourceLength, y = Metric::Confidence;
        int colour = 0;
    };
    void setData(Data data);
    void setCurrentRow(int row);  // −1: none
    // The filter's ranges for the metrics; empty: all values.
    void setBrush(const std::optional<ValueRange>& x, const std::optional<ValueRange>& y);

    const Data& data() const { return m_data; }
    // The index of the point at a place; empty when there is none nearby.
    std::optional<std::size_t> pointAt(const QPointF& place);

signals:
    void rowActivated(int row);
    void rangesBrushed(attn::ui::ValueRange x, attn::ui::ValueRange y);
    void brushCleared();

protected:
    void restyle() override;
    void paintData(QPainter& painter, double ratio) override;
    void paintCoat(QPainter& painter) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool isShown(std::size_t point) const;
    void read(std::optional<std::size_t> point);
    void walk(int step);
    QString textOf(const ScatterPoint& point) const;
    QRectF band() const;
    ValueRange brushed(double low, double high, double pixel, Metric metric) const;

    Data m_data;
    std::vector<std::size_t> m_byX;  // points that the filter shows, for the keys; made on demand
    int m_currentRow = -1;
    std::optional<ValueRange> m_brushX, m_brushY;
    std::optional<std::size_t> m_read;
    std::optional<QPointF> m_pressed;
    QPointF m_dragged;
    bool m_isDragged = false;
};

}  // namespace attn::ui
