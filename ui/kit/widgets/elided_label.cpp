// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/elided_label.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace attn::ui {
namespace {

const QString separator = QStringLiteral(" · ");

}  // namespace

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedLabel::setContent(const QString& text, const QString& explanation) {
    m_explanation = explanation;
    if (text != QLabel::text())
        setText(text);
}

QSize ElidedLabel::minimumSizeHint() const {
    return {fontMetrics().horizontalAdvance(QStringLiteral("…")), QLabel::minimumSizeHint().height()};
}

QString ElidedLabel::shownText() const {
    const int room = contentsRect().width() - std::max(0, indent());
    QStringList parts = text().split(separator);
    while (parts.size() > 1 && fontMetrics().horizontalAdvance(parts.join(separator)) > room)
        parts.removeLast();
    return parts.join(separator);
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const int before = std::max(0, indent());
    const QRect place = isRightToLeft() ? contentsRect().adjusted(0, 0, -before, 0)
                                        : contentsRect().adjusted(before, 0, 0, 0);
    // A fitting text may exceed its place by a part of a pixel, or by the overhang of its last letter.
    if (wordWrap())
        return painter.drawText(place, static_cast<int>(alignment()) | Qt::TextWordWrap, text());
    const QString shown = QFontMetricsF(font()).elidedText(shownText(), Qt::ElideRight, place.width() + 0.5);
    painter.drawText(place, static_cast<int>(alignment()) | Qt::TextSingleLine | Qt::TextDontClip, shown);
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const bool isCut =
            fontMetrics().horizontalAdvance(text()) > contentsRect().width() - std::max(0, indent());
        setToolTip(!isCut                    ? m_explanation
                   : m_explanation.isEmpty() ? text()
                                             : text() + QLatin1Char('\n') + m_explanation);
    }
    return QLabel::event(event);
}

}  // namespace attn::ui
