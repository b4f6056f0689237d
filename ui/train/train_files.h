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

// What goes from Train mode into files, and runs that come back: the run, its models, its settings, pictures
// and numbers. Long work is done on a thread of its own, shows how far it is and can be cancelled. The
// window's thread only.
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
    // How the charts are drawn now.
    std::function<QByteArray(const QString& path)> drawCurves;

    // Where the run was opened from or saved to; empty for a new one.
    const QString& path() const { return m_path; }
    void setPath(const QString& path) { m_path = path; }
    // Reads a run file; `take` gets it when it is whole, on the window's thread, and `said` is said.
    void openRun(const QString& path, const QString& said, std::function<void(const SavedRun&)> take);
    bool isWorking() const { return m_work.isRunning(); }
    // Saves, asks, or throws away, as the user chooses; false: stay.
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
    // Says itself what is in the way. Empty: nothing was chosen.
    QString askForFile(const QString& title, const QString& name, const QString& filters);
    // False: files of these names are there and shall stay.
    bool mayReplace(const QStringList& paths);
    void waitUntilIdle();

    TrainController& m_controller;  // outlives this, as the others
    Autosave& m_autosave;
    QWidget* m_window;
    QString m_path;
    FileWork m_work;
    int m_modelLane = 0;      // whose model was asked for
    bool m_isAsking = false;  // whether the run may be lost
};

}  // namespace attn::ui
