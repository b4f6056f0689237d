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

// One of the window's modes: its page in the centre, its bar, and whatever else is only there while it is
// shown. A command whose menus and buttons are all hidden has no key, so that modes may share keys.
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
    // The dock is as the user left it when the mode was shown last.
    bool wantsDock() const;
    // What a layout of the window that was saved in another mode has hidden is there again.
    virtual void restoreParts(bool wantsDock);
    // Gives the keyboard to what it is meant for.
    virtual void takeFocus() = 0;
    // The width of the window has changed, or what its status bar says.
    virtual void fitStatusBar(int /*width*/) {}

protected:
    // Of menus that modes share.
    void addOwn(QAction* action) { m_own.append(action); }

    QWidget* m_page = nullptr;
    QToolBar* m_bar = nullptr;
    QDockWidget* m_dock = nullptr;
    bool m_dockGivesWay = false;  // it is hidden only for want of room
    QList<QWidget*> m_statusWidgets;
    QList<QMenu*> m_menus;

private:
    QList<QPointer<QAction>> m_own;
    bool m_isShown = true;
    bool m_wantsDock = true;
};

}  // namespace attn::ui
