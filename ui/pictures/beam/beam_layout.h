// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/decode/beam.h"

namespace attn::ui {

// What the places of a tree depend on; device-independent pixels.
struct BeamSizes {
    double chipHeight = 24;
    double rowGap = 6, columnGap = 24;
    double margin = 12;                   // around all
    double startWidth = 36;               // of the mark before the first step
    double endWidth = 70;                 // behind the last token of an ended hypothesis: rank and score
    std::vector<double> chipWidths = {};  // one per node: a column is as wide as its widest
};

// Where every token of a beam search stands: steps from left to right; what goes on from a node starts in its
// row with the best, so that a hypothesis is a line as long as nothing better shares its beginning. Rows are
// used again behind ends, but never crossed by an edge.
struct BeamLayout {
    struct Column {
        double left = 0, width = 0;
        std::vector<attn::Index> nodes = {};  // of this step, from the top
    };

    BeamSizes sizes;
    std::vector<Column> columns;   // one per step
    std::vector<QRectF> chips;     // one per node
    std::vector<int> rows;         // one per node, counted from 0
    std::vector<int> ranks;        // one per node: from 1, best first; 0: neither ended nor at the limit
    std::vector<bool> reachesEnd;  // one per node: a hypothesis through it has a rank
    std::vector<std::vector<attn::Index>> children;  // one per node, best first
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

// Best first: by the best rank of what comes of a node, then by its own probability.
BeamLayout layOut(const attn::BeamTree& tree, BeamSizes sizes);

}  // namespace attn::ui
