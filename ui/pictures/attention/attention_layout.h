// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QFont>
#include <QRectF>

#include "ui/kit/text/token_text.h"
#include "ui/pictures/lane/picture.h"

namespace attn::ui {

// The layout of one lane's plot: a matrix of cells with a row for each output token and a column for each
// source token, and below it the softmax bars on the same columns. Sizes are device-independent pixels; the
// edges of cells are at device pixels.
struct AttentionLayout {
    enum class Columns { Upright, Staggered, Slanted };  // placement of the source labels

    QSize size;
    double ratio = 1;  // device pixels in a device-independent one
    int columns = 0, rows = 0;
    int visibleColumns = 0, visibleRows = 0;  // the rest scrolls, because cells have a least size
    double cellWidth = 1, cellHeight = 1;
    QRectF cells, bars;  // bars: 0 at the bottom, 1 at the top; empty for links
    Columns columnStyle = Columns::Upright;
    int columnStride = 1, rowStride = 1;  // every n-th label is drawn
    double slant = 0;                     // degrees, for Slanted
    int columnLimit = 0;                  // longest label; 0: labels are whole
    double enlarge = 1;                   // factor of the labels' fonts
    QFont columnFont, rowFont;
    bool shrinksLetters = false;  // letters become smaller than the theme's before a label is left out
    bool hasSmallLabels = false;  // of the columns, to leave more room for the rows
    QFont numberFont;             // of the weights in their cells
    bool printsWeights = false;   // of all cells with enough room, not only of the largest in a row
    std::vector<TokenText> sources;
    int widestLabel = 0, widestSmall = 0;  // widths of the widest ones in the theme's two label fonts
    std::vector<bool> unknown;
    std::vector<bool> zeroed, swapped;  // by hand; for every source position

    // Rows that are not shown yet are labelled with the expected tokens.
    bool namesComing = true;

    // The first visible column and row; may be changed after the layout.
    int firstColumn = 0, firstRow = 0;

    double snap(double value) const;
    double x(int column) const;  // left edge; column may be one past the last
    double y(int row) const;     // top edge
    // The middle of a column; `position` may be between two. Empty when it is scrolled away; a position
    // outside the sentence is at its edge.
    std::optional<double> centreX(double position) const;
    QRectF cell(int row, int column) const;
    QRectF bar(int column, double weight) const;
    // The visible part of columns `first` to `last` between two heights; empty when they are scrolled away.
    QRectF columnBand(int first, int last, double top, double bottom) const;
    bool showsColumn(int column) const;
    bool showsRow(int row) const;
    int columnAt(double x) const;  // -1: none
    int rowAt(double y) const;     // -1: none
    // Scrolls as little as needed.
    void showColumn(int column);
    void showRow(int row);
};

// The number of source positions, and the number of rows for which room is kept: those of the reference with
// its </s> or of the output, whichever is longer. The room grows by several rows at a time, so that the
// picture does not jump with every step.
int sourceCount(const Picture& picture);
int rowCount(const Picture& picture);
// The preferred width of the lane's row labels; `enlarge` is that of PlotStyle.
int wantedLabelWidth(const Picture& picture, double enlarge = 1);

// How a plot is drawn, apart from its data and its size.
struct PlotStyle {
    int rowLabelWidth = 0;  // see wantedLabelWidth
    // Size of the cells relative to the size that fits. Rows are never lower than their labels; what does not
    // fit scrolls. Below 1 the letters become as small as one can read, and as much is shown as that allows.
    double zoom = 1;
    double enlarge = 1;          // factor of the fonts of row and column labels
    bool printsWeights = false;  // as in AttentionLayout; bars are then dropped before rows scroll
    int leastRows = 0;           // room is kept for this many rows, because other lanes need them
};
AttentionLayout layOut(const Picture& picture, QSize size, double ratio, const PlotStyle& style);

// The least height of a row in pixels, at which the smallest labels of neighbours do not touch.
double leastRowHeight();
// The same for a large lane without more room, with smaller letters.
double tightRowHeight();
// The height that a plot of some width needs, in pixels.
struct PlotNeeds {
    double labels = 0;     // for the source tokens, none of them cut unless it is extremely long
    double lowLabels = 0;  // the same with small letters, if there is little room for rows
    double leastBars = 0;  // including the gap above them
    double fullBars = 0;   // the same if there is enough room
    int rows = 0;          // number of rows that should be visible at once; longer outputs scroll

    double leastHeight() const;  // for the current row, its labels, which may be cut, and its bars

    double heightFor(double rowHeight, bool hasFullBars) const;
    double heightForLow(double rowHeight) const;  // with low labels and least bars
    double rowHeight(double height, bool hasFullBars) const;
};
PlotNeeds plotNeeds(const Picture& picture, int width, const PlotStyle& style);
// The width, in pixels, beyond which a picture that is not zoomed leaves room free: with the largest cells.
int mostPictureWidth(const Picture& picture, double enlarge);

// The following functions are for pictures that place the cells themselves. This sets the labels of
// `layout.columns` source positions.
void setSources(AttentionLayout& layout, const Picture& picture);
// Places the column labels for the width of a cell; returns their height.
double placeColumnLabels(AttentionLayout& layout, double heightLimit);
// The least width of a cell at which no label is left out.
double wholeLabelsPitch(const AttentionLayout& layout);
// How far slanted labels extend beyond the last column on the right.
double overhang(const AttentionLayout& layout);
// Sets font and stride of the row labels for the height of a cell.
void placeRowLabels(AttentionLayout& layout);

}  // namespace attn::ui
