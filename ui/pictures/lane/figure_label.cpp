// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lane/figure_label.h"

#include <algorithm>

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

bool isNumber(const QString& text) {
    return !text.isEmpty() && (text.front().isDigit() || text.front() == QLatin1Char('.'));
}

}  // namespace

FigureLabel::FigureLabel(const QString& caption, const QString& shortCaption, QWidget* parent)
    : QLabel(parent), m_caption(caption), m_shortCaption(shortCaption) {
    setTextFormat(Qt::PlainText);
    setAccessibleName(caption);
}

void FigureLabel::setName(const QString& caption, const QString& shortCaption) {
    if (caption == m_caption && shortCaption == m_shortCaption)
        return;
    m_caption = caption;
    m_shortCaption = shortCaption;
    update();
}

void FigureLabel::setValue(const QString& value, const QString& suffix) {
    if (value == m_value && suffix == m_suffix && !text().isEmpty()) {
        return;
    }
    m_value = value;
    m_suffix = suffix;
    setText(suffix.isEmpty() ? value : value + QLatin1Char(' ') + suffix);
    setAccessibleDescription(text());
}

void FigureLabel::setVerdict(std::optional<bool> isRight) {
    if (isRight == m_isRight)
        return;
    m_isRight = isRight;
    update();
}

QString FigureLabel::verdictMark() const {
    return !m_isRight ? QString() : *m_isRight ? QStringLiteral("✓") : QStringLiteral("✗");
}

void FigureLabel::setLarge(bool isLarge) {
    m_isLarge = isLarge;
    update();
}

QFont FigureLabel::quietFont() const {
    QFont font = m_isLarge ? theme().title : theme().label;
    font.setWeight(theme().label.weight());
    return font;
}

QFont FigureLabel::valueFont() const {
    if (m_isLarge)
        return theme().title;
    return m_isStrong ? theme().labelBold : theme().label;
}

void FigureLabel::setStrong(bool strong) {
    m_isStrong = strong;
}

QString FigureLabel::shownCaption() const {
    return m_shown == Caption::Full ? m_caption : m_shown == Caption::Short ? m_shortCaption : QString();
}

int FigureLabel::width(const QString& caption, const QString& suffix) const {
    const QFont quiet = quietFont(), value = valueFont();
    const double gap = labelWidth(quiet, QStringLiteral(" "));
    return static_cast<int>((caption.isEmpty() ? 0 : labelWidth(quiet, caption) + gap) +
                            labelWidth(value, m_value) +
                            (suffix.isEmpty() ? 0 : gap + labelWidth(quiet, suffix)) +
                            (m_isRight ? gap + labelWidth(value, verdictMark()) : 0)) +
           3;
}

int FigureLabel::fullWidth() const {
    return width(m_caption, m_suffix);
}
int FigureLabel::shortWidth() const {
    return width(m_shortCaption, m_suffix);
}

int FigureLabel::shownWidth() const {
    return width(shownCaption(), m_suffix);
}

int FigureLabel::valueWidth() const {
    const double gap = labelWidth(quietFont(), QStringLiteral(" "));
    const QFont value = valueFont();
    return static_cast<int>(labelWidth(value, m_value) +
                            (m_isRight ? gap + labelWidth(value, verdictMark()) : 0)) +
           3;
}

// A part of a number would be another number, so a number is whole or not there.
QString FigureLabel::shownSuffix(double room) const {
    return isNumber(m_suffix) && width(shownCaption(), m_suffix) - 2 > room ? QString() : m_suffix;
}

void FigureLabel::setCaption(Caption caption) {
    if (caption != m_shown) {
        m_shown = caption;
        update();
    }
}

bool FigureLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const QString whole = m_caption + QLatin1Char(' ') + text();
        const QString tip = toolTip().isEmpty() ? whole : whole + QLatin1Char('\n') + toolTip();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
        return true;
    }
    return QLabel::event(event);
}

void FigureLabel::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    const QFont quiet = quietFont(), strong = valueFont();
    const double gap = labelWidth(quiet, QStringLiteral(" "));
    const QString caption = shownCaption();
    const double own = rect().width();
    const QString suffix = shownSuffix(own);
    const double total = width(caption, suffix);
    double x = 0;
    if (alignment() & Qt::AlignRight) {
        x = std::max(0.0, own - total + 1);
    } else if (alignment() & Qt::AlignHCenter) {
        x = std::max(0.0, (own - total) / 2);
    }
    const auto put = [&](const QFont& font, const QColor& colour, const QString& text) {
        painter.setPen(colour);
        drawLabel(painter, font, QRectF(x, 0, 1, height()), Qt::AlignLeft, text);
        x += labelWidth(font, text) + gap;
    };
    if (!caption.isEmpty()) {
        put(quiet, t.mutedText, caption);
    }
    const QString mark = verdictMark();
    const double beside = suffix.isEmpty() ? 0 : gap + labelWidth(quiet, suffix);
    const double verdict = m_isRight ? gap + labelWidth(strong, mark) : 0;
    const QColor colour = !m_isRight ? t.text : *m_isRight ? t.right : t.unknown;
    // A long suffix is cut before the value is.
    const double least = std::min(labelWidth(strong, m_value), 0.5 * own);
    put(strong, colour, cutLabel(strong, m_value, std::max({0.0, least, own - x - beside - verdict})));
    const double room = own - x - verdict;
    const bool isWhole = room >= labelWidth(quiet, suffix);
    if (!suffix.isEmpty() && (isWhole || room > 2 * labelWidth(quiet, QStringLiteral("…"))))
        put(quiet, t.mutedText, cutLabel(quiet, suffix, room));
    if (m_isRight)
        put(strong, colour, mark);
}

}  // namespace attn::ui
