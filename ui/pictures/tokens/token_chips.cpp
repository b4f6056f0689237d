// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/tokens/token_chips.h"

#include <algorithm>

#include <QLinearGradient>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/access_items.h"
#include "ui/pictures/attention/what_if_painter.h"
#include "ui/pictures/tokens/token_list.h"

namespace attn::ui {
namespace {

constexpr int edge = 2;  // room for focus rings

}  // namespace

TokenChips::TokenChips(Kind kind, QWidget* parent) : QWidget(parent), m_kind(kind) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    installTokenLists();
    setAccessibleName(kind == Kind::Source ? tr("Source tokens") : tr("Output tokens"));
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        measure();
        describe();  // the language may be another one
        updateGeometry();
    });
    measure();
    describe();
}

void TokenChips::setTokens(const QStringList& tokens, const std::vector<bool>& unknown) {
    if (tokens == m_tokens && unknown == m_unknown) {
        return;
    }
    m_tokens = tokens;
    m_unknown = unknown;
    measure();
    describe();
}

void TokenChips::setMarks(std::vector<TokenMark> marks) {
    if (marks == m_marks)
        return;
    m_marks = std::move(marks);
    measure();
    describe();
}

void TokenChips::setPending(const QString& text) {
    if (text != m_pending) {
        m_pending = text;
        measure();
    }
}

void TokenChips::setCurrent(int index) {
    if (index != m_current) {
        m_current = index;
        scrollTo(index);
        describe();
        update();
    }
}

void TokenChips::setHighlighted(int index) {
    if (index != m_highlighted) {
        m_highlighted = index;
        if (index != m_hovered) {  // otherwise it is under the mouse and therefore visible
            scrollTo(index);
        }
        update();
        if (hasFocus())
            announceFocus(*this);
    }
}

void TokenChips::measure() {
    const QFontMetrics metrics(theme().labelBold);
    // Characters are close together, words are apart.
    const bool isTight = std::all_of(m_tokens.begin(), m_tokens.end(), [](const QString& token) {
        return token.size() <= 2 || token == "</s>";
    });
    const int pad = isTight ? metrics.height() * 2 / 5 : metrics.height() * 3 / 5, gap = isTight ? 3 : 6;
    m_chips.clear();
    int x = edge;
    const auto add = [&](const TokenText& token, bool isUnknown) {
        const int width =
            std::max(static_cast<int>(labelWidth(theme().labelBold, token.text)) + 1, metrics.height() / 3) +
            2 * pad;
        m_chips.push_back({token.text, token.isSymbol, isUnknown, x, width});
        x += width + gap;
    };
    // Shows the original token beside one that was changed.
    const auto addGhost = [&](const QString& before) {
        Chip& chip = m_chips.back();
        chip.ghost = tokenText(before).text;
        chip.ghostWidth = static_cast<int>(labelWidth(theme().small, chip.ghost)) + 1 + pad / 2;
        chip.width += chip.ghostWidth;
        x += chip.ghostWidth;
    };
    for (qsizetype i = 0; i < m_tokens.size(); ++i) {
        add(tokenText(m_tokens[i]),
            static_cast<std::size_t>(i) < m_unknown.size() && m_unknown[static_cast<std::size_t>(i)]);
        if (const QString before = markAt(m_marks, static_cast<int>(i)).before; !before.isEmpty())
            addGhost(before);
    }
    if (!m_pending.isEmpty()) {
        add({m_pending, true}, false);
    }
    m_lineWidth = m_chips.empty() ? 0 : x - gap + edge;
    setScroll(m_scroll);
    scrollTo(m_current);
    update();
}

void TokenChips::setScroll(int offset) {
    const int scroll = std::clamp(offset, 0, std::max(0, m_lineWidth - width()));
    if (scroll != m_scroll) {
        m_scroll = scroll;
        update();
    }
}

void TokenChips::scrollTo(int index) {
    if (index < 0 || index >= static_cast<int>(m_chips.size()) || m_lineWidth <= width()) {
        return;
    }
    const Chip& chip = m_chips[static_cast<std::size_t>(index)];
    const int margin = std::min(60, width() / 5);
    setScroll(std::clamp(m_scroll, chip.x + chip.width + margin - width(), chip.x - margin));
}

QRect TokenChips::chipRect(int index) const {
    const Chip& chip = m_chips[static_cast<std::size_t>(index)];
    // The tokens stand in the order of the pictures, but beside their caption.
    const int free = isRightToLeft() ? std::max(0, width() - m_lineWidth) : 0;
    return {free + chip.x - m_scroll, edge, chip.width, height() - 2 * edge};
}

int TokenChips::tokenAt(QPoint position) const {
    for (int i = 0; i < static_cast<int>(m_tokens.size()); ++i) {
        if (chipRect(i).adjusted(-1, 0, 2, 0).contains(position)) {
            return i;
        }
    }
    return -1;
}

