// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>

#include "ui/window/application.h"

namespace {

// If a test left a mouse button pressed, later tests would see something else. This reports it.
class ButtonsUp : public testing::EmptyTestEventListener {
    void OnTestEnd(const testing::TestInfo&) override {
        EXPECT_EQ(QGuiApplication::mouseButtons(), Qt::NoButton) << "left down";
    }
};

}  // namespace

// A screen so large that windows get the size that they want. The offscreen default is only 800 x 800 pixels.
// Returns the file that tells Qt so.
QByteArray largeScreen() {
    const QString path = QDir::temp().filePath(QStringLiteral("attention-lab-test-screen.json"));
    QSaveFile file(path);  // tests may run side by side
    file.open(QIODevice::WriteOnly);
    file.write(R"({"screens": [{"name": "large", "x": 0, "y": 0, "width": 2560, "height": 1600,
                                "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
    file.commit();
    return QFile::encodeName(path);
}

// Draws widgets without a display unless the caller chose a platform. Tests write into the folders of Qt's
// test mode, never into the user's. The folders belong to this process and are removed with it.
int main(int argc, char** argv) {
    if (qEnvironmentVariable("QT_QPA_PLATFORM", QStringLiteral("offscreen")) == QLatin1String("offscreen"))
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + largeScreen());
    QStandardPaths::setTestModeEnabled(true);
    const attn::ui::Application application(argc, argv);  // that of the program
    QCoreApplication::setOrganizationName("attention-lab-tests");
    // A process that a test starts may take the test's place.
    const QString name = qEnvironmentVariable("ATTN_TEST_NAME");
    QCoreApplication::setApplicationName(
        name.isEmpty() ? QStringLiteral("test-%1").arg(QCoreApplication::applicationPid()) : name);
    testing::InitGoogleTest(&argc, argv);
    testing::UnitTest::GetInstance()->listeners().Append(new ButtonsUp);  // gtest deletes it
    const int result = RUN_ALL_TESTS();
    if (name.isEmpty()) {
        QFile::remove(QSettings().fileName());
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).removeRecursively();
    }
    return result;
}
