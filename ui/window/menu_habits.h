// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMainWindow;

namespace attn::ui {

// Menu habits that Qt leaves to the desktop. F10 opens the first menu. When a menu bar has the keyboard,
// arrow keys move in it and do not step the lesson. A button that was under a menu does not stay lit.
class MenuHabits : public QObject {
public:
    // The window owns it.
    explicit MenuHabits(QMainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void unlight();

    QMainWindow& m_window;
};

}  // namespace attn::ui
