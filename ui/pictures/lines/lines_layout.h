// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSize>

#include "ui/kit/text/token_text.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// A source token, an output token and the weight that joins them.
struct TokenJoin {
    int source = 0, row = 0;
    double weight = 0;
};
// Smaller weights have no line.
inline constexpr double leastJoin = 0.01;
// For the first `rows` output tokens, in their order: the weights of at least leastJoin, as the heatmap draws
// them (for a hard span the distribution that it chose from).
std::vector<TokenJoin> tokenJoins(const Picture& picture, int rows);

// How far a line has come along the axis, 0 to 1, after crossing `share` of the room between both sides; it
// is the same for all lines.
double joinBend(double share);

// The tokens of one side, evenly spread along its axis.
struct TokenSide {
    std::vector<TokenText> tokens;  // an empty text: not known yet
    // The original texts of tokens that were changed, by index. They are after labels in columns, before
    // slanted labels, and below level ones.
    std::map<int, QString> before;
    double drop = 0;              // of original tokens below, from baseline to baseline; 0: no room
    double start = 0, pitch = 1;  // along the axis, before scrolling
    double edge = 0;              // across the axis, where the lines begin
    double slant = 0;             // degrees, for labels in a row; 0: level
    double limit = 0;             // length of the longest label
    double overhang = 0;          // of the end's symbol beyond its place
    int stride = 1;               // every n-th label is drawn
    bool isStaggered = false;     // every other label is one line farther out
    QFont font;

    int count() const { return static_cast<int>(tokens.size()); }
    bool isLabelled(int index) const { return index % stride == 0; }
};
// The distance from the start of a label, which may be bold, to that of the original text.
double besideBefore(QFont font, const QString& text);
// Whether it is the end's symbol, which is wide and tells little.
bool isEnd(const TokenText& token);

// The layout of the lines between a lane's source and output. It has two rows, the source above, if every
// label fits beside its neighbours. Otherwise it has two columns, the source on the left, if there is a line
// of text for most labels, or else rows with slanted labels. Longer ones scroll, both sides together. Sizes
// are device-independent pixels.
struct LinesLayout {
    enum class Direction { Rows, Columns };

    QSize size;
    Direction direction = Direction::Rows;
    TokenSide source, output;
    double length = 0;  // of the scrolling axis, for all tokens
    double offset = 0;  // how far it is scrolled
    // Rows that are not shown yet are labelled with the expected tokens.
    bool namesComing = true;

    double room() const { return direction == Direction::Rows ? size.width() : size.height(); }
    bool canScroll() const { return length > room() + 0.5; }
    void scrollTo(double place);  // as far as possible
    // Scrolls as little as needed.
    void showSource(int index) { show(source, index); }
    void showRow(int index) { show(output, index); }

    // The point where the lines of a token begin.
    QPointF sourceEnd(int index) const { return end(source, index); }
    QPointF rowEnd(int index) const { return end(output, index); }
    // The place of a token with its label, up to the lines.
    QRectF sourcePlace(int index) const { return place(source, index); }
    QRectF rowPlace(int index) const { return place(output, index); }
    QRectF lines() const;  // between both sides
    // A point on the middle line of a join: share 0 is the source's end, share 1 the output's.
    QPointF at(const TokenJoin& join, double share) const;
    double width(double weight) const;
    bool isInSight(const TokenJoin& join) const;
    // The token at a point; -1: none.
    int sourceAt(QPointF point) const { return tokenAt(source, point); }
    int rowAt(QPointF point) const { return tokenAt(output, point); }
    // The join among `joins` that is nearest, within a few pixels; nullptr: none.
    const TokenJoin* joinAt(const std::vector<TokenJoin>& joins, QPointF point) const;

private:
    void show(const TokenSide& side, int index);
    QPointF end(const TokenSide& side, int index) const;
    QRectF place(const TokenSide& side, int index) const;
    int tokenAt(const TokenSide& side, QPointF point) const;
};

// `zoom` is the room of a token relative to the room that fits. `enlarge` is the factor of the labels' fonts
// if there is room. The layout is not scrolled.
LinesLayout layOutLines(const Picture& picture, QSize size, double zoom = 1, double enlarge = 1);

}  // namespace attn::ui
