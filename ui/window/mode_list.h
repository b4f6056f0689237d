// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <vector>

#include "ui/files/mode.h"

namespace attn::ui {

// The modes of the window. A new mode is one row here. Their buttons have this order, but for one that stands
// first. Files and options belong to the last mode that takes them.
std::vector<ModeKind> windowModes();

// The modes of a window and the bar that chooses one. Ctrl+1 chooses the first of the kinds. A mode costs
// time and memory, so it is made when it is first requested. Used only on the window's thread.
class ModeList : public QObject {
    Q_OBJECT

public:
    ModeList(std::vector<ModeKind> kinds, QWidget* window);

    const std::vector<ModeKind>& kinds() const { return m_kinds; }
    bool has(const QString& id) const;
    // Makes the mode if needed. `id` is the id of a kind.
    Mode* mode(const QString& id);
    // nullptr when the mode has not been made yet.
    Mode* made(const QString& id) const;
    // The modes that have been made, in the order of the kinds.
    QList<Mode*> made() const;
    // The shown mode. At the start it is the first one.
    Mode* shown() const;
    // Shows this mode instead of the current one.
    void show(Mode* mode);

    QToolBar* bar() const { return m_bar; }
    // Checkable, one for each kind, in the order of their buttons.
    QList<QAction*> actions() const;

signals:
    // Sent before anybody else gets the mode. The first mode stays visible, the others are hidden afterwards.
    void modeMade(attn::ui::Mode* mode);
    // The user chose a mode by its button or key.
    void chosen(const QString& id);

private:
    QAction* addButton(const ModeKind& kind, QWidget* segments);

    std::vector<ModeKind> m_kinds;
    std::vector<Mode*> m_modes;  // in the order of the kinds
    QWidget* m_window;
    QToolBar* m_bar;
    QList<QAction*> m_actions;
};

}  // namespace attn::ui
