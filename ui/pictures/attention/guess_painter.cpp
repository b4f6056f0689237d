// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/guess_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <vector>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/lane/sole_focus.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

void paintGuessFrame(QPainter& painter, const QRectF& frame) {
    const Theme& t = theme();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.card, t.strongLine + 2 * t.line));
    painter.drawRect(frame);
    painter.setPen(QPen(t.text, t.strongLine, Qt::DashLine));
    painter.drawRect(frame);
}

}  // namespace

std::vector<GuessSign> guessSigns(const Picture& picture, const Selection& selection) {
    std::vector<GuessSign> signs;
    if (!picture.attends)
        return signs;
    const Theme& t = theme();
    const MapTrace* attention = currentAttention(picture, selection);
    if (attention && selection.lastGuess >= 0 && currentRow(picture, selection) == selection.step - 1) {
        const bool isRight = isFocus(*attention, selection.lastGuess);
        signs.push_back({selection.lastGuess, false, isRight ? QStringLiteral("✓") : QStringLiteral("✗"),
                         isRight ? t.accent : t.text});
    }
    if (selection.guess >= 0)
        signs.push_back({selection.guess, true, QStringLiteral("?"), t.card});
    return signs;
}

QSizeF guessBadgeSize(const QString& sign) {
    return {labelWidth(theme().smallBold, sign) + 4, QFontMetricsF(theme().smallBold).height()};
}

void paintGuessBadge(QPainter& painter, QPointF centre, const GuessSign& guess) {
    const Theme& t = theme();
    QRectF badge(QPointF(), guessBadgeSize(guess.sign));
    badge.moveCenter(centre);
    painter.fillRect(badge, guess.ground);
    painter.setPen(t.textOn(guess.ground));
    drawLabel(painter, t.smallBold, badge, Qt::AlignHCenter, guess.sign);
}

void paintGuesses(QPainter& painter, const AttentionLayout& layout, const Picture& picture,
                  const Selection& selection) {
    for (const GuessSign& guess : guessSigns(picture, selection)) {
        if (!layout.showsColumn(guess.source) || layout.visibleRows < 1)
            continue;
        // If there is no room for the next row yet, the guess is put at the lower edge.
        const int row = currentRow(picture, selection) + (guess.isNext ? 1 : 0);
        const int place = std::clamp(row, layout.firstRow, layout.firstRow + layout.visibleRows - 1);
        const QRectF cell = layout.cell(place, guess.source);
        paintGuessFrame(painter, cell);
        paintGuessBadge(painter, cell.center(), guess);
    }
}

}  // namespace attn::ui
