// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <optional>
#include <vector>

#include "ui/inspect/charts/chart_plot.h"

namespace attn::ui {

// Curves or points of what the bench of explanations has measured, one for each model or order.
//
// Pointing reads the nearest value; ← → and ↑ ↓ go from value to value and from model to model.
class BenchChart : public ChartPlot {
    Q_OBJECT

public:
    explicit BenchChart(QWidget* parent = nullptr);

    struct Series {
        QString name;
        int colour = 0;  // index for Theme::lane
        QVector<double> x, y;
        bool isDashed = false;
        bool hasPoints = false;    // points instead of a line
        bool isHistogram = false;  // a pair of points for each bin, its top

        // From one value to the next, in points.
        qsizetype step() const { return isHistogram ? 2 : 1; }
    };
    // `note` is shown instead where there is nothing to draw.
    void setSeries(std::vector<Series> series, const ChartAxis& horizontal, const ChartAxis& vertical,
                   const QString& note);
    const std::vector<Series>& series() const { return m_series; }

protected:
    void fill(QCPAxis& horizontal, QCPAxis& vertical) override;
    void paintCoat(QPainter& painter) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Value {
        int series = 0;
        qsizetype index = 0;
        bool operator==(const Value&) const = default;
    };
    QPointF placeOf(const Value& value);
    QString textOf(const Value& value) const;
    bool isWithin(double x, int series, qsizetype bin);
    void read(std::optional<Value> value);

    std::vector<Series> m_series;
    std::optional<Value> m_read;
};

}  // namespace attn::ui
