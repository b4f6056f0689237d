// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QDialog>

class QLabel;
class QLineEdit;
class QMenuBar;
class QTreeWidget;

namespace attn::ui {

// The sheet of shortcuts. It lists every menu command that has a key, menu by menu, then what mouse and keys
// do in each view. A field searches all of it. The sheet stays open beside the window until it is closed. The
// table is named "shortcutsSheet", the field "shortcutsSearch".
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    ShortcutsDialog(const QMenuBar& menus, QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addMenus(const QMenuBar& menus);
    void addGestures();
    void search(const QString& text);
    void fitColumns();
    void fitRows();

    QLineEdit* m_search;
    QTreeWidget* m_sheet;
    std::array<int, 2> m_wanted{};  // widths of the first columns' texts
    QLabel* m_nothing;              // shown when nothing is found
};

// Opens the sheet and closes one that is open.
void showShortcuts(const QMenuBar& menus, QWidget* parent);

}  // namespace attn::ui
