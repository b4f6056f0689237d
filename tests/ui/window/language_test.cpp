// SPDX-License-Identifier: GPL-3.0-or-later
// The window in other languages.
#include "ui/kit/text/language.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QToolButton>
#include <map>

#include "tests/support/paths.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/figures/step/step_export.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/text/translate_again.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/lane/figure_label.h"
#include "ui/step/counts_dialog.h"
#include "ui/step/step_figures.h"

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
    QTest::qWait(1);  // menus that were filled anew are gone
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
    EXPECT_EQ(texts.of(QStringLiteral("No attention")), QStringLiteral("Sans attention"))
        << "a label of the core";
    EXPECT_EQ(texts.of(QStringLiteral("Our attention")), QStringLiteral("Our attention"))
        << "a lane's own name";
    EXPECT_FALSE(texts.of(QStringLiteral("true: la zone")).startsWith(QStringLiteral("true")));
    EXPECT_NE(texts.of(QStringLiteral("3 lanes")), QStringLiteral("3 lanes"));
    EXPECT_TRUE(texts.of(QStringLiteral("3 lanes")).contains(QLatin1Char('3')));
}

TEST_F(LanguageTest, AcceleratorsOfEveryScriptAreTakenOut) {
    EXPECT_EQ(ui::withoutAccelerator(QStringLiteral("&Open…")), QStringLiteral("Open…"));
    EXPECT_EQ(ui::withoutAccelerator(QStringLiteral("打开(&O)…")), QStringLiteral("打开…"));
}

TEST_F(LanguageTest, NumbersHaveTheMarkOfTheLanguageOnScreenAndAPointInFiles) {
    ui::LaunchOptions options;
    options.text = QStringLiteral("9 May 1998");
    options.steps = 3;
    open(options);
    waitUntilDecoded();
    ui::LaneCard* card = grid()->card(0);
    for (int i = 1; !card->data()->attends; ++i)
        card = grid()->card(i);
    const auto onScreen = [card] {
        auto* plot = card->findChild<ui::AttentionPlot*>();
        QAccessibleInterface* cells = QAccessible::queryAccessibleInterface(plot);
        return QStringList{card->findChild<ui::FigureLabel*>(QStringLiteral("entropy"))->value(),
                           cells->tableInterface()->cellAt(0, 0)->text(QAccessible::Name)};
    };
    const auto inFile = [this](ui::ExportFormat format) {
        ui::StepExport request;
        request.figure = ui::figureOf(window->session(), window->cursor().selection(),
                                      QStringLiteral("heatmap"), ui::ThemeKind::Light, ui::ColourMap::Blues);
        request.format = format;
        return QString::fromUtf8(ui::exportBytes(request));
    };
    const auto copied = [this](const char* command) {
        action(command)->trigger();
        return QApplication::clipboard()->text();
    };
    const QRegularExpression withPoint(QStringLiteral("[0-9]\\.[0-9]")),
        withComma(QStringLiteral("[0-9],[0-9]"));
    for (const QString& text : onScreen())
        EXPECT_TRUE(text.contains(withPoint)) << text.toStdString();
    std::map<ui::ExportFormat, QString> files;
    for (const ui::ExportFormat format :
         {ui::ExportFormat::Csv, ui::ExportFormat::Svg, ui::ExportFormat::Latex})
        files[format] = inFile(format);
    const QString weights = copied("copyWeights");

    ui::changeLanguage(QStringLiteral("de"));
    for (const QString& text : onScreen()) {
        EXPECT_TRUE(text.contains(withComma)) << text.toStdString();
        EXPECT_FALSE(text.contains(withPoint)) << text.toStdString();
    }
    EXPECT_EQ(inFile(ui::ExportFormat::Csv), files.at(ui::ExportFormat::Csv));
    EXPECT_EQ(copied("copyWeights"), weights);
    // Words of pictures are German, and their numbers are not.
    const auto numbersIn = [](const QString& file, const QString& place) {
        QStringList found;
        const QRegularExpression text(place), number(QStringLiteral("[0-9]*[.,][0-9]+"));
        for (auto texts = text.globalMatch(file); texts.hasNext();)
            for (auto numbers = number.globalMatch(texts.next().captured(1)); numbers.hasNext();)
                found.append(numbers.next().captured());
        return found;
    };
    for (const auto& [format, place] : {std::pair(ui::ExportFormat::Svg, QStringLiteral(">([^<>]+)</text>")),
                                        std::pair(ui::ExportFormat::Latex, QStringLiteral("(.+)"))}) {
        const QStringList expected = numbersIn(files.at(format), place);
        EXPECT_FALSE(expected.isEmpty());
        EXPECT_EQ(numbersIn(inFile(format), place), expected);
    }
    action("counts")->trigger();
    auto* counts = window->findChild<ui::CountsDialog*>();
    ASSERT_NE(counts, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return counts->text().contains(withPoint); }, 60'000)) << "times";
    EXPECT_FALSE(counts->text().contains(withComma)) << counts->text().toStdString();
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
