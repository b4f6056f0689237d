// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace attn::ui {

// Short one-line texts that are drawn again and again: shaped once, then only their glyphs are copied. The
// cache, one a thread, is keyed by size and weight (every font here is of the theme's family) and emptied
// with the theme.

double labelWidth(const QFont& font, const QString& text);
// Cut with … where it is wider than `room`.
QString cutLabel(const QFont& font, const QString& text, double room);
// In the painter's pen, from `baseline`'s left end. `angle`: the painter's rotation in degrees.
void drawLabel(QPainter& painter, const QFont& font, QPointF baseline, const QString& text, int angle = 0);
// Vertically centred in `area`; `alignment` horizontally.
void drawLabel(QPainter& painter, const QFont& font, const QRectF& area, Qt::Alignment alignment,
               const QString& text, int angle = 0);

}  // namespace attn::ui
