// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_page.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QAction>
#include <QApplication>

#include "tests/ui/pictures/synthetic_lane.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/cards/lane_thumb.h"
#include "ui/pictures/cards/lane_thumbs.h"
#include "ui/pictures/cards/off_lanes.h"
#include "ui/pictures/curves/curves_legend.h"
#include "ui/pictures/curves/curves_plot.h"
#include "ui/pictures/curves/curves_view.h"
#include "ui/pictures/tokens/source_panel.h"
#include "ui/pictures/tokens/token_chips.h"
#include "ui/train/live_settings.h"
#include "ui/train/setup/lane_row.h"
#include "ui/train/setup/setup_panel.h"
#include "ui/train/time/time_line.h"

namespace attn::ui {
namespace {

class TrainPageTest : public testing::Test {
protected:
    // A theme change polishes every existing widget, so there should be only those that are needed.
    TrainPageTest() {
        if (theme().kind != ThemeKind::Light)
            setTheme(ThemeKind::Light);
        m_page = std::make_unique<TrainPage>();
    }

    void show(QSize size, int lanes = 8) {
        std::vector<std::shared_ptr<const LaneData>> data;
        for (int lane = 0; lane < lanes; ++lane)
            data.push_back(syntheticLane());
        m_page->lanes()->setPrompt({}, {});
        m_page->lanes()->setLanes(data);
        m_page->resize(size);
        m_page->show();
        QApplication::processEvents();
    }
    // Counts the cards that are fully visible.
    int cardsSeen() const {
        const LaneGrid* grid = m_page->lanes()->grid();
        int count = 0;
        for (int lane = 0; lane < grid->laneCount(); ++lane) {
            const LaneCard* card = grid->card(lane);
            const QRect place(card->mapTo(grid, QPoint()), card->size());
            count += grid->rect().contains(place) ? 1 : 0;
        }
        return count;
    }
    bool isInside(const QWidget* part) const {
        return m_page->rect().contains(QRect(part->mapTo(m_page.get(), QPoint()), part->size()));
    }

