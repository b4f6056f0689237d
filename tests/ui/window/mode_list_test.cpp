// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mode_list.h"

#include <gtest/gtest.h>

#include <QMainWindow>
#include <QMenu>
#include <QSignalSpy>
#include <QToolBar>

#include "ui/files/launch_options.h"

namespace attn::test {
namespace {

// The smallest possible mode.
class PlainMode : public ui::Mode {
public:
    PlainMode(const ui::ModeKind& kind, QWidget* window) : Mode(kind, window) {
        m_page = new QWidget(window);
        m_bar = new QToolBar(window);
    }
    void takeFocus() override {}
    void open(const QStringList&) override {}
    void begin(const ui::LaunchOptions&, const ui::WindowSettings&) override {}
    bool isBusy() override { return false; }

protected:
    void addToViewMenu(QMenu* menu) override {
        menu->addAction(label() + QStringLiteral(" one"));
        menu->addMenu(label() + QStringLiteral(" two"));
    }
};

class ModeListTest : public testing::Test {
protected:
    ui::ModeKind kind(const QString& id) {
        return {.id = id,
                .label = id.toUpper(),
                .tip = QStringLiteral("Look at ") + id,
                .opens = [](const QString&, bool) { return false; },
                .isAskedFor = [](const ui::LaunchOptions&) { return false; },
                .hasLeftBehind = {},
                .make = [this, id](QWidget* parent) -> ui::Mode* { return new PlainMode(kind(id), parent); }};
    }

    QMainWindow m_window;
};

TEST_F(ModeListTest, AFourthModeIsARow) {
    ui::ModeList modes({kind("a"), kind("b"), kind("c"), kind("d")}, &m_window);
    EXPECT_TRUE(modes.made().empty()) << "each is made when it is asked for";
    ASSERT_EQ(modes.actions().size(), 4);
    QAction* last = modes.actions().back();
    EXPECT_EQ(last->objectName(), QStringLiteral("dMode"));
    EXPECT_EQ(last->text(), QStringLiteral("D"));
    EXPECT_EQ(last->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_4));
    EXPECT_EQ(last->toolTip(), QStringLiteral("Look at d (Ctrl+4)"));
    QSignalSpy chosen(&modes, &ui::ModeList::chosen);
    last->trigger();
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].toString(), QStringLiteral("d"));
    EXPECT_TRUE(modes.has(QStringLiteral("d")));
    EXPECT_FALSE(modes.has(QStringLiteral("e")));
}

TEST_F(ModeListTest, OneIsShownAndEachIsMadeOnce) {
    ui::ModeList modes({kind("a"), kind("b"), kind("c")}, &m_window);
    ui::Mode* first = modes.mode(QStringLiteral("a"));
    ui::Mode* third = modes.mode(QStringLiteral("c"));
    EXPECT_EQ(modes.mode(QStringLiteral("c")), third);
    EXPECT_EQ(modes.made(QStringLiteral("b")), nullptr);
    EXPECT_EQ(modes.shown(), first);
    ui::Mode* second = modes.mode(QStringLiteral("b"));
    EXPECT_EQ(modes.made(), (QList<ui::Mode*>{first, second, third}));
    modes.show(third);
    EXPECT_EQ(modes.shown(), third);
    EXPECT_FALSE(first->isShown());
    EXPECT_TRUE(modes.actions()[2]->isChecked());
    EXPECT_FALSE(modes.actions()[0]->isChecked());
}

TEST_F(ModeListTest, CommandsOfAModeStandInSharedMenusWhileItIsShown) {
    ui::ModeList modes({kind("a"), kind("b")}, &m_window);
    QMenu menu;
    modes.mode(QStringLiteral("a"))->joinViewMenu(&menu, nullptr);
    QAction* end = menu.addAction(QStringLiteral("end"));
    modes.mode(QStringLiteral("b"))->joinViewMenu(&menu, end);
    const auto shown = [&menu] {
        QStringList texts;
        for (const QAction* action : menu.actions())
            if (action->isVisible())
                texts.append(action->text());
        return texts.join(QStringLiteral(", "));
    };
    modes.show(modes.mode(QStringLiteral("b")));
    EXPECT_EQ(shown(), QStringLiteral("B one, B two, end"));
    modes.show(modes.mode(QStringLiteral("a")));
    EXPECT_EQ(shown(), QStringLiteral("A one, A two, end"));
}

}  // namespace
}  // namespace attn::test
