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

// A small heatmap of a sentence with T rows and S columns in equal squares, as large as fits into `room`
// (device pixels), on a transparent ground. If a sentence has more cells than pixels, each pixel has the
// largest weight of its cells. Links of systems without weights have the weight 1.
struct SheetLook {
    QSize room;
    double ratio = 1;  // device pixels in a device-independent one
};
QImage sheetPicture(const AlignedSentence& sentence, const std::vector<Link>& gold, const SheetLook& look);

// The mark of a known link on a cell of the colour `ground`: a dot for a sure link, else a ring.
void paintSheetMark(QPainter& painter, const QPointF& centre, const QColor& ground, bool isSure,
                    double diameter, double ratio);

// The side of a cell in device pixels, limited to what still looks like a cell of a small picture.
double sheetCell(int rows, int columns, const SheetLook& look);

}  // namespace attn::ui
