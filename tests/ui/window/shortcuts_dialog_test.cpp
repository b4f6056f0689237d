// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcuts_dialog.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QTreeWidget>
#include <set>

#include "tests/ui/window/window_fixture.h"
#include "ui/kit/theme/theme.h"
#include "ui/window/gestures.h"

namespace attn::test {
namespace {

class ShortcutsDialogTest : public WindowTest {
protected:
    void openSheet() {
        open();
        waitUntilDecoded();  // until then Escape stops decoding
        press(Qt::Key_F1);
        sheet = window->findChild<QTreeWidget*>(QStringLiteral("shortcutsSheet"));
        search = window->findChild<QLineEdit*>(QStringLiteral("shortcutsSearch"));
    }
    // The visible rows as "place: keys".
    QStringList lines() const {
        QStringList found;
        for (int group = 0; group < sheet->topLevelItemCount(); ++group) {
            const QTreeWidgetItem& view = *sheet->topLevelItem(group);
            for (int i = 0; !view.isHidden() && i < view.childCount(); ++i)
                if (!view.child(i)->isHidden())
                    found << view.text(0) + ": " + view.child(i)->text(0) + ": " + view.child(i)->text(1);
        }
        return found;
    }
    void type(const QString& text) const {
        search->clear();
        QTest::keyClicks(search, text);
    }
    QTreeWidget* sheet = nullptr;
    QLineEdit* search = nullptr;
};

TEST_F(ShortcutsDialogTest, F1OpensItAndEscapeClosesIt) {
    openSheet();
    auto* dialog = window->findChild<QDialog*>(QStringLiteral("shortcutsDialog"));
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_EQ(dialog->focusWidget(), search) << "it can be searched at once";
    action("shortcuts")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window->findChildren<ui::ShortcutsDialog*>().size() == 1; }));
    dialog = window->findChild<QDialog*>(QStringLiteral("shortcutsDialog"));
    EXPECT_TRUE(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
}

TEST_F(ShortcutsDialogTest, AllColumnsAreSeenInASmallWindow) {
    ui::setTheme(ui::ThemeKind::Projector);
    openSheet();
    window->resize(1024, 768);
    press(Qt::Key_F1);
    QTest::qWait(1);
    sheet = window->findChildren<QTreeWidget*>(QStringLiteral("shortcutsSheet")).last();
    EXPECT_EQ(sheet->horizontalScrollBar()->maximum(), 0);
    EXPECT_FALSE(sheet->horizontalScrollBar()->isVisible());
    int all = 0;
    for (int column = 0; column < 3; ++column) {
        EXPECT_GT(sheet->columnWidth(column), sheet->viewport()->width() / 8) << column;
        all += sheet->columnWidth(column);
    }
    EXPECT_LE(all, sheet->viewport()->width());
    ui::setTheme(ui::ThemeKind::Light);
}

TEST_F(ShortcutsDialogTest, EveryViewHasItsGestures) {
    openSheet();
    const QString all = lines().join('\n');
    for (const ui::GestureGroup& view : ui::gestureGroups()) {
        EXPECT_FALSE(view.gestures.empty());
        for (const ui::Gesture& gesture : view.gestures)
            EXPECT_TRUE(all.contains(view.view + ": " + gesture.on + ": " + gesture.gesture))
                << view.view.toStdString() << ", " << gesture.gesture.toStdString();
    }
    for (const char* gesture :
         {"Click", "Double-click", "Drag", "Right-click", "Wheel", "Ctrl+wheel", "Shift+wheel"})
        EXPECT_TRUE(all.contains(QLatin1String(gesture))) << gesture;
    std::set<QString> views;
    for (const ui::GestureGroup& view : ui::gestureGroups())
        EXPECT_TRUE(views.insert(view.view).second) << view.view.toStdString() << " comes twice";
}

TEST_F(ShortcutsDialogTest, TheFieldSearchesCommandsKeysAndGestures) {
    openSheet();
    const auto whole = lines().size();
    type(QStringLiteral("drag bar"));
    EXPECT_EQ(lines(), QStringList{QStringLiteral("Heatmap and lines: Bar: Drag up or down")});
    type(QStringLiteral("ctrl+k"));
    ASSERT_EQ(lines().size(), 1) << lines().join('\n').toStdString();
    EXPECT_TRUE(lines().front().contains(QStringLiteral("Check")));
    type(QStringLiteral("BEAM wheel"));
    EXPECT_EQ(lines().size(), 2);
    auto* nothing = window->findChild<QLabel*>(QStringLiteral("shortcutsNothing"));
    EXPECT_FALSE(nothing->isVisible());
    type(QStringLiteral("xyzzy"));
    EXPECT_TRUE(lines().isEmpty());
    EXPECT_TRUE(nothing->isVisible());
    search->clear();
    EXPECT_EQ(lines().size(), whole);
}

}  // namespace
}  // namespace attn::test
