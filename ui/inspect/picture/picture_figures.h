// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "core/inspect/measures/measure.h"

namespace attn::ui {

class FigureLabel;

// The measures of one sentence of one system, on as many lines as they need; unknown ones are left out. Its
// labels have the ids of the metrics as object names.
class PictureFigures : public QWidget {
    Q_OBJECT

public:
    explicit PictureFigures(QWidget* parent = nullptr);

    void setMetrics(const MetricValues& metrics);
    void setErrorRateShown(bool isShown);  // needed if nothing else shows it

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

// Makes the label as wide as its caption and value.
void fitFigure(FigureLabel& label);

}  // namespace attn::ui
