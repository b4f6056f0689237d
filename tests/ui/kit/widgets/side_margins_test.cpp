// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/side_margins.h"

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QWidget>
#include <algorithm>
#include <cstdlib>

#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/elided_label.h"

namespace attn::ui {
namespace {

class SideMarginsTest : public testing::Test {
protected:
    void TearDown() override { turn(Qt::LeftToRight); }
    // As a change of the window's language does.
    static void turn(Qt::LayoutDirection direction) {
        QGuiApplication::setLayoutDirection(direction);
        emit ThemeNotifier::instance()->changed();
    }
};

TEST_F(SideMarginsTest, ChangePlacesWithTheDirection) {
    QWidget widget;
    auto* row = new QHBoxLayout(&widget);
    setSideMargins(row, {12, 1, 4, 2});
    EXPECT_EQ(row->contentsMargins(), QMargins(12, 1, 4, 2));
    turn(Qt::RightToLeft);
    EXPECT_EQ(row->contentsMargins(), QMargins(4, 1, 12, 2));
    turn(Qt::LeftToRight);
    EXPECT_EQ(row->contentsMargins(), QMargins(12, 1, 4, 2));
}

TEST_F(SideMarginsTest, TheIndentOfALabelIsWhereItsLineBegins) {
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        SCOPED_TRACE(direction);
        turn(direction);
        ElidedLabel label;
        label.setLayoutDirection(direction);
        label.setIndent(20);
        label.setContent(QStringLiteral("HHHH"));
        label.resize(200, 30);
        label.show();
        const QImage image = label.grab().toImage();
        const QRgb ground = image.pixel(100, 1);
        int left = image.width(), right = -1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (std::abs(qGray(image.pixel(x, y)) - qGray(ground)) > 100) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
        SCOPED_TRACE(testing::Message() << left << ", " << right << ", " << QGuiApplication::isRightToLeft());
        ASSERT_GE(right, 0);
        EXPECT_NEAR(direction == Qt::RightToLeft ? image.width() - 1 - right : left, 21, 2);
    }
}

}  // namespace
}  // namespace attn::ui
