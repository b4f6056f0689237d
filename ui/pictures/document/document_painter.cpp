// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/document/document_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/attention/guess_painter.h"
#include "ui/pictures/attention/link_frame.h"

namespace attn::ui {
namespace {

// What is left of a box under the edges of the room. Files of figures support no clip, but there nothing
// scrolls.
bool isSeen(const DocumentLayout& layout, const QRectF& box) {
    return box.bottom() > layout.room.top() && box.top() < layout.room.bottom();
}

QRectF cutAt(const QRectF& box, const QRectF& room) {
    return {QPointF(box.left(), std::max(box.top(), room.top())),
            QPointF(box.right(), std::min(box.bottom(), room.bottom()))};
}

bool isUnknownWord(const LaneData& lane, int word) {
    return word < static_cast<int>(lane.sourceUnknown.size()) &&
           lane.sourceUnknown[static_cast<std::size_t>(word)];
}

QColor inkOf(const Document& document, const LaneData& lane, int word, const QColor& ground) {
    const Theme& t = theme();
    if (ground.isValid())
        return t.textOn(ground);
    const bool isQuiet =
        markAt(lane.sourceMarks, word).isZeroed || document.words[static_cast<std::size_t>(word)].isSymbol;
    return isUnknownWord(lane, word) ? t.unknown : isQuiet ? t.mutedText : t.text;
}

void paintWord(QPainter& painter, const DocumentLayout& layout, const LaneData& lane,
               const Document& document, int word, double ratio) {
    const Theme& t = theme();
    const QRectF box = layout.box(word);
    const QColor ground = wordGround(document, word);
    if (ground.isValid())
        painter.fillRect(cutAt(box, layout.room), ground);
    const QString& whole = document.words[static_cast<std::size_t>(word)].text;
    const double room = std::max(1.0, box.width() - 2);
    const QString text = cutLabel(layout.font, whole, room);
    const double wide = labelWidth(layout.font, text);
    const QColor ink = inkOf(document, lane, word, ground);
    painter.setPen(ink);
    drawLabel(painter, layout.font, box, Qt::AlignHCenter, text);
    const TokenMark& mark = markAt(lane.sourceMarks, word);
    const double left = std::round(box.center().x() - wide / 2), thick = std::max(1.0, t.line);
    if (mark.isZeroed)
        painter.fillRect(QRectF(left - 2, std::round(box.center().y()), wide + 4, thick), ink);
    if (mark.isByHand)
        painter.fillRect(QRectF(left - 1, box.bottom() - 2.5, wide + 2, 1.5 * t.line), ink);
    if (isUnknownWord(lane, word)) {
        const double y = box.bottom() - 3, dash = std::max(3.0, std::round(wide / 8));
        for (double x = left; x < left + wide; x += 2 * dash)
            painter.fillRect(QRectF(x, y, std::min(dash, left + wide - x), thick), ink);
    }
    if (const Link* link = document.evidenceAt(word))
        paintCasedLink(painter, box, ground.isValid() ? ground : t.card, link->sure, ratio);
}

void paintSentenceBars(QPainter& painter, const DocumentLayout& layout, const LaneData& lane,
                       const Document& document) {
    const Theme& t = theme();
    for (int i = 0; i < static_cast<int>(document.sentences.size()); ++i) {
        const auto weight = document.sentenceWeight(i);
        const QRectF bar = weight ? layout.sentenceBar(i, *weight) : QRectF();
        if (bar.isEmpty() || bar.bottom() < layout.room.top() || bar.top() > layout.room.bottom())
            continue;
        painter.fillRect(bar, t.lane(lane.colour));
        paintFrame(painter, bar, t.laneOutline(lane.colour), t.line);
        double end = bar.width();
        if (i < static_cast<int>(document.originalSentenceWeights.size())) {
            const double then = document.originalSentenceWeights[static_cast<std::size_t>(i)];
            if (then != *weight) {
                const QRectF ghost = layout.sentenceBar(i, then);
                paintDashedFrame(painter, ghost, t.mutedText, t.line);
                end = std::max(end, ghost.width());
            }
        }
        const double gap = std::round(0.3 * QFontMetricsF(layout.font).height());
        QRectF number(bar.left() + end + gap, bar.top(), layout.gutter, bar.height());
        if (layout.isRightToLeft)
            number.moveRight(bar.right() - end - gap);
        painter.setPen(t.mutedText);
        drawLabel(painter, layout.numberFont, number, layout.isRightToLeft ? Qt::AlignRight : Qt::AlignLeft,
                  decimalText(*weight, 'f', 2));
    }
}

void paintClasses(QPainter& painter, const DocumentLayout& layout, const LaneData& lane,
                  const Document& document) {
    const Theme& t = theme();
    for (const DocumentLayout::ClassPlace& place : layout.classes) {
        const DocumentClass& each = document.classes[static_cast<std::size_t>(place.index)];
        const QFont& font = each.isSaid ? layout.boldFont : layout.font;
        painter.setPen(each.isSaid ? t.text : t.mutedText);
        drawLabel(painter, font, place.label, Qt::AlignLeft, cutLabel(font, each.text, place.label.width()));
        painter.fillRect(place.bar, t.chip);
        QRectF filled = place.bar;
        filled.setWidth(
            std::max(1.0, std::round(place.bar.width() * std::clamp(each.probability, 0.0, 1.0))));
        painter.fillRect(filled, t.lane(lane.colour));
        paintFrame(painter, place.bar, t.border, t.line);
        paintFrame(painter, filled, t.laneOutline(lane.colour), t.line);
        painter.setPen(each.isSaid ? t.text : t.mutedText);
        drawLabel(painter, layout.font, place.number, Qt::AlignLeft, classShare(each.probability));
    }
    if (!layout.hiddenLabel.isEmpty()) {
        painter.setPen(t.mutedText);
        drawLabel(painter, layout.font, layout.hiddenLabel, Qt::AlignLeft,
                  moreClasses(layout.hiddenClasses, classShare(layout.hiddenProbability)));
    }
}

}  // namespace

QColor wordGround(const Document& document, int word) {
    return document.hasWeight(word) ? theme().weight(document.weights[static_cast<std::size_t>(word)])
                                    : QColor();
}

void paintDocument(QPainter& painter, const DocumentLayout& layout, const LaneData& lane,
                   const Document& document, double ratio) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int word = 0; word < document.wordCount(); ++word)
        if (isSeen(layout, layout.box(word)))
            paintWord(painter, layout, lane, document, word, ratio);
    paintSentenceBars(painter, layout, lane, document);
    paintClasses(painter, layout, lane, document);
    if (!document.note.isEmpty() && !layout.classRoom.isEmpty()) {
        painter.setPen(theme().mutedText);
        const double right = layout.classes.empty() ? 0 : layout.classes.back().number.right() + 8;
        const QRectF room(right, layout.classRoom.top(), layout.classRoom.right() - right,
                          layout.classRoom.height());
        drawLabel(painter, layout.numberFont, room, Qt::AlignRight,
                  cutLabel(layout.numberFont, document.note, room.width()));
    }
}

