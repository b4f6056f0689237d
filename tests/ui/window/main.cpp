// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>

namespace {

// A mouse button that a test leaves down would change what the tests after it see.
class ButtonsUp : public testing::EmptyTestEventListener {
    void OnTestEnd(const testing::TestInfo&) override {
        EXPECT_EQ(QGuiApplication::mouseButtons(), Qt::NoButton) << "left down";
    }
};

}  // namespace

// Windows have the size that they want: what no display would show is 800 x 800 pixels. Returns the file that
// says so to Qt.
QByteArray largeScreen() {
    const QString path = QDir::temp().filePath(QStringLiteral("attention-lab-test-screen.json"));
    QSaveFile file(path);  // tests may run side by side
    file.open(QIODevice::WriteOnly);
    file.write(R"({"screens": [{"name": "large", "x": 0, "y": 0, "width": 2560, "height": 1600,
                                "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
    file.commit();
    return QFile::encodeName(path);
}

// Widgets are drawn without a display unless the caller chose a platform. What is written is in the folders
// of Qt's test mode, never the user's, and of this process alone: it goes with it.
int main(int argc, char** argv) {
    if (qEnvironmentVariable("QT_QPA_PLATFORM", QStringLiteral("offscreen")) == QLatin1String("offscreen"))
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + largeScreen());
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    QCoreApplication::setOrganizationName("attention-lab-tests");
    // A process that a test starts may be told to take the test's place.
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
