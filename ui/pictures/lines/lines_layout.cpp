// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/lines/lines_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QFontMetricsF>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lane/own_links.h"
#include "ui/pictures/lane/span_view.h"

namespace attn::ui {
namespace {

constexpr double labelGap = 5;  // between a label and the lines
constexpr double reach = 6;     // of the pointer

double widestOf(const TokenSide& side, const QFont& font) {
    double widest = 0;
    for (const TokenText& token : side.tokens)
        widest = std::max(widest, labelWidth(font, token.text));
    for (const auto& [index, text] : side.before)
        widest = std::max(widest, besideBefore(font, side.tokens[static_cast<std::size_t>(index)].text) +
                                      labelWidth(font, text));
    return widest;
}

// The widest token without the end's symbol, which must not count in a row of letters.
double widestBesideEnd(const TokenSide& side, const QFont& font) {
    double widest = 0;
    for (const TokenText& token : side.tokens) {
        if (!isEnd(token))
            widest = std::max(widest, labelWidth(font, token.text));
    }
    return widest;
}

double lineOf(const QFont& font) {
    return 0.9 * QFontMetricsF(font).height();
}

void fillTokens(LinesLayout& layout, const Picture& picture) {
    // Tokens that the decoder will read are not known yet.
    const TokenText missing = picture.isCausal ? TokenText() : TokenText{QStringLiteral("·"), true};
    for (int j = 0; j < sourceCount(picture); ++j)
        layout.source.tokens.push_back(j < picture.sourceTokens.size() ? tokenText(picture.sourceTokens[j])
                                                                       : missing);
    const int decoded = static_cast<int>(picture.outputTokens.size());
    // After the end there are no tokens.
    const int expected = picture.isFinished ? 0 : static_cast<int>(picture.referenceTokens.size());
    for (int row = 0; row < rowCount(picture); ++row)
        layout.output.tokens.push_back(row < decoded                ? tokenText(picture.outputTokens[row])
                                       : row < expected             ? tokenText(picture.referenceTokens[row])
                                       : row == expected && row > 0 ? tokenText(QStringLiteral("</s>"))
                                                                    : TokenText());
    for (int row = 0; row < decoded; ++row) {
        if (const QString& before = markAt(picture.outputMarks, row).before; !before.isEmpty())
            layout.output.before[row] = tokenText(before).text;
    }
}

// The least room for each token if short tokens are on two lines, every other one higher.
double letterPitch(const TokenSide& side) {
    return std::max(4.0, (widestBesideEnd(side, theme().small) + 1) / 2);
}

bool isOfLetters(const TokenSide& side) {
    return widestBesideEnd(side, theme().small) <= 1.6 * QFontMetricsF(theme().small).height();
}

// Whether the labels of both sides fit side by side without a slant. It depends on the expected tokens, if
// they are known, and not on the step, so that the picture keeps its direction.
bool fitsLevel(const LinesLayout& layout, const Picture& picture, double room, const QFont& font) {
    const auto fits = [&](double widest, int count) { return (widest + 6) * count <= room; };
    double output = labelWidth(font, QStringLiteral("</s>"));
    for (const QString& token : picture.referenceTokens)
        output = std::max(output, labelWidth(font, tokenText(token).text));
    const double source = widestBesideEnd(layout.source, font);
    // A single long symbol at the end does not change the direction of a row of letters.
    const bool isShort = picture.referenceTokens.isEmpty() || output <= 2.5 * QFontMetricsF(font).height();
    const bool fitsSource =
        fits(source, layout.source.count()) ||
        (isOfLetters(layout.source) && letterPitch(layout.source) * layout.source.count() <= room);
    return fitsSource && (isShort || fits(output, layout.output.count()));
}

void spread(LinesLayout& layout, double room, double least, double most, double zoom) {
    const int longest = std::max({1, layout.source.count(), layout.output.count()});
    const double fit = std::max(least, room / longest);
    layout.length = std::max(room, fit * zoom * longest);
    for (TokenSide* side : {&layout.source, &layout.output}) {
        const int count = std::max(1, side->count());
        side->pitch = std::min((layout.length - side->overhang) / count, most * zoom);
        side->start = std::min((layout.length - side->pitch * count) / 2,
                               layout.length - side->overhang - side->pitch * count);
    }
}

// The additional room for the end's symbol, if it is the last of a row of letters.
double overhangOf(const TokenSide& side) {
    const auto last = std::find_if(side.tokens.rbegin(), side.tokens.rend(),
                                   [](const TokenText& token) { return !token.text.isEmpty(); });
    if (last == side.tokens.rend() || !isEnd(*last) || !isOfLetters(side))
        return 0;
    const double later = static_cast<double>(last - side.tokens.rbegin()) * letterPitch(side);
    return std::max(0.0, labelWidth(theme().small, last->text) - letterPitch(side) - later);
}

// The height of level labels that are `height` high, with room below for the original tokens.
double withBefore(TokenSide& side, double height, double heightLimit) {
    const double line = QFontMetricsF(side.font).height(), drop = side.isStaggered ? 2 * line : line;
    side.drop = !side.before.empty() && height + drop <= 1.5 * heightLimit ? drop : 0;
    return height + side.drop;
}

QFont largerFont(QFont font, double by) {
    if (font.pixelSize() > 0)
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * by)));
    else
        font.setPointSizeF(font.pointSizeF() * by);
    return font;
}

