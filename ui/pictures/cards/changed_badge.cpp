// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/cards/changed_badge.h"

#include <algorithm>

#include <QFontMetrics>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/what_if_painter.h"

namespace attn::ui {

ChangedBadge::ChangedBadge(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("changed"));
    setAccessibleName(tr("changed"));
    hide();
}

void ChangedBadge::setContent(const QString& text) {
    setAccessibleDescription(text);
    setToolTip(
        tr("Changed by hand: %1\nIn the heatmap a triangle marks a changed step, and a diamond marks a token "
           "that differs from the original. A folded corner shows the colour of the original weight.")
            .arg(text));
}

int ChangedBadge::shortWidth() const {
    return QFontMetrics(theme().small).height() + 2;
}

int ChangedBadge::fullWidth() const {
    return shortWidth() + static_cast<int>(labelWidth(theme().small, accessibleName())) +
           QFontMetrics(theme().small).height() / 2;
}

void ChangedBadge::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double high = std::min<double>(height(), QFontMetrics(t.small).height() + 2);
    const QRectF pill(t.line / 2, (height() - high) / 2 + t.line / 2, width() - t.line, high - t.line);
    painter.setPen(QPen(t.accent, t.line));
    painter.setBrush(t.accentSoft);
    painter.drawRoundedRect(pill, high / 2, high / 2);
    const double mark = 0.55 * high;
    paintChangeMark(painter, QPointF((shortWidth() - 0.8 * mark) / 2 + 0.5, height() / 2.0), mark, t.accent);
    if (width() >= fullWidth()) {
        painter.setPen(t.text);
        drawLabel(painter, t.small, pill.adjusted(shortWidth() - 2, 0, 0, 0), Qt::AlignLeft,
                  accessibleName());
    }
}

}  // namespace attn::ui
