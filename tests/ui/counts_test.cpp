// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of Step mode, counts and times, in the real window.
#include <gmock/gmock.h>

#include <QClipboard>
#include <QPushButton>
#include <QTreeWidget>

#include "tests/ui/window_fixture.h"
#include "ui/dialogs/counts_dialog.h"
#include "ui/number_text.h"
#include "ui/session/lane_counts.h"
#include "ui/views/attention_plot.h"
#include "ui/views/colour_legend.h"
#include "ui/views/lines_legend.h"
#include "ui/views/lines_view.h"
#include "ui/views/time_text.h"

namespace attn::test {
namespace {

class CountsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = 3;
        open(options);
        waitUntilDecoded();
    }
    QTreeWidget* table() const { return child<QTreeWidget>("countsTable"); }
    int shownScales() const {
        int shown = 0;
        for (const auto* legend : window->findChildren<ui::ColourLegend*>())
            shown += legend->isVisible() && legend->parentWidget() == legendParent() ? 1 : 0;
        return shown + (window->findChild<ui::LinesLegend*>()->isVisible() ? 1 : 0);
    }
    const QWidget* legendParent() const { return window->findChild<ui::LinesLegend*>()->parentWidget(); }
};

TEST_F(CountsTest, TheTableFollowsTheSession) {
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_NE(window->findChild<ui::CountsDialog*>(), nullptr);
    for (const int step : {3, 4}) {
        while (this->step() < step)
            action("step")->trigger();
        waitUntilDecoded();
        ASSERT_EQ(table()->topLevelItemCount(), 8);
        for (int i = 0; i < 8; ++i) {
            const ui::LaneData& lane = *grid()->card(i)->data();
            const QTreeWidgetItem& row = *table()->topLevelItem(i);
            EXPECT_TRUE(row.text(0).startsWith(lane.name));
            qint64 weights = 0;
            for (const StepTrace& computed : lane.trace->steps)
                weights += computed.weights.size();
            EXPECT_EQ(row.text(1), ui::groupedNumber(weights)) << lane.name.toStdString();
            EXPECT_EQ(row.text(3), ui::groupedNumber(lane.model->network.layout()->parameterCount()));
            EXPECT_EQ(row.text(5), ui::timeSpan(ui::medianOf(lane.stepSeconds)));
            EXPECT_EQ(row.text(6), ui::timeSpan(ui::meanOf(lane.stepSeconds)));
        }
    }
    const QTreeWidgetItem& last = *table()->topLevelItem(7);
    EXPECT_EQ(last.text(1), QStringLiteral("0")) << "without attention";
    EXPECT_EQ(last.text(7), QStringLiteral("1.00 ×"));
    EXPECT_TRUE(text("countsFormula").contains(QStringLiteral("m = 10 source tokens")));
    QTest::mouseClick(child<QPushButton>("copyCounts"), Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    EXPECT_EQ(copied.count('\n'), 11) << copied.toStdString();
    EXPECT_TRUE(copied.contains(QStringLiteral("m · T = 10 · ")));
    EXPECT_TRUE(copied.contains(last.text(5)));
}

TEST_F(CountsTest, AClickOnTheCountsOpensThem) {
    QTest::mouseClick(child<QLabel>("counts"), Qt::LeftButton);
    auto* dialog = window->findChild<ui::CountsDialog*>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
    action("counts")->trigger();
    EXPECT_EQ(window->findChildren<ui::CountsDialog*>().size(), 1);
}

TEST_F(CountsTest, MedianAndSpans) {
    EXPECT_EQ(ui::medianOf({}), 0);
    EXPECT_EQ(ui::medianOf({3, 1, 2}), 2);
    EXPECT_EQ(ui::medianOf({4, 1, 2, 3}), 2.5);
    EXPECT_EQ(ui::meanOf({1, 2, 6}), 3);
    EXPECT_EQ(ui::timeSpan(12.4e-6), QStringLiteral("12 µs"));
    EXPECT_EQ(ui::timeSpan(1.25e-3), QStringLiteral("1.3 ms"));
    EXPECT_EQ(ui::timeSpan(2), QStringLiteral("2.0 s"));
}

TEST_F(CountsTest, PicturesAreChosenByKeysAndHaveTheirLegend) {
    EXPECT_EQ(shownScales(), 1);
    press(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
    action("linesPicture")->trigger();
    ASSERT_NE(grid()->card(0)->lines(), nullptr);
    EXPECT_TRUE(grid()->card(0)->lines()->isVisible());
    EXPECT_TRUE(window->findChild<ui::LinesLegend*>()->isVisible());
    EXPECT_EQ(shownScales(), 1);
    action("differencePicture")->trigger();
    EXPECT_TRUE(action("differencePicture")->isChecked());
    EXPECT_FALSE(grid()->card(0)->lines()->isVisible());
    EXPECT_EQ(grid()->card(1)->findChild<QLabel*>("state")->text(),
              QStringLiteral("less %1").arg(grid()->card(0)->data()->name));
    EXPECT_FALSE(window->findChild<ui::LinesLegend*>()->isVisible());
    EXPECT_EQ(shownScales(), 1);
    action("heatmapPicture")->trigger();
    EXPECT_TRUE(grid()->card(0)->plot()->isVisible());
    EXPECT_EQ(shownScales(), 1);
}

TEST_F(CountsTest, HoveringInLinesIsTheOneSelection) {
    action("linesPicture")->trigger();
    QTest::qWait(1);
    ui::LinesView* lines = grid()->card(2)->lines();
    QTest::mouseMove(lines, lines->places().sourcePlace(4).center().toPoint());
    EXPECT_EQ(window->cursor().selection().source, 4);
    QTest::mouseClick(lines, Qt::LeftButton, {}, lines->places().rowPlace(0).center().toPoint());
    EXPECT_EQ(step(), 1);
    EXPECT_EQ(window->cursor().selection().lane, 2);
}

TEST_F(CountsTest, ZoomIsOfAllLanes) {
    const double before = grid()->card(0)->plot()->places().cellWidth;
    press(Qt::Key_Plus, Qt::ControlModifier);
    press(Qt::Key_Plus, Qt::ControlModifier);
    for (int i = 0; i < 8; ++i)
        EXPECT_GT(grid()->card(i)->plot()->places().cellWidth, before);
    press(Qt::Key_0, Qt::ControlModifier);
    EXPECT_EQ(grid()->card(7)->plot()->places().cellWidth, before);
}

}  // namespace
}  // namespace attn::test
