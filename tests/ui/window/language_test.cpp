// SPDX-License-Identifier: GPL-3.0-or-later
// The window in other languages.
#include "ui/kit/text/language.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QStandardPaths>
#include <QToolButton>
#include <map>

#include "tests/support/paths.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/text/translate_again.h"

namespace attn::test {
namespace {

class LanguageTest : public WindowTest {
protected:
    ~LanguageTest() override { ui::useLanguage(QStringLiteral("en")); }

    // Text and tip of each command, title of each menu, text of each button.
    std::map<QString, QString> texts() const {
        std::map<QString, QString> found;
        int number = 0;
        for (const QAction* action : window->findChildren<QAction*>()) {
            if (!action->objectName().isEmpty())
                found[QStringLiteral("%1 %2").arg(++number).arg(action->objectName())] =
                    action->text() + QStringLiteral(" | ") + action->toolTip() + QStringLiteral(" | ") +
                    action->statusTip();
        }
        for (const QMenu* menu : window->findChildren<QMenu*>())
            found[QStringLiteral("menu %1").arg(++number)] = menu->title();
        for (const QToolButton* button : window->findChildren<QToolButton*>())
            found[QStringLiteral("button %1 %2").arg(++number).arg(button->objectName())] =
                button->text() + QStringLiteral(" | ") + button->toolTip() + QStringLiteral(" | ") +
                button->accessibleName();
        return found;
    }
};

TEST_F(LanguageTest, EveryLanguageHasItsCatalogueAndTheDirectionOfItsScript) {
    for (const ui::Language& each : ui::languages()) {
        ui::useLanguage(each.id);
        EXPECT_EQ(ui::language(), each.id);
        EXPECT_EQ(QApplication::layoutDirection() == Qt::RightToLeft, each.id == QLatin1String("ar"));
        if (each.id != QLatin1String("en")) {
            EXPECT_NE(ui::tr("&View"), QStringLiteral("&View")) << each.id.toStdString();
        }
    }
    ui::useLanguage(QStringLiteral("tlh"));
    EXPECT_EQ(ui::language(), QStringLiteral("en"));
}

TEST_F(LanguageTest, AWindowThatChangesItsLanguageIsAsOneThatStartsInIt) {
    ui::useLanguage(QStringLiteral("fr"));
    open();
    waitUntilDecoded();
    const std::map<QString, QString> expected = texts();
    window.reset();
    ui::useLanguage(QStringLiteral("en"));
    open();
    waitUntilDecoded();
    const int before = step();
    ui::changeLanguage(QStringLiteral("fr"));
    EXPECT_EQ(step(), before) << "the work goes on";
    const std::map<QString, QString> found = texts();
    ASSERT_EQ(found.size(), expected.size());
    // Few texts are made of others in a way that does not tell of which; they are new when they are next
    // made.
    std::size_t others = 0;
    std::string which;
    for (const auto& [name, text] : expected) {
        if (found.at(name) == text)
            continue;
        ++others;
        which += name.toStdString() + ": " + found.at(name).toStdString() + "\n";
        EXPECT_FALSE(name.startsWith(QLatin1String("menu"))) << text.toStdString();
    }
    EXPECT_LE(20 * others, expected.size()) << which;
}

TEST_F(LanguageTest, AMenuChoosesTheLanguageAndTheProgramRemembersIt) {
    open();
    waitUntilDecoded();
    auto* spanish = child<QAction>("language-es");
    spanish->trigger();
    EXPECT_EQ(ui::language(), QStringLiteral("es"));
    EXPECT_NE(window->menuBar()->actions().front()->text(), QStringLiteral("&File"));
    child<QAction>("language-en")->trigger();
    EXPECT_EQ(window->menuBar()->actions().front()->text(), QStringLiteral("&File"));
}

TEST_F(LanguageTest, NoTokenAndNoNumberIsTranslated) {
    const ui::Retranslation texts(QStringLiteral("en"), QStringLiteral("fr"));
    for (const char* shown : {"0.25", "chat", "/home/anna/m.safetensors", "12 %", "a, b"})
        EXPECT_EQ(texts.of(QString::fromUtf8(shown)), QString::fromUtf8(shown));
    EXPECT_EQ(texts.of(QStringLiteral("No attention")), QStringLiteral("No attention")) << "a lane's name";
    EXPECT_FALSE(texts.of(QStringLiteral("true: la zone")).startsWith(QStringLiteral("true")));
    EXPECT_NE(texts.of(QStringLiteral("3 lanes")), QStringLiteral("3 lanes"));
    EXPECT_TRUE(texts.of(QStringLiteral("3 lanes")).contains(QLatin1Char('3')));
}

TEST_F(LanguageTest, AcceleratorsOfEveryScriptAreTakenOut) {
    EXPECT_EQ(ui::withoutAccelerator(QStringLiteral("&Open…")), QStringLiteral("Open…"));
    EXPECT_EQ(ui::withoutAccelerator(QStringLiteral("打开(&O)…")), QStringLiteral("打开…"));
}

// No text of the window is missing in a catalogue, and none is too many.
TEST(Catalogues, AreComplete) {
    const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python.isEmpty() || !QFile::exists(QStringLiteral("/usr/lib/qt6/bin/lupdate")))
        GTEST_SKIP() << "python3 or Qt's lupdate is not installed";
    QProcess check;
    check.setProcessChannelMode(QProcess::MergedChannels);
    check.start(python, {QString::fromStdString((projectDir() / "resources/translations/update.py").string()),
                         QStringLiteral("--check")});
    ASSERT_TRUE(check.waitForFinished(60'000));
    EXPECT_EQ(check.exitCode(), 0) << check.readAll().left(4000).toStdString();
}

}  // namespace
}  // namespace attn::test
