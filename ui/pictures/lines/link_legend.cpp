// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/link_legend.h"

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/lines/lines_known.h"

namespace attn::ui {
LinkLegend::LinkLegend(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend of outlines: solid is a known link, dashed a possible link"));
    explain();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        explain();  // in a language that may be another one
        updateGeometry();
        update();
    });
}

QString LinkLegend::word(bool isSure) const {
    return isSure ? tr("known link") : tr("possible link");
}

void LinkLegend::explain() {
    const QString links = tr(
        "A solid outline is a known link: this source\ntoken alone explains the output token.\n"
        "Dashed outlines are possible links: these source\ntokens explain it together, and looking at any\n"
        "of them is right.");
    setToolTip(links + QLatin1Char('\n') +
               (m_isAlongLines
                    ? tr("An empty outline is a known link without a line:\nits weight is under 1 %.")
                : !m_isLargestOutlined
                    ? tr("The largest weight of a row has its number\nwhere there is room.")
                    : tr("The largest weight of a row is outlined too,\nor printed where there is room.")));
}

void LinkLegend::setKinds(bool hasSure, bool hasPossible) {
    if (hasSure == m_hasSure && hasPossible == m_hasPossible)
        return;
    m_hasSure = hasSure;
    m_hasPossible = hasPossible;
    updateGeometry();
    update();
}

void LinkLegend::setLargestOutlined(bool isOutlined) {
    m_isLargestOutlined = isOutlined;
    explain();
}

void LinkLegend::setAlongLines(bool isAlongLines) {
    if (isAlongLines == m_isAlongLines)
        return;
    m_isAlongLines = isAlongLines;
    explain();
    update();
}

QSize LinkLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    const int others = metrics.ascent() * 3 / 2 + legendGap + legendWideGap;
    return {(m_hasSure ? others + metrics.horizontalAdvance(word(true)) : 0) +
                (m_hasPossible ? others + metrics.horizontalAdvance(word(false)) : 0),
            metrics.height() + 4};
}

void LinkLegend::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setFont(t.small);
    const QFontMetrics metrics(t.small);
    const int high = metrics.ascent(), wide = high * 3 / 2;
    int x = 0;
    for (const bool isSure : {true, false}) {
        if (!(isSure ? m_hasSure : m_hasPossible))
            continue;
        const int top = (height() - high) / 2;
        const QRectF mark(x, top, wide, high);
        m_isAlongLines ? paintKnownMark(painter, mark, isSure)
                       : paintLinkFrame(painter, mark, isSure, devicePixelRatioF());
        painter.setPen(t.mutedText);
        x += wide + legendGap;
        const QString text = word(isSure);
        painter.drawText(QRect(x, 0, metrics.horizontalAdvance(text) + 1, height()), Qt::AlignVCenter, text);
        x += metrics.horizontalAdvance(text) + legendWideGap;
    }
}

}  // namespace attn::ui
