// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <vector>

#include "ui/files/mode.h"

namespace attn::ui {

// The modes of the window, in the order of their buttons. A new mode is one row here.
std::vector<ModeKind> windowModes();

// The modes of a window and the bar that chooses one; Ctrl+1 is the first. Each mode is made when it is first
// asked for, since a mode costs time and memory. The window's thread only.
class ModeList : public QObject {
    Q_OBJECT

public:
    ModeList(std::vector<ModeKind> kinds, QWidget* window);

    const std::vector<ModeKind>& kinds() const { return m_kinds; }
    bool has(const QString& id) const;
    // `id` is that of a kind.
    Mode* mode(const QString& id);
    // nullptr: it was not asked for yet.
    Mode* made(const QString& id) const;
    // In the order of the kinds.
    QList<Mode*> made() const;
    // The one that is shown; the first at the start.
    Mode* shown() const;
    // In place of the one that is shown.
    void show(Mode* mode);

    QToolBar* bar() const { return m_bar; }
    // Checkable, one for each kind.
    const QList<QAction*>& actions() const { return m_actions; }

signals:
    // Before anybody else has it. The first is shown, the others are not afterwards.
    void modeMade(attn::ui::Mode* mode);
    // By its button or its key.
    void chosen(const QString& id);

private:
    QAction* addButton(const ModeKind& kind, QWidget* segments);

    std::vector<ModeKind> m_kinds;
    std::vector<Mode*> m_modes;  // by kind
    QWidget* m_window;
    QToolBar* m_bar;
    QList<QAction*> m_actions;
};

}  // namespace attn::ui