void paintPointedWord(QPainter& painter, const DocumentLayout& layout, const LaneData& lane,
                      const Document& document, const Selection& selection) {
    const Theme& t = theme();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const GuessSign& guess : guessSigns(lane, selection)) {
        if (!layout.shows(guess.source))
            continue;
        const QRectF box = layout.box(guess.source);
        paintFrame(painter, box, t.card, t.strongLine + t.line);
        paintDashedFrame(painter, box, t.text, t.strongLine);
        paintGuessBadge(painter, QPointF(box.center().x(), box.top()), guess);
    }
    const int word = selection.source;
    if (!layout.shows(word))
        return;
    const QRectF box = layout.box(word);
    const double width = t.strongLine;
    paintFrame(painter, box.adjusted(-width - 1, -width - 1, width + 1, width + 1), t.card, width + 1);
    paintFrame(painter, box.adjusted(-width, -width, width, width), t.accent, width);
    const QString number = wordWeightText(document, word);
    if (number.isEmpty())
        return;
    // The number stands below the word, or above it where there is no room.
    const QFontMetricsF metrics(layout.numberFont);
    QRectF pill(0, 0, std::ceil(labelWidth(layout.numberFont, number)) + 10, std::ceil(metrics.height()) + 2);
    pill.moveCenter(box.center());
    pill.moveLeft(
        std::round(std::clamp(pill.left(), 0.0, std::max(0.0, layout.room.right() - pill.width()))));
    pill.moveTop(std::round(box.bottom() + width));
    if (pill.bottom() > layout.room.bottom() + (layout.pitch - layout.boxHeight) + 4)
        pill.moveBottom(std::round(box.top() - width));
    painter.fillRect(pill, t.accent);
    painter.setPen(t.accentText);
    drawLabel(painter, layout.numberFont, pill, Qt::AlignHCenter, number);
}

}  // namespace attn::ui
