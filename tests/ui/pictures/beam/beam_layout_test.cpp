// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/beam/beam_layout.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "tests/ui/support/sample_models.h"

namespace attn::ui {
namespace {

using testing::ElementsAre;

class HandMadeTree {
public:
    Index add(Index parent, double logProbability, StopReason stop = StopReason::Running) {
        BeamNode node;
        node.parent = parent;
        node.logProbability = logProbability;
        node.length = parent < 0 ? 1 : tree.nodes[static_cast<std::size_t>(parent)].length + 1;
        node.stop = stop;
        tree.nodes.push_back(node);
        return static_cast<Index>(tree.nodes.size()) - 1;
    }
    BeamTree tree;
};

BeamLayout placed(const BeamTree& tree) {
    BeamSizes sizes;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
        sizes.chipWidths.push_back(30 + static_cast<double>(i * 7 % 40));
    return layOut(tree, sizes);
}

// a ─ b ─ c (rank 2)
//   ╰ d ⊣
// e ─ f ─ g (rank 1)
TEST(BeamLayout, TheBestIsTheFirstRowAndBranchesAreBelow) {
    HandMadeTree made;
    const Index a = made.add(-1, -0.1), e = made.add(-1, -0.5);
    const Index b = made.add(a, -0.2), d = made.add(a, -0.9), f = made.add(e, -0.6);
    const Index c = made.add(b, -2, StopReason::End), g = made.add(f, -1, StopReason::End);
    made.tree.ranked = {g, c};
    const BeamLayout layout = placed(made.tree);
    EXPECT_THAT(layout.roots, ElementsAre(e, a));
    EXPECT_THAT(layout.rows, ElementsAre(1, 0, 1, 2, 0, 1, 0));
    EXPECT_THAT(layout.ranks, ElementsAre(0, 0, 0, 0, 0, 2, 1));
    EXPECT_THAT(layout.columns[1].nodes, ElementsAre(f, b, d));
    EXPECT_TRUE(layout.reachesEnd[static_cast<std::size_t>(a)]);
    EXPECT_FALSE(layout.reachesEnd[static_cast<std::size_t>(d)]);
    EXPECT_EQ(layout.neighbour(made.tree, b, 1), d);
    EXPECT_EQ(layout.neighbour(made.tree, b, -1), f);
    EXPECT_EQ(layout.neighbour(made.tree, d, 1), -1);
    EXPECT_EQ(layout.firstChild(a), b);
    EXPECT_EQ(layout.firstChild(c), -1);
}

TEST(BeamLayout, RowsAreUsedAgainBehindEnds) {
    HandMadeTree made;
    const Index a = made.add(-1, -0.1), pruned = made.add(-1, -0.9);
    const Index b = made.add(a, -0.2), c = made.add(b, -0.3);
    const Index d = made.add(c, -0.4), other = made.add(c, -0.8);
    made.tree.ranked = {d};
    const BeamLayout layout = placed(made.tree);
    EXPECT_EQ(layout.rows[static_cast<std::size_t>(other)], 1);
    EXPECT_EQ(layout.rows[static_cast<std::size_t>(pruned)], 1);
}

TEST(BeamLayout, AnEmptyTree) {
    const BeamLayout layout = placed({});
    EXPECT_TRUE(layout.columns.empty());
    EXPECT_EQ(layout.nodeAt({5, 5}), -1);
}

// The room of a node and of what is written after it.
QRectF roomOf(const BeamLayout& layout, Index node) {
    return layout.ranks[static_cast<std::size_t>(node)] > 0
               ? layout.chip(node).adjusted(0, 0, layout.sizes.endWidth, 0)
               : layout.chip(node);
}

void expectSound(const BeamTree& tree, const BeamLayout& layout) {
    const auto count = static_cast<Index>(tree.nodes.size());
    for (Index i = 0; i < count; ++i) {
        const BeamNode& node = tree.nodes[static_cast<std::size_t>(i)];
        const QRectF& before = node.parent >= 0 ? layout.chip(node.parent) : layout.start;
        EXPECT_GE(layout.chip(i).left(), before.right() + layout.sizes.columnGap);
        EXPECT_GE(layout.chip(i).top(), before.top()) << "branches go down";
        EXPECT_TRUE(QRectF(QPointF(), layout.size).contains(roomOf(layout, i)));
        EXPECT_EQ(layout.nodeAt(layout.chip(i).center()), i);
        if (layout.hasChildren(i)) {
            EXPECT_EQ(layout.chip(layout.firstChild(i)).top(), layout.chip(i).top());
        }
        for (Index j = 0; j < i; ++j)
            ASSERT_FALSE(roomOf(layout, i).intersects(roomOf(layout, j))) << i << " and " << j;
    }
    // Edges do not cross, because each step has its nodes in the order of their parents.
    for (const BeamLayout::Column& column : layout.columns) {
        double last = -1;
        for (const Index node : column.nodes) {
            const Index parent = tree.nodes[static_cast<std::size_t>(node)].parent;
            const double top = parent >= 0 ? layout.chip(parent).top() : layout.start.top();
            EXPECT_GE(top, last);
            last = top;
        }
    }
    // No edge runs through the numbers of an end. They are entirely above or below the edge.
    for (Index i = 0; i < count; ++i) {
        const Index parent = tree.nodes[static_cast<std::size_t>(i)].parent;
        if (parent < 0)
            continue;
        const QRectF edge(layout.chip(parent).topRight(), layout.chip(i).bottomLeft());
        for (Index end = 0; end < count; ++end)
            ASSERT_FALSE(layout.ranks[static_cast<std::size_t>(end)] > 0 &&
                         roomOf(layout, end).adjusted(0, 1, 0, -1).intersects(edge.adjusted(1, 1, -1, -1)))
                << i << " and " << end;
    }
    if (!tree.ranked.empty()) {
        EXPECT_EQ(layout.rows[static_cast<std::size_t>(tree.ranked.front())], 0);
    }
}

TEST(BeamLayout, TreesOfRealSearchesDoNotOverlap) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto model = std::make_shared<const TrainedModel>(test::sampleModel("additive", seed));
        for (const Index width : {1, 3, 10, 20}) {
            SCOPED_TRACE(std::to_string(seed) + ", width " + std::to_string(width));
            BeamOptions options;
            options.width = width;
            options.maximumLength = 12;
            const BeamTree tree = beamSearch(model, {4, 5, 6, 7}, options);
            const BeamLayout layout = placed(tree);
            ASSERT_EQ(layout.chips.size(), tree.nodes.size());
            expectSound(tree, layout);
        }
    }
}

// Searches of untrained models seldom end, so these are ended and pruned at random.
TEST(BeamLayout, TreesWithManyEndsDoNotOverlap) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(seed);
        srand(seed);
        HandMadeTree made;
        std::vector<Index> live = {-1};
        for (int step = 0; step < 14 && !live.empty(); ++step) {
            std::vector<Index> next;
            for (const Index parent : live) {
                for (int child = 1 + rand() % 2; child > 0 && next.size() < 8; --child) {
                    const bool ends = rand() % 5 == 0;
                    const Index node = made.add(parent, -step - rand() % 100 * 0.01,
                                                ends ? StopReason::End : StopReason::Running);
                    if (ends)
                        made.tree.ranked.push_back(node);
                    else if (rand() % 6 > 0)
                        next.push_back(node);
                }
            }
            live = next;
        }
        std::reverse(made.tree.ranked.begin(), made.tree.ranked.end());
        expectSound(made.tree, placed(made.tree));
    }
}

}  // namespace
}  // namespace attn::ui
