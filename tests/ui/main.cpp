// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QStandardPaths>

// Widgets are drawn without a display unless the caller chose a platform, and the settings written are those
// of Qt's test mode, never the user's.
int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    QCoreApplication::setOrganizationName("attention-lab-tests");
    // Processes that share the tests do not share settings.
    QCoreApplication::setApplicationName("attention-lab-tests" + qEnvironmentVariable("GTEST_SHARD_INDEX"));
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
