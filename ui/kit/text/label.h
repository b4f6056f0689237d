// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace attn::ui {

// Short one-line texts that are drawn often: each is shaped once, and afterwards only its glyphs are copied.
// Each thread has a cache, keyed by size and weight (every font here is of the theme's family) and emptied
// when the theme changes.

double labelWidth(const QFont& font, const QString& text);
// The text, cut with … if it is wider than `room`.
QString cutLabel(const QFont& font, const QString& text, double room);
// Draws in the painter's pen, starting at the left end of the baseline. `angle` is the painter's rotation in
// degrees.
void drawLabel(QPainter& painter, const QFont& font, QPointF baseline, const QString& text, int angle = 0);
// Draws vertically centred in `area`; `alignment` is the horizontal one.
void drawLabel(QPainter& painter, const QFont& font, const QRectF& area, Qt::Alignment alignment,
               const QString& text, int angle = 0);

}  // namespace attn::ui
