// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/formula_picture.h"

#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>

#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

// Empty when there is no picture of it.
QByteArray formulaSource(const LaneData& lane) {
    QFile file(QStringLiteral(":/formulas/%1.svg").arg(lane.formulaId));
    if (lane.formulaId.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("#000000", theme().mutedText.name().toLatin1());
}

QSizeF drawnSize(const QSvgRenderer& renderer) {
    // The units of the pictures are those of a text set at 10 units.
    return renderer.viewBoxF().size() * (QFontInfo(theme().formula).pixelSize() / 10.0);
}

}  // namespace

QSizeF formulaSize(const LaneData& lane) {
    const QFontMetricsF metrics(theme().formula);
    if (const QByteArray source = formulaSource(lane); !source.isEmpty()) {
        const QSizeF size = drawnSize(QSvgRenderer(source));
        return size.expandedTo({0, metrics.height()});
    }
    return {metrics.horizontalAdvance(lane.formulaText), metrics.height()};
}

void paintFormula(QPainter& painter, QPointF topLeft, const LaneData& lane) {
    painter.save();
    const double height = formulaSize(lane).height();
    if (const QByteArray source = formulaSource(lane); !source.isEmpty()) {
        QSvgRenderer renderer(source);
        const QSizeF size = drawnSize(renderer);
        renderer.render(&painter, QRectF(topLeft + QPointF(0, (height - size.height()) / 2), size));
    } else {
        painter.setFont(theme().formula);
        painter.setPen(theme().mutedText);
        painter.drawText(topLeft + QPointF(0, QFontMetricsF(theme().formula).ascent()), lane.formulaText);
    }
    painter.restore();
}

}  // namespace attn::ui