double placeRowOfLabels(TokenSide& side, double heightLimit, double enlarge) {
    const Theme& t = theme();
    for (const QFont& font : {largerFont(t.label, enlarge), t.label, t.small}) {
        side.font = font;
        if (widestBesideEnd(side, font) + 4 <= side.pitch) {
            side.limit = side.pitch;
            return withBefore(side, QFontMetricsF(font).height(), heightLimit);
        }
    }
    const double letters = widestBesideEnd(side, side.font);
    if (letters <= 1.6 * QFontMetricsF(side.font).height() && letters <= 2 * side.pitch - 1) {
        side.isStaggered = true;
        side.limit = 2 * side.pitch;
        return withBefore(side, QFontMetricsF(side.font).height() + QFontMetricsF(side.font).ascent(),
                          heightLimit);
    }
    side.slant = 90;
    for (const double degrees : {50.0, 65.0}) {
        if (lineOf(side.font) / std::sin(degrees * std::numbers::pi / 180) <= side.pitch) {
            side.slant = degrees;
            break;
        }
    }
    side.stride = std::max(1, static_cast<int>(std::ceil(lineOf(side.font) / side.pitch - 1e-6)));
    if (side.slant < 90)
        side.stride = 1;
    const double radians = side.slant * std::numbers::pi / 180;
    const double rise = QFontMetricsF(side.font).height() * std::cos(radians);
    side.limit = std::min(widestOf(side, side.font) + 1, (heightLimit - rise) / std::sin(radians));
    return side.limit * std::sin(radians) + rise;
}

void placeRows(LinesLayout& layout, double zoom, double enlarge) {
    const Theme& t = theme();
    const double height = layout.size.height();
    const double least =
        isOfLetters(layout.source) ? std::min(letterPitch(layout.source), lineOf(t.small)) : lineOf(t.small);
    const double most = std::max(5 * lineOf(t.label), 1.4 * std::max(widestOf(layout.source, t.label),
                                                                     widestOf(layout.output, t.label)));
    for (TokenSide* side : {&layout.source, &layout.output})
        side->overhang = overhangOf(*side);
    spread(layout, layout.size.width(), least, most, zoom);
    layout.source.edge = std::ceil(placeRowOfLabels(layout.source, 0.27 * height, enlarge)) + labelGap;
    layout.output.edge =
        std::floor(height - placeRowOfLabels(layout.output, 0.27 * height, enlarge)) - labelGap;
}