int TokenChips::pointedToken() const {
    const int pointed = m_highlighted >= 0 ? m_highlighted : std::max(0, m_current);
    return std::min(pointed, static_cast<int>(m_tokens.size()) - 1);
}

QString TokenChips::tokenDescription(int index) const {
    QString text = tr("%1, position %2").arg(tokenName(m_tokens[index])).arg(index + 1);
    if (m_chips[static_cast<std::size_t>(index)].isUnknown)
        text += tr(": not in the vocabulary, read as <unk>");
    const QString note = markAt(m_marks, index).note;
    return note.isEmpty() ? text : text + QLatin1Char('\n') + note;
}

QSize TokenChips::sizeHint() const {
    return {m_lineWidth, minimumSizeHint().height()};
}

QSize TokenChips::minimumSizeHint() const {
    const int line = QFontMetrics(theme().label).height();
    return {6 * line, line + 10 + 2 * edge};
}

void TokenChips::describe() {
    QStringList names;
    for (qsizetype i = 0; i < std::min<qsizetype>(m_tokens.size(), 60); ++i) {
        names << tokenName(m_tokens[i]);
        if (const QString note = markAt(m_marks, static_cast<int>(i)).note; !note.isEmpty())
            names.last() += tr(" (%1)").arg(QString(note).replace(QLatin1Char('\n'), QLatin1String("; ")));
    }
    QString text =
        m_tokens.isEmpty() ? tr("No tokens yet") : countedTokens(m_tokens.size()) + QStringLiteral(": ");
    text += names.join(QLatin1String(", "));
    if (m_current >= 0 && m_current < m_tokens.size()) {
        text += tr("; current: %1").arg(tokenName(m_tokens[m_current]));
    }
    setAccessibleDescription(text);
}

void TokenChips::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < static_cast<int>(m_chips.size()); ++i) {
        const QRect place = chipRect(i);
        if (place.right() < 0 || place.left() > width()) {
            continue;
        }
        const Chip& chip = m_chips[static_cast<std::size_t>(i)];
        const bool isPending = i >= m_tokens.size();
        const bool isCurrent = i == m_current && !isPending, isLit = i == m_highlighted && !isPending;
        QPen pen(t.border, t.line);
        QColor ground = m_kind == Kind::Output && !isPending ? t.chipOutput : t.chip;
        if (chip.isUnknown) {
            pen = QPen(t.unknown, std::max(1.2, t.line), Qt::DashLine);
        }
        if (isCurrent) {
            pen = QPen(t.accent, t.strongLine);
            ground = t.accentSoft;
        }
        if (isLit) {
            pen = QPen(t.gold, t.strongLine);
            ground = t.goldSoft;
        }
        const double half = pen.widthF() / 2;
        const TokenMark given = isPending ? TokenMark() : markAt(m_marks, i);
        painter.setPen(pen);
        painter.setBrush(isPending ? Qt::NoBrush : QBrush(ground));
        painter.drawRoundedRect(QRectF(place).adjusted(half, half, -half, -half), 6, 6);
        paintChipMark(painter, place, given);
        if (m_showsFocus && i == std::max(0, pointedToken())) {
            painter.setPen(QPen(t.focus, t.line));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(place).adjusted(-1.5, -1.5, 1.5, 1.5), 7, 7);
        }
        painter.setPen(chip.isUnknown ? t.unknown : chip.isSymbol ? t.mutedText : t.text);
        const QRectF own = QRectF(place).adjusted(0, 0, -chip.ghostWidth, 0);
        const QFont& font = isCurrent || isLit ? t.labelBold : t.label;
        drawLabel(painter, font, own, Qt::AlignHCenter, chip.text);
        if (given.isZeroed)
            paintStrike(painter, own.center(), labelWidth(font, chip.text) + 4);
        if (chip.ghostWidth > 0)
            paintStruckText(painter, t.small,
                            QRectF(place).adjusted(place.width() - chip.ghostWidth - 4, 0, 0, 0), chip.ghost);
    }
    // Faded ends show that there is more.
    const auto fade = [&](int from, int to) {
        QLinearGradient gradient(from, 0, to, 0);
        QColor clear = t.window;
        clear.setAlpha(0);
        gradient.setColorAt(0, t.window);
        gradient.setColorAt(1, clear);
        painter.fillRect(QRect(std::min(from, to), 0, std::abs(to - from), height()), gradient);
    };
    if (m_scroll > 0) {
        fade(0, 28);
    }
    if (m_scroll + width() < m_lineWidth) {
        fade(width(), width() - 28);
    }
}

void TokenChips::resizeEvent(QResizeEvent*) {
    setScroll(m_scroll);
    scrollTo(m_current);
}

}  // namespace attn::ui
