// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include "core/compare/comparison.h"
#include "core/compare/summary.h"

namespace attn::ui {

// A lane of a comparison in a picture.
struct FigureLane {
    QString name;    // "Scaled dot", or the recipe's name where that says more
    QString task;    // "Dates to ISO"
    int colour = 0;  // of Theme::lane: that of its score, another one where the score has several lanes
};
QVector<FigureLane> figureLanes(const Comparison& comparison);

// "Mean and standard deviation over seeds 1, 2, 3, …": what a reader of the picture must know.
struct FigureChoice;
QString figureCaption(const ComparisonTable& table, const FigureChoice& choice);

// What a picture shows: ids of figures(), side by side.
struct FigureChoice {
    QStringList ids;       // bars of every lane
    QStringList byLength;  // lines, below the bars
};
inline constexpr std::size_t mostFigureLanes = 200;
// `what`: "summary" (quality, alignment error, speed, time and parameters), "lengths", "" for both as far as
// the table has them, or ids with commas between them, each "exact_match" or, by source length,
// "exact_match_by_length". Throws Error naming what is possible, or what the
// table lacks, and when it has too many lanes.
FigureChoice chooseFigure(const QString& what, const ComparisonTable& table);

}  // namespace attn::ui