void placeColumns(LinesLayout& layout, double zoom, double enlarge) {
    const Theme& t = theme();
    const double width = layout.size.width();
    const QFont large = largerFont(t.label, enlarge);
    spread(layout, layout.size.height(), lineOf(t.small), 2.4 * lineOf(large), zoom);
    for (TokenSide* side : {&layout.source, &layout.output}) {
        side->font = side->pitch >= lineOf(large)     ? large
                     : side->pitch >= lineOf(t.label) ? t.label
                                                      : t.small;
        QFont bold = side->font;
        bold.setWeight(QFont::DemiBold);
        side->limit = std::min(widestOf(*side, bold) + 1, 0.32 * width);
    }
    // There is room for tokens that are decoded later, so that the edge does not move.
    layout.output.limit = std::max(layout.output.limit, std::min(layout.source.limit, 0.32 * width));
    const double wide = width - layout.source.limit - layout.output.limit - 2 * labelGap;
    const double spare = std::max(0.0, wide - 1.6 * layout.size.height()) / 2;
    layout.source.edge = spare + layout.source.limit + labelGap;
    layout.output.edge = width - spare - layout.output.limit - labelGap;
}

// Maps 0 to 1 along a join's axis to 0 to 1 across it; the ends are straight.
double bend(double share) {
    return share * share * (3 - 2 * share);
}

// The share of the curve's parameter, 0 to 1, at which the curve has crossed `across` of the room between
// both sides. It is the inverse of 1.5 t (1 − t) + t³, whose slope is at least 0.75, computed by Newton's
// method.
double parameterAt(double across) {
    double t = across;
    for (int i = 0; i < 6; ++i)
        t -= (1.5 * t * (1 - t) + t * t * t - across) / (1.5 - 3 * t + 3 * t * t);
    return t;
}

}  // namespace

double besideBefore(QFont font, const QString& text) {
    font.setWeight(QFont::DemiBold);
    return labelWidth(font, text) + 8;
}

double joinBend(double share) {
    return bend(parameterAt(share));
}

bool isEnd(const TokenText& token) {
    return token.text == QLatin1String("</s>");
}

std::vector<TokenJoin> tokenJoins(const Picture& picture, int rows) {
    std::vector<TokenJoin> joins;
    if (picture.ownLinks) {
        for (const Link& link : *picture.ownLinks) {
            if (link.target < rows)
                joins.push_back({link.source, link.target, ownLinkShare(link.sure)});
        }
        return joins;
    }
    for (int row = 0; row < rows; ++row) {
        const Vector& weights = drawnWeights(picture.rows[row]);
        for (int j = 0; j < weights.size(); ++j) {
            if (static_cast<double>(weights[j]) >= leastJoin)
                joins.push_back({j, row, static_cast<double>(weights[j])});
        }
    }
    return joins;
}

LinesLayout layOutLines(const Picture& picture, QSize size, double zoom, double enlarge) {
    const Theme& t = theme();
    LinesLayout layout;
    layout.size = size;
    fillTokens(layout, picture);
    const double longest = std::max({1, layout.source.count(), layout.output.count()});
    // Two thirds of level labels are easier to read than all labels slanted and cut.
    const bool hasLines =
        1.5 * size.height() / longest >= lineOf(t.small) && size.width() >= 10 * lineOf(t.label);
    if (!fitsLevel(layout, picture, size.width(), t.small) && hasLines) {
        layout.direction = LinesLayout::Direction::Columns;
        placeColumns(layout, zoom, enlarge);
    } else {
        placeRows(layout, zoom, enlarge);
    }
    return layout;
}

void LinesLayout::scrollTo(double place) {
    offset = std::clamp(place, 0.0, std::max(0.0, length - room()));
}

void LinesLayout::show(const TokenSide& side, int index) {
    if (index >= 0 && index < side.count()) {
        const double from = side.start + side.pitch * index, to = from + side.pitch;
        offset = std::clamp(offset, to - room(), std::max(from, to - room()));
    }
    scrollTo(offset);
}

