// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on the cells of a picture: what is hovered, links that are found, links that are edited.
#include <gtest/gtest.h>

#include <QAction>
#include <QTest>

#include "inspected_sentence.h"
#include "ui/theme.h"
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

}  // namespace
}  // namespace attn::ui
