// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/document/small_document.h"

#include <algorithm>
#include <cmath>

#include <QFontInfo>
#include <QPainter>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/document/document_layout.h"
#include "ui/pictures/document/document_painter.h"

namespace attn::ui {
namespace {

constexpr double smallerBy = 0.94, leastScale = 0.04, readableLetters = 9;  // the last in pixels

// A layout in which the whole text fits, not much smaller than need be.
DocumentLayout fitting(const Document& document, const DocumentStyle& style, QSizeF room, double& scale) {
    DocumentLayout layout = layOutDocument(document, room / scale, style);
    while (layout.canScroll() && scale > leastScale) {
        // Half the scale is four times the room.
        scale *= std::clamp(std::sqrt(layout.room.height() / layout.length), 0.5, smallerBy);
        layout = layOutDocument(document, room / scale, style);
    }
    return layout;
}

}  // namespace

void paintSmallDocument(QPainter& painter, const QRectF& room, const LaneData& lane,
                        const Selection& selection, const QStringList& ends, double ratio) {
    const Theme& t = theme();
    Document document = documentOf(lane, selection, ends);
    // The class stands beside the name of the lane.
    document.isClass = false;
    document.classes.clear();
    double scale = 1;
    const DocumentLayout layout =
        fitting(document, {1, !document.sentenceWeights.empty()}, room.size(), scale);
    const auto placed = [&](const QRectF& box) {
        const auto pixel = [&](double at) { return std::round(at * ratio) / ratio; };
        const QPointF from = room.topLeft() + box.topLeft() * scale,
                      to = room.topLeft() + box.bottomRight() * scale;
        return QRectF(QPointF(pixel(from.x()), pixel(from.y())),
                      QPointF(std::max(pixel(to.x()), pixel(from.x()) + 1 / ratio),
                              std::max(pixel(to.y()), pixel(from.y()) + 1 / ratio)));
    };
    QFont letters = layout.font;
    letters.setPixelSize(
        std::max(1, static_cast<int>(std::lround(QFontInfo(layout.font).pixelSize() * scale))));
    const bool hasLetters = letters.pixelSize() >= readableLetters;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int word = 0; word < document.wordCount(); ++word) {
        const QRectF box = placed(layout.box(word));
        const QColor ground = wordGround(document, word);
        if (ground.isValid() || !hasLetters)
            painter.fillRect(box, ground.isValid() ? ground : t.chip);
        if (hasLetters) {
            painter.setPen(ground.isValid() ? t.textOn(ground) : t.text);
            drawLabel(painter, letters, box, Qt::AlignHCenter,
                      cutLabel(letters, document.words[static_cast<std::size_t>(word)].text, box.width()));
        }
        const Link* link = document.evidenceAt(word);
        if (link && link->sure)
            paintFrame(painter, box, t.gold, t.line);
        else if (link)
            paintDashedFrame(painter, box, t.gold, t.line);
    }
    for (int i = 0; i < static_cast<int>(document.sentences.size()); ++i)
        if (const auto weight = document.sentenceWeight(i))
            painter.fillRect(placed(layout.sentenceBar(i, *weight)), t.lane(lane.colour));
}

}  // namespace attn::ui
