// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/inspect/picture_legend.h"

#include <QPainter>

#include "ui/theme.h"
#include "ui/views/found_links.h"
#include "ui/views/frames.h"

namespace attn::ui {

PictureLegend::PictureLegend(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("found-legend"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend: links that the weights become are marked"));
    setToolTip(tr("The largest weight of each row, or every weight above the threshold, is a link."));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void PictureLegend::setMark(Mark mark) {
    m_mark = mark;
    updateGeometry();
    update();
}

void PictureLegend::setColour(int lane) {
    m_colour = lane;
    update();
}

QSize PictureLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    const int mark = m_mark == Mark::Dot ? metrics.ascent() : 2 * metrics.ascent();
    return {mark + legendGap + metrics.horizontalAdvance(tr("link found")) + 1, metrics.height() + 4};
}

void PictureLegend::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    const QFontMetrics metrics(t.small);
    QPainter painter(this);
    const int mark = m_mark == Mark::Dot ? metrics.ascent() : 2 * metrics.ascent();
    if (m_mark == Mark::Dot)
        paintFoundMark(painter, QRectF(0, 0, mark, height()));
    else
        painter.fillRect(QRectF(0, height() / 2.0 - 2 * t.line, mark, 4 * t.line), t.laneOutline(m_colour));
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    painter.drawText(QRect(mark + legendGap, 0, width(), height()), Qt::AlignVCenter, tr("link found"));
}

}  // namespace attn::ui
