// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/inspect/measures/measure.h"

namespace attn::ui {

class FigureLabel;

// What was measured of one sentence of one system, in as many lines as that needs; what is not known is left
// out. Its labels are named by the metrics' ids.
class PictureFigures : public QWidget {
    Q_OBJECT

public:
    explicit PictureFigures(QWidget* parent = nullptr);

    void setMetrics(const MetricValues& metrics);
    void setErrorRateShown(bool isShown);  // where nothing else tells it

private:
    void showMetrics();

    struct Figure {
        Metric metric;
        FigureLabel* label;  // owned by this widget
    };
    std::vector<Figure> m_figures;
    MetricValues m_metrics = noMetrics();
    bool m_showsErrorRate = true;
};

// As wide as the caption and the value are.
void fitFigure(FigureLabel& label);

}  // namespace attn::ui
