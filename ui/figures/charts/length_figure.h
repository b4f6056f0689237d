// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/figure_lanes.h"

namespace attn::ui {

// Accuracy by source length, a line a lane: what is drawn, without how.
struct LengthSeries {
    QVector<double> lengths;
    QVector<double> means, low, high;  // percent; mean ± deviation, cut to 0–100
};
struct LengthPanel {
    QString title;                 // "Exact match, %"
    QVector<LengthSeries> series;  // one a lane; may be empty
};
struct LengthFigure {
    QVector<FigureLane> lanes;
    QVector<LengthPanel> panels;
    QString axis;                                    // "Source length, letters"
    double shortest = 0, longest = 0;                // of the axis
    double trainedShortest = 0, trainedLongest = 0;  // 0: not known, or not the same for all lanes
    QString caption;
};

LengthFigure lengthFigure(const ComparisonTable& table, const FigureChoice& choice);

}  // namespace attn::ui
