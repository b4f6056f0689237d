// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/jobs/background_job.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <atomic>
#include <stdexcept>

namespace attn::test {
namespace {

using Job = ui::BackgroundJob;

TEST(BackgroundJob, WorksOnAThreadOfItsOwn) {
    Job job;
    QSignalSpy progressed(&job, &Job::progressed), ended(&job, &Job::ended);
    QThread* there = nullptr;
    job.start([&](const std::stop_token&, const Job::Publish& publish) {
        there = QThread::currentThread();
        publish(1, 2);
        publish(2, 2);
        return true;
    });
    EXPECT_TRUE(job.isRunning());
    ASSERT_TRUE(ended.wait());
    EXPECT_FALSE(job.isRunning());
    EXPECT_NE(there, QThread::currentThread());
    ASSERT_EQ(progressed.count(), 2);
    EXPECT_EQ(progressed[1][0].toInt(), 2);
    EXPECT_TRUE(ended[0][0].toBool());
    EXPECT_EQ(ended[0][1].toString(), QString());
}

TEST(BackgroundJob, SaysWhatWentWrong) {
    Job job;
    QSignalSpy ended(&job, &Job::ended);
    job.start([](const std::stop_token&, const Job::Publish&) -> bool {
        throw std::runtime_error("a.png: cannot be written.");
    });
    ASSERT_TRUE(ended.wait());
    EXPECT_FALSE(ended[0][0].toBool());
    EXPECT_EQ(ended[0][1].toString(), QStringLiteral("a.png: cannot be written."));
}

TEST(BackgroundJob, CanBeCancelledAndDropped) {
    Job job;
    QSignalSpy ended(&job, &Job::ended);
    const auto untilStopped = [](const std::stop_token& stop, const Job::Publish& publish) {
        publish(0, 1);
        while (!stop.stop_requested())
            QThread::msleep(1);
        return false;
    };
    job.start(untilStopped);
    job.cancel();
    ASSERT_TRUE(ended.wait());
    EXPECT_FALSE(ended[0][0].toBool());
    EXPECT_EQ(ended[0][1].toString(), QString());
    job.start(untilStopped);
    job.drop();
    EXPECT_FALSE(job.isRunning());
    QTest::qWait(20);
    EXPECT_EQ(ended.count(), 1) << "nothing comes of it any more";
    job.start([](const std::stop_token&, const Job::Publish&) { return true; });
    ASSERT_TRUE(ended.wait());
    EXPECT_TRUE(ended[1][0].toBool()) << "and the next is another";
}

}  // namespace
}  // namespace attn::test
