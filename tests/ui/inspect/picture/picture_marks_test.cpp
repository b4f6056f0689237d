// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on the cells of a picture, and the buttons above it.
#include <gtest/gtest.h>

#include <QAction>
#include <QTest>
#include <QToolButton>

#include "tests/ui/inspect/picture/inspected_sentence.h"
#include "ui/inspect/picture/picture_pane.h"
#include "ui/inspect/picture/picture_view.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_painter.h"
#include "ui/pictures/attention/attention_plot.h"

namespace attn::ui {
namespace {

using Shown = InspectPictureView::Shown;

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
    picture.main = inspectedSentence({"the", "red", "boat"}, {"le", "bateau", "rouge"}, {{0, 0}, {2, 1}});
    picture.hasGold = true;
    show(picture, {700, 560});
    const Selection left = m_view.selection();
    Selection hovered = left;
    hovered.source = 2;
    hovered.row = 0;
    const auto image = [&](const Selection& selection) {
        m_view.setSelection(selection);
        QTest::qWait(5);
        return cellImage(2, 2);
    };
    EXPECT_NE(image(hovered), image(left)) << "the column is lit";
    m_view.editLinksAction->trigger();
    QTest::qWait(30);  // a note takes its place above
    const QImage calm = image(left);
    EXPECT_EQ(image(hovered), calm);
    const QRectF cell = plot().places().cell(0, 2);
    EXPECT_EQ(plot().grab().toImage().pixelColor((cell.topLeft() - QPointF(1, 1)).toPoint()), theme().text)
        << "but the cell that a click would change is framed";
}

TEST_F(PictureMarksTest, DotsStandBesideNumbersOrNotAtAll) {
    InspectedPicture picture;
    picture.main =
        inspectedSentence(numberedTokens("word", 5), numberedTokens("wort", 5), {}, {.sharpness = 6});
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
    picture.main = inspectedSentence(numberedTokens("w", 11), numberedTokens("v", 5), {}, {.sharpness = 6});
    show(picture, {560, 620});
    ASSERT_GT(largestNumberWidth(plot().places(), picture.main.picture->rows[0], 0, 0), 0);
    EXPECT_FALSE(hasDot(3, picture.main.links[3].source));
    // Small ones have the dot in their middle, whole, and no outline.
    picture.main = inspectedSentence(numberedTokens("w", 40), numberedTokens("v", 40), {}, {.sharpness = 6});
    show(picture, {900, 620});
    ASSERT_EQ(largestNumberWidth(plot().places(), picture.main.picture->rows[0], 0, 0), 0);
    const QRectF cell = plot().places().cell(20, 20);
    const QImage image = plot().grab().toImage();
    EXPECT_EQ(image.pixelColor(cell.center().toPoint()), theme().accent);
    EXPECT_NE(image.pixelColor((cell.topLeft() + QPointF(1, cell.height() / 2)).toPoint()), theme().text);
}

TEST_F(PictureMarksTest, ButtonsStayWhereTheyAreWhateverTheTitleSays) {
    for (const int width : {480, 700, 1000}) {
        InspectedPicture shown;
        shown.number = QStringLiteral("85");
        shown.main = inspectedSentence({"the", "red"}, {"le", "rouge"}, {{0, 0}});
        shown.other = shown.main;
        shown.other->system = QStringLiteral("a system of a very long name, longer than any title can be");
        show(shown, {width, 620});
        QTest::qWait(30);  // layouts follow the width
        const auto places = [&] {
            QList<QPoint> found;
            for (const char* name :
                 {"inspectMatrixButton", "inspectSideBySideButton", "inspectEditLinksButton"})
                found.append(
                    m_view.findChild<QToolButton*>(QString::fromLatin1(name))->mapTo(&m_view, QPoint()));
            return found;
        };
        const QList<QPoint> before = places();
        for (const Shown each : {Shown::Lines, Shown::Difference, Shown::SideBySide}) {
            m_view.shownActions[static_cast<std::size_t>(each)]->trigger();
            QTest::qWait(30);
            EXPECT_EQ(places(), before) << width << ' ' << static_cast<int>(each);
        }
        m_view.setShown(Shown::Matrix);
    }
}

}  // namespace
}  // namespace attn::ui