QPointF LinesLayout::end(const TokenSide& side, int index) const {
    const double along = side.start + side.pitch * (index + 0.5) - offset;
    return direction == Direction::Rows ? QPointF(along, side.edge) : QPointF(side.edge, along);
}

QRectF LinesLayout::place(const TokenSide& side, int index) const {
    const double along = side.start + side.pitch * index - offset;
    const bool isFirst = &side == &source;
    if (direction == Direction::Rows)
        return isFirst ? QRectF(along, 0, side.pitch, side.edge)
                       : QRectF(along, side.edge, side.pitch, size.height() - side.edge);
    return isFirst ? QRectF(side.edge - side.limit - labelGap, along, side.limit + labelGap, side.pitch)
                   : QRectF(side.edge, along, side.limit + labelGap, side.pitch);
}

QRectF LinesLayout::lines() const {
    return direction == Direction::Rows
               ? QRectF(QPointF(0, source.edge), QPointF(size.width(), output.edge))
               : QRectF(QPointF(source.edge, 0), QPointF(output.edge, size.height()));
}

QPointF LinesLayout::at(const TokenJoin& join, double share) const {
    const QPointF from = sourceEnd(join.source), to = rowEnd(join.row);
    const double bent = joinBend(share);
    return direction == Direction::Rows
               ? QPointF(from.x() + (to.x() - from.x()) * bent, from.y() + (to.y() - from.y()) * share)
               : QPointF(from.x() + (to.x() - from.x()) * share, from.y() + (to.y() - from.y()) * bent);
}

double LinesLayout::width(double weight) const {
    const double most = std::clamp(0.5 * std::min(source.pitch, output.pitch), 3.0, 12.0) + theme().line - 1;
    return std::max(0.75 * theme().line, most * std::min(1.0, weight));
}

bool LinesLayout::isInSight(const TokenJoin& join) const {
    const QPointF from = sourceEnd(join.source), to = rowEnd(join.row);
    const bool isRows = direction == Direction::Rows;
    const double a = isRows ? from.x() : from.y(), b = isRows ? to.x() : to.y();
    return std::max(a, b) >= -6 && std::min(a, b) <= room() + 6;
}

int LinesLayout::tokenAt(const TokenSide& side, QPointF point) const {
    const bool isRows = direction == Direction::Rows, isFirst = &side == &source;
    const double across = isRows ? point.y() : point.x(), along = isRows ? point.x() : point.y();
    // The place extends to the edge and slightly over it.
    const bool isThere = isFirst ? across < side.edge + 4 : across > side.edge - 4;
    const int index = static_cast<int>(std::floor((along + offset - side.start) / side.pitch));
    return isThere && index >= 0 && index < side.count() ? index : -1;
}

const TokenJoin* LinesLayout::joinAt(const std::vector<TokenJoin>& joins, QPointF point) const {
    const QRectF area = lines();
    if (!area.contains(point))
        return nullptr;
    const bool isRows = direction == Direction::Rows;
    const double share =
        isRows ? (point.y() - area.top()) / area.height() : (point.x() - area.left()) / area.width();
    const double bent = joinBend(share);
    const TokenJoin* nearest = nullptr;
    double best = 0;
    for (const TokenJoin& join : joins) {
        const QPointF from = sourceEnd(join.source), to = rowEnd(join.row);
        const double along =
            isRows ? from.x() + (to.x() - from.x()) * bent : from.y() + (to.y() - from.y()) * bent;
        const double away = std::abs(along - (isRows ? point.x() : point.y()));
        // Where lines cross, the heavier one is taken.
        const double rank = join.weight - away / reach;
        if (away <= std::max(reach, width(join.weight) / 2) && (!nearest || rank > best)) {
            nearest = &join;
            best = rank;
        }
    }
    return nearest;
}

}  // namespace attn::ui
