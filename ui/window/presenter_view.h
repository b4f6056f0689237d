// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <vector>

#include "ui/kit/theme/theme.h"

class QDockWidget;
class QMainWindow;
class QMenu;
class QShortcut;

namespace attn::ui {

// The window in front of a class: the whole screen, the projector's theme, no bars and docks, and a black
// screen on demand. Every key goes on working. Leaving it brings everything back as it was.
class PresenterView : public QObject {
    Q_OBJECT

public:
    explicit PresenterView(QMainWindow* window);

    void addToMenu(QMenu* menu);
    bool isPresenting() const { return presentAction->isChecked(); }
    void setPresenting(bool isPresenting);
    bool isBlank() const;
    // Of the window as it is when it does not present.
    QByteArray geometry() const;
    QByteArray layout() const;
    bool hasHidden(const QWidget* widget) const;
    // Whether Escape leaves it: not while it stops something that runs.
    void setEscapeLeaves(bool leaves);

    QAction* const presentAction;  // checkable
    QAction* const blankAction;

signals:
    void presented(bool isPresenting);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enter();
    void leave();
    void restoreDocks();
    void blank();

    QMainWindow* m_window;
    QShortcut* m_escape;
    bool m_escapeLeaves = true;
    // What was there before.
    Qt::WindowStates m_state;
    QByteArray m_geometry, m_layout;
    QSize m_size;
    // Their share of the window: it has its size back some time after it has left the screen.
    QList<QDockWidget*> m_docks;
    QList<int> m_dockHeights;
    QTimer m_return;  // until then
    ThemeKind m_theme = ThemeKind::Light;
    std::vector<QPointer<QWidget>> m_hidden;
    QPointer<QWidget> m_blank;
    QPointer<QWidget> m_focus;  // before the screen was blank
};

}  // namespace attn::ui
