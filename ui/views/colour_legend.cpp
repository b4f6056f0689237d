// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/colour_legend.h"

#include <QPainter>

#include "ui/theme.h"

namespace attn::ui {

ColourLegend::ColourLegend(Kind kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_caption(kind == Kind::Weights ? tr("weight α") : tr("value")) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        update();
    });
    describe();
}

void ColourLegend::setRange(double range) {
    if (range != m_range) {
        m_range = range;
        describe();
        updateGeometry();
        update();
    }
}

void ColourLegend::setCaption(const QString& caption) {
    m_caption = caption;
    describe();
    updateGeometry();
    update();
}

QString ColourLegend::lowText() const {
    return m_kind == Kind::Weights ? QStringLiteral("0")
                                   : QStringLiteral("−") + QString::number(m_range, 'g', 3);
}

QString ColourLegend::highText() const {
    return m_kind == Kind::Weights ? QStringLiteral("1")
                                   : QStringLiteral("+") + QString::number(m_range, 'g', 3);
}

void ColourLegend::describe() {
    setAccessibleName(tr("Colour legend: %1").arg(m_caption));
    setAccessibleDescription(
        m_kind == Kind::Weights
            ? tr("From 0 to 1")
            : tr("Blue below zero, orange above, from %1 to %2").arg(lowText(), highText()));
    setToolTip(m_kind == Kind::Weights ? tr("Attention weights, the same scale in every lane")
                                       : tr("Blue is negative, orange is positive"));
}

QSize ColourLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    const int texts =
        metrics.horizontalAdvance(m_caption.isEmpty() ? QString() : m_caption + QLatin1Char(' ')) +
        metrics.horizontalAdvance(lowText()) + metrics.horizontalAdvance(highText());
    return {texts + 5 * metrics.height() + 12, metrics.height() + 4};
}

void ColourLegend::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    const QFontMetrics metrics(t.small);
    int x = 0;
    const auto put = [&](const QString& text) {
        painter.drawText(QRect(x, 0, metrics.horizontalAdvance(text) + 1, height()), Qt::AlignVCenter, text);
        x += metrics.horizontalAdvance(text);
    };
    if (!m_caption.isEmpty()) {
        put(m_caption + QLatin1Char(' '));
    }
    put(lowText());
    x += 5;
    const int width = 5 * metrics.height(), high = metrics.ascent();
    const QRect strip(x, (height() - high) / 2, width, high);
    for (int i = 0; i < width; ++i) {
        const double share = static_cast<double>(i) / (width - 1);
        painter.fillRect(QRect(strip.left() + i, strip.top(), 1, high),
                         m_kind == Kind::Weights ? t.weight(share) : t.signedValue(2 * share - 1, 1));
    }
    painter.setPen(t.mutedText);
    painter.drawRect(strip.adjusted(0, 0, -1, -1));
    x += width + 5;
    put(highText());
}

}  // namespace attn::ui
