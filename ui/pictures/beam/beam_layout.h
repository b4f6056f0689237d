// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/decode/beam.h"

namespace attn::ui {

// The sizes on which the layout of a tree depends, in device-independent pixels.
struct BeamSizes {
    double chipHeight = 24;
    double rowGap = 6, columnGap = 24;
    double margin = 12;                   // around all
    double startWidth = 36;               // for the mark before the first step
    double endWidth = 70;                 // after the last token of an ended hypothesis: rank and score
    std::vector<double> chipWidths = {};  // one for each node; a column is as wide as its widest chip
};

// The places of all tokens of a beam search, with steps from left to right. The best continuation of a node
// stays in its row, so that a hypothesis is a straight line as long as no better one shares its beginning.
// Rows are used again after ends, but no edge ever crosses them.
struct BeamLayout {
    struct Column {
        double left = 0, width = 0;
        std::vector<attn::Index> nodes = {};  // those of this step, from the top
    };

    BeamSizes sizes;
    std::vector<Column> columns;   // one for each step
    std::vector<QRectF> chips;     // one for each node
    std::vector<int> rows;         // one for each node, counted from 0
    std::vector<int> ranks;        // one for each node: from 1, best first; 0: neither ended nor at the limit
    std::vector<bool> reachesEnd;  // one for each node: a hypothesis through it has a rank
    std::vector<std::vector<attn::Index>> children;  // one for each node, best first
    std::vector<attn::Index> roots;                  // best first
    QRectF start;                                    // the mark before the first step
    QSizeF size;

    const QRectF& chip(attn::Index node) const { return chips[static_cast<std::size_t>(node)]; }
    attn::Index firstChild(attn::Index node) const;  // −1: none
    bool hasChildren(attn::Index node) const { return firstChild(node) >= 0; }
    // The node above or below in the same step; −1: none.
    attn::Index neighbour(const attn::BeamTree& tree, attn::Index node, int by) const;
    attn::Index nodeAt(QPointF place) const;  // −1: none
};

// Nodes are ordered by the best rank among their descendants, then by their own probability.
BeamLayout layOut(const attn::BeamTree& tree, BeamSizes sizes);

}  // namespace attn::ui
