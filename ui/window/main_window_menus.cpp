// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the window.
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include "ui/files/recent_files.h"
#include "ui/kit/commands/add_command.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/motion_actions.h"
#include "ui/step/step_mode.h"
#include "ui/window/about_dialog.h"
#include "ui/window/button_keys.h"
#include "ui/window/language_actions.h"
#include "ui/window/main_window.h"
#include "ui/window/menu_habits.h"
#include "ui/window/mode_list.h"
#include "ui/window/presenter_view.h"
#include "ui/window/session_parts.h"
#include "ui/window/shortcuts_dialog.h"
#include "ui/window/theme_actions.h"

namespace attn::ui {

void MainWindow::buildFileMenu() {
    new MenuHabits(*this);
    new ButtonKeys(this);
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    addCommand(menu, QStringLiteral("open"), tr("&Open…"),
               tr("Open a session, models, a saved run or recipes. A model becomes a lane; one whose file is "
                  "open already is read again"),
               {Qt::CTRL | Qt::Key_O}, this, [this] { chooseFiles(); });
    m_recent = new RecentFiles(menu->addMenu(tr("Open &Recent")), m_settings.recentFiles);
    connect(m_recent, &RecentFiles::chosen, this, [this](const QString& path) { openFiles({path}); });
    m_sessions = addSessionFiles(*this, *m_step, menu);
    m_endOfFiles = menu->addSeparator();
    m_step->joinFileMenu(menu, nullptr);
    addCommand(menu, QStringLiteral("screenshot"), tr("Save Screensho&t…"),
               tr("Write a picture of the window as a PNG"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}, this,
               [this] { chooseScreenshot(); });
    menu->addSeparator();
    addCommand(menu, QStringLiteral("quit"), tr("&Quit"), tr("Close the window"), {Qt::CTRL | Qt::Key_Q},
               this, [this] { close(); });
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    m_view = menu;
    menu->addMenu(tr("M&ode"))->addActions(m_modes->actions());
    m_languages = new LanguageActions(m_settings.language, this);
    menu->addMenu(tr("Lang&uage"))->addActions(m_languages->languages()->actions());
    QMenu* appearance = menu->addMenu(tr("&Appearance"));
    appearance->addActions(m_themes->themes()->actions());
    appearance->addSeparator();
    appearance->addActions(m_themes->maps()->actions());
    appearance->addSeparator();
    m_motion = new MotionActions(this);
    connect(m_motion->reduceAction, &QAction::toggled, this,
            [this](bool isReduced) { setAnimated(!isReduced); });
    m_motion->setReduced(m_settings.reducesMotion);
    appearance->addAction(m_motion->reduceAction);
    QAction* full = addCommand(appearance, QStringLiteral("fullScreen"), tr("&Full Screen"),
                               tr("Fill the whole screen, or go back to a window"), {Qt::Key_F11}, this,
                               [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    full->setCheckable(true);
    menu->addSeparator();
    m_step->joinViewMenu(menu, nullptr);
    m_presenter = new PresenterView(this);
    m_presenter->addToMenu(menu);
    connect(m_presenter, &PresenterView::presented, this, &MainWindow::present);
    connect(m_presenter, &PresenterView::presented, &m_step->explain(), &ExplainActions::setPresenting);
    connect(cursor().stopAction, &QAction::changed, m_presenter,
            [this] { m_presenter->setEscapeLeaves(!cursor().stopAction->isEnabled()); });
    m_endOfViews = m_presenter->presentAction;
}

void MainWindow::present(bool isPresenting) {
    if (isPresenting)
        m_message->settle();  // the message is not for the class
    for (Mode* mode : m_modes->made())
        mode->setPresenting(isPresenting && mode->isShown());
    // The focused bar may be hidden. The text field would get the focus next and with it the keys of a
    // remote.
    m_modes->shown()->takeFocus();
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    m_helpMenu = menu->menuAction();
    addCommand(menu, QStringLiteral("shortcuts"), tr("&Shortcuts and Gestures"),
               tr("Every key of this window, and what the mouse does in it"), {Qt::Key_F1}, this,
               [this] { showShortcuts(*menuBar(), this); });
    addCommand(menu, QStringLiteral("about"), tr("&About Attention Lab"), tr("Version and licence"), {}, this,
               [this] { showAbout(this); });
}

}  // namespace attn::ui
