// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/sheet/sheet_legend.h"

#include <QPainter>

#include "ui/inspect/sheet/sheet_picture.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"

namespace attn::ui {

SheetLegend::SheetLegend(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("sheet-legend"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend: a dot is a known link, a ring a possible one"));
    setToolTip(tr("Links that people made. On dark cells their marks have a light edge"));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

int SheetLegend::entryWidth(const QString& text) {
    const QFontMetrics metrics(theme().small);
    return metrics.ascent() + legendGap + metrics.horizontalAdvance(text) + 4 * theme().space;
}

QSize SheetLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    return {entryWidth(tr("known link")) + entryWidth(tr("possible link")), metrics.height() + 4};
}

void SheetLegend::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    const QFontMetrics metrics(t.small);
    const int high = metrics.ascent();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(t.small);
    int x = 0;
    for (const bool isSure : {true, false}) {
        const QString text = isSure ? tr("known link") : tr("possible link");
        paintSheetMark(painter, QPointF(x + high / 2.0, height() / 2.0), t.weight(0), isSure, high * 0.6, 1);
        painter.setPen(t.mutedText);
        painter.drawText(QRect(x + high + legendGap, 0, width(), height()), Qt::AlignVCenter, text);
        x += entryWidth(text);
    }
}

}  // namespace attn::ui
