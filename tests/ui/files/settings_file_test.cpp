// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/settings_file.h"

#include <gmock/gmock.h>

#include <QFile>
#include <QSettings>
#include <QStringList>

#include "core/base/error.h"
#include "tests/support/small_disk.h"
#include "tests/support/temporary_folder.h"
#include "ui/files/window_settings.h"

namespace attn::test {
namespace {

class SettingsFileTest : public testing::Test {
protected:
    void SetUp() override { QSettings().clear(); }
    void TearDown() override { QSettings().clear(); }
};

// Each value is read by QSettings from the text that was written, in a file that it has not seen before.
TEST_F(SettingsFileTest, QSettingsReadsWhatIsWritten) {
    QByteArray bytes;
    for (int byte = 0; byte < 256; ++byte)
        bytes += static_cast<char>(byte);
    const ui::SettingValues values = {
        {"a/bytes", bytes},
        {"a/none", QByteArray()},
        {"a/text", QStringLiteral("a, \"b\"; c\\d = é → 😀\n\tafter 0ab")},
        {"a/mark", QStringLiteral("@ByteArray(x)")},
        {"a/empty", QString()},
        {"a/blanks", QStringLiteral("  x  ")},
        {"a/list", QStringList{"one", "", "a, b", "@c", "\"d\"", "é1"}},
        {"a/single", QStringList{"one, two"}},
        {"a/empty list", QStringList()},
        {"b/truth", true},
        {"b/number", 2.5},
        {"b/whole", -3},
        {"b/deep/é €", QStringLiteral("x")},
        {"alone", QStringLiteral("y")},
    };
    const TemporaryFolder folder;
    const std::string path = folder.write("a.conf", ui::settingsText(values).toStdString());
    const QSettings read(QString::fromStdString(path), QSettings::IniFormat);
    EXPECT_EQ(read.status(), QSettings::NoError);
    EXPECT_EQ(read.allKeys().size(), values.size());
    EXPECT_EQ(read.value("a/bytes").toByteArray(), bytes);
    EXPECT_EQ(read.value("b/truth").toBool(), true);
    EXPECT_EQ(read.value("b/number").toDouble(), 2.5);
    EXPECT_EQ(read.value("b/whole").toInt(), -3);
    EXPECT_EQ(read.value("a/none").toByteArray(), QByteArray());
    for (const char* key : {"a/text", "a/mark", "a/empty", "a/blanks", "b/deep/é €", "alone"})
        EXPECT_EQ(read.value(QString::fromUtf8(key)).toString(), values[QString::fromUtf8(key)].toString())
            << key;
    for (const char* key : {"a/list", "a/single", "a/empty list"})
        EXPECT_EQ(read.value(key).toStringList(), values[key].toStringList()) << key;
}

TEST_F(SettingsFileTest, OtherValuesAreKept) {
    QSettings().setValue(QStringLiteral("session/keepsModels"), true);
    ui::WindowSettings settings;
    settings.text = QStringLiteral("9 May");
    settings.recentFiles = QStringList{"/a b.attnlab", "/c.attnrun"};
    saveWindowSettings(settings);
    EXPECT_EQ(ui::loadWindowSettings().text, settings.text);
    EXPECT_EQ(ui::loadWindowSettings().recentFiles, settings.recentFiles);
    EXPECT_TRUE(QSettings().value(QStringLiteral("session/keepsModels")).toBool());
    ui::storeSettings({{QStringLiteral("session/keepsModels"), false}});
    EXPECT_FALSE(QSettings().value(QStringLiteral("session/keepsModels")).toBool());
    EXPECT_EQ(ui::loadWindowSettings().text, settings.text);
}

// QSettings itself replaces its file by an empty one then.
TEST_F(SettingsFileTest, AFullDiskLeavesTheOldSettings) {
    ui::WindowSettings settings;
    settings.text = QStringLiteral("the old text");
    saveWindowSettings(settings);
    const std::string before = readBytes(QSettings().fileName().toStdString());
    settings.text = QStringLiteral("the new text");
    {
        const SmallDisk disk(100);
        try {
            saveWindowSettings(settings);
            ADD_FAILURE() << "it was written";
        } catch (const Error& error) {
            EXPECT_THAT(error.what(), testing::HasSubstr(".conf: cannot be written: "));
        }
    }
    EXPECT_EQ(readBytes(QSettings().fileName().toStdString()), before);
    EXPECT_EQ(ui::loadWindowSettings().text, QStringLiteral("the old text"));
}

}  // namespace
}  // namespace attn::test
