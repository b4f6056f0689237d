// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QFont>
#include <QRectF>

#include "ui/kit/text/token_text.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// Where everything of one lane's plot stands: a matrix of cells, a row per output token and a column per
// source token, and the softmax bars under it on the same columns. Device-independent pixels; the edges of
// cells lie on device pixels.
struct AttentionLayout {
    enum class Columns { Upright, Staggered, Slanted };  // how the source labels stand

    QSize size;
    double ratio = 1;  // device pixels in one of ours
    int columns = 0, rows = 0;
    int visibleColumns = 0, visibleRows = 0;  // the rest scrolls: cells keep a least size
    double cellWidth = 1, cellHeight = 1;
    QRectF cells, bars;  // bars: 0 at the bottom, 1 at the top; none of links
    Columns columnStyle = Columns::Upright;
    int columnStride = 1, rowStride = 1;  // every how many labels one is drawn
    double slant = 0;                     // degrees, of Slanted
    int columnLimit = 0;                  // longest slanted label
    double enlarge = 1;                   // of the labels' fonts, from the theme's
    QFont columnFont, rowFont;
    bool shrinksLetters = false;  // below the theme's, before a label is left out
    bool hasSmallLabels = false;  // of the columns: they are low, and rows have their room
    QFont numberFont;             // of the weights in their cells
    bool printsWeights = false;   // of all cells where they fit, not of the largest of a row alone
    std::vector<TokenText> sources;
    int widestLabel = 0, widestSmall = 0;  // of them, in the theme's two fonts of labels
    std::vector<bool> unknown;
    std::vector<bool> zeroed, swapped;  // by hand; of every source position

    // Rows that are not shown yet have labels: what is expected there.
    bool namesComing = true;

    // Scrolled start of what is shown; changed between layouts.
    int firstColumn = 0, firstRow = 0;

    double snap(double value) const;
    double x(int column) const;  // left edge; column may be one past the last
    double y(int row) const;     // top edge
    // Middle of a column; `position` may lie between two. None where that is scrolled away; what lies past
    // the sentence's ends stands at the edge.
    std::optional<double> centreX(double position) const;
    QRectF cell(int row, int column) const;
    QRectF bar(int column, double weight) const;
    // What is in sight of columns `first` to `last`, between two heights; empty when they are scrolled away.
    QRectF columnBand(int first, int last, double top, double bottom) const;
    bool showsColumn(int column) const;
    bool showsRow(int row) const;
    int columnAt(double x) const;  // -1: none
    int rowAt(double y) const;     // -1: none
    // Scrolls as little as needed.
    void showColumn(int column);
    void showRow(int row);
};

// Number of source positions, and of rows for which room is kept: the reference with its </s> or what is
// decoded, whichever is longer; room grows by a few rows at a time, so the picture does not jump every step.
int sourceCount(const LaneData& lane);
int rowCount(const LaneData& lane);
// Width that the lane's row labels would like to have; `enlarge` as PlotStyle's.
int wantedLabelWidth(const LaneData& lane, double enlarge = 1);

// How a plot is drawn, beside its data and its size.
struct PlotStyle {
    int rowLabelWidth = 0;  // see wantedLabelWidth
    // Of the cells, from the size that fits, 1. Rows are never lower than their labels: what has no room
    // scrolls. Below 1 letters get as small as one can read, and as much as that lets in is shown.
    double zoom = 1;
    double enlarge = 1;          // of the fonts of both kinds of labels, from the theme's
    bool printsWeights = false;  // as AttentionLayout's; the bars then go before rows scroll
    int leastRows = 0;           // room is kept for so many, for the sake of other lanes
};
AttentionLayout layOut(const LaneData& lane, QSize size, double ratio, const PlotStyle& style);

// Least height of a row, in pixels: the smallest labels of neighbours do not touch.
double leastRowHeight();
// Of a large lane that has no room for more: in smaller letters.
double tightRowHeight();
// What a plot of a width needs in height, in pixels.
struct PlotNeeds {
    double labels = 0;     // of the source tokens, none of them cut where that is not beyond reason
    double lowLabels = 0;  // the same in small letters, where rows are short of room
    double leastBars = 0;  // with the gap above them
    double fullBars = 0;   // the same where there is room
    int rows = 0;          // that should be seen at once; longer outputs scroll

    double leastHeight() const;  // the current row under labels, which may be cut, and its bars

    double heightFor(double rowHeight, bool hasFullBars) const;
    double heightForLow(double rowHeight) const;  // with low labels and least bars
    double rowHeight(double height, bool hasFullBars) const;
};
PlotNeeds plotNeeds(const LaneData& lane, int width, const PlotStyle& style);

// For pictures that place the cells themselves:
// the labels of `layout.columns` source positions;
void setSources(AttentionLayout& layout, const LaneData& lane);
// how they stand for the width of a cell; the height that they take;
double placeColumnLabels(AttentionLayout& layout, double heightLimit);
// the least width of a cell at which none of them is left out;
double wholeLabelsPitch(const AttentionLayout& layout);
// how far slanted ones stick out on the right of the last column;
double overhang(const AttentionLayout& layout);
// font and stride of the rows' labels for the height of a cell.
void placeRowLabels(AttentionLayout& layout);

}  // namespace attn::ui
