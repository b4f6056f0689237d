// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QSettings>
#include <QStatusBar>
#include <QStringList>
#include <QTest>
#include <memory>

#include "tests/support/temporary_folder.h"
#include "tests/ui/support/sample_models.h"
#include "ui/files/autosave.h"
#include "ui/pictures/cards/lane_area.h"
#include "ui/pictures/cards/lane_card.h"
#include "ui/pictures/cards/lane_grid.h"
#include "ui/pictures/tokens/source_edit.h"
#include "ui/pictures/tokens/token_chips.h"
#include "ui/window/main_window.h"

namespace attn::test {

// The real window with untrained models and its own settings.
class WindowTest : public testing::Test {
protected:
    static void SetUpTestSuite() {
        if (!resources())
            resources() = std::make_unique<TemporaryFolder>();
        writeSampleResources(resources()->path());
    }
    static void TearDownTestSuite() { resources().reset(); }

    void SetUp() override {
        QSettings().clear();
        qputenv("ATTENTION_LAB_RESOURCES", QByteArray::fromStdString(resources()->path().string()));
    }

    void TearDown() override {
        window.reset();
        QDir(ui::Autosave::folder()).removeRecursively();
        QSettings().clear();
        qunsetenv("ATTENTION_LAB_RESOURCES");
    }

    // Opens two of the models, where each of them takes time: Inspect mode decodes a thousand sentences with
    // each.
    void openTwoModels() {
        ui::LaunchOptions options;
        for (const char* score : {"additive", "dot"})
            options.models.append(QString::fromStdString(
                (resources()->path() / "models" / "dates" / (std::string(score) + ".safetensors")).string()));
        open(options);
    }
    void open(const ui::LaunchOptions& options = {}) {
        window = std::make_unique<ui::MainWindow>(options);
        if (opensAll) {
            action("showTokens")->setChecked(true);
            child<QDockWidget>("stagesDock")->setVisible(action("stepMode")->isChecked());
        }
        statusSaid.clear();
        QObject::connect(window->statusBar(), &QStatusBar::messageChanged, window.get(),
                         [this](const QString& sentence) { statusSaid.append(sentence); });
        window->show();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        QTest::qWait(1);  // the dock gets its height
    }

    // Presses a key like a user does: the focused widget gets it.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), key, modifiers);
    }
    void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    void replaceText(const QString& text) {
        press(Qt::Key_L, Qt::ControlModifier);
        edit()->selectAll();
        text.isEmpty() ? press(Qt::Key_Backspace) : type(text);
    }
    void waitUntilDecoded() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !window->session().isDecoding(); }, 240000));
    }

    template <class Widget>
    Widget* child(const char* name) const {
        auto* found = window->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    QAction* action(const char* name) const { return child<QAction>(name); }
    ui::SourceEdit* edit() const { return child<ui::SourceEdit>("sourceText"); }
    ui::TokenChips* sourceChips() const { return child<ui::TokenChips>("sourceChips"); }
    ui::TokenChips* outputChips() const { return child<ui::TokenChips>("outputChips"); }
    ui::LaneGrid* grid() const { return window->findChild<ui::LaneGrid*>(); }
    ui::LaneArea* area() const { return window->findChild<ui::LaneArea*>(); }
    int step() const { return window->cursor().step(); }
    QString text(const char* label) const { return child<QLabel>(label)->text(); }

    // If true, open() also shows what a first window does not: the lines of tokens and the computation.
    bool opensAll = true;
    std::unique_ptr<ui::MainWindow> window;
    // Messages of the status bar in their order. The bar itself loses a message when the pointer leaves a
    // button.
    QStringList statusSaid;

    static std::unique_ptr<TemporaryFolder>& resources() {
        static std::unique_ptr<TemporaryFolder> folder;
        return folder;
    }
};

}  // namespace attn::test
