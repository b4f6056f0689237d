// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of Step mode, counts and times, in the real window.
#include <gmock/gmock.h>

#include <QClipboard>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTreeWidget>

#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/text/time_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/kit/widgets/colour_legend.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lines/lines_legend.h"
#include "ui/pictures/lines/lines_view.h"
#include "ui/step/counts_dialog.h"
#include "ui/step/session/lane_counts.h"

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
            EXPECT_EQ(row.text(2), ui::groupedNumber(lane.model->network.layout()->parameterCount()));
            qint64 weights = 0;
            for (const StepTrace& computed : lane.trace->steps)
                weights += computed.alignment().weights.size();
            EXPECT_EQ(row.text(1).section(' ', 0, 0), ui::groupedNumber(weights)) << lane.name.toStdString();
        }
    }
    const QTreeWidgetItem& last = *table()->topLevelItem(7);
    EXPECT_TRUE(last.text(1).startsWith(QStringLiteral("0"))) << "without attention";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !last.text(4).contains(QStringLiteral("…")); }, 20000));
    EXPECT_EQ(last.text(5), QStringLiteral("1 ×"));
    EXPECT_TRUE(text("countsFormula").contains(QStringLiteral("m = 10 source tokens")));
    QTest::mouseClick(child<QPushButton>("copyCounts"), Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    EXPECT_EQ(copied.count('\n'), 11) << copied.toStdString();
    EXPECT_TRUE(copied.contains(QStringLiteral("m · T = 10 · ")));
    EXPECT_TRUE(copied.contains(QString(last.text(4)).replace('\n', ' ')));
}

// The numbers in a cell: median, and under it the interval.
std::vector<double> numbersOf(const QString& cell) {
    std::vector<double> numbers;
    static const QRegularExpression number(QStringLiteral("[0-9]+(\\.[0-9]+)?"));
    for (auto match = number.globalMatch(cell); match.hasNext();)
        numbers.push_back(match.next().captured().toDouble());
    return numbers;
}

TEST_F(CountsTest, TimesStandWithTheirIntervals) {
    action("counts")->trigger();
    EXPECT_EQ(table()->topLevelItem(0)->text(4), QStringLiteral("…")) << "nothing is measured yet";
    ASSERT_TRUE(QTest::qWaitFor([&] { return table()->topLevelItem(0)->text(4).contains('\n'); }, 20000));
    for (int i = 0; i < 7; ++i) {
        const QString ratio = table()->topLevelItem(i)->text(5);
        const std::vector<double> numbers = numbersOf(ratio);
        ASSERT_EQ(numbers.size(), 3U) << ratio.toStdString();
        EXPECT_LE(numbers[1], numbers[2]);
        EXPECT_EQ(ratio.startsWith(QStringLiteral("≈ 1 ×")), numbers[1] <= 1 && numbers[2] >= 1)
            << ratio.toStdString();
        if (!ratio.startsWith(QStringLiteral("≈"))) {
            EXPECT_GE(numbers[0], numbers[1]);
            EXPECT_LE(numbers[0], numbers[2]);
        }
    }
    // Another text is measured anew.
    window->session().setSourceText(QStringLiteral("9 May"));
    waitUntilDecoded();
    EXPECT_EQ(table()->topLevelItem(0)->text(4), QStringLiteral("…"));
}

TEST_F(CountsTest, TooFewMeasurementsAreNoTime) {
    const std::vector<DecodeTimes> few(8, DecodeTimes{{1e-5, 2e-5, 1e-5}, {1e-6, 2e-6, 1e-6}});
    for (const ui::LaneCounts& lane : ui::countLanes(window->session(), few)) {
        EXPECT_FALSE(lane.encoder);
        EXPECT_FALSE(lane.step);
        EXPECT_FALSE(lane.ratio);
    }
    ui::CountsDialog dialog(window.get());
    dialog.setCounts(ui::countLanes(window->session(), few), {}, false);
    const auto* rows = dialog.findChild<QTreeWidget*>(QStringLiteral("countsTable"));
    for (int column = 3; column < 6; ++column)
        EXPECT_EQ(rows->topLevelItem(0)->text(column), QStringLiteral("—"));
}

TEST_F(CountsTest, NoNameIsCutAndNoColumnOutOfSight) {
    std::vector<DecodeTimes> times(8);
    for (DecodeTimes& lane : times)
        for (int i = 0; i < 12; ++i) {
            lane.encoder.push_back(123e-6 + i * 1e-6);
            lane.step.push_back(112e-6 + i * 1e-6);
        }
    for (const ui::ThemeKind kind : {ui::ThemeKind::Light, ui::ThemeKind::Projector}) {
        ui::setTheme(kind);
        window->resize(1024, 768);
        ui::CountsDialog dialog(window.get());
        std::vector<ui::LaneCounts> lanes = ui::countLanes(window->session(), times);
        lanes[0].variant = QStringLiteral("local-p · Luong LSTM");
        dialog.setCounts(lanes, ui::countsFormula(lanes[0]), false);
        dialog.show();
        QTest::qWait(1);
        auto* rows = dialog.findChild<QTreeWidget*>(QStringLiteral("countsTable"));
        EXPECT_LE(dialog.width(), 1024);
        EXPECT_LE(dialog.height(), 768);
        EXPECT_EQ(rows->horizontalScrollBar()->maximum(), 0);
        // In a projector's type eight lanes of two lines are higher than 768 pixels: they scroll downwards.
        if (kind == ui::ThemeKind::Light) {
            EXPECT_EQ(rows->verticalScrollBar()->maximum(), 0);
        }
        const QFontMetrics metrics(rows->font());
        for (int i = 0; i < rows->topLevelItemCount(); ++i)
            for (int column = 0; column < rows->columnCount(); ++column)
                for (const QString& line : rows->topLevelItem(i)->text(column).split('\n'))
                    EXPECT_LE(metrics.horizontalAdvance(line) + 6, rows->columnWidth(column))
                        << line.toStdString() << " in theme " << static_cast<int>(kind);
    }
    ui::setTheme(ui::ThemeKind::Light);
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
