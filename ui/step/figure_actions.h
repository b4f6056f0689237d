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

struct ChosenLandscape;

class BeamController;
class PictureActions;
struct StepExport;
struct StepFigure;

// The commands that export figures of Step mode: to a file, to the clipboard, to a printer.
// The window's thread only.
class FigureActions : public QObject {
    Q_OBJECT

public:
    // All outlive it. `window` is the parent of its dialogs.
    FigureActions(Session& session, StepCursor& cursor, QWidget* window, QObject* parent = nullptr);
    ~FigureActions() override;

    // Exports start from the picture that is shown and from its beam search. Both must outlive it.
    void follow(const PictureActions& pictures, const BeamController& beam);

    // The keys that were placed by hand; nullptr: the landscape shows the lanes.
    std::function<std::shared_ptr<const ChosenLandscape>()> chosenLandscape;

    QAction* const exportAction;
    QAction* const printAction;
    QAction* const copyPictureAction;
    QAction* const copyLatexAction;

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);

private:
    // An export of what is shown now, with the choices of the last one. `view` is that of the figure.
    StepExport current(const QString& view) const;
    QString lastView() const;
    // The view of one lane that comes nearest to the shown picture.
    QString shownView() const;
    // Calls `next` when the beam of the figure is found. A search runs off the window's thread.
    void whenFound(const StepFigure& figure, std::function<void()> next);
    void exportFigure();
    void print();
    void copyPicture();
    void copyLatex();
    void copy(const StepExport& request, const QString& sentence);
    // Runs `work` with a progress dialog that can cancel it. Calls `next` on the window's thread when it is
    // done.
    void run(StepFigure figure, std::function<void(const StepFigure&)> work, std::function<void()> next);
    void updateActions();

    Session& m_session;
    StepCursor& m_cursor;
    QWidget* m_window;
    const PictureActions* m_pictures = nullptr;
    const BeamController* m_beam = nullptr;
    std::unique_ptr<StepExport> m_last;  // the choices of the last export; its figure is not used
    std::function<void()> m_next;
    QPointer<QProgressDialog> m_progress;
    BackgroundJob m_job;  // last: its thread ends first
};

}  // namespace attn::ui
