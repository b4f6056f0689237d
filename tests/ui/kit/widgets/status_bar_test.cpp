// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/status_bar.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QTest>

namespace attn::ui {
namespace {

TEST(StatusBarTest, AMessageThatIsTooLongEndsInDotsBeforeWhatStandsBesideIt) {
    StatusBar bar;
    auto* legend = new QLabel(QStringLiteral("a legend"));
    bar.addPermanentWidget(legend);
    bar.resize(400, 30);
    bar.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&bar));
    const auto tip = [&bar] {
        QHelpEvent event(QEvent::ToolTip, QPoint(20, 10), bar.mapToGlobal(QPoint(20, 10)));
        QApplication::sendEvent(&bar, &event);
        return bar.toolTip();
    };
    bar.showMessage(QStringLiteral("done"));
    EXPECT_EQ(bar.shownMessage(), QStringLiteral("done"));
    EXPECT_EQ(tip(), QString());
    const QString longer =
        QStringLiteral("known links of 100 sentences, 933 sure and 2384 possible; 32 links are out of range");
    bar.showMessage(longer);
    EXPECT_EQ(tip(), longer);
    EXPECT_TRUE(bar.shownMessage().endsWith(QStringLiteral("…"))) << bar.shownMessage().toStdString();
    EXPECT_GT(bar.shownMessage().size(), 20) << "what a tooltip covers is no loss of room";
    EXPECT_LT(bar.fontMetrics().horizontalAdvance(bar.shownMessage()), legend->x());
    // Nothing is painted at the end of the message.
    const QImage image = bar.grab().toImage();
    const QRgb ground = image.pixel(2, 2);
    for (int y = 4; y < bar.height() - 4; ++y)
        EXPECT_EQ(image.pixel(legend->x() - 2, y), ground) << y;
    bar.resize(1200, 30);
    QTest::qWait(1);
    EXPECT_EQ(bar.shownMessage(), longer);
}

}  // namespace
}  // namespace attn::ui
