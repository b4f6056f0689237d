// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/presenter_view.h"

#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QShortcut>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>

#include "ui/kit/commands/new_command.h"
#include "ui/kit/widgets/access_role.h"

namespace attn::ui {
namespace {

constexpr int longestReturn = 2000;  // ms

// A black widget over everything, until a key or a button is pressed.
class BlankScreen : public QWidget {
public:
    explicit BlankScreen(QWidget* parent) : QWidget(parent) {
        setObjectName(QStringLiteral("blankScreen"));
        setAccessRole(*this, QAccessible::Grouping);
        setAccessibleName(tr("Blank screen"));
        setAccessibleDescription(tr("Any key brings the picture back"));
        setAttribute(Qt::WA_DeleteOnClose);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::BlankCursor);
        setGeometry(parent->rect());
        parent->installEventFilter(this);
    }

protected:
    bool event(QEvent* event) override {
        // The key that brings the picture back must not do anything else.
        if (event->type() == QEvent::ShortcutOverride)
            event->accept();
        return QWidget::event(event);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize)
            setGeometry(parentWidget()->rect());
        return QWidget::eventFilter(watched, event);
    }
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), Qt::black); }
    void keyPressEvent(QKeyEvent*) override { close(); }
    void mousePressEvent(QMouseEvent*) override { close(); }
};

}  // namespace

PresenterView::PresenterView(QMainWindow* window)
    : QObject(window),
      presentAction(newCommand(
          this, QStringLiteral("present"), tr("&Presenter View"),
          tr("Fill the screen with large type and nothing but the picture; Escape goes back"), {Qt::Key_F5})),
      blankAction(newCommand(this, QStringLiteral("blank"), tr("&Blank Screen"),
                             tr("Make the window black until the next key"), {Qt::Key_Period},
                             [this] { blank(); })),
      m_window(window),
      m_escape(new QShortcut(Qt::Key_Escape, window)) {
    presentAction->setCheckable(true);
    connect(m_escape, &QShortcut::activated, this, [this] { setPresenting(false); });
    setEscapeLeaves(true);
    m_return.setSingleShot(true);
    m_return.setInterval(longestReturn);
    window->installEventFilter(this);
    connect(presentAction, &QAction::toggled, this,
            [this](bool isPresenting) { isPresenting ? enter() : leave(); });
}

void PresenterView::addToMenu(QMenu* menu) {
    menu->addActions({presentAction, blankAction});
}

void PresenterView::setPresenting(bool isPresenting) {
    presentAction->setChecked(isPresenting);
}

void PresenterView::setEscapeLeaves(bool leaves) {
    m_escapeLeaves = leaves;
    m_escape->setEnabled(leaves && isPresenting());
}

QByteArray PresenterView::geometry() const {
    return isPresenting() || m_return.isActive() ? m_geometry : m_window->saveGeometry();
}

QByteArray PresenterView::layout() const {
    return isPresenting() || m_return.isActive() ? m_layout : m_window->saveState();
}

bool PresenterView::isBlank() const {
    return m_blank && m_blank->isVisible();
}

bool PresenterView::hasHidden(const QWidget* widget) const {
    return std::any_of(m_hidden.begin(), m_hidden.end(),
                       [&](const QPointer<QWidget>& hidden) { return hidden == widget; });
}

void PresenterView::enter() {
    m_state = m_window->windowState();
    if (!m_return.isActive()) {
        m_geometry = m_window->saveGeometry();
        m_layout = m_window->saveState();
        m_size = m_window->size();
    }
    m_return.stop();
    m_theme = theme().kind;
    m_hidden.clear();
    m_docks.clear();
    m_dockHeights.clear();
    const auto hide = [this](QWidget* widget) {
        if (!widget->isHidden()) {
            m_hidden.emplace_back(widget);
            widget->hide();
        }
    };
    for (QToolBar* bar : m_window->findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        hide(bar);
    for (QDockWidget* dock : m_window->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        if (dock->isVisible() && !dock->isFloating()) {
            m_docks.append(dock);
            m_dockHeights.append(dock->height());
        }
        hide(dock);
    }
    hide(m_window->statusBar());
    // The menu bar is not hidden, because its commands would lose their keys.
    m_window->menuBar()->setFixedHeight(0);
    setTheme(ThemeKind::Projector, theme().map);
    m_window->setWindowState(m_state | Qt::WindowFullScreen);
    setEscapeLeaves(m_escapeLeaves);
    emit presented(true);
}

void PresenterView::leave() {
    if (m_blank)
        m_blank->close();
    m_window->menuBar()->setMinimumHeight(0);
    m_window->menuBar()->setMaximumHeight(QWIDGETSIZE_MAX);
    if (theme().kind == ThemeKind::Projector && m_theme != ThemeKind::Projector)
        setTheme(m_theme, theme().map);
    m_return.start();
    m_window->setWindowState(m_state);
    // Otherwise hidden widgets would appear on top of the message when the status bar is shown.
    m_window->statusBar()->clearMessage();
    // Docks that were opened in the meantime stay open.
    for (const QPointer<QWidget>& widget : m_hidden) {
        if (widget)
            widget->show();
    }
    m_hidden.clear();
    restoreDocks();
    setEscapeLeaves(m_escapeLeaves);
    emit presented(false);
}

void PresenterView::restoreDocks() {
    m_window->resizeDocks(m_docks, m_dockHeights, Qt::Vertical);
    if (m_window->size() == m_size)
        m_return.stop();
}

bool PresenterView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::Resize && m_return.isActive())
        restoreDocks();
    return QObject::eventFilter(watched, event);
}

void PresenterView::blank() {
    if (m_blank)
        return;
    m_focus = m_window->focusWidget();
    m_blank = new BlankScreen(m_window);
    // Gives the focus back. Otherwise the text field would get it and take the keys as letters.
    connect(m_blank, &QObject::destroyed, this, [this] {
        if (m_focus)
            m_focus->setFocus();
    });
    m_blank->show();
    m_blank->raise();
    m_blank->setFocus();
}

}  // namespace attn::ui
