// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

namespace attn::ui {

// Whether Step mode shows all lanes alike or one of them large: two commands, one of them checked. The
// window's thread only.
class LayoutActions : public QObject {
    Q_OBJECT

public:
    explicit LayoutActions(QObject* parent = nullptr);

    bool isFocused() const { return focusAction->isChecked(); }
    void setFocused(bool isFocused);

    QAction* const gridAction;
    QAction* const focusAction;  // when it is checked, it goes back to the grid

signals:
    void focusChanged(bool isFocused);
};

}  // namespace attn::ui
