// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gmock/gmock.h>

#include <QMenu>

#include "tests/ui/window/window_fixture.h"
#include "ui/pictures/attention/attention_plot.h"
#include "ui/pictures/cards/changed_badge.h"
#include "ui/step/what_if/what_if_strip.h"

namespace attn::test {

// Three steps of a date in the window on untrained models, to be changed by hand.
class WhatIfWindowTest : public WindowTest {
protected:
    static constexpr int row = 2;

    void SetUp() override {
        WindowTest::SetUp();
        ui::LaunchOptions options;
        options.text = QStringLiteral("9 May 1998");
        options.steps = row + 1;
        open(options);
        waitUntilDecoded();
        before = data();
    }
    ui::Session& session() const { return window->session(); }
    const ui::Lane& lane(int place = 0) const {
        return *session().shownLanes()[static_cast<std::size_t>(place)];
    }
    std::shared_ptr<const ui::LaneData> data() const { return lane().data(); }
    const Interventions& changes() const { return session().whatIfs(lane().scoreId()); }
    const StepTrace& step() const { return data()->trace->steps[row]; }
    const Vector& given() const { return *changes().steps.at(row).maps.at(MapAddress()).weights; }
    ui::AttentionPlot& plot(int place = 0) const { return *grid()->card(place)->plot(); }
    ui::WhatIfStrip& strip() const { return *child<ui::WhatIfStrip>("whatIfStrip"); }
    // As a window manager gives the keys back when a menu or a dialog has gone; offscreen there is none.
    void backToWindow() {
        QTest::qWait(1);  // what was closed goes
        QApplication::setActiveWindow(window.get());
        grid()->setFocus();
    }
    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    void hoverSource(int source) {
        QTest::mouseMove(window.get(), QPoint(2, 2));
        QTest::mouseMove(sourceChips(), sourceChips()->chipRect(source).center());
    }

    DecodeTrace engine(const Interventions& whatIfs) const {
        DecodeOptions options;
        options.interventions = whatIfs;
        return attn::decode(lane().model(), before->trace->source, options);
    }
    void expectAsEngine() {
        waitUntilDecoded();
        const DecodeTrace whole = engine(changes());
        const auto shown = data();
        ASSERT_GE(shown->trace->steps.size(), 1U);
        for (std::size_t i = 0; i < shown->trace->steps.size(); ++i) {
            EXPECT_EQ(shown->trace->steps[i].token, whole.steps[i].token) << i;
            EXPECT_EQ(shown->trace->steps[i].alignment().weights, whole.steps[i].alignment().weights) << i;
            EXPECT_EQ(shown->trace->steps[i].state, whole.steps[i].state) << i;
        }
    }
    // What was changed is as the engine has it; Ctrl+Z takes it back in one, Ctrl+Shift+Z brings it again.
    void expectOneCommand() {
        const Interventions made = changes();
        EXPECT_FALSE(made.isEmpty());
        expectAsEngine();
        EXPECT_TRUE(strip().isVisible());
        EXPECT_TRUE(grid()->card(0)->findChild<ui::ChangedBadge*>()->isVisible());
        backToWindow();
        undo();
        EXPECT_TRUE(changes().isEmpty());
        EXPECT_EQ(data()->trace->steps[row].alignment().weights,
                  before->trace->steps[row].alignment().weights);
        EXPECT_FALSE(strip().isVisible());
        EXPECT_FALSE(grid()->card(0)->findChild<ui::ChangedBadge*>()->isVisible());
        redo();
        EXPECT_EQ(changes(), made);
    }
    // A key in whatever menu is open.
    static void pressInMenu(Qt::Key key) {
        ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activePopupWidget() != nullptr; }));
        QTest::keyClick(QApplication::activePopupWidget(), key);
    }
    static void closeMenus() {
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        QCoreApplication::processEvents();
    }
    void chooseInMenu(Qt::Key mnemonic) {
        QTest::keyClick(window.get(), Qt::Key_W, Qt::AltModifier);
        pressInMenu(mnemonic);
    }

    std::shared_ptr<const ui::LaneData> before;
};

}  // namespace attn::test
