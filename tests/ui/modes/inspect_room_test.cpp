// SPDX-License-Identifier: GPL-3.0-or-later
// The room that the picture of a sentence has: in front of a class, and for long sentences.
#include <gtest/gtest.h>

#include <QLineEdit>
#include <sstream>

#include "tests/ui/modes/inspect_fixture.h"
#include "ui/theme.h"
#include "ui/views/attention_plot.h"
#include "ui/views/inspect/inspect_charts.h"
#include "ui/views/inspect/picture_pane.h"
#include "ui/views/inspect/picture_view.h"

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
    const auto number = [&] { return controller().inspection().key(controller().currentRow()).number; };
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

}  // namespace
}  // namespace attn::test
