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

// The view for a class: full screen, the projector's theme, no bars and docks, and a black screen on request.
// Every key still works. Leaving it restores the window.
class PresenterView : public QObject {
    Q_OBJECT

public:
    explicit PresenterView(QMainWindow* window);

    void addToMenu(QMenu* menu);
    bool isPresenting() const { return presentAction->isChecked(); }
    void setPresenting(bool isPresenting);
    bool isBlank() const;
    // Geometry of the window when it does not present.
    QByteArray geometry() const;
    QByteArray layout() const;
    bool hasHidden(const QWidget* widget) const;
    // Sets whether Escape leaves the view. It must not while Escape stops running work.
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
    // The state before presenting.
    Qt::WindowStates m_state;
    QByteArray m_geometry, m_layout;
    QSize m_size;
    // Docks and their heights. The window regains its size some time after leaving full screen.
    QList<QDockWidget*> m_docks;
    QList<int> m_dockHeights;
    QTimer m_return;  // runs until then
    ThemeKind m_theme = ThemeKind::Light;
    std::vector<QPointer<QWidget>> m_hidden;
    QPointer<QWidget> m_blank;
    QPointer<QWidget> m_focus;  // widget with the focus before the black screen
};

}  // namespace attn::ui
