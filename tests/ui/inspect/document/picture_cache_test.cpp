// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/picture_cache.h"

#include <gtest/gtest.h>

#include "tests/ui/inspect/document/small_systems.h"

namespace attn::ui {
namespace {

class PictureCacheTest : public testing::Test {
protected:
    PictureCacheTest() { m_systems.add(test::smallSystem("one", {0, 1, 2}), nullptr, 0); }

    Inspection m_inspection;
    InspectSystems m_systems{m_inspection};
    PictureCache m_pictures{m_systems};
};

TEST_F(PictureCacheTest, HasWhatASystemKnowsOfASentence) {
    const std::shared_ptr<const Picture> picture = m_pictures.picture(0, 1);
    ASSERT_NE(picture, nullptr);
    EXPECT_EQ(picture->name, QStringLiteral("one"));
    EXPECT_EQ(picture->colour, 0);
    EXPECT_EQ(picture->sourceTokens, (QStringList{"a", "b"}));
    EXPECT_EQ(picture->rows[1].weights[1], 1);
    EXPECT_EQ(m_pictures.picture(-1, 1), nullptr);
    EXPECT_EQ(m_pictures.picture(0, -1), nullptr);
    m_systems.add(test::smallSystem("two", {7}), nullptr, 0);
    EXPECT_EQ(m_pictures.picture(0, 3), nullptr) << "only the second system has it";
}

TEST_F(PictureCacheTest, IsTheSameObjectUntilItIsForgotten) {
    const std::shared_ptr<const Picture> first = m_pictures.picture(0, 0), second = m_pictures.picture(0, 1);
    EXPECT_EQ(m_pictures.picture(0, 0), first);
    m_pictures.forgetSentence(0);
    EXPECT_NE(m_pictures.picture(0, 0), first);
    EXPECT_EQ(m_pictures.picture(0, 1), second);
    m_pictures.forget();
    EXPECT_NE(m_pictures.picture(0, 1), second);
}

TEST_F(PictureCacheTest, BorrowsTheSourceThatASystemLacks) {
    AlignedSentence fits = test::weighted(0, "? ?", "x y", test::weightsOf({{1, 0}, {0, 1}}));
    fits.knowsSource = false;
    AlignedSentence longer = test::weighted(1, "? ? ? ?", "x", test::weightsOf({{1, 0, 0, 0}}));
    longer.knowsSource = false;
    m_systems.add(test::systemOf("two", {fits, longer}), nullptr, 0);
    EXPECT_EQ(m_pictures.picture(1, 0)->sourceTokens, (QStringList{"a", "b"}));
    EXPECT_EQ(m_pictures.picture(1, 1)->sourceTokens, (QStringList{"?", "?", "?", "?"}));
}

}  // namespace
}  // namespace attn::ui
