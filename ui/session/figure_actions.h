// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

#include "ui/session/session.h"
#include "ui/session/step_cursor.h"

namespace attn::ui {

struct StepExport;

// The commands that take figures of Step mode out of the window: to a file, to the clipboard, to a printer.
// The window's thread only.
class FigureActions : public QObject {
    Q_OBJECT

public:
    // All outlive it. `window` is the parent of its dialogs, and its status bar says what was done.
    FigureActions(Session& session, StepCursor& cursor, QWidget* window, QObject* parent = nullptr);
    ~FigureActions() override;

    QAction* const exportAction;
    QAction* const printAction;
    QAction* const copyPictureAction;
    QAction* const copyLatexAction;

signals:
    void problem(const QString& sentence);

private:
    // Of what is shown now, as the last export was set.
    StepExport current() const;
    void exportFigure();
    void print();
    void copyPicture();
    void copyLatex();
    void say(const QString& sentence);
    void updateActions();

    Session& m_session;
    StepCursor& m_cursor;
    QWidget* m_window;
    std::unique_ptr<StepExport> m_last;  // the choices of the last export; its figure is of no account
};

}  // namespace attn::ui
