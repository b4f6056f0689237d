// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/time/time_line.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "tests/ui/pictures/curves/made_up_history.h"
#include "ui/kit/text/number_text.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/train/time/time_track.h"

namespace attn::ui {
namespace {

class TimeLineTest : public testing::Test {
protected:
    // Snapshots are at 10, 20 … 1000. The newest update is 1010.
    TimeLineTest() : m_asked(&m_line, &TimeLine::updateRequested), m_live(&m_line, &TimeLine::liveRequested) {
        setTheme(ThemeKind::Light);
        m_line.resize(1200, 40);
        m_data.newest = 1010;
        for (Index update = 10; update <= 1000; update += 10) {
            m_data.stops.push_back({update, update % 100 == 0});
        }
        m_line.setData(m_data);
        m_line.show();
        m_line.grab();
    }
    QPoint place(double update) {
        return {static_cast<int>(std::lround(m_line.track()->x(update))), m_line.track()->height() / 2};
    }
    qint64 asked() const { return m_asked.last()[0].toLongLong(); }

    TimeLineData m_data;
    TimeLine m_line;
    QSignalSpy m_asked, m_live;
};

TEST_F(TimeLineTest, DraggingSnapsToSnapshots) {
    TimeTrack* track = m_line.track();
    QTest::mousePress(track, Qt::LeftButton, {}, place(503));
    EXPECT_EQ(asked(), 500);
    QTest::mouseMove(track, place(707));
    EXPECT_EQ(asked(), 710);
    EXPECT_EQ(m_line.text(), QStringLiteral("heatmaps of update 710"));
    const int count = static_cast<int>(m_asked.count());
    QTest::mouseMove(track, place(708));
    EXPECT_EQ(m_asked.count(), count) << "the same snapshot";
    // A late answer must not move the handle away from the mouse.
    m_line.setShownUpdate(500);
    EXPECT_EQ(track->shownUpdate(), 710);
    QTest::mouseMove(track, place(1010));
    EXPECT_EQ(m_live.count(), 1);
    QTest::mouseMove(track, QPoint(-50, 5));
    EXPECT_EQ(asked(), 10);
    QTest::mouseRelease(track, Qt::LeftButton, {}, QPoint(-50, 5));
    m_line.setShownUpdate(500);
    EXPECT_EQ(track->shownUpdate(), 500);
}

TEST_F(TimeLineTest, KeysGoFromSnapshotToSnapshot) {
    TimeTrack* track = m_line.track();
    QTest::keyClick(track, Qt::Key_Left);
    EXPECT_EQ(asked(), 1000);
    QTest::keyClick(track, Qt::Key_Left);
    EXPECT_EQ(asked(), 990);
    QTest::keyClick(track, Qt::Key_PageUp);
    EXPECT_EQ(asked(), 890);
    QTest::keyClick(track, Qt::Key_Right);
    EXPECT_EQ(asked(), 900);
    QTest::keyClick(track, Qt::Key_Home);
    EXPECT_EQ(asked(), 10);
    QTest::keyClick(track, Qt::Key_Left);
    EXPECT_EQ(asked(), 10);
    QTest::keyClick(track, Qt::Key_PageDown);
    EXPECT_EQ(asked(), 110);
    EXPECT_EQ(m_live.count(), 0);
    QTest::keyClick(track, Qt::Key_End);
    EXPECT_EQ(m_live.count(), 1);
    QTest::keyClick(track, Qt::Key_Right);
    EXPECT_EQ(m_live.count(), 1) << "live already";
    QTest::keyClick(track, Qt::Key_Left);
    QTest::keyClick(track, Qt::Key_Right);
    EXPECT_EQ(m_live.count(), 2) << "past the last snapshot";
}

// The shown update need not have a snapshot: it may come from a click in the charts, or its snapshot was
// dropped.
TEST_F(TimeLineTest, KeysFindTheirNeighbours) {
    m_line.setShownUpdate(455);
    QTest::keyClick(m_line.track(), Qt::Key_Right);
    EXPECT_EQ(asked(), 460);
    m_line.setShownUpdate(455);
    QTest::keyClick(m_line.track(), Qt::Key_Left);
    EXPECT_EQ(asked(), 450);
}

TEST_F(TimeLineTest, LiveIsAButtonAndTheEnd) {
    EXPECT_TRUE(m_line.liveButton()->isChecked());
    EXPECT_EQ(m_line.text(), QStringLiteral("live, update %1").arg(groupedNumber(1010)));
    m_line.setShownUpdate(800);
    EXPECT_FALSE(m_line.liveButton()->isChecked());
    EXPECT_EQ(m_line.text(), QStringLiteral("heatmaps of update 800"));
    QTest::mouseClick(m_line.liveButton(), Qt::LeftButton);
    EXPECT_EQ(m_live.count(), 1);
    EXPECT_TRUE(m_line.liveButton()->isChecked());
    QTest::mouseClick(m_line.liveButton(), Qt::LeftButton);
    EXPECT_TRUE(m_line.liveButton()->isChecked());
}

TEST_F(TimeLineTest, ARunThatRestsIsNotCalledLive) {
    m_line.resize(1000, m_line.height());
    m_line.setPace(TimeLine::Pace::Paused, 3000);
    EXPECT_EQ(m_line.text(),
              QStringLiteral("paused at update %1 of %2").arg(groupedNumber(1010), groupedNumber(3000)));
    m_line.setPace(TimeLine::Pace::Paused, 0);
    EXPECT_EQ(m_line.text(), QStringLiteral("paused at update %1").arg(groupedNumber(1010)));
    m_line.setPace(TimeLine::Pace::Ended, 1010);
    EXPECT_EQ(m_line.text(), QStringLiteral("ended at update %1").arg(groupedNumber(1010)));
    m_line.setShownUpdate(800);
    EXPECT_EQ(m_line.text(), QStringLiteral("heatmaps of update 800"));
    m_line.setShownUpdate({});
    m_line.setPace(TimeLine::Pace::Running, 3000);
    EXPECT_EQ(m_line.text(), QStringLiteral("live, update %1").arg(groupedNumber(1010)));
}

// Tests the time line beside the settings on a projector of 1024 pixels.
TEST_F(TimeLineTest, TheUpdateIsToldWholeBesideTheButtonOnAProjector) {
    setTheme(ThemeKind::Projector);
    m_line.setMemory(84LL << 20, 256LL << 20);
    for (const int width : {780, 520, 470}) {
        m_line.resize(width, m_line.sizeHint().height());
        for (const TimeLine::Pace pace :
             {TimeLine::Pace::Running, TimeLine::Pace::Paused, TimeLine::Pace::Ended}) {
            m_line.setPace(pace, 3000);
            QTest::qWait(1);
            const auto* text = m_line.findChild<QLabel*>(QStringLiteral("shownUpdate"));
            const QString first = text->text().section(QStringLiteral(" · "), 0, 0);
            EXPECT_TRUE(first.contains(groupedNumber(1010))) << first.toStdString();
            EXPECT_GE(text->width(), text->fontMetrics().horizontalAdvance(first)) << first.toStdString();
            EXPECT_LT(text->geometry().right(), m_line.liveButton()->x()) << width;
            EXPECT_LE(m_line.liveButton()->geometry().right(), m_line.width()) << width;
            EXPECT_LT(m_line.track()->geometry().right(), text->x()) << width;
        }
        m_line.setPace(TimeLine::Pace::Paused, 3000);
        EXPECT_TRUE(m_line.text().startsWith(QStringLiteral("paused at"))) << m_line.text().toStdString();
    }
    setTheme(ThemeKind::Light);
}

TEST_F(TimeLineTest, TheSliderStaysWhereItIsWhenAnUpdateIsChosen) {
    for (int width = 350; width <= 1200; width += 17) {
        for (const qint64 memory : {0LL, 84LL << 20}) {
            m_line.resize(width, m_line.sizeHint().height());
            m_line.setMemory(memory, memory > 0 ? 256LL << 20 : 0);
            m_line.setPace(TimeLine::Pace::Paused, 3000);
            m_line.setShownUpdate({});
            QTest::qWait(1);
            const QRect live = m_line.track()->geometry();
            for (const qint64 update : {10, 300, 1000}) {
                m_line.setShownUpdate(update);
                QTest::qWait(1);
                EXPECT_EQ(m_line.track()->geometry(), live) << width << ' ' << memory << ' ' << update;
            }
        }
    }
}

TEST_F(TimeLineTest, ABranchStandsForTheChangesThatComeWithIt) {
    m_data.branches = {{500, QStringLiteral("branches off"), 3}};
    m_line.setData(m_data);
    const QImage alone = m_line.grab().toImage();
    m_data.changes = {{500, QStringLiteral("another rate"), 3}};
    m_line.setData(m_data);
    EXPECT_EQ(m_line.grab().toImage(), alone);
    m_data.changes = {{480, QStringLiteral("another rate"), 3}};
    m_line.setData(m_data);
    EXPECT_NE(m_line.grab().toImage(), alone);
}

TEST_F(TimeLineTest, MemoryIsShown) {
    m_line.setShownUpdate(800);
    m_line.setMemory(84LL << 20, 256LL << 20);
    EXPECT_EQ(m_line.text(), QStringLiteral("heatmaps of update 800 · history 84 MB of 256 MB"));
}

TEST_F(TimeLineTest, TheSliderTellsItsValue) {
    EXPECT_EQ(m_line.track()->maximum(), 1010);
    EXPECT_EQ(m_line.track()->value(), 1010);
    m_line.setShownUpdate(300);
    EXPECT_EQ(m_line.track()->value(), 300);
    EXPECT_TRUE(m_line.track()->accessibleDescription().contains("update 300"));
    EXPECT_EQ(m_asked.count(), 0) << "nobody asked";
    m_line.track()->setValue(407);  // like a screen reader does
    EXPECT_EQ(asked(), 410);
}

TEST_F(TimeLineTest, EmptyRunsAreQuiet) {
    m_line.setData({});
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_PageDown, Qt::Key_End}) {
        QTest::keyClick(m_line.track(), key);
    }
    QTest::mouseClick(m_line.track(), Qt::LeftButton, {}, QPoint(40, 10));
    EXPECT_EQ(m_asked.count(), 0);
    EXPECT_EQ(m_line.text(), QStringLiteral("no updates yet"));
    EXPECT_FALSE(m_line.grab().isNull());
}

