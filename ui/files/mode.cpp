// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/mode.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QToolBar>

namespace attn::ui {

void Mode::joinFileMenu(QMenu* menu, QAction* before) {
    join(menu, before, &Mode::addToFileMenu);
}

void Mode::joinViewMenu(QMenu* menu, QAction* before) {
    join(menu, before, &Mode::addToViewMenu);
}

void Mode::join(QMenu* menu, QAction* before, void (Mode::*add)(QMenu*)) {
    const qsizetype count = menu->actions().size();
    (this->*add)(menu);
    for (QAction* action : menu->actions().mid(count)) {
        if (before)
            menu->insertAction(before, action);  // it moves
        m_own.append(action);
    }
}

bool Mode::wantsDock() const {
    return m_dock && (m_isShown ? m_dockGivesWay || !m_dock->isHidden() : m_wantsDock);
}

void Mode::restoreParts(bool wantsDock) {
    m_wantsDock = wantsDock;
    m_bar->setVisible(m_isShown);
    if (m_dock)
        m_dock->setVisible(m_isShown && wantsDock);
}

void Mode::setShown(bool isShown) {
    if (isShown == m_isShown)
        return;
    if (!isShown)
        m_wantsDock = wantsDock();
    m_isShown = isShown;
    m_bar->setVisible(isShown);
    if (m_dock)
        m_dock->setVisible(isShown && m_wantsDock);
    for (QWidget* widget : m_statusWidgets)
        widget->setVisible(isShown);
    for (QMenu* menu : m_menus)
        menu->menuAction()->setVisible(isShown);
    for (QAction* action : m_own) {
        if (action)
            action->setVisible(isShown);
    }
}

}  // namespace attn::ui
