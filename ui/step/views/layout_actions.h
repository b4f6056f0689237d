// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

namespace attn::ui {

// Two commands, one of them checked: Step mode shows all lanes alike, or one of them large. Only the window's
// thread may use them.
class LayoutActions : public QObject {
    Q_OBJECT

public:
    explicit LayoutActions(QObject* parent = nullptr);

    bool isFocused() const { return focusAction->isChecked(); }
    void setFocused(bool isFocused);

    QAction* const gridAction;
    QAction* const focusAction;  // once checked, it goes back to the grid

signals:
    void focusChanged(bool isFocused);
};

}  // namespace attn::ui
