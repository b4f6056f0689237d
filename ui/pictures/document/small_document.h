// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QStringList>

#include "ui/pictures/lane/lane_data.h"

class QPainter;

namespace attn::ui {

// The text of a lane that says a class, in small: words shaded by their weights in lines by sentence, bars of
// the sentences, evidence outlined. All of the text is in `room`; below the least size of letters that can be
// read, words are boxes. `ends` is as in documentOf.
void paintSmallDocument(QPainter& painter, const QRectF& room, const LaneData& lane,
                        const Selection& selection, const QStringList& ends, double ratio);

}  // namespace attn::ui
