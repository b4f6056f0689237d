// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the window, and the bar of its modes.
#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include "ui/files/recent_files.h"
#include "ui/inspect/inspect_mode.h"
#include "ui/kit/commands/add_command.h"
#include "ui/kit/widgets/message_bar.h"
#include "ui/step/explain/explain_actions.h"
#include "ui/step/motion_actions.h"
#include "ui/step/step_mode.h"
#include "ui/train/train_mode.h"
#include "ui/window/about_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/menu_habits.h"
#include "ui/window/presenter_view.h"
#include "ui/window/session_parts.h"
#include "ui/window/shortcuts_dialog.h"
#include "ui/window/theme_actions.h"

namespace attn::ui {

void MainWindow::buildModeBar() {
    auto* bar = m_modeBar = new QToolBar(tr("Mode"), this);
    bar->setObjectName(QStringLiteral("modeBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    // A layout of their own: that of the bar takes its spacing from every new style.
    auto* segments = new QWidget(bar);
    auto* row = new QHBoxLayout(segments);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& name, const QString& text, const QString& tip, Qt::Key key,
                         const char* place, void (MainWindow::*shown)()) {
        auto* action = new QAction(text, group);
        action->setObjectName(name);
        action->setCheckable(true);
        action->setShortcut(Qt::CTRL | key);
        action->setStatusTip(tip);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, shown);
        auto* button = new QToolButton(segments);
        button->setDefaultAction(action);
        button->setObjectName(name + QStringLiteral("Button"));
        button->setAccessibleName(text);
        button->setProperty("role", "segment");
        button->setProperty("place", place);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
        return action;
    };
    m_stepAction = add(QStringLiteral("stepMode"), tr("Step"), tr("Decode a text token by token (Ctrl+1)"),
                       Qt::Key_1, "first", &MainWindow::showStep);
    m_trainAction =
        add(QStringLiteral("trainMode"), tr("Train"), tr("Train lanes and watch attention appear (Ctrl+2)"),
            Qt::Key_2, "middle", &MainWindow::showTrain);
    m_inspectAction = add(QStringLiteral("inspectMode"), tr("Inspect"),
                          tr("Inspect a corpus of alignments from any system (Ctrl+3)"), Qt::Key_3, "last",
                          &MainWindow::showInspect);
    m_stepAction->setChecked(true);
    bar->addWidget(segments);
    addToolBar(bar);
}

void MainWindow::buildFileMenu() {
    new MenuHabits(*this);
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    addCommand(menu, QStringLiteral("open"), tr("&Open…"),
               tr("Open a session, models, a saved run or recipes. A model becomes a lane; one whose file is "
                  "open already is read again"),
               {Qt::CTRL | Qt::Key_O}, this, [this] { chooseFiles(); });
    m_recent = new RecentFiles(menu->addMenu(tr("Open &Recent")), m_settings.recentFiles);
    connect(m_recent, &RecentFiles::chosen, this, [this](const QString& path) { openFiles({path}); });
    m_sessions = addSessionFiles(*this, *m_step, menu);
    m_endOfFiles = menu->addSeparator();
    m_step->addToFileMenu(menu);
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
    menu->addMenu(tr("M&ode"))->addActions({m_stepAction, m_trainAction, m_inspectAction});
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
    menu->addSeparator();
    m_step->addToViewMenu(menu);
    QAction* full = addCommand(menu, QStringLiteral("fullScreen"), tr("&Full Screen"),
                               tr("Fill the whole screen, or go back to a window"), {Qt::Key_F11}, this,
                               [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    full->setCheckable(true);
    m_presenter = new PresenterView(this);
    m_presenter->addToMenu(menu);
    // The bar that had the focus may be hidden: the text's field would be next, and take the keys of a
    // remote.
    connect(m_presenter, &PresenterView::presented, this, [this](bool isPresenting) {
        if (isPresenting)
            m_message->settle();  // the class has no use for it
        m_step->setPresenting(isPresenting && m_step->isShown());
        if (m_inspect)
            m_inspect->setPresenting(isPresenting && m_inspect->isShown());
        if (m_step->isShown())
            m_step->takeFocus();
        else if (m_train && m_train->isShown())
            m_train->takeFocus();
        else if (m_inspect)
            m_inspect->takeFocus();
    });
    connect(m_presenter, &PresenterView::presented, &m_step->explain(), &ExplainActions::setPresenting);
    connect(cursor().stopAction, &QAction::changed, m_presenter,
            [this] { m_presenter->setEscapeLeaves(!cursor().stopAction->isEnabled()); });
    m_endOfViews = full;
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
