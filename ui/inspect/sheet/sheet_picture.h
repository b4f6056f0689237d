// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QSize>
#include <vector>

#include "core/inspect/sentences/aligned_sentence.h"

class QPainter;

namespace attn::ui {

// A small heatmap of a sentence, T rows and S columns in equal squares, as large as fits into `room` (device
// pixels) on a transparent ground. Of sentences with more cells than pixels each pixel has the largest weight
// of those under it. Links of systems that give no weights have the weight 1.
struct SheetLook {
    QSize room;
    double ratio = 1;  // device pixels in one of ours
};
QImage sheetPicture(const AlignedSentence& sentence, const std::vector<Link>& gold, const SheetLook& look);

// The mark of a known link on a cell of the colour `ground`; of a sure one a dot, else a ring.
void paintSheetMark(QPainter& painter, const QPointF& centre, const QColor& ground, bool isSure,
                    double diameter, double ratio);

// Side of a cell in device pixels, at most what still looks like a cell of a small picture.
double sheetCell(int rows, int columns, const SheetLook& look);

}  // namespace attn::ui
