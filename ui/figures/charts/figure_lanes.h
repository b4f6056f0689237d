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
    QString name;    // "Scaled dot", or the recipe's name if that says more
    QString task;    // "Dates to ISO"
    int colour = 0;  // of Theme::lane: the score's colour, or another one if the score has several lanes
};
QVector<FigureLane> figureLanes(const Comparison& comparison);

// What a reader of the picture must know: "Mean and standard deviation over seeds 1, 2, 3, …".
struct FigureChoice;
QString figureCaption(const ComparisonTable& table, const FigureChoice& choice);

// The content of a picture: ids of figures(), shown side by side.
struct FigureChoice {
    QStringList ids;       // shown as bars of every lane
    QStringList byLength;  // shown as lines, below the bars
};
inline constexpr std::size_t mostFigureLanes = 200;
// `what` is "summary" (quality, alignment error, speed, time and parameters), "lengths", "" for both as far
// as the table has them, or ids separated by commas, each like "exact_match" or, by source length, like
// "exact_match_by_length". Throws Error that names what is possible or what the table lacks, and when the
// table has too many lanes.
FigureChoice chooseFigure(const QString& what, const ComparisonTable& table);

}  // namespace attn::ui
