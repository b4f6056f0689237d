// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_guesses.h"

#include <QPainter>

#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/guess_painter.h"

namespace attn::ui {

void paintGuessesOfLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                         const Selection& selection) {
    const bool isRows = layout.direction == LinesLayout::Direction::Rows;
    for (const GuessSign& guess : guessSigns(picture, selection)) {
        if (guess.source >= layout.source.count())
            continue;
        const QPointF end = layout.sourceEnd(guess.source);
        if (const double along = isRows ? end.x() : end.y(); along < 0 || along > layout.room())
            continue;
        // Guesses are where the lines begin; if both are at one token, the last guess comes before the next.
        const QSizeF size = guessBadgeSize(guess.sign);
        const bool isSecond = guess.isNext && selection.guess == selection.lastGuess;
        const double depth = (isRows ? size.height() : size.width()) * (isSecond ? 1.8 : 0.6);
        const QPointF centre = end + (isRows ? QPointF(0, depth) : QPointF(depth, 0));
        QRectF frame(QPointF(), size + QSizeF(2, 0));
        frame.moveCenter(centre);
        paintGuessBadge(painter, centre, guess);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().text, theme().strongLine));
        painter.drawRect(frame);
    }
}

}  // namespace attn::ui
