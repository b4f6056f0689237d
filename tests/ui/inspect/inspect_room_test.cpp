// SPDX-License-Identifier: GPL-3.0-or-later
// The room that the picture of a sentence has: in front of a class, and for long sentences.
#include <gtest/gtest.h>

#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <sstream>

#include "tests/ui/inspect/inspect_fixture.h"
#include "ui/inspect/charts/inspect_charts.h"
#include "ui/inspect/picture/picture_pane.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_plot.h"

namespace attn::test {
namespace {

class InspectRoomTest : public InspectModeTest {
protected:
    void TearDown() override {
        InspectModeTest::TearDown();
        ui::setTheme(ui::ThemeKind::Light);
    }
};

TEST_F(InspectRoomTest, InFrontOfAClassThePictureIsAloneAndARemoteTurnsTheSentences) {
    openDumps({dump("one.txt")});
    const auto number = [&] {
        return controller().inspection().key(controller().selection().currentRow()).number;
    };
    press(Qt::Key_F5);
    QCoreApplication::processEvents();
    EXPECT_FALSE(table()->isVisible());
    EXPECT_FALSE(mode().inspectPage().charts()->isVisible());
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    EXPECT_EQ(number(), 2);
    press(Qt::Key_PageUp);
    EXPECT_EQ(number(), 1);
    press(Qt::Key_Down);
    EXPECT_EQ(number(), 1) << "the arrows are the picture's";
    press(Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(child<QLineEdit>("sentenceFilter")->isVisible());
    press(Qt::Key_Escape);
    if (window->isFullScreen())
        press(Qt::Key_Escape);
    QCoreApplication::processEvents();
    EXPECT_TRUE(table()->isVisible());
    table()->setFocus();
    press(Qt::Key_PageDown);
    EXPECT_GT(number(), 2) << "a page of the table";
}

TEST_F(InspectRoomTest, RowsOfLongSentencesKeepTheirHeight) {
    std::ostringstream text;
    text << "0 |||";
    constexpr int words = 40;
    for (int i = 0; i < words; ++i)
        text << " w" << i;
    text << " ||| 0 ||| a b c d ||| 5 " << words + 1 << "\n";
    for (int i = 0; i <= words; ++i)
        text << "0.2 0.2 0.2 0.2 0.2\n";
    openDumps({QString::fromStdString(m_folder.write("long.txt", text.str() + "\n"))});
    window->resize(1024, 768);
    ui::setTheme(ui::ThemeKind::Projector);
    QCoreApplication::processEvents();
    const ui::InspectPictureView* picture = mode().inspectPage().picture();
    ui::AttentionPlot* plot = picture->findChild<ui::PicturePane*>(QStringLiteral("mainPane"))->plot();
    EXPECT_GE(plot->places().cellHeight, 0.5 * QFontMetrics(ui::theme().small).height());
    EXPECT_EQ(plot->places().visibleRows, words + 1);
    // The panel scrolls with the row that the keys choose.
    plot->setFocus();
    const auto seen = [&](int row) {
        return picture->rect().contains(plot->mapTo(picture, plot->places().cell(row, 0).center().toPoint()));
    };
    EXPECT_TRUE(seen(0));
    EXPECT_FALSE(seen(words));
    for (int i = 0; i < words; ++i)
        press(Qt::Key_Down);
    EXPECT_EQ(picture->selection().step, words + 1);
    EXPECT_TRUE(seen(words));
    EXPECT_FALSE(seen(0));
}

// A projector of 1024 × 768 in large letters, with a message above: the table can be read, and the picture is
// in sight.
TEST_F(InspectRoomTest, OnASmallProjectorTableAndPictureComeBeforeChartsAndControls) {
    openDumps({dump("one.txt")});
    window->resize(1024, 768);
    ui::setTheme(ui::ThemeKind::Projector);
    QTest::qWait(1);
    emit mode().problem(
        QStringLiteral("the links have 100 sentences, one.txt has 12, and only 12 are in both: "
                       "are these the same texts?"));
    QTest::qWait(1);
    const auto expectRoom = [this] {
        const int row = table()->rowHeight(0), room = table()->viewport()->height();
        EXPECT_GE(room, 4 * row);
        const ui::InspectPictureView* picture = mode().inspectPage().picture();
        ui::AttentionPlot* plot = picture->findChild<ui::PicturePane*>(QStringLiteral("mainPane"))->plot();
        const QRectF last = plot->places().cell(2, 0);  // all of its three rows
        EXPECT_TRUE(picture->rect().contains(plot->mapTo(picture, last.bottomLeft().toPoint())));
        EXPECT_LE(plot->mapTo(picture, QPoint()).y(), picture->height() / 2);
    };
    ui::InspectCharts* charts = mode().inspectPage().charts();
    EXPECT_FALSE(charts->isVisible());
    EXPECT_FALSE(action("showInspectCharts")->isChecked());
    expectRoom();
    // They are there in place of the table, and the keys are in what is left.
    table()->setFocus();
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_TRUE(charts->isVisible());
    EXPECT_FALSE(table()->isVisible());
    EXPECT_TRUE(child<QLineEdit>("sentenceFilter")->isVisible());
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    EXPECT_FALSE(QApplication::focusWidget()->inherits("QLineEdit"));
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_TRUE(table()->isVisible());
    expectRoom();
    // Where there is room for both they stand below the table, as before.
    ui::setTheme(ui::ThemeKind::Light);
    QTest::qWait(1);
    EXPECT_TRUE(charts->isVisible());
    EXPECT_TRUE(table()->isVisible());
}

TEST_F(InspectRoomTest, InFrontOfAClassNothingIsCutAndNothingIsThereToBeClicked) {
    openDumps({dump("one.txt")});
    window->resize(1024, 768);
    emit mode().problem(
        QStringLiteral("the links have 100 sentences, one.txt has 12, and only 12 are in both"));
    QTest::qWait(1);
    press(Qt::Key_F5);
    window->setWindowState(Qt::WindowNoState);
    window->resize(1024, 768);
    QTest::qWait(1);
    EXPECT_FALSE(window->findChild<ui::MessageBar*>()->isVisible()) << "it was read before";
    const ui::InspectPictureView* picture = mode().inspectPage().picture();
    auto* edit = child<QAbstractButton>("inspectEditLinksButton");
    auto* slider = child<QWidget>("threshold-slider");
    EXPECT_FALSE(edit->isVisible());
    EXPECT_FALSE(slider->isVisible());
    const auto* area = picture->findChild<QScrollArea*>();
    EXPECT_EQ(area->verticalScrollBar()->maximum(), 0) << "the page does not scroll";
    EXPECT_GE(picture->width(), 1000);
    controller().measuring().setThreshold(0.5);
    wait();
    EXPECT_TRUE(slider->isVisible()) << "what is in use can be changed";
    controller().measuring().setThreshold({});
    wait();
    press(Qt::Key_K);
    EXPECT_TRUE(edit->isVisible());
    press(Qt::Key_F5);
    press(Qt::Key_K);
    EXPECT_TRUE(edit->isVisible());
}

}  // namespace
}  // namespace attn::test
