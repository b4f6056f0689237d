// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/figure_lanes.h"

namespace attn::ui {

// Accuracy by source length with a line for each lane: the content of the drawing without its form.
struct LengthSeries {
    QVector<double> lengths;
    QVector<double> means, low, high;  // percent; mean ± deviation, limited to 0–100
};
struct LengthPanel {
    QString title;                 // "Exact match, %"
    QVector<LengthSeries> series;  // one for each lane; may be empty
};
struct LengthFigure {
    QVector<FigureLane> lanes;
    QVector<LengthPanel> panels;
    QString axis;                                    // "Source length, letters"
    double shortest = 0, longest = 0;                // ends of the axis
    double trainedShortest = 0, trainedLongest = 0;  // 0: not known, or different between lanes
    QString caption;
};

LengthFigure lengthFigure(const ComparisonTable& table, const FigureChoice& choice);

}  // namespace attn::ui
