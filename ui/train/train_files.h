// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <functional>
#include <memory>

#include "ui/files/file_work.h"
#include "ui/train/train_controller.h"

class QMenu;

namespace attn::ui {

class Autosave;

// Saves what Train mode has (the run, its models, its settings, pictures and numbers) and opens runs. Long
// work has its own thread, shows its progress and can be cancelled. Used only on the window's thread.
class TrainFiles : public QObject {
    Q_OBJECT

public:
    TrainFiles(TrainController& controller, Autosave& autosave, QWidget* window);

    QAction* const saveRunAction;
    QAction* const saveRunAsAction;
    QAction* const saveModelAction;
    QAction* const saveModelsAction;
    QAction* const saveRecipesAction;
    QAction* const exportCurvesAction;
    QAction* const exportStripAction;
    QAction* const exportAnimationAction;
    QAction* const exportFramesAction;
    QAction* const exportHistoryAction;

    void addTo(QMenu* menu) const;
    QList<QAction*> exportActions() const;
    // Draws the charts as they are shown now.
    std::function<QByteArray(const QString& path)> drawCurves;

    // The file that the run was opened from or saved to. Empty for a new run.
    const QString& path() const { return m_path; }
    void setPath(const QString& path) { m_path = path; }
    // Reads a run file. When the run is complete, `take` gets it on the window's thread, and `said` is shown.
    void openRun(const QString& path, const QString& said, std::function<void(const SavedRun&)> take);
    bool isWorking() const { return m_work.isRunning(); }
    // Saves the run, asks or discards it, as the user chooses. False: keep the run.
    bool mayLoseRun();

signals:
    void problem(const QString& sentence);
    void said(const QString& sentence);

private:
    void follow();
    bool isBusy() { return m_work.isBusy(); }
    void work(const QString& what, const QString& path, BackgroundJob::Work work,
              std::function<void()> done = {});
    bool saveRun(bool asksForPath);
    void saveModel(const std::shared_ptr<const TrainedModel>& model);
    void saveModels(const std::vector<std::shared_ptr<const TrainedModel>>& models);
    void writeModels(const QString& place, const std::vector<std::shared_ptr<const TrainedModel>>& models,
                     const QStringList& paths);
    void saveRecipes();
    void exportPicture(bool isStrip);
    void exportAnimation(bool asFrames);
    // Shows problems itself. Empty: the user chose nothing.
    QString askForFile(const QString& title, const QString& name, const QString& filters);
    // False: such files exist and the user keeps them.
    bool mayReplace(const QStringList& paths);
    void waitUntilIdle();

    TrainController& m_controller;  // must outlive this object, like the others
    Autosave& m_autosave;
    QWidget* m_window;
    QString m_path;
    FileWork m_work;
    int m_modelLane = 0;      // lane whose model was requested
    bool m_isAsking = false;  // true while the user is asked whether the run may be lost
};

}  // namespace attn::ui
