// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curves_view.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/pictures/curves/made_up_history.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/curves/curves_legend.h"
#include "ui/pictures/curves/curves_plot.h"

namespace attn::ui {
namespace {

class CurvesViewTest : public testing::Test {
protected:
    CurvesViewTest() {
        setTheme(ThemeKind::Light);
        m_view.resize(1000, 220);
        for (unsigned i = 0; i < 8; ++i) {
            m_histories.push_back(madeUpHistory({.updates = 400, .seed = i}));
        }
        m_lanes = lanesOf(m_histories);
        m_view.setLanes(m_lanes);
        m_view.show();
        m_view.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_view));
        m_view.grab();
    }
    QAction* action(const char* name) const { return m_view.findChild<QAction*>(QString::fromLatin1(name)); }

    std::vector<LaneHistory> m_histories;
    std::vector<CurveLane> m_lanes;
    CurvesView m_view;
};

TEST_F(CurvesViewTest, MenuSetsScaleAndSmoothing) {
    QSignalSpy scales(&m_view, &CurvesView::lossScaleChanged);
    QSignalSpy smoothings(&m_view, &CurvesView::smoothingChanged);
    ASSERT_TRUE(action("logarithmicLoss")->isChecked());
    action("logarithmicLoss")->trigger();
    EXPECT_EQ(m_view.lossScale(), LossScale::Linear);
    EXPECT_EQ(scales.count(), 1);
    action("smoothing200")->trigger();
    EXPECT_EQ(m_view.smoothing(), 200);
    ASSERT_EQ(smoothings.count(), 1);
    EXPECT_EQ(smoothings[0][0].toInt(), 200);
    EXPECT_TRUE(action("smoothing200")->isChecked());
    action("nextSmoothing")->trigger();
    EXPECT_EQ(m_view.smoothing(), 1);
    // Stands for a controller that reads old settings.
    m_view.setSmoothing(120);
    EXPECT_EQ(m_view.smoothing(), 50);
    EXPECT_TRUE(action("smoothing50")->isChecked());
    m_view.setSmoothing(50);
    m_view.setLossScale(LossScale::Linear);
    EXPECT_EQ(smoothings.count(), 3) << "nothing changed";
    EXPECT_EQ(scales.count(), 1);
}

TEST_F(CurvesViewTest, KeysWorkInTheCharts) {
    m_view.plot()->setFocus();
    QTest::keyClick(m_view.plot(), Qt::Key_L);
    EXPECT_EQ(m_view.lossScale(), LossScale::Linear);
    QTest::keyClick(m_view.plot(), Qt::Key_S);
    EXPECT_EQ(m_view.smoothing(), 10);
    m_view.plot()->setSpan({100, 200});
    QTest::keyClick(m_view.plot(), Qt::Key_A);
    EXPECT_TRUE(m_view.plot()->showsAll());
    EXPECT_FALSE(action("showAllUpdates")->isEnabled());
}

TEST_F(CurvesViewTest, LegendSelectsAndHides) {
    QSignalSpy selected(&m_view, &CurvesView::laneSelectRequested),
        hidden(&m_view, &CurvesView::laneHideRequested);
    CurvesLegend* legend = m_view.legend();
    QTest::mouseClick(legend, Qt::LeftButton, {}, legend->entryRect(3).center());
    ASSERT_EQ(selected.count(), 1);
    EXPECT_EQ(selected[0][0].toInt(), 3);
    QTest::mouseClick(legend, Qt::LeftButton, Qt::ControlModifier, legend->entryRect(5).center());
    ASSERT_EQ(hidden.count(), 1);
    EXPECT_EQ(hidden[0][0].toInt(), 5);
    EXPECT_TRUE(hidden[0][1].toBool());
    m_lanes[5].isHidden = true;
    m_view.setLanes(m_lanes);
    QTest::keyClick(legend, Qt::Key_Space);
    EXPECT_FALSE(hidden[1][1].toBool());
    QTest::keyClick(legend, Qt::Key_Right);
    QTest::keyClick(legend, Qt::Key_Return);
    EXPECT_EQ(selected[1][0].toInt(), 6);
    EXPECT_TRUE(legend->accessibleDescription().contains("Content, hidden"));
}

TEST_F(CurvesViewTest, PointingAtANameLiftsItsCurve) {
    CurvesLegend* legend = m_view.legend();
    QTest::mouseMove(legend, legend->entryRect(2).center());
    EXPECT_EQ(m_view.plot()->scene().look().emphasised, 2);
    EXPECT_EQ(m_view.plot()->scene().lanes().back().lane, 2) << "over the others";
    QTest::mouseMove(m_view.plot(), QPoint(10, 10));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(legend, &leave);
    EXPECT_EQ(m_view.plot()->scene().look().emphasised, -1);
}

TEST_F(CurvesViewTest, NamesTakeAsManyRowsAsTheyNeed) {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector}) {
        setTheme(kind);
        for (const int width : {360, 800, 1600}) {
            m_view.resize(width, 500);
            m_view.grab();
            const CurvesLegend* legend = m_view.legend();
            for (int lane = 0; lane < 8; ++lane) {
                EXPECT_TRUE(legend->rect().contains(legend->entryRect(lane))) << width << ' ' << lane;
                for (int other = 0; other < lane; ++other) {
                    EXPECT_FALSE(legend->entryRect(lane).intersects(legend->entryRect(other)));
                }
            }
        }
    }
    setTheme(ThemeKind::Light);
}

TEST_F(CurvesViewTest, ItsLeastHeightDoesNotDependOnWhatWasShownBefore) {
    CurvesView fresh;
    fresh.setLanes(m_lanes);
    for (CurvesView* view : {&fresh, &m_view})
        view->setContentsMargins(12, 0, 12, 0);  // as in Train mode
    fresh.setPlain(true);
    for (const int width : {360, 1000, 1600})
        EXPECT_NEAR(fresh.leastHeight(width, false), m_view.leastHeight(width, false), 1)  // of the button
            << width;
    EXPECT_GT(m_view.leastHeight(360, false), m_view.leastHeight(1600, false)) << "more rows";
    for (int width = m_view.minimumSizeHint().width(); width < 1300; width += 7) {
        m_view.resize(width, 400);
        m_view.grab();
        EXPECT_EQ(m_view.leastHeight(width, false),
                  m_view.plot()->minimumSizeHint().height() + m_view.plot()->y())
            << width;
    }
}

TEST_F(CurvesViewTest, MenuListsLanes) {
    QSignalSpy hidden(&m_view, &CurvesView::laneHideRequested);
    QAction* found = nullptr;
    for (QMenu* menu : m_view.menu()->findChildren<QMenu*>()) {
        for (QAction* lane : menu->actions()) {
            found = lane->text() == QStringLiteral("Location") ? lane : found;
        }
    }
    ASSERT_TRUE(found);
    found->trigger();
    ASSERT_EQ(hidden.count(), 1);
    EXPECT_EQ(hidden[0][0].toInt(), 6);
    EXPECT_TRUE(hidden[0][1].toBool());
}

}  // namespace
}  // namespace attn::ui
