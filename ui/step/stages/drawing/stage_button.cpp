// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/step/stages/drawing/stage_button.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QPainter>

#include "ui/kit/theme/theme.h"

namespace attn::ui {

StageButton::StageButton(QWidget* parent) : QAbstractButton(parent) {
    setObjectName(QStringLiteral("allNumbers"));
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("All numbers of this stage as a table (Enter)"));
}

bool StageButton::event(QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) {
        update();
    }
    return QAbstractButton::event(event);
}

// A table: a frame, a line under its head, one between its columns.
void StageButton::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDown() ? t.chipOutput : t.accentSoft);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const double size = std::round(0.58 * height()), line = std::max(1.0, std::round(t.line));
    const double half = line == 1 ? 0.5 : 0;
    const QRectF frame(std::round((width() - size) / 2) + half, std::round((height() - size) / 2) + half,
                       size, size);
    painter.setPen(QPen(underMouse() ? t.accent : t.mutedText, line));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame);
    const double third = std::round(size / 3);
    painter.drawLine(frame.topLeft() + QPointF(0, third), frame.topRight() + QPointF(0, third));
    painter.drawLine(frame.topLeft() + QPointF(0, 2 * third), frame.topRight() + QPointF(0, 2 * third));
    painter.drawLine(frame.topLeft() + QPointF(std::round(size / 2), third),
                     frame.bottomLeft() + QPointF(std::round(size / 2), 0));
}

}  // namespace attn::ui
