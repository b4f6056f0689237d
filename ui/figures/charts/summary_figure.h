// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/figures/charts/figure_lanes.h"

namespace attn::ui {

// Bars of every lane in small multiples, a panel a figure: what is drawn, without how.
struct SummaryValue {
    std::optional<double> mean;  // as shown: percent, not a share
    double deviation = 0;        // 0 also where there is none
    QString text;                // "97.5 ± 0.3"
};
struct SummaryPanel {
    QString title;                 // "Exact match"
    QString note;                  // "%, higher is better"
    QVector<SummaryValue> values;  // one a lane
    double largest = 1;            // that must fit: a mean and its deviation
    bool isShare = false;          // axis to 100
};
struct SummaryFigure {
    QVector<FigureLane> lanes;  // those of one task stand together
    bool hasTasks = false;      // several, so that each is a heading
    QVector<SummaryPanel> panels;
    QString caption;
};

SummaryFigure summaryFigure(const ComparisonTable& table, const FigureChoice& choice);

}  // namespace attn::ui
