// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/figures/charts/figure_lanes.h"

namespace attn::ui {

// Bars of every lane in small multiples, with a panel for each figure: the content of the drawing without its
// form.
struct SummaryValue {
    std::optional<double> mean;  // as it is shown: percent, not a share
    double deviation = 0;        // 0 also without a deviation
    QString text;                // "97.5 ± 0.3"
};
struct SummaryPanel {
    QString title;                 // "Exact match"
    QString note;                  // "%, higher is better"
    QVector<SummaryValue> values;  // one for each lane
    double largest = 1;            // a mean plus its deviation that must fit
    bool isShare = false;          // the axis ends at 100
};
struct SummaryFigure {
    QVector<FigureLane> lanes;  // the lanes of one task are adjacent
    bool hasTasks = false;      // there are several tasks, and each has a heading
    QVector<SummaryPanel> panels;
    QString caption;
};

SummaryFigure summaryFigure(const ComparisonTable& table, const FigureChoice& choice);

}  // namespace attn::ui
