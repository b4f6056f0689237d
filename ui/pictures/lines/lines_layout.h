// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSize>

#include "ui/kit/text/token_text.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// A token of the source and one of the output, with what joins them.
struct TokenJoin {
    int source = 0, row = 0;
    double weight = 0;
};
// What is no line: weights below it.
inline constexpr double leastJoin = 0.01;
// Of the first `rows` output tokens, in their order: the weights of at least leastJoin, as the heatmap draws
// them (of a hard span what it chose from).
std::vector<TokenJoin> tokenJoins(const LaneData& lane, int rows);

// How far a line has come along the axis, 0 to 1, where it has crossed `share` of the room between both
// sides: the same for all lines.
double joinBend(double share);

// The tokens of one side, evenly spread along its axis.
struct TokenSide {
    std::vector<TokenText> tokens;  // an empty text: not known yet
    // By their index, what the original says in the place of tokens: behind labels in columns, before slanted
    // ones, below level ones.
    std::map<int, QString> before;
    double drop = 0;              // of what stands below, from baseline to baseline; 0: no room
    double start = 0, pitch = 1;  // along the axis, before scrolling
    double edge = 0;              // across the axis: where the lines begin
    double slant = 0;             // degrees, of labels that stand in a row; 0: level
    double limit = 0;             // longest label
    double overhang = 0;          // of the end's symbol, past its place
    int stride = 1;               // every how many labels one is drawn
    bool isStaggered = false;     // every other one stands a line farther out
    QFont font;

    int count() const { return static_cast<int>(tokens.size()); }
    bool isLabelled(int index) const { return index % stride == 0; }
};
// From where a label starts to where what was there before does: it may be bold.
double besideBefore(QFont font, const QString& text);
// Whether it is the end's symbol, which is wide and says little.
bool isEnd(const TokenText& token);

// Where the lines between a lane's source and output stand. Two rows, the source above, where every label
// fits beside its neighbours; else two columns, the source on the left, where there is a line of text for
// most of them; else rows with slanted labels. Longer ones scroll, both sides together. Device-independent
// pixels.
struct LinesLayout {
    enum class Direction { Rows, Columns };

    QSize size;
    Direction direction = Direction::Rows;
    TokenSide source, output;
    double length = 0;  // of the axis that scrolls, of all tokens
    double offset = 0;  // scrolled so far
    // Rows that are not shown yet have labels: what is expected there.
    bool namesComing = true;

    double room() const { return direction == Direction::Rows ? size.width() : size.height(); }
    bool canScroll() const { return length > room() + 0.5; }
    void scrollTo(double place);  // as far as that goes
    // Scrolls as little as needed.
    void showSource(int index) { show(source, index); }
    void showRow(int index) { show(output, index); }

    // Where the lines of a token begin.
    QPointF sourceEnd(int index) const { return end(source, index); }
    QPointF rowEnd(int index) const { return end(output, index); }
    // A token's place, label and all, as far as the lines.
    QRectF sourcePlace(int index) const { return place(source, index); }
    QRectF rowPlace(int index) const { return place(output, index); }
    QRectF lines() const;  // between both sides
    // Middle line of a join: from the source's end, share 0, to the output's, share 1.
    QPointF at(const TokenJoin& join, double share) const;
    double width(double weight) const;
    bool isInSight(const TokenJoin& join) const;
    // Token there; -1: none.
    int sourceAt(QPointF point) const { return tokenAt(source, point); }
    int rowAt(QPointF point) const { return tokenAt(output, point); }
    // Of `joins` the nearest within a few pixels; nullptr: none.
    const TokenJoin* joinAt(const std::vector<TokenJoin>& joins, QPointF point) const;

private:
    void show(const TokenSide& side, int index);
    QPointF end(const TokenSide& side, int index) const;
    QRectF place(const TokenSide& side, int index) const;
    int tokenAt(const TokenSide& side, QPointF point) const;
};

// `zoom`: of the room of a token, from what fits, 1. `enlarge`: of the labels where they have room, from the
// theme's. The layout is not scrolled.
LinesLayout layOutLines(const LaneData& lane, QSize size, double zoom = 1, double enlarge = 1);

}  // namespace attn::ui
