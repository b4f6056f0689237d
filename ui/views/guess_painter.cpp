// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/guess_painter.h"

#include <QPainter>
#include <algorithm>

#include "ui/theme.h"
#include "ui/views/label.h"
#include "ui/views/span_view.h"

namespace attn::ui {
namespace {

void paintGuess(QPainter& painter, const AttentionLayout& layout, int row, int source, const QString& sign,
                const QColor& ground) {
    if (!layout.showsColumn(source) || layout.visibleRows < 1)
        return;
    const Theme& t = theme();
    // Room for the next row may not be there yet: then it stands at the lower edge.
    const int place = std::clamp(row, layout.firstRow, layout.firstRow + layout.visibleRows - 1);
    const QRectF cell = layout.cell(place, source);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.card, t.strongLine + 2 * t.line));
    painter.drawRect(cell);
    painter.setPen(QPen(t.text, t.strongLine, Qt::DashLine));
    painter.drawRect(cell);
    // On a ground of its own: cells are often smaller than a character.
    const double width = labelWidth(t.smallBold, sign) + 4, height = QFontMetricsF(t.smallBold).height();
    const QRectF badge(cell.center().x() - width / 2, cell.center().y() - height / 2, width, height);
    painter.fillRect(badge, ground);
    painter.setPen(t.textOn(ground));
    drawLabel(painter, t.smallBold, badge, Qt::AlignHCenter, sign);
}

}  // namespace

void paintGuesses(QPainter& painter, const AttentionLayout& layout, const LaneData& lane,
                  const Selection& selection) {
    if (!lane.attends || (selection.guess < 0 && selection.lastGuess < 0))
        return;
    const Theme& t = theme();
    const int row = currentRow(lane, selection);
    const StepTrace* step = currentStep(lane, selection);
    if (step && selection.lastGuess >= 0 && row == selection.step - 1) {
        const bool isRight = focusOf(*step) == selection.lastGuess;
        paintGuess(painter, layout, row, selection.lastGuess,
                   isRight ? QStringLiteral("✓") : QStringLiteral("✗"), isRight ? t.accent : t.text);
    }
    if (selection.guess >= 0)
        paintGuess(painter, layout, row + 1, selection.guess, QStringLiteral("?"), t.card);
}

}  // namespace attn::ui
