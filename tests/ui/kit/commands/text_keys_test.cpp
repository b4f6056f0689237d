// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/commands/text_keys.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

namespace attn::ui {
namespace {

// Takes keys like a field of X11, whatever the platform of the test.
class TerminalEdit : public QLineEdit {
protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
            return true;
        }
        return QLineEdit::event(event);
    }
};

TEST(TextKeys, CommandsOfTheWindowWorkWhileATextHasTheFocus) {
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto *first = new TerminalEdit, *second = new TerminalEdit;
    layout->addWidget(first);
    layout->addWidget(second);
    const TextKeys keys(&window);
    int exports = 0, copies = 0;
    for (auto& [key, count] : {std::pair{Qt::Key_E, &exports}, std::pair{Qt::Key_C, &copies}}) {
        auto* action = new QAction(&window);
        action->setShortcut(Qt::CTRL | key);
        QObject::connect(action, &QAction::triggered, &window, [count = count] { ++*count; });
        window.addAction(action);
    }
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    for (QLineEdit* field : {first, second, first}) {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_C, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("e"));
    }
    EXPECT_EQ(exports, 3);
    EXPECT_EQ(copies, 0) << "a field copies its own text";
    EXPECT_EQ(first->text(), QStringLiteral("ee"));
}

}  // namespace
}  // namespace attn::ui
