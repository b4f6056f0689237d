// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/document/document_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QFontMetricsF>

#include "ui/kit/text/label.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

// In heights of a line of text.
constexpr double boxShare = 1.34, leastGap = 0.12, mostGap = 0.62, sentencePad = 0.34, tightPad = 0.12;
constexpr double wordGap = 0.18, indentOfRest = 1.1, gutterShare = 5.2, classGap = 0.45;
constexpr double leastClassBar = 2.4, leastClassLabel = 2.6, mostClassCell = 17;
constexpr int leastLines = 3;

QFont sized(QFont font, double factor) {
    if (font.pixelSize() > 0)
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

struct Measures {
    explicit Measures(const Document& document, const DocumentStyle& style)
        : font(sized(theme().label, style.letters)),
          bold(sized(theme().labelBold, style.letters)),
          numbers(sized(theme().small, style.letters)),
          line(QFontMetricsF(font).height()),
          box(std::ceil(boxShare * line)),
          pad(std::round((document.isTight ? tightPad : sentencePad) * line)),
          gap(document.isTight ? 1 : std::max(2.0, std::round(wordGap * line))),
          gutter(style.hasSentenceBars ? std::round(gutterShare * line) : 0) {}
    QFont font, bold, numbers;
    double line, box, pad, gap, gutter;
    double classHeight(const Document& document) const {
        return document.isClass ? std::ceil(box + classGap * line) : 0;
    }
};

// Breaks sentences into lines and sets the boxes' left edges and widths; a line begins at 0, on the side
// where its script begins.
std::vector<DocumentLayout::Line> breakLines(const Document& document, double width, const Measures& m,
                                             std::vector<QRectF>& boxes) {
    std::vector<DocumentLayout::Line> lines;
    boxes.assign(document.words.size(), {});
    const double rest = std::round(indentOfRest * m.line);
    for (std::size_t i = 0; i < document.sentences.size(); ++i) {
        const DocumentSentence& sentence = document.sentences[i];
        double x = 0;
        lines.push_back({static_cast<int>(i), sentence.first, sentence.first});
        for (int j = sentence.first; j < sentence.end; ++j) {
            const double natural =
                std::ceil(labelWidth(m.font, document.words[static_cast<std::size_t>(j)].text)) + 2 * m.pad;
            if (x + natural > width && lines.back().end > lines.back().first) {
                lines.push_back({static_cast<int>(i), j, j});
                x = rest;
            }
            // A word that is longer than a line is cut.
            const double wide = std::max(m.pad, std::min(natural, width - x));
            boxes[static_cast<std::size_t>(j)] = QRectF(x, 0, wide, m.box);
            x += wide + m.gap;
            lines.back().end = j + 1;
        }
    }
    return lines;
}

// What is left of a cell for its bar.
double barRoom(double cell, double label, double number, double line) {
    return cell - line - label - number - 6;
}

// Bars come first: where not all of them have room, fewer classes are shown, and names are cut last.
void placeClasses(DocumentLayout& layout, const Document& document, const Measures& m, const QRectF& room) {
    layout.classRoom = room;
    const auto widthOf = [&](const QString& text) { return std::ceil(labelWidth(m.font, text)); };
    const double number = std::max(widthOf(classShare(0.001)), widthOf(classShare(0.999))) + 2;
    const double least = leastClassBar * m.line;
    double label = 0;
    for (const DocumentClass& each : document.classes)
        label = std::max(label, std::ceil(labelWidth(m.bold, each.text)) + m.line / 3);
    const double shortest = std::min(label, leastClassLabel * m.line);
    const auto all = static_cast<int>(document.classes.size());
    // What is not shown takes no more than its text.
    const double others =
        std::max(widthOf(moreClasses(all, classShare(0.001))), widthOf(moreClasses(all, classShare(0.999))));
    const auto cellOf = [&](int shown) { return (room.width() - (shown < all ? others : -m.line)) / shown; };
    int shown = all;
    while (shown > 1 && barRoom(cellOf(shown), label, number, m.line) < least)
        --shown;
    // The whole name of the likeliest class is worth more than a word about the others.
    const bool isWholeAlone = shown == 1 && barRoom(room.width() + m.line, label, number, m.line) >= least;
    const bool hasOthers =
        shown < all && barRoom(cellOf(shown), isWholeAlone ? label : shortest, number, m.line) >= least;
    const double most = std::max(label + number + least + m.line + 6, mostClassCell * m.line);
    const double cell = std::min(hasOthers || shown == all ? cellOf(shown) : room.width() + m.line, most);
    label = std::clamp(label + barRoom(cell, label, number, m.line) - least, shortest, label);
    std::vector<int> order(static_cast<std::size_t>(all));
    std::iota(order.begin(), order.end(), 0);
    if (shown < all) {
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            return document.classes[static_cast<std::size_t>(a)].probability >
                   document.classes[static_cast<std::size_t>(b)].probability;
        });
        for (int i = shown; i < all; ++i)
            layout.hiddenProbability +=
                document.classes[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])].probability;
        layout.hiddenClasses = all - shown;
        order.resize(static_cast<std::size_t>(shown));
        std::sort(order.begin(), order.end());
    }
    for (int i = 0; i < shown; ++i) {
        const QRectF place(room.left() + i * cell, room.top(), cell - m.line, room.height());
        const double thick = std::round(0.62 * m.line);
        const QRectF bar(std::round(place.left() + label), std::round(place.center().y() - thick / 2),
                         std::max(4.0, std::floor(barRoom(cell, label, number, m.line))), thick);
        layout.classes.push_back({order[static_cast<std::size_t>(i)],
                                  QRectF(place.left(), place.top(), label - 4, place.height()), bar,
                                  QRectF(bar.right() + 6, place.top(), number, place.height())});
    }
    if (hasOthers)
        layout.hiddenLabel = QRectF(room.left() + shown * cell, room.top(), others, room.height());
}

