// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/application.h"

#include <gtest/gtest.h>

#include <QProcess>
#include <QTimer>
#include <iostream>
#include <new>

namespace attn::test {
namespace {

// Runs only as a child process of the next test, which makes the program's own application.
TEST(ApplicationTest, DISABLED_MemoryRunsOutInAnEvent) {
    QObject receiver;
    QObject::connect(dynamic_cast<ui::Application*>(qApp), &ui::Application::problem, &receiver,
                     [](const QString& sentence) { std::cout << sentence.toStdString() << std::endl; });
    QTimer::singleShot(0, &receiver, [] { throw std::bad_alloc(); });
    QTimer::singleShot(20, &receiver, [] { QCoreApplication::exit(); });
    QCoreApplication::exec();
    std::cout << "it goes on" << std::endl;
}

TEST(ApplicationTest, AWindowWithoutMemorySaysSoAndGoesOn) {
    QProcess child;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("GTEST_TOTAL_SHARDS"));
    environment.remove(QStringLiteral("GTEST_SHARD_INDEX"));
    child.setProcessEnvironment(environment);
    child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--gtest_filter=ApplicationTest.DISABLED_MemoryRunsOutInAnEvent"),
                 QStringLiteral("--gtest_also_run_disabled_tests")});
    ASSERT_TRUE(child.waitForFinished(60'000));
    EXPECT_EQ(child.exitStatus(), QProcess::NormalExit);
    const QByteArray said = child.readAllStandardOutput();
    EXPECT_TRUE(
        said.contains("There is not enough memory for this. Save your work, and close other programs.\n"
                      "it goes on"))
        << said.toStdString();
}

}  // namespace
}  // namespace attn::test
