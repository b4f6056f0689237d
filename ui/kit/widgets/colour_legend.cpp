// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/colour_legend.h"

#include <QPainter>
#include <algorithm>

#include "ui/kit/text/readable_number.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

constexpr int leastEnd = 10;  // letters of an end's meaning

}  // namespace

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

void ColourLegend::setEnds(const QString& low, const QString& high) {
    if (low == m_low && high == m_high)
        return;
    m_low = low;
    m_high = high;
    setSizePolicy(m_low.isEmpty() ? QSizePolicy::Fixed : QSizePolicy::Preferred, QSizePolicy::Fixed);
    describe();
    updateGeometry();
    update();
}

QString ColourLegend::lowText() const {
    return m_kind == Kind::Weights ? QStringLiteral("0") : QStringLiteral("−") + readableNumber(m_range, 3);
}

QString ColourLegend::highText() const {
    return m_kind == Kind::Weights ? QStringLiteral("1") : QStringLiteral("+") + readableNumber(m_range, 3);
}

void ColourLegend::describe() {
    setAccessibleName(tr("Colour legend: %1").arg(m_caption));
    setAccessibleDescription(
        m_kind == Kind::Weights
            ? tr("From 0 to 1")
            : tr("Blue below zero, orange above, from %1 to %2").arg(lowText(), highText()));
    if (!m_low.isEmpty()) {
        setAccessibleDescription(
            tr("Blue, down to %1: %2; orange, up to %3: %4").arg(lowText(), m_low, highText(), m_high));
        setToolTip(tr("Blue, %1: %2\nOrange, %3: %4").arg(lowText(), m_low, highText(), m_high));
        return;
    }
    setToolTip(m_kind == Kind::Weights ? tr("Attention weights, the same scale in every lane")
                                       : tr("Blue is negative, orange is positive"));
}

int ColourLegend::mapWidth() const {
    const QFontMetrics metrics(theme().small);
    return metrics.horizontalAdvance(lowText()) + metrics.horizontalAdvance(highText()) +
           5 * metrics.height() + 12;
}

QSize ColourLegend::sizeHint() const {
    const QFontMetrics metrics(theme().small);
    const int words =
        m_low.isEmpty()
            ? metrics.horizontalAdvance(m_caption.isEmpty() ? QString() : m_caption + QLatin1Char(' '))
            : metrics.horizontalAdvance(m_low + m_high + QStringLiteral("  ")) + 2;
    return {words + mapWidth(), metrics.height() + 4};
}

QSize ColourLegend::minimumSizeHint() const {
    const QSize whole = sizeHint();
    const QFontMetrics metrics(theme().small);
    const int least = mapWidth() + 2 * leastEnd * metrics.averageCharWidth();
    return m_low.isEmpty() ? whole : QSize(std::min(least, whole.width()), whole.height());
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
    // Each end may take half of the room beside the map, and also what the other end does not need.
    const int blank = metrics.horizontalAdvance(QLatin1Char(' '));
    const int room = width() - mapWidth() - 2 * blank - 2;
    const auto cut = [&](const QString& end, const QString& other) {
        const int most = std::max(room / 2, room - metrics.horizontalAdvance(other));
        return metrics.elidedText(end, Qt::ElideMiddle, most);
    };
    // The scale itself grows to the right in every language.
    const bool captionIsLast = m_low.isEmpty() && isRightToLeft();
    if (const QString first = m_low.isEmpty() ? m_caption : cut(m_low, m_high);
        !first.isEmpty() && !captionIsLast) {
        put(first);
        x += blank;
    }
    put(lowText());
    x += 5;
    const int wide = 5 * metrics.height(), high = metrics.ascent();
    const QRect strip(x, (height() - high) / 2, wide, high);
    for (int i = 0; i < wide; ++i) {
        const double share = static_cast<double>(i) / (wide - 1);
        painter.fillRect(QRect(strip.left() + i, strip.top(), 1, high),
                         m_kind == Kind::Weights ? t.weight(share) : t.signedValue(2 * share - 1, 1));
    }
    painter.setPen(t.mutedText);
    painter.drawRect(strip.adjusted(0, 0, -1, -1));
    x += wide + 5;
    put(highText());
    if (const QString last = captionIsLast ? m_caption : cut(m_high, m_low); !last.isEmpty()) {
        x += blank;
        put(last);
    }
}

}  // namespace attn::ui
