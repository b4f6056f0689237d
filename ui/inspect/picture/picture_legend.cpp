// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/picture/picture_legend.h"

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/found_links.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/lane/own_links.h"

namespace attn::ui {

PictureLegend::PictureLegend(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("found-legend"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    explain();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void PictureLegend::setMark(Mark mark) {
    m_mark = mark;
    explain();
    updateGeometry();
    update();
}

void PictureLegend::explain() {
    const QString cut = tr("The largest weight of each row, or every weight above the threshold, is a link.");
    const QString own = tr("The system gives links, not weights; lighter ones it calls possible.");
    setAccessibleName(m_mark == Mark::Cell ? tr("Legend: links that the system gives are filled")
                                           : tr("Legend: links that the weights become are marked"));
    setToolTip(m_mark == Mark::Cell ? own : m_mark == Mark::Both ? own + QLatin1Char('\n') + cut : cut);
}

int PictureLegend::markWidth() const {
    const int high = QFontMetrics(theme().small).ascent();
    switch (m_mark) {
        case Mark::Dot:
            return high;
        case Mark::Cell:
            return high * 3 / 2;
        case Mark::Both:
            return high * 5 / 2 + legendGap;
        case Mark::Line:
            break;
    }
    return 2 * high;
}

void PictureLegend::setColour(int lane) {
    m_colour = lane;
    update();
}

QSize PictureLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    return {markWidth() + legendGap + metrics.horizontalAdvance(tr("link found")) + 1, metrics.height() + 4};
}

void PictureLegend::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    const QFontMetrics metrics(t.small);
    QPainter painter(this);
    const int mark = markWidth(), high = metrics.ascent(), cell = high * 3 / 2;
    if (m_mark == Mark::Cell || m_mark == Mark::Both)
        painter.fillRect(QRect(0, (height() - high) / 2, cell, high), ownLinkColour(true));
    if (m_mark == Mark::Dot || m_mark == Mark::Both)
        paintFoundMark(painter, QRectF(mark - high, 0, high, height()));
    if (m_mark == Mark::Line)
        painter.fillRect(QRectF(0, height() / 2.0 - 2 * t.line, mark, 4 * t.line), t.laneOutline(m_colour));
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    painter.drawText(QRect(mark + legendGap, 0, width() - mark - legendGap, height()), Qt::AlignVCenter,
                     tr("link found"));
}

}  // namespace attn::ui
