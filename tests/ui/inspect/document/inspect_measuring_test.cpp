// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/inspect_measuring.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <thread>

#include "tests/ui/inspect/document/small_systems.h"

namespace attn::ui {
namespace {

class InspectMeasuringTest : public testing::Test {
protected:
    InspectMeasuringTest() { m_inspection.addSystem(test::smallSystem("one", {0, 1})); }
    void setGold() {
        GoldLinks gold;
        gold.links[0] = {{0, 0}, {1, 1}};
        m_inspection.setGold(std::move(gold));
        m_measuring.changeBasis();
    }
    void wait() {
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return !m_measuring.isRunning() && !m_queue.isBusy(); }, 60'000));
    }
    // A task of the queue that ends when it is stopped.
    void read() {
        m_queue.enqueue([this] {
            m_queue.run({.work =
                             [](const std::stop_token& stop, const auto&) {
                                 while (!stop.stop_requested())
                                     std::this_thread::yield();
                                 return false;
                             },
                         .done = {}});
        });
    }

    Inspection m_inspection;
    ReadingQueue m_queue;
    InspectMeasuring m_measuring{m_inspection, m_queue};
};

TEST_F(InspectMeasuringTest, OtherLinksMakeTheFiguresStaleUntilTheyAreMeasured) {
    QSignalSpy measured(&m_measuring, &InspectMeasuring::measured);
    EXPECT_FALSE(m_measuring.isStale());
    setGold();
    EXPECT_TRUE(m_measuring.isStale());
    EXPECT_EQ(m_inspection.pooled(0).errorRate(), std::nullopt);
    wait();
    EXPECT_FALSE(m_measuring.isStale());
    EXPECT_EQ(measured.count(), 1);
    EXPECT_EQ(m_inspection.pooled(0).errorRate(), 0);
}

TEST_F(InspectMeasuringTest, TheNewestThresholdWins) {
    setGold();
    QSignalSpy options(&m_measuring, &InspectMeasuring::optionsChanged);
    m_measuring.setThreshold(0.5);
    m_measuring.setThreshold(0.5);
    EXPECT_EQ(options.count(), 1) << "the same one is no change";
    m_measuring.setThreshold(0.0);
    wait();
    EXPECT_EQ(m_inspection.options().threshold, Real(0));
    EXPECT_FALSE(m_measuring.isStale());
    AlignmentCounts counts;
    measure(*m_inspection.sentence(0, 0), m_inspection.known(0, 0), m_inspection.options(), &counts);
    EXPECT_EQ(m_inspection.counts(0, 0).found, counts.found);
}

TEST_F(InspectMeasuringTest, WaitsForReadingWhichHasTheNewestBasis) {
    const auto newest = m_measuring.newest();
    read();
    setGold();
    EXPECT_FALSE(m_measuring.isRunning()) << "after it";
    ASSERT_NE(newest().gold, nullptr);
    EXPECT_NE(newest().gold->find(0), nullptr);
    const int version = newest().version;
    m_measuring.setThreshold(0.5);
    EXPECT_NE(newest().version, version);
    EXPECT_EQ(newest().options.threshold, Real(0.5));
    m_queue.stopTask();
    wait();
    EXPECT_EQ(newest().gold, nullptr) << "nobody reads, so edits need no copy";
    EXPECT_FALSE(m_measuring.isStale());
    EXPECT_EQ(m_inspection.pooled(0).errorRate(), 0);
}

TEST_F(InspectMeasuringTest, SentencesOfAnOlderBasisMakeTheFiguresStale) {
    const int version = m_measuring.newest()().version;
    m_measuring.noteVersion(version);
    EXPECT_FALSE(m_measuring.isStale());
    m_measuring.noteVersion(version - 1);
    EXPECT_TRUE(m_measuring.isStale());
}

TEST_F(InspectMeasuringTest, CancelledFiguresStayStale) {
    QSignalSpy measured(&m_measuring, &InspectMeasuring::measured),
        ended(&m_measuring, &InspectMeasuring::ended);
    setGold();
    m_measuring.setThreshold(0.5);  // the job is under way and is to start again
    m_measuring.cancel();
    wait();
    EXPECT_EQ(measured.count(), 0);
    EXPECT_EQ(ended.count(), 1);
    EXPECT_TRUE(m_measuring.isStale());
}

}  // namespace
}  // namespace attn::ui
