// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_fit.h"

#include <gtest/gtest.h>

namespace attn::ui {
namespace {

constexpr QMargins frame(2, 24, 2, 2);

// Screens of lessons, the last at scale 2. A panel at the top or bottom takes its part.
class WindowFitTest : public testing::TestWithParam<QRect> {};

INSTANTIATE_TEST_SUITE_P(Screens, WindowFitTest,
                         testing::Values(QRect(0, 0, 1366, 768), QRect(0, 0, 1024, 768),
                                         QRect(0, 0, 1280, 720), QRect(0, 32, 1366, 736),
                                         QRect(1920, 0, 1024, 728)));

TEST_P(WindowFitTest, TheWholeFrameIsOnTheScreen) {
    for (const QPoint place : {QPoint(0, 0), QPoint(500, 400), QPoint(-300, -200), QPoint(4000, 3000)}) {
        const QRect fitted = fittedWindow(QRect(place, QSize(1600, 980)), frame, GetParam());
        EXPECT_TRUE(GetParam().contains(fitted.marginsAdded(frame)));
        EXPECT_EQ(fitted.marginsAdded(frame).height(), GetParam().height()) << "no room is wasted";
    }
}

TEST(WindowFit, WhatFitsStays) {
    const QRect window(40, 50, 1600, 980), room(0, 0, 2560, 1440);
    EXPECT_EQ(fittedWindow(window, frame, room), window);
    EXPECT_EQ(fittedWindow(window.translated(2000, 0), frame, room).size(), window.size());
}

}  // namespace
}  // namespace attn::ui