    std::unique_ptr<TrainPage> m_page;
};

TEST_F(TrainPageTest, LargeWindowsShowAll) {
    show({1600, 880});
    EXPECT_TRUE(m_page->setup()->isVisible());
    EXPECT_TRUE(m_page->curves()->isVisible());
    EXPECT_TRUE(m_page->curves()->legend()->isVisible());
    EXPECT_TRUE(m_page->live()->isVisible());
    EXPECT_TRUE(m_page->setupAction->isChecked());
    EXPECT_EQ(cardsSeen(), 8);
}

// The size is that of a window of 1024 × 768.
TEST_F(TrainPageTest, SmallWindowsShowAllLanesAndTheCharts) {
    show({1024, 670});
    EXPECT_FALSE(m_page->setup()->isVisible());
    EXPECT_FALSE(m_page->setupAction->isChecked());
    EXPECT_EQ(cardsSeen(), 8);
    EXPECT_TRUE(m_page->curves()->isVisible());
    EXPECT_GE(m_page->curves()->plot()->height(), m_page->curves()->plot()->minimumSizeHint().height());
    for (const QWidget* part :
         {static_cast<const QWidget*>(m_page->live()), static_cast<const QWidget*>(m_page->time()),
          static_cast<const QWidget*>(m_page->curves())})
        EXPECT_TRUE(isInside(part));
}

// The size is that of thumbs beside the large lane on a projector of 1024 × 768.
TEST_F(TrainPageTest, LowThumbsHaveTheirPictureBesideTheName) {
    setTheme(ThemeKind::Projector);
    LaneThumb thumb;
    thumb.setData(syntheticLane());
    thumb.resize(196, 46);
    const auto darkest = [&] {
        const QImage image = thumb.grab().toImage();
        int least = 255;
        for (int y = 8; y < 38; ++y)
            for (int x = 145; x < 188; ++x)
                if (const QColor pixel = image.pixelColor(x, y); pixel.blue() > pixel.red() + 40)
                    least = std::min(least, pixel.lightness());
        return least;
    };
    Selection selection;
    selection.step = 1 << 20;
    thumb.setSelection(selection);
    EXPECT_EQ(darkest(), 255) << "the next token stands there";
    selection.showsAll = true;
    thumb.setSelection(selection);
    EXPECT_LT(darkest(), 128) << "weights";
}

TEST_F(TrainPageTest, LowThumbsHaveWholeNamesBesideTheirPictures) {
    setTheme(ThemeKind::Projector);
    Selection selection;
    selection.step = 1 << 20;
    selection.showsAll = true;
    for (const char* name : {"No attention", "Key · query"}) {
        auto lane = std::make_shared<LaneData>(*syntheticLane());
        lane->name = QString::fromUtf8(name);
        const int end = 30 + static_cast<int>(QFontMetricsF(theme().smallBold).horizontalAdvance(lane->name));
        const auto left = [&](int width) {
            LaneThumb thumb;
            thumb.setData(lane);
            thumb.setSelection(selection);
            thumb.resize(width, 46);
            return thumb.grab().toImage().copy(4, 8, end - 8, 30);
        };
        EXPECT_EQ(left(196), left(400)) << name;
    }
}

TEST_F(TrainPageTest, LanesThatAreNotTrainedStandBelowTheOthers) {
    for (const int width : {500, 1024}) {
        show({width, 670}, 6);
        const std::vector<LanePart> off = {{1, QStringLiteral("Dot"), 1, false, {}},
                                           {2, QStringLiteral("Scaled dot"), 2, false, {}},
                                           {3, QStringLiteral("General"), 3, false, {}},
                                           {4, QStringLiteral("Concatenation"), 4, false, {}}};
        m_page->lanes()->setParts({}, off);
        QApplication::processEvents();
        EXPECT_GT(cardsSeen(), 0);
        ASSERT_EQ(m_page->lanes()->offLanes()->switches().size(), off.size());
        QRect before;
        for (const LaneSwitch* each : m_page->lanes()->offLanes()->switches()) {
            EXPECT_TRUE(isInside(each)) << width;
            EXPECT_FALSE(each->geometry().intersects(before)) << width;
            EXPECT_GE(each->width(), each->sizeHint().width()) << width;
            before = each->geometry();
        }
    }
    EXPECT_EQ(cardsSeen(), 6);
    m_page->lanes()->setParts({}, {});
    EXPECT_FALSE(m_page->lanes()->offLanes()->isVisible());
}

TEST_F(TrainPageTest, SettingsComeWhenTheyAreAskedFor) {
    show({1024, 670});
    m_page->setupAction->trigger();
    EXPECT_TRUE(m_page->setup()->isVisible());
    m_page->resize(1000, 660);
    EXPECT_TRUE(m_page->setup()->isVisible()) << "a wish outlives sizes";
    m_page->setupAction->trigger();
    EXPECT_FALSE(m_page->setup()->isVisible());
    m_page->resize(1600, 880);
    EXPECT_FALSE(m_page->setup()->isVisible());
}

TEST_F(TrainPageTest, ChartsAreHiddenOnRequest) {
    show({1600, 880});
    const int before = m_page->lanes()->height();
    m_page->chartsAction->trigger();
    QApplication::processEvents();
    EXPECT_FALSE(m_page->curves()->isVisible());
    EXPECT_GT(m_page->lanes()->height(), before);
    m_page->chartsAction->trigger();
    EXPECT_TRUE(m_page->curves()->isVisible());
}

TEST_F(TrainPageTest, LanesAndChartsTakeTurnsWhereBothHaveNoRoom) {
    setTheme(ThemeKind::Projector);
    show({1024, 600});
    EXPECT_TRUE(m_page->lanes()->isVisible());
    EXPECT_FALSE(m_page->curves()->isVisible());
    EXPECT_FALSE(m_page->chartsAction->isChecked());
    EXPECT_GT(cardsSeen(), 0) << "a row is whole";
    m_page->chartsAction->trigger();
    EXPECT_TRUE(m_page->curves()->isVisible());
    EXPECT_FALSE(m_page->lanes()->isVisible());
    m_page->chartsAction->trigger();
    EXPECT_TRUE(m_page->lanes()->isVisible());
}

// One lane is readable from the last row of the class, with all eight beside it.
TEST_F(TrainPageTest, OnAProjectorOneLaneIsLargeBesideAll) {
    setTheme(ThemeKind::Projector);
    show({1024, 600});
    EXPECT_TRUE(m_page->lanes()->isFocused());
    EXPECT_TRUE(m_page->focusAction->isChecked());
    EXPECT_EQ(m_page->lanes()->thumbs()->count(), 8);
    EXPECT_TRUE(m_page->lanes()->thumbs()->isVisible());
    m_page->focusAction->trigger();
    EXPECT_FALSE(m_page->lanes()->isFocused()) << "a wish counts more";
    m_page->resize(1020, 600);
    EXPECT_FALSE(m_page->lanes()->isFocused());
    setTheme(ThemeKind::Light);
    QApplication::processEvents();
    m_page->focusAction->trigger();
    m_page->resize(1600, 880);
    EXPECT_TRUE(m_page->lanes()->isFocused());
}

// Editors of lanes that were never opened need no theme.
TEST_F(TrainPageTest, LanesHaveTheirEditorsWhenTheyAreOpened) {
    const qsizetype before = m_page->setup()->findChildren<QWidget*>().size();
    EXPECT_LT(before, 330);
    m_page->setup()->findChild<LaneRow*>()->setOpen(true);
    EXPECT_GT(m_page->setup()->findChildren<QWidget*>().size(), before + 20);
}

TEST_F(TrainPageTest, ANewThemeIsFitted) {
    show({1600, 880});
    setTheme(ThemeKind::Projector);
    QApplication::processEvents();
    EXPECT_FALSE(m_page->setup()->isVisible());
    EXPECT_TRUE(isInside(m_page->time()));
}

// The names are for screen readers and for tooltips.
TEST_F(TrainPageTest, WhatTakesTheFocusHasAName) {
    show({1600, 880});
    for (const QWidget* widget : m_page->findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy() || !widget->isVisible())
            continue;
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        ASSERT_TRUE(interface);
        EXPECT_FALSE(interface->text(QAccessible::Name).isEmpty())
            << widget->metaObject()->className() << " " << widget->objectName().toStdString() << " in "
            << widget->parentWidget()->objectName().toStdString();
    }
}

}  // namespace
}  // namespace attn::ui
