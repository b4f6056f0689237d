// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_legend.h"

#include <QPainter>
#include <array>

#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/lines/lines_painter.h"

namespace attn::ui {
namespace {

constexpr std::array legendWeights = {0.1, 0.5, 1.0};

}  // namespace

LinesLegend::LinesLegend(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Legend of lines: the thicker, the larger the weight"));
    setToolTip(
        tr("The thicker and darker a line, the larger the weight; those under 1 % have no line.\n"
           "Coloured lines are of the current row, or of the token under the mouse."));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize LinesLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    int width = metrics.horizontalAdvance(tr("weight α")) + legendGap;
    for (const double weight : legendWeights)
        width +=
            2 * metrics.height() + legendGap + metrics.horizontalAdvance(shortWeight(weight)) + legendWideGap;
    return {width, metrics.height() + 4};
}

void LinesLegend::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(t.small);
    const QFontMetrics metrics(t.small);
    int x = 0;
    const auto put = [&](const QString& text) {
        painter.setPen(t.mutedText);
        painter.drawText(QRect(x, 0, metrics.horizontalAdvance(text) + 1, height()), Qt::AlignVCenter, text);
        x += metrics.horizontalAdvance(text);
    };
    put(tr("weight α"));
    x += legendGap;
    LinesLayout usual;
    usual.source.pitch = usual.output.pitch = metrics.height();
    for (const double weight : legendWeights) {
        painter.setPen(QPen(joinColour(t.text, weight), usual.width(weight), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x, height() / 2.0), QPointF(x + 2 * metrics.height(), height() / 2.0));
        x += 2 * metrics.height() + legendGap;
        put(shortWeight(weight));
        x += legendWideGap;
    }
}

}  // namespace attn::ui
