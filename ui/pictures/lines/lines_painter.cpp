// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include "core/metrics/side.h"

#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lines/lines_guesses.h"
#include "ui/pictures/lines/lines_known.h"
#include "ui/pictures/lines/lines_numbers.h"
#include "ui/pictures/lines/lines_what_if.h"

namespace attn::ui {
namespace {

void paintJoin(QPainter& painter, const LinesLayout& layout, const TokenJoin& join, const QColor& colour,
               bool isLit) {
    painter.setPen(
        QPen(joinColour(colour, join.weight, isLit), layout.width(join.weight), Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(linePath(layout, join));
}

bool isLast(const TokenSide& side, int index) {
    return std::all_of(side.tokens.begin() + index + 1, side.tokens.end(),
                       [](const TokenText& token) { return token.text.isEmpty(); });
}

// Whether the label is covered by an end's symbol among letters, which occurs if the sentence ended earlier
// than expected.
bool isCovered(const LinesLayout& layout, const TokenSide& side, int index) {
    if (side.slant > 0 || layout.direction == LinesLayout::Direction::Columns)
        return false;
    const int beside = side.isStaggered ? 2 : 1;
    const auto text = [&](int i) -> const TokenText& { return side.tokens[static_cast<std::size_t>(i)]; };
    for (const int other : {index - beside, index + beside}) {
        if (other >= 0 && other < side.count() && isEnd(text(other)) && !isLast(side, other) &&
            labelWidth(side.font, text(other).text) + labelWidth(side.font, text(index).text) >
                2 * beside * side.pitch)
            return true;
    }
    return false;
}

enum class Tone { Plain, Muted, Current, Hovered };

// Paints the label of a token of this side. Labels that stand out have their own ground.
void paintTokenLabel(QPainter& painter, const LinesLayout& layout, const Picture& picture, Side of, int index,
                     Tone tone) {
    const Theme& t = theme();
    const bool isSource = of == Side::Source;
    const TokenSide& side = isSource ? layout.source : layout.output;
    const TokenText& token = side.tokens[static_cast<std::size_t>(index)];
    if (token.text.isEmpty())
        return;
    const bool isLevel = side.slant == 0 && layout.direction == LinesLayout::Direction::Rows;
    // A bold label that has to be cut would differ from the plain one under it.
    const bool isLimited = side.slant > 0 || layout.direction == LinesLayout::Direction::Columns;
    QFont font = side.font, bold = font;
    bold.setWeight(QFont::DemiBold);
    if ((tone == Tone::Current || tone == Tone::Hovered) &&
        (!isLimited || labelWidth(bold, token.text) <= side.limit))
        font = bold;
    const QFontMetricsF metrics(font);
    const QString text = isLevel && isEnd(token)
                             ? token.text
                             : cutLabel(font, token.text,
                                        side.slant > 0 || tone == Tone::Plain ||
                                                layout.direction == LinesLayout::Direction::Columns
                                            ? side.limit
                                            : std::max(side.limit, 4 * side.pitch));
    const double width = labelWidth(font, text), gap = 4;
    const bool isUnknown = isSource && index < static_cast<int>(picture.sourceUnknown.size()) &&
                           picture.sourceUnknown[static_cast<std::size_t>(index)];
    const QPointF end = isSource ? layout.sourceEnd(index) : layout.rowEnd(index);
    const double middle = 0.5 * (metrics.ascent() - metrics.descent());
    painter.save();
    QPointF start;
    if (layout.direction == LinesLayout::Direction::Columns) {
        start = QPointF(isSource ? end.x() - gap - width : end.x() + gap, end.y() + middle);
    } else if (side.slant > 0) {
        painter.translate(end.x(), end.y() + (isSource ? -gap : gap));
        painter.rotate(-side.slant);
        start = QPointF(isSource ? 0 : -width, middle);
    } else {
        // The end's symbol extends away from its neighbours if it is the last.
        const double wanted =
            end.x() - (isEnd(token) && isLast(side, index) ? std::min(width, side.pitch) : width) / 2;
        const double left = std::clamp(wanted, 0.0, std::max(0.0, layout.size.width() - width));
        start = QPointF(std::abs(left - wanted) > side.pitch ? wanted : left,
                        isSource ? end.y() - gap - metrics.descent() : end.y() + gap + metrics.ascent());
        if (side.isStaggered && index % 2 == 1)
            start.ry() += isSource ? -metrics.ascent() : metrics.ascent();
    }
    if (tone == Tone::Current || tone == Tone::Hovered) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(tone == Tone::Hovered ? QPen(t.gold, t.line) : QPen(Qt::NoPen));
        painter.setBrush(tone == Tone::Hovered ? t.goldSoft : t.card);
        painter.drawRoundedRect(QRectF(start.x() - 3, start.y() - metrics.ascent(), width + 6,
                                       metrics.ascent() + metrics.descent()),
                                3, 3);
    }
    const bool isWrong = !isSource && tone != Tone::Muted && !isRightToken(picture, index).value_or(true);
    painter.setPen(isUnknown || isWrong                                             ? t.unknown
                   : tone == Tone::Current                                          ? t.accent
                   : tone == Tone::Muted || (token.isSymbol && tone == Tone::Plain) ? t.mutedText
                                                                                    : t.text);
    drawLabel(painter, font, start, text, static_cast<int>(side.slant));
    if (isUnknown || isWrong) {
        painter.setPen(QPen(t.unknown, t.line, isUnknown ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(start + QPointF(0, 2), start + QPointF(std::max(4.0, width), 2));
    }
    if (isSource)
        paintSourceChange(painter, picture, index, start, width, middle);
    else if (tone == Tone::Plain)
        paintTokenBefore(painter, layout, index, start, text);
    painter.restore();
}

void paintLabels(QPainter& painter, const LinesLayout& layout, const Picture& picture, int rows) {
    // If the layout scrolls, a label that would be cut is left out.
    const auto isWhole = [&](const QRectF& place) {
        const bool isRow = layout.direction == LinesLayout::Direction::Rows;
        return (isRow ? place.left() : place.top()) >= -3 &&
               (isRow ? place.right() : place.bottom()) <= layout.room() + 3;
    };
    for (int j = 0; j < layout.source.count(); ++j) {
        if (layout.source.isLabelled(j) && !isCovered(layout, layout.source, j) &&
            isWhole(layout.sourcePlace(j)))
            paintTokenLabel(painter, layout, picture, Side::Source, j, Tone::Plain);
    }
    for (int row = 0; row < layout.output.count(); ++row) {
        if ((row < rows || layout.namesComing) && layout.output.isLabelled(row) &&
            !isCovered(layout, layout.output, row) && isWhole(layout.rowPlace(row)))
            paintTokenLabel(painter, layout, picture, Side::Target, row,
                            row < rows ? Tone::Plain : Tone::Muted);
    }
}

// Paints a thin mark that shows which part of a long sentence is visible.
void paintScrollMark(QPainter& painter, const LinesLayout& layout) {
    if (!layout.canScroll())
        return;
    const Theme& t = theme();
    const double room = layout.room(), scale = room / layout.length;
    const double from = layout.offset * scale, length = room * scale;
    const QRectF area = layout.lines();
    if (layout.direction == LinesLayout::Direction::Rows) {
        painter.fillRect(QRectF(0, area.bottom() - 3, room, 3), t.border);
        painter.fillRect(QRectF(from, area.bottom() - 3, length, 3), t.mutedText);
    } else {
        painter.fillRect(QRectF(area.right() - 3, 0, 3, room), t.border);
        painter.fillRect(QRectF(area.right() - 3, from, 3, length), t.mutedText);
    }
}

// Paints the known links and the lines of all rows.
void paintRows(QPainter& painter, const LinesLayout& layout, const Picture& picture,
               const std::vector<TokenJoin>& joins, int rows, LineInk ink) {
    const Theme& t = theme();
    const std::vector<Strand> known = knownStrands(layout, picture, rows);
    if (ink == LineInk::Pixels) {
        std::vector<Strand> strands;
        for (const TokenJoin& join : joins) {
            if (layout.isInSight(join))
                strands.push_back(
                    {join, layout.width(join.weight), joinColour(t.mutedText, join.weight, false).alphaF()});
        }
        LineSheet sheet(layout, painter.device()->devicePixelRatioF());
        sheet.draw(known, t.gold);
        sheet.draw(strands, t.mutedText);
        return sheet.paint(painter);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    paintKnownStrands(painter, layout, known);
    for (const TokenJoin& join : joins) {
        if (layout.isInSight(join))
            paintJoin(painter, layout, join, t.mutedText, false);
    }
    painter.restore();
}

// Paints the weights of the heaviest highlighted lines.
void paintNumbers(QPainter& painter, const LinesLayout& layout, const std::vector<TokenJoin>& lit,
                  const Picture& picture, const Selection& selection) {
    const Theme& t = theme();
    const bool fansToSource = selection.source < 0 || selection.row >= 0;
    // The numbers must not cover guesses, which are where lines begin.
    const bool hasGuess = fansToSource && (selection.guess >= 0 || selection.lastGuess >= 0);
    for (const WeightPill& pill : weightPills(layout, lit, fansToSource, hasGuess ? 0.32 : 0.16)) {
        painter.setPen(QPen(t.laneOutline(picture.colour), t.line));
        painter.setBrush(t.card);
        painter.drawRoundedRect(pill.place, 4, 4);
        painter.setPen(t.text);
        drawLabel(painter, t.small, pill.place, Qt::AlignHCenter, shortWeight(pill.join.weight));
    }
}

}  // namespace

QColor joinColour(QColor colour, double weight, bool isLit) {
    const double least = isLit ? 0.3 : 0.12, most = isLit ? 1 : 0.75;
    colour.setAlphaF(static_cast<float>(least + (most - least) * std::min(1.0, weight)));
    return colour;
}

bool isLit(const TokenJoin& join, const Picture& picture, const Selection& selection) {
    const bool hasSource = selection.source >= 0 && selection.source < sourceCount(picture);
    const bool hasRow = selection.row >= 0 && selection.row < rowsShown(picture, selection);
    // A cell of the heatmap, or a line, is one weight.
    if (hasSource && hasRow)
        return join.source == selection.source && join.row == selection.row;
    if (hasSource || hasRow)
        return hasSource ? join.source == selection.source : join.row == selection.row;
    return join.row == currentRow(picture, selection);
}

void paintCalmLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                    const Selection& selection, const std::vector<TokenJoin>& joins, LineInk ink) {
    const Theme& t = theme();
    const int rows = rowsShown(picture, selection);
    const QRectF area = layout.lines();
    if (!picture.attends) {
        painter.fillRect(area.adjusted(1, 1, -1, -1), QBrush(t.outline, Qt::BDiagPattern));
        const QString note = tr("one fixed vector for every step");
        const QFontMetricsF metrics(t.label);
        QRectF place = metrics.boundingRect(area.adjusted(12, 0, -12, 0),
                                            static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, note);
        painter.fillRect(place.adjusted(-6, -3, 6, 3), t.card);
        painter.setFont(t.label);
        painter.setPen(t.mutedText);
        painter.drawText(place.adjusted(-4, 0, 4, 0), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         note);
    } else {
        paintRows(painter, layout, picture, joins, rows, ink);
    }
    paintZeroedEnds(painter, layout, picture);
    paintLabels(painter, layout, picture, rows);
    paintScrollMark(painter, layout);
}

void paintLitLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                   const Selection& selection, const std::vector<TokenJoin>& joins) {
    const Theme& t = theme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    std::vector<TokenJoin> lit;
    for (const TokenJoin& join : joins) {
        if (isLit(join, picture, selection) && layout.isInSight(join))
            lit.push_back(join);
    }
    // Heavy lines are drawn over light ones.
    std::sort(lit.begin(), lit.end(),
              [](const TokenJoin& a, const TokenJoin& b) { return a.weight < b.weight; });
    for (const TokenJoin& join : lit)
        paintJoin(painter, layout, join, t.laneOutline(picture.colour), true);
    paintOriginalLines(painter, layout, picture, selection);
    paintLineMarks(painter, layout, picture, rowsShown(picture, selection));
    if (!givesLinks(picture))
        paintNumbers(painter, layout, lit, picture, selection);
    painter.restore();
    const int rows = rowsShown(picture, selection), current = currentRow(picture, selection);
    if (current >= 0 && current < layout.output.count())
        paintTokenLabel(painter, layout, picture, Side::Target, current, Tone::Current);
    if (selection.row >= 0 && selection.row < std::min(rows, layout.output.count()))
        paintTokenLabel(painter, layout, picture, Side::Target, selection.row, Tone::Hovered);
    if (selection.source >= 0 && selection.source < layout.source.count())
        paintTokenLabel(painter, layout, picture, Side::Source, selection.source, Tone::Hovered);
    paintGuessesOfLines(painter, layout, picture, selection);
}

void paintLines(QPainter& painter, const LinesLayout& layout, const Picture& picture,
                const Selection& selection) {
    const std::vector<TokenJoin> joins = tokenJoins(picture, rowsShown(picture, selection));
    paintCalmLines(painter, layout, picture, selection, joins);
    paintLitLines(painter, layout, picture, selection, joins);
}

}  // namespace attn::ui
