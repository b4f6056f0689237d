// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/document/reading_queue.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <stdexcept>
#include <thread>

#include "tests/support/temporary_folder.h"

namespace attn::ui {
namespace {

class ReadingQueueTest : public testing::Test {
protected:
    ReadingQueueTest() {
        QObject::connect(&m_queue, &ReadingQueue::starting, &m_queue, [this] { m_seen.append("starting"); });
        QObject::connect(&m_queue, &ReadingQueue::ended, &m_queue, [this] { m_seen.append("ended"); });
        QObject::connect(&m_queue, &ReadingQueue::settled, &m_queue, [this] { m_seen.append("settled"); });
        QObject::connect(&m_queue, &ReadingQueue::drained, &m_queue, [this] { m_seen.append("drained"); });
    }
    void enqueue(const QString& name, BackgroundJob::Work work,
                 std::optional<ReadingQueue::Failed> file = {}) {
        m_queue.enqueue([this, name, work = std::move(work), file] {
            m_queue.run({.work = work,
                         .done = [this, name] { m_seen.append(name + " done"); },
                         .stopped = [this, name] { m_seen.append(name + " stopped"); },
                         .file = file});
        });
    }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !m_queue.isBusy(); }, 60'000));
        QCoreApplication::processEvents();
    }
    static bool succeed(const std::stop_token&, const BackgroundJob::Publish&) { return true; }
    static bool waitForStop(const std::stop_token& stop, const BackgroundJob::Publish&) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        return false;
    }
    static bool fail(const std::stop_token&, const BackgroundJob::Publish&) {
        throw std::runtime_error("It is broken.");
    }

    ReadingQueue m_queue;
    QStringList m_seen;
};

TEST_F(ReadingQueueTest, OneTaskAfterTheOther) {
    enqueue("first", succeed);
    enqueue("second", succeed);
    EXPECT_TRUE(m_queue.isBusy());
    wait();
    EXPECT_EQ(m_seen, (QStringList{"starting", "ended", "first done", "settled", "starting", "ended",
                                   "second done", "settled", "drained"}));
}

TEST_F(ReadingQueueTest, AStoppedTaskLetsTheOthersFollow) {
    enqueue("first", waitForStop);
    enqueue("second", succeed);
    m_queue.stopTask();
    wait();
    EXPECT_TRUE(m_seen.contains("first stopped"));
    EXPECT_TRUE(m_seen.contains("second done"));
}

TEST_F(ReadingQueueTest, CancelStopsAllAndDropsWhatWasPosted) {
    enqueue("first", waitForStop);
    enqueue("second", succeed);
    const int before = m_queue.generation();
    m_queue.post(before, [this] { m_seen.append("posted before"); });
    m_queue.cancel();
    m_queue.post(m_queue.generation(), [this] { m_seen.append("posted after"); });
    EXPECT_NE(m_queue.generation(), before);
    wait();
    EXPECT_TRUE(m_seen.contains("first stopped"));
    EXPECT_FALSE(m_seen.contains("second done"));
    EXPECT_FALSE(m_seen.contains("posted before"));
    EXPECT_TRUE(m_seen.contains("posted after"));
}

TEST_F(ReadingQueueTest, AFileThatCannotBeReadIsRememberedUntilAnotherOneIsRead) {
    test::TemporaryFolder folder;
    const QString path = QString::fromStdString(folder.write("odd.txt", "?"));
    QSignalSpy failed(&m_queue, &ReadingQueue::readingFailed), problem(&m_queue, &ReadingQueue::problem);
    enqueue("odd", fail, ReadingQueue::Failed{path, true, {}});
    wait();
    ASSERT_TRUE(m_queue.failed());
    EXPECT_EQ(m_queue.failed()->path, path);
    EXPECT_TRUE(m_queue.failed()->isGold);
    EXPECT_EQ(m_queue.failed()->why, QStringLiteral("It is broken."));
    ASSERT_EQ(problem.count(), 1);
    EXPECT_TRUE(problem[0][0].toString().startsWith(QStringLiteral("It is broken. Inspect › Open Again As")));
    EXPECT_EQ(failed.count(), 1);
    enqueue("good", succeed, ReadingQueue::Failed{path, false, {}});
    wait();
    EXPECT_FALSE(m_queue.failed());
    EXPECT_EQ(failed.count(), 2);
}

TEST_F(ReadingQueueTest, AMissingFileHasNoOtherFormat) {
    QSignalSpy problem(&m_queue, &ReadingQueue::problem);
    enqueue("missing", fail, ReadingQueue::Failed{QStringLiteral("/no/such/file"), false, {}});
    wait();
    EXPECT_FALSE(m_queue.failed());
    ASSERT_EQ(problem.count(), 1);
    EXPECT_EQ(problem[0][0].toString(), QStringLiteral("It is broken."));
}

}  // namespace
}  // namespace attn::ui
