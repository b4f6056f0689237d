// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace attn::ui {

// Habits of menus that Qt leaves to the desktop: F10 opens the first menu, arrows move in a menu bar that has
// the keyboard instead of stepping the lesson, and a button that was under a menu does not stay lit.
class MenuHabits : public QObject {
public:
    // Owned by the window.
    explicit MenuHabits(QMainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void unlight();

    QMainWindow& m_window;
};

}  // namespace attn::ui
