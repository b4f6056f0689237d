// SPDX-License-Identifier: GPL-3.0-or-later
// Context menus by key: at what is current, and not at the mouse.
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QTimer>

#include "tests/ui/inspect/inspect_fixture.h"
#include "tests/ui/train/train_fixture.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/curves/curves_plot.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/pictures/lines/lines_view.h"
#include "ui/train/watched_map_menu.h"

namespace attn::test {
namespace {

// The mouse is where no menu should open.
void putMouseAway(const QWidget& window) {
    QCursor::setPos(window.mapToGlobal(QPoint(2, window.height() - 2)));
}

// A menu opens with its corner at the place that was asked for.
void expectMenuAt(const QWidget& widget, QRectF place) {
    QWidget* menu = QApplication::activePopupWidget();
    ASSERT_NE(qobject_cast<QMenu*>(menu), nullptr);
    const QPoint corner = widget.mapFromGlobal(menu->pos());
    EXPECT_TRUE(place.adjusted(-2, -2, 2, 2).contains(corner))
        << corner.x() << ", " << corner.y() << " is not in " << place.x() << ", " << place.y() << ", "
        << place.width() << " x " << place.height();
    menu->close();
}

class MenuKeyTest : public WindowTest {
protected:
    void decode() {
        ui::LaunchOptions options;
        options.steps = 3;
        open(options);
        waitUntilDecoded();
        putMouseAway(*window);
    }
    // As a person does: the focus by the keyboard, then the key.
    void ask(QWidget& widget) {
        widget.setFocus(Qt::TabFocusReason);
        ASSERT_EQ(QApplication::focusWidget(), &widget);
        press(Qt::Key_F10, Qt::ShiftModifier);
    }
};

TEST_F(MenuKeyTest, TheMenuOfAHeatmapOpensAtTheCurrentCell) {
    decode();
    ui::AttentionPlot& plot = *grid()->card(1)->plot();
    plot.setFocus(Qt::TabFocusReason);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    const int source = window->cursor().selection().source;
    ASSERT_GE(source, 1);
    ask(plot);
    expectMenuAt(plot, plot.places().cell(step() - 1, source));
    EXPECT_EQ(window->cursor().selection().lane, 1);
}

TEST_F(MenuKeyTest, TheMenuOfLinesOpensAtTheCurrentToken) {
    decode();
    action("linesPicture")->trigger();
    QTest::qWait(1);
    ui::LinesView& lines = *grid()->card(1)->lines();
    ask(lines);
    expectMenuAt(lines, lines.places().rowPlace(step() - 1));
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    const int source = window->cursor().selection().source;
    ASSERT_GE(source, 1);
    press(Qt::Key_F10, Qt::ShiftModifier);
    expectMenuAt(lines, lines.places().sourcePlace(source));
    EXPECT_EQ(window->cursor().selection().lane, 1);
    // By the mouse it is about the token below the pointer.
    const QPoint at = lines.places().sourcePlace(0).center().toPoint();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, lines.mapToGlobal(at));
    QApplication::sendEvent(&lines, &asked);
    expectMenuAt(lines, lines.places().sourcePlace(0));
    EXPECT_TRUE(action("zeroSource")->text().contains(QStringLiteral("at 1"))) << "the first source token";
}

TEST_F(MenuKeyTest, TheMenuOfChipsOpensAtTheMarkedToken) {
    decode();
    ui::TokenChips& source = *sourceChips();
    source.setFocus(Qt::TabFocusReason);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    const int marked = window->cursor().selection().source;
    ASSERT_GE(marked, 1);
    ask(source);
    expectMenuAt(source, source.chipRect(marked));
    ui::TokenChips& output = *outputChips();
    ask(output);
    expectMenuAt(output, output.chipRect(step() - 1));
}

TEST_F(MenuKeyTest, AFieldHasItsMenuByKeyToo) {
    decode();
    bool isThere = false;
    QTimer::singleShot(50, window.get(), [&] {
        QWidget* menu = QApplication::activePopupWidget();
        isThere = menu != nullptr;
        if (menu)
            menu->close();
    });
    ask(*edit());
    EXPECT_TRUE(isThere);
}

using MenuKeyInspectTest = InspectModeTest;

TEST_F(MenuKeyInspectTest, TheTableOfSentencesOffersItsColumnsAtTheCurrentHead) {
    openDumps({dump("a.txt")});
    putMouseAway(*window);
    table()->setFocus(Qt::TabFocusReason);
    const QHeaderView* heads = table()->horizontalHeader();
    int column = -1;
    for (int i = 0; i < heads->count() && column < 1; ++i)
        if (!heads->isSectionHidden(i) && heads->sectionViewportPosition(i) > 0)
            column = i;
    table()->setCurrentIndex(table()->model()->index(2, column));
    bool isThere = false;
    QTimer::singleShot(50, window.get(), [&] {
        const QWidget* menu = QApplication::activePopupWidget();
        isThere = menu && menu->objectName() == QLatin1String("columnMenu");
        expectMenuAt(*heads->viewport(), QRectF(heads->sectionViewportPosition(column), 0,
                                                heads->sectionSize(column), heads->height()));
    });
    press(Qt::Key_F10, Qt::ShiftModifier);
    EXPECT_TRUE(isThere);
}

TEST_F(MenuKeyInspectTest, TheTableIsSortedByItsMenu) {
    openDumps({dump("a.txt")});
    table()->setFocus(Qt::TabFocusReason);
    for (const bool isDescending : {true, false}) {
        QTimer::singleShot(50, window.get(), [] {
            QWidget* menu = QApplication::activePopupWidget();
            ASSERT_NE(menu, nullptr);
            auto* length = menu->findChild<QMenu*>(QStringLiteral("orderMenu"))
                               ->findChild<QAction*>(QStringLiteral("source_length"));
            ASSERT_NE(length, nullptr);
            length->trigger();
            menu->close();
        });
        press(Qt::Key_F10, Qt::ShiftModifier);
        EXPECT_EQ(controller().selection().order().metric, Metric::SourceLength);
        EXPECT_EQ(controller().selection().order().isDescending, isDescending);
    }
}

using MenuKeyTrainTest = TrainWindowTest;

TEST_F(MenuKeyTrainTest, MapsAreOfferedAtTheSelectedLaneAndSettingsAtTheCharts) {
    openTrain();
    putMouseAway(*window);
    ASSERT_TRUE(waitFor([this] { return trainGrid()->laneCount() > 1; }));
    ui::LaneCard* card = trainGrid()->card(1);
    ASSERT_TRUE(waitFor([&] { return card->isVisible() && card->data(); }));
    card->mainPicture()->setFocus(Qt::TabFocusReason);
    press(Qt::Key_Return);
    ASSERT_EQ(controller().selectedLane(), 1);
    press(Qt::Key_F10, Qt::ShiftModifier);
    EXPECT_NE(qobject_cast<ui::WatchedMapMenu*>(QApplication::activePopupWidget()), nullptr);
    expectMenuAt(*card, QRectF(card->rect()));

    auto* curves = window->findChild<ui::CurvesView*>();
    auto* plot = curves->findChild<ui::CurvesPlot*>();
    plot->setFocus(Qt::TabFocusReason);
    ASSERT_EQ(QApplication::focusWidget(), plot);
    press(Qt::Key_F10, Qt::ShiftModifier);
    expectMenuAt(*plot, QRectF(plot->rect()));
}

}  // namespace
}  // namespace attn::test