// A text that scrolls shows whole lines.
void fitWholeLines(DocumentLayout& layout) {
    if (!layout.canScroll())
        return;
    const double lines = std::floor((layout.room.height() - layout.boxHeight) / layout.pitch + 1e-6);
    layout.room.setHeight(std::max(0.0, lines) * layout.pitch + layout.boxHeight);
}

}  // namespace

void DocumentLayout::scrollTo(double to) {
    const double most = std::max(0.0, length - room.height());
    offset = pitch > 0 ? std::min(most, std::round(std::clamp(to, 0.0, most) / pitch) * pitch) : 0;
}

QRectF DocumentLayout::box(int word) const {
    return boxes[static_cast<std::size_t>(word)].translated(room.left(), room.top() - offset);
}

QRectF DocumentLayout::lineBox(int line) const {
    return {room.left(), room.top() - offset + line * pitch, room.width(), boxHeight};
}

bool DocumentLayout::shows(int word) const {
    if (word < 0 || word >= static_cast<int>(boxes.size()))
        return false;
    const QRectF place = box(word);
    return place.top() >= room.top() - 0.5 && place.bottom() <= room.bottom() + 0.5;
}

bool DocumentLayout::isHidden(int word) const {
    return word >= 0 && word < static_cast<int>(boxes.size()) && !box(word).intersects(room);
}

double DocumentLayout::offsetFor(int word) const {
    if (word < 0 || word >= static_cast<int>(boxes.size()) || shows(word))
        return offset;
    const QRectF& place = boxes[static_cast<std::size_t>(word)];
    const double rest = pitch - boxHeight;
    return place.top() < offset ? place.top() - rest : place.bottom() + rest - room.height();
}

int DocumentLayout::wordAt(QPointF point) const {
    if (!room.adjusted(0, 0, 1, 1).contains(point))
        return -1;
    for (int word = 0; word < static_cast<int>(boxes.size()); ++word)
        if (box(word).contains(point))
            return word;
    return -1;
}

int DocumentLayout::sentenceAt(QPointF point) const {
    if (gutter <= 0 || point.y() < room.top() || point.y() > room.bottom())
        return -1;
    const bool isBeside = isRightToLeft ? point.x() > room.right() : point.x() < room.left();
    for (int line = 0; isBeside && line < static_cast<int>(lines.size()); ++line) {
        const QRectF place = lineBox(line);
        if (point.y() >= place.top() && point.y() < place.bottom())
            return lines[static_cast<std::size_t>(line)].sentence;
    }
    return -1;
}

int DocumentLayout::lineOf(int word) const {
    for (std::size_t line = 0; line < lines.size(); ++line)
        if (word >= lines[line].first && word < lines[line].end)
            return static_cast<int>(line);
    return -1;
}

