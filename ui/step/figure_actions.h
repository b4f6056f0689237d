// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <QPointer>
#include <functional>
#include <memory>

#include "ui/kit/jobs/background_job.h"
#include "ui/step/session/session.h"
#include "ui/step/session/step_cursor.h"

class QProgressDialog;

namespace attn::ui {

class BeamController;
class PictureActions;
struct StepExport;
struct StepFigure;

// The commands that take figures of Step mode out of the window: to a file, to the clipboard, to a printer.
// The window's thread only.
class FigureActions : public QObject {
    Q_OBJECT

public:
    // All outlive it. `window` is the parent of its dialogs.
    FigureActions(Session& session, StepCursor& cursor, QWidget* window, QObject* parent = nullptr);
    ~FigureActions() override;

    // What it exports begins with the picture that is shown, and with that search. Both outlive it.
    void follow(const PictureActions& pictures, const BeamController& beam);

    QAction* const exportAction;
    QAction* const printAction;
    QAction* const copyPictureAction;
    QAction* const copyLatexAction;

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);

private:
    // Of what is shown now, as the last export was set; `view`: of the figure.
    StepExport current(const QString& view) const;
    QString lastView() const;
    // The view of one lane that is nearest to the picture shown.
    QString shownView() const;
    // Off the window's thread where it has to be searched for.
    void whenFound(const StepFigure& figure, std::function<void()> next);
    void exportFigure();
    void print();
    void copyPicture();
    void copyLatex();
    void copy(const StepExport& request, const QString& sentence);
    // Shows how far a search is, and cancels it; `next` on the window's thread when it is done.
    void run(StepFigure figure, std::function<void(const StepFigure&)> work, std::function<void()> next);
    void updateActions();

    Session& m_session;
    StepCursor& m_cursor;
    QWidget* m_window;
    const PictureActions* m_pictures = nullptr;
    const BeamController* m_beam = nullptr;
    std::unique_ptr<StepExport> m_last;  // the choices of the last export; its figure is of no account
    std::function<void()> m_next;
    QPointer<QProgressDialog> m_progress;
    BackgroundJob m_job;  // last: its thread ends first
};

}  // namespace attn::ui
