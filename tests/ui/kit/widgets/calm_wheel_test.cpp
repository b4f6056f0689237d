// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/calm_wheel.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QVBoxLayout>

#include "tests/ui/inspect/charts/made_up_charts.h"
#include "tests/ui/support/turn_wheel.h"
#include "ui/inspect/charts/inspect_charts.h"
#include "ui/inspect/picture/picture_view.h"

namespace attn::ui {
namespace {

TEST(CalmWheelTest, ScrollsWhatIsAroundUntilTheBoxHasTheFocus) {
    QScrollArea area;
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    auto* box = new QComboBox;
    box->addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
    column->addWidget(box);
    content->setMinimumHeight(1000);
    area.setWidgetResizable(true);
    area.setWidget(content);
    area.resize(200, 200);
    calmWheel(box);
    area.show();
    area.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&area));
    area.verticalScrollBar()->setFocus();
    test::turnWheel(*box);
    EXPECT_EQ(box->currentIndex(), 0);
    EXPECT_FALSE(box->hasFocus());
    EXPECT_GT(area.verticalScrollBar()->value(), 0);
    box->setFocus();
    test::turnWheel(*box);
    EXPECT_EQ(box->currentIndex(), 1);
}

TEST(CalmWheelTest, NeitherMetricsNorTheThresholdChangeInPassing) {
    InspectCharts charts;
    charts.resize(1000, 340);
    charts.setCharts(test::madeUpCharts());
    charts.show();
    QSignalSpy chosen(&charts, &InspectCharts::metricsChosen);
    for (auto* box : charts.findChildren<QComboBox*>()) {
        box->clearFocus();
        test::turnWheel(*box);
    }
    EXPECT_EQ(chosen.count(), 0);
    InspectPictureView view;
    view.show();
    QSignalSpy cut(&view, &InspectPictureView::thresholdChanged);
    auto* slider = view.findChild<QSlider*>(QStringLiteral("threshold-slider"));
    slider->setEnabled(true);
    const int value = slider->value();
    test::turnWheel(*slider);
    QTest::qWait(30);
    EXPECT_EQ(slider->value(), value);
    EXPECT_EQ(cut.count(), 0);
}

}  // namespace
}  // namespace attn::ui