int DocumentLayout::wordBeside(int word, int by) const {
    const int to = lineOf(word) + by;
    if (lineOf(word) < 0 || to < 0 || to >= static_cast<int>(lines.size()))
        return word;
    const Line& line = lines[static_cast<std::size_t>(to)];
    const double centre = boxes[static_cast<std::size_t>(word)].center().x();
    int best = line.first;
    const auto away = [&](int each) {
        return std::abs(boxes[static_cast<std::size_t>(each)].center().x() - centre);
    };
    for (int each = line.first; each < line.end; ++each)
        best = away(each) < away(best) ? each : best;
    return best;
}

int DocumentLayout::firstLine(int sentence) const {
    const auto found =
        std::find_if(lines.begin(), lines.end(), [=](const Line& line) { return line.sentence == sentence; });
    return found == lines.end() ? -1 : static_cast<int>(found - lines.begin());
}

QRectF DocumentLayout::sentenceBar(int sentence, double weight) const {
    const int line = firstLine(sentence);
    if (line < 0 || gutter <= 0)
        return {};
    const double text = QFontMetricsF(font).height();
    const double number = std::ceil(labelWidth(numberFont, QStringLiteral("0.00"))) + 0.9 * text;
    const double most = std::max(4.0, gutter - number);
    const double wide = std::max(1.0, std::round(most * std::clamp(weight, 0.0, 1.0)));
    const double thick = std::round(0.72 * text);
    const QRectF place = lineBox(line);
    const double left = isRightToLeft ? room.right() + gutter - wide : room.left() - gutter;
    return {left, std::round(place.center().y() - thick / 2), wide, thick};
}

DocumentLayout layOutDocument(const Document& document, QSizeF size, const DocumentStyle& style) {
    const Measures m(document, style);
    DocumentLayout layout;
    layout.font = m.font;
    layout.boldFont = m.bold;
    layout.numberFont = m.numbers;
    layout.boxHeight = m.box;
    layout.gutter = std::min(m.gutter, std::floor(0.3 * size.width()));
    layout.isRightToLeft = document.isRightToLeft;
    const double classes = m.classHeight(document);
    const double left = document.isRightToLeft ? 0 : layout.gutter;
    layout.room = QRectF(left, 0, std::max(1.0, std::floor(size.width()) - layout.gutter),
                         std::max(m.box, std::floor(size.height()) - classes));
    layout.lines = breakLines(document, layout.room.width(), m, layout.boxes);
    const auto count = static_cast<double>(layout.lines.size());
    const double free = count > 1 ? (layout.room.height() - count * m.box) / (count - 1) : 0;
    layout.pitch =
        m.box + std::floor(std::clamp(free, std::ceil(leastGap * m.line), std::ceil(mostGap * m.line)));
    layout.length = count > 0 ? (count - 1) * layout.pitch + m.box : 0;
    for (std::size_t line = 0; line < layout.lines.size(); ++line)
        for (int word = layout.lines[line].first; word < layout.lines[line].end; ++word) {
            QRectF& box = layout.boxes[static_cast<std::size_t>(word)];
            box.moveTop(static_cast<double>(line) * layout.pitch);
            if (document.isRightToLeft)
                box.moveRight(layout.room.width() - box.left());
        }
    if (!document.classes.empty())
        placeClasses(layout, document, m,
                     QRectF(0, layout.room.bottom() + classes - m.box, std::floor(size.width()), m.box));
    fitWholeLines(layout);
    return layout;
}

int documentLines(const Document& document, double width, const DocumentStyle& style) {
    const Measures m(document, style);
    std::vector<QRectF> boxes;
    const double gutter = std::min(m.gutter, std::floor(0.3 * width));
    return static_cast<int>(breakLines(document, std::max(1.0, std::floor(width) - gutter), m, boxes).size());
}

double documentHeight(const Document& document, double width, const DocumentStyle& style) {
    const Measures m(document, style);
    const int lines = documentLines(document, width, style);
    const double pitch = m.box + std::ceil(leastGap * m.line);
    return (lines > 0 ? (lines - 1) * pitch + m.box : 0) + m.classHeight(document);
}

double leastDocumentHeight(const Document& document, const DocumentStyle& style) {
    const Measures m(document, style);
    const double pitch = m.box + std::ceil(leastGap * m.line);
    return (leastLines - 1) * pitch + m.box + m.classHeight(document);
}

}  // namespace attn::ui
