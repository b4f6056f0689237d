// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/lane_cache.h"

#include <gtest/gtest.h>

#include "tests/ui/inspect/document/small_systems.h"

namespace attn::ui {
namespace {

class LaneCacheTest : public testing::Test {
protected:
    LaneCacheTest() { m_systems.add(test::smallSystem("one", {0, 1, 2}), nullptr, 0); }

    Inspection m_inspection;
    InspectSystems m_systems{m_inspection};
    LaneCache m_lanes{m_systems};
};

TEST_F(LaneCacheTest, HasWhatASystemKnowsOfASentence) {
    const std::shared_ptr<const LaneData> lane = m_lanes.lane(0, 1);
    ASSERT_NE(lane, nullptr);
    EXPECT_EQ(lane->name, QStringLiteral("one"));
    EXPECT_EQ(lane->colour, 0);
    EXPECT_EQ(lane->sourceTokens, (QStringList{"a", "b"}));
    EXPECT_EQ(lane->trace->steps[1].alignment().weights[1], 1);
    EXPECT_EQ(m_lanes.lane(-1, 1), nullptr);
    EXPECT_EQ(m_lanes.lane(0, -1), nullptr);
    m_systems.add(test::smallSystem("two", {7}), nullptr, 0);
    EXPECT_EQ(m_lanes.lane(0, 3), nullptr) << "only the second system has it";
}

TEST_F(LaneCacheTest, IsTheSameObjectUntilItIsForgotten) {
    const std::shared_ptr<const LaneData> first = m_lanes.lane(0, 0), second = m_lanes.lane(0, 1);
    EXPECT_EQ(m_lanes.lane(0, 0), first);
    m_lanes.forgetSentence(0);
    EXPECT_NE(m_lanes.lane(0, 0), first);
    EXPECT_EQ(m_lanes.lane(0, 1), second);
    m_lanes.forget();
    EXPECT_NE(m_lanes.lane(0, 1), second);
}

TEST_F(LaneCacheTest, BorrowsTheSourceThatASystemLacks) {
    AlignedSentence fits = test::weighted(0, "? ?", "x y", test::weightsOf({{1, 0}, {0, 1}}));
    fits.knowsSource = false;
    AlignedSentence longer = test::weighted(1, "? ? ? ?", "x", test::weightsOf({{1, 0, 0, 0}}));
    longer.knowsSource = false;
    m_systems.add(test::systemOf("two", {fits, longer}), nullptr, 0);
    EXPECT_EQ(m_lanes.lane(1, 0)->sourceTokens, (QStringList{"a", "b"}));
    EXPECT_EQ(m_lanes.lane(1, 1)->sourceTokens, (QStringList{"?", "?", "?", "?"}));
}

}  // namespace
}  // namespace attn::ui
