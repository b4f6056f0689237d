// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/beam/beam_layout.h"

#include <algorithm>
#include <limits>

namespace attn::ui {
namespace {

constexpr int noRank = std::numeric_limits<int>::max();

class BeamArranger {
public:
    BeamArranger(const BeamTree& tree, BeamSizes sizes) : m_tree(tree) { m_layout.sizes = std::move(sizes); }

    BeamLayout run() {
        rank();
        join();
        placeColumns();
        placeRows();
        finish();
        return std::move(m_layout);
    }

private:
    const BeamNode& node(Index place) const { return m_tree.nodes[static_cast<std::size_t>(place)]; }
    static std::size_t at(Index place) { return static_cast<std::size_t>(place); }
    std::size_t step(Index place) const { return at(node(place).length - 1); }

    void rank() {
        const std::size_t count = m_tree.nodes.size();
        m_layout.ranks.assign(count, 0);
        m_best.assign(count, noRank);
        int next = 0;
        for (const Index place : m_tree.ranked)
            m_best[at(place)] = m_layout.ranks[at(place)] = ++next;
        for (Index place = static_cast<Index>(count) - 1; place >= 0; --place) {
            if (const Index parent = node(place).parent; parent >= 0)
                m_best[at(parent)] = std::min(m_best[at(parent)], m_best[at(place)]);
        }
        m_last.resize(count);
        for (Index place = static_cast<Index>(count) - 1; place >= 0; --place) {
            m_last[at(place)] = std::max(m_last[at(place)], node(place).length);
            if (const Index parent = node(place).parent; parent >= 0)
                m_last[at(parent)] = std::max(m_last[at(parent)], m_last[at(place)]);
        }
        m_layout.reachesEnd.resize(count);
        for (std::size_t i = 0; i < count; ++i)
            m_layout.reachesEnd[i] = m_best[i] != noRank;
    }

    void join() {
        m_layout.children.resize(m_tree.nodes.size());
        for (Index place = 0; place < static_cast<Index>(m_tree.nodes.size()); ++place) {
            const Index parent = node(place).parent;
            (parent < 0 ? m_layout.roots : m_layout.children[at(parent)]).push_back(place);
        }
        const auto isBetter = [this](Index a, Index b) {
            if (m_best[at(a)] != m_best[at(b)])
                return m_best[at(a)] < m_best[at(b)];
            return node(a).logProbability > node(b).logProbability;
        };
        std::stable_sort(m_layout.roots.begin(), m_layout.roots.end(), isBetter);
        for (auto& children : m_layout.children)
            std::stable_sort(children.begin(), children.end(), isBetter);
    }

    void placeColumns() {
        const BeamSizes& sizes = m_layout.sizes;
        for (Index place = 0; place < static_cast<Index>(m_tree.nodes.size()); ++place) {
            if (step(place) >= m_layout.columns.size())
                m_layout.columns.resize(step(place) + 1);
            double& width = m_layout.columns[step(place)].width;
            width = std::max(width, sizes.chipWidths[at(place)]);
        }
        double left = sizes.margin + sizes.startWidth + sizes.columnGap;
        for (BeamLayout::Column& column : m_layout.columns) {
            column.left = left;
            left += column.width + sizes.columnGap;
        }
    }

    // How many columns a node takes in its row: the numbers of an ended hypothesis follow its last node.
    std::size_t columnsOf(Index place) const {
        const std::size_t first = step(place);
        if (m_layout.hasChildren(place))
            return 1;
        if (m_layout.ranks[at(place)] == 0)
            return 1;  // the mark of a pruned node is beside the edges
        const BeamLayout::Column& column = m_layout.columns[first];
        const double right = column.left + column.width + m_layout.sizes.endWidth;
        const double gap = m_layout.sizes.columnGap;  // no edge crosses the numbers either
        std::size_t end = first + 1;
        while (end < m_layout.columns.size() && m_layout.columns[end].left - gap < right)
            ++end;
        return std::min(end, m_layout.columns.size()) - first;
    }

