// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMenu;
class QToolBar;
class QWidget;

namespace attn::ui {

// One of the window's modes: its page in the centre, its bar, and everything else that only exists while the
// mode is shown. The key of a command is off while all its menus and buttons are hidden, so that modes may
// use the same keys.
class Mode : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    QWidget* page() const { return m_page; }
    QToolBar* bar() const { return m_bar; }
    QDockWidget* dock() const { return m_dock; }
    const QList<QWidget*>& statusWidgets() const { return m_statusWidgets; }
    // The menus between View and Help.
    const QList<QMenu*>& menus() const { return m_menus; }
    bool isShown() const { return m_isShown; }

    // The window puts the page into its centre itself.
    virtual void setShown(bool isShown);
    // Whether the user wants the dock open: as it is now, or as it was when the mode was last shown.
    bool wantsDock() const;
    // Shows again what a window layout that was saved in another mode has hidden.
    virtual void restoreParts(bool wantsDock);
    // Gives the keyboard focus to the part of the mode that needs it.
    virtual void takeFocus() = 0;
    // Called when the width of the window or the content of its status bar has changed.
    virtual void fitStatusBar(int /*width*/) {}

protected:
    // For commands of this mode in menus that modes share.
    void addOwn(QAction* action) { m_own.append(action); }

    QWidget* m_page = nullptr;
    QToolBar* m_bar = nullptr;
    QDockWidget* m_dock = nullptr;
    bool m_dockGivesWay = false;  // it is hidden only for lack of room
    QList<QWidget*> m_statusWidgets;
    QList<QMenu*> m_menus;

private:
    QList<QPointer<QAction>> m_own;
    bool m_isShown = true;
    bool m_wantsDock = true;
};

}  // namespace attn::ui
