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

// What is said of a source position, and on which ground.
struct GuessSign {
    int source;
    bool isNext;  // of the row that comes next
    QString sign;
    QColor ground;
};

std::vector<GuessSign> guessSigns(const LaneData& lane, const Selection& selection) {
    std::vector<GuessSign> signs;
    if (!lane.attends)
        return signs;
    const Theme& t = theme();
    const StepTrace* step = currentStep(lane, selection);
    if (step && selection.lastGuess >= 0 && currentRow(lane, selection) == selection.step - 1) {
        const bool isRight = isFocus(*step, selection.lastGuess);
        signs.push_back({selection.lastGuess, false, isRight ? QStringLiteral("✓") : QStringLiteral("✗"),
                         isRight ? t.accent : t.text});
    }
    if (selection.guess >= 0)
        signs.push_back({selection.guess, true, QStringLiteral("?"), t.card});
    return signs;
}

void paintGuessFrame(QPainter& painter, const QRectF& frame) {
    const Theme& t = theme();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.card, t.strongLine + 2 * t.line));
    painter.drawRect(frame);
    painter.setPen(QPen(t.text, t.strongLine, Qt::DashLine));
    painter.drawRect(frame);
}

QSizeF badgeSize(const QString& sign) {
    return {labelWidth(theme().smallBold, sign) + 4, QFontMetricsF(theme().smallBold).height()};
}

// On a ground of its own: cells are often smaller than a character.
void paintGuessBadge(QPainter& painter, QPointF centre, const GuessSign& guess) {
    const Theme& t = theme();
    QRectF badge(QPointF(), badgeSize(guess.sign));
    badge.moveCenter(centre);
    painter.fillRect(badge, guess.ground);
    painter.setPen(t.textOn(guess.ground));
    drawLabel(painter, t.smallBold, badge, Qt::AlignHCenter, guess.sign);
}

}  // namespace

void paintGuesses(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                  const Selection& selection) {
    for (const GuessSign& guess : guessSigns(lane, selection)) {
        if (!layout.showsColumn(guess.source) || layout.visibleRows < 1)
            continue;
        // Room for the next row may not be there yet: then it stands at the lower edge.
        const int row = currentRow(lane, selection) + (guess.isNext ? 1 : 0);
        const int place = std::clamp(row, layout.firstRow, layout.firstRow + layout.visibleRows - 1);
        const QRectF cell = layout.cell(place, guess.source);
        paintGuessFrame(painter, cell);
        paintGuessBadge(painter, cell.center(), guess);
    }
}

void paintGuessesOfLines(QPainter& painter, const LinesLayout& layout, const LaneData& lane,
                         const Selection& selection) {
    const bool isRows = layout.direction == LinesLayout::Direction::Rows;
    for (const GuessSign& guess : guessSigns(lane, selection)) {
        if (guess.source >= layout.source.count())
            continue;
        const QPointF end = layout.sourceEnd(guess.source);
        if (const double along = isRows ? end.x() : end.y(); along < 0 || along > layout.room())
            continue;
        // Where the lines begin; of the same token the last guess before the next.
        const QSizeF size = badgeSize(guess.sign);
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
