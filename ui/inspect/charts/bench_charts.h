// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <vector>

#include "ui/inspect/charts/chart_plot.h"

namespace attn::ui {

// Curves or points of what the bench of explanations has measured, one for each model or order.
class BenchChart : public ChartPlot {
    Q_OBJECT

public:
    explicit BenchChart(QWidget* parent = nullptr);

    struct Series {
        QString name;
        int colour = 0;  // index for Theme::lane
        QVector<double> x, y;
        bool isDashed = false;
        bool hasPoints = false;  // points instead of a line
    };
    // `note` is shown instead where there is nothing to draw.
    void setSeries(std::vector<Series> series, const ChartAxis& horizontal, const ChartAxis& vertical,
                   const QString& note);
    const std::vector<Series>& series() const { return m_series; }

protected:
    void fill(QCPAxis& horizontal, QCPAxis& vertical) override;

private:
    std::vector<Series> m_series;
};

}  // namespace attn::ui
