// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on the cells of a picture: what is hovered, links that are found, links that are edited.
#include <gtest/gtest.h>

#include <QAction>
#include <QTest>

#include "inspected_sentence.h"
#include "ui/theme.h"
#include "ui/views/attention_painter.h"
#include "ui/views/attention_plot.h"
#include "ui/views/inspect/picture_pane.h"
#include "ui/views/inspect/picture_view.h"

namespace attn::ui {
namespace {

class PictureMarksTest : public testing::Test {
protected:
    void show(const InspectedPicture& picture, QSize size) {
        setTheme(ThemeKind::Light);
        m_view.resize(size);
        m_view.setPicture(picture);
        m_view.show();
        QTest::qWait(5);
    }
    AttentionPlot& plot() { return *m_view.mainPane()->plot(); }
    QImage cellImage(int row, int source) {
        return plot().grab().toImage().copy(
            plot().places().cell(row, source).toRect().adjusted(2, 2, -2, -2));
    }

    InspectPictureView m_view;
};

TEST_F(PictureMarksTest, NoHighlightCoversCellsWhileLinksAreEdited) {
    InspectedPicture picture;
    picture.main = inspectedLane({"the", "red", "boat"}, {"le", "bateau", "rouge"}, {{0, 0}, {2, 1}});
    picture.hasGold = true;
    show(picture, {700, 560});
    const QImage calm = cellImage(2, 2);
    Selection hovered = m_view.selection();
    hovered.source = 2;
    hovered.row = 1;
    m_view.setSelection(hovered);
    QTest::qWait(5);
    EXPECT_NE(cellImage(2, 2), calm) << "the column is lit";
    m_view.editLinksAction->trigger();
    QTest::qWait(5);
    EXPECT_EQ(cellImage(2, 2), calm);
    const QRectF cell = plot().places().cell(1, 2);
    EXPECT_EQ(plot().grab().toImage().pixelColor((cell.topLeft() - QPointF(1, 1)).toPoint()), theme().text)
        << "but the cell that a click would change is framed";
}

TEST_F(PictureMarksTest, DotsStandBesideNumbersOrNotAtAll) {
    InspectedPicture picture;
    picture.main = inspectedLane(numberedTokens("word", 5), numberedTokens("wort", 5), {}, {.sharpness = 6});
    const auto hasDot = [this](int row, int source) {
        const QImage image = cellImage(row, source);
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixelColor(x, y) == theme().accent)
                    return true;
        return false;
    };
    show(picture, {900, 620});
    EXPECT_TRUE(hasDot(2, 2));
    // Narrow columns that still have room for the number alone.
    picture.main = inspectedLane(numberedTokens("w", 11), numberedTokens("v", 5), {}, {.sharpness = 6});
    show(picture, {560, 620});
    const StepTrace& step = picture.main.lane->trace->steps[0];
    ASSERT_GT(largestNumberWidth(plot().places(), step, 0), 0);
    EXPECT_FALSE(hasDot(3, picture.main.links[3].source));
    // Small ones have the dot in their middle, whole, and no outline.
    picture.main = inspectedLane(numberedTokens("w", 40), numberedTokens("v", 40), {}, {.sharpness = 6});
    show(picture, {900, 620});
    ASSERT_EQ(largestNumberWidth(plot().places(), picture.main.lane->trace->steps[0], 0), 0);
    const QRectF cell = plot().places().cell(20, 20);
    const QImage image = plot().grab().toImage();
    EXPECT_EQ(image.pixelColor(cell.center().toPoint()), theme().accent);
    EXPECT_NE(image.pixelColor((cell.topLeft() + QPointF(1, cell.height() / 2)).toPoint()), theme().text);
}

}  // namespace
}  // namespace attn::ui