    // A first child is in its parent's row, as long as possible. Branches are placed below it. The branches
    // of the last node come first, so that the nodes of a step are in the order of their parents. Of one
    // node's branches the shortest comes first, so that one that was pruned at once stays near its parent.
    void placeRows() {
        m_layout.rows.resize(m_tree.nodes.size());
        std::vector<int> nextFree(m_layout.columns.size(), 0);
        std::vector<Index> heads;
        pushBranches(m_layout.roots, heads);
        if (!m_layout.roots.empty())
            heads.push_back(m_layout.roots.front());
        while (!heads.empty()) {
            std::vector<Index> line = {heads.back()};
            heads.pop_back();
            while (m_layout.hasChildren(line.back()))
                line.push_back(m_layout.firstChild(line.back()));
            const std::size_t first = step(line.front());
            const std::size_t end = step(line.back()) + columnsOf(line.back());
            int row = 0;
            for (std::size_t column = first; column < end; ++column)
                row = std::max(row, nextFree[column]);
            for (std::size_t column = first; column < end; ++column)
                nextFree[column] = row + 1;
            for (const Index place : line) {
                m_layout.rows[at(place)] = row;
                pushBranches(m_layout.children[at(place)], heads);
            }
        }
    }

    // Adds all siblings but the first; the shortest is the last of `heads`.
    void pushBranches(const std::vector<Index>& siblings, std::vector<Index>& heads) const {
        if (siblings.size() < 2)
            return;
        std::vector<Index> branches(siblings.rbegin(), siblings.rend() - 1);
        std::stable_sort(branches.begin(), branches.end(),
                         [this](Index a, Index b) { return m_last[at(a)] > m_last[at(b)]; });
        heads.insert(heads.end(), branches.begin(), branches.end());
    }

    void finish() {
        const BeamSizes& sizes = m_layout.sizes;
        const auto top = [&](int row) { return sizes.margin + row * (sizes.chipHeight + sizes.rowGap); };
        m_layout.start = QRectF(sizes.margin, top(0), sizes.startWidth, sizes.chipHeight);
        double right = m_layout.start.right(), bottom = m_layout.start.bottom();
        for (Index place = 0; place < static_cast<Index>(m_tree.nodes.size()); ++place) {
            BeamLayout::Column& column = m_layout.columns[step(place)];
            column.nodes.push_back(place);
            m_layout.chips.emplace_back(column.left, top(m_layout.rows[at(place)]), column.width,
                                        sizes.chipHeight);
            const QRectF& chip = m_layout.chips.back();
            right = std::max(right, chip.right() + (m_layout.hasChildren(place) ? 0 : sizes.endWidth));
            bottom = std::max(bottom, chip.bottom());
        }
        for (BeamLayout::Column& column : m_layout.columns)
            std::sort(column.nodes.begin(), column.nodes.end(),
                      [this](Index a, Index b) { return m_layout.rows[at(a)] < m_layout.rows[at(b)]; });
        m_layout.size = QSizeF(right + sizes.margin, bottom + sizes.margin);
    }

    const BeamTree& m_tree;
    BeamLayout m_layout;
    std::vector<int> m_best;    // best rank among the descendants of a node
    std::vector<Index> m_last;  // greatest length among the descendants of a node
};

}  // namespace

Index BeamLayout::firstChild(Index node) const {
    const auto& next = children[static_cast<std::size_t>(node)];
    return next.empty() ? -1 : next.front();
}

Index BeamLayout::neighbour(const BeamTree& tree, Index node, int by) const {
    const auto step = static_cast<std::size_t>(tree.nodes[static_cast<std::size_t>(node)].length - 1);
    const std::vector<Index>& nodes = columns[step].nodes;
    const auto place = std::find(nodes.begin(), nodes.end(), node) - nodes.begin() + by;
    return place >= 0 && place < static_cast<std::ptrdiff_t>(nodes.size())
               ? nodes[static_cast<std::size_t>(place)]
               : -1;
}

Index BeamLayout::nodeAt(QPointF place) const {
    const auto after = std::upper_bound(columns.begin(), columns.end(), place.x(),
                                        [](double x, const Column& column) { return x < column.left; });
    if (after == columns.begin())
        return -1;
    for (const Index node : (after - 1)->nodes) {
        if (chip(node).contains(place))
            return node;
    }
    return -1;
}

BeamLayout layOut(const BeamTree& tree, BeamSizes sizes) {
    return BeamArranger(tree, std::move(sizes)).run();
}

}  // namespace attn::ui