TEST(TimeLineData, GathersSnapshotsChangesAndBranches) {
    std::vector<LaneHistory> histories = {madeUpHistory({.updates = 400}),
                                          madeUpHistory({.updates = 200, .firstUpdate = 300})};
    histories[0].snapshots = {{0, nullptr, true}, {50, nullptr, true}, {100, nullptr, false}};
    histories[1].snapshots = {{50, nullptr, false}, {350, nullptr, true}};
    histories[1].origin = LaneHistory::Origin{0, 300};
    std::vector<CurveLane> lanes = lanesOf(histories);
    lanes[0].changes = {{120, 0.001, {}, {}}};
    lanes[0].isHidden = true;
    const TimeLineData data = timeLineData(lanes);
    EXPECT_EQ(data.newest, 500);
    ASSERT_EQ(data.stops.size(), 4U);
    EXPECT_EQ(data.stops[1], (TimeLineData::Stop{50, false})) << "one lane has no weights there";
    EXPECT_TRUE(data.stops[0].hasWeights);
    EXPECT_EQ(data.stops[3].update, 350);
    ASSERT_EQ(data.changes.size(), 1U);
    EXPECT_EQ(data.changes[0].update, 120);
    ASSERT_EQ(data.branches.size(), 1U);
    EXPECT_TRUE(data.branches[0].explanation.contains("branches off Additive"));
    TimeLine line;
    line.resize(900, 40);
    line.setData(data);
    EXPECT_FALSE(line.grab().isNull());
}

}  // namespace
}  // namespace attn::ui
