// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/train_files.h"

#include <QEventLoop>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTimer>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "core/runs/run_file.h"
#include "core/train/live/history_csv.h"
#include "ui/files/autosave.h"
#include "ui/files/run_in_session_dialog.h"
#include "ui/files/save_dialog.h"
#include "ui/kit/commands/new_command.h"
#include "ui/kit/text/number_text.h"

namespace attn::ui {
namespace {

const QString modelsPurpose = QStringLiteral("save models");
const QString modelPurpose = QStringLiteral("save one model");
constexpr int pollInterval = 5, mostPause = 2000;  // ms; how long to wait for running updates

}  // namespace

TrainFiles::TrainFiles(TrainController& controller, Autosave& autosave, QWidget* window)
    : QObject(window),
      saveRunAction(newCommand(this, QStringLiteral("saveRun"), tr("&Save Run"),
                               tr("Save the run with its history and its settings"), {Qt::CTRL | Qt::Key_S},
                               [this] { saveRun(false); })),
      saveRunAsAction(newCommand(this, QStringLiteral("saveRunAs"), tr("Save Run &As…"),
                                 tr("Save the run with its history and its settings in another file"),
                                 {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, [this] { saveRun(true); })),
      saveModelAction(newCommand(this, QStringLiteral("saveModel"), tr("Save &Model…"),
                                 tr("Save the selected lane at the shown update as a model file"),
                                 {Qt::CTRL | Qt::Key_M},
                                 [this] {
                                     m_modelLane = m_controller.selectedLane();
                                     if (!isBusy())
                                         m_controller.requestModels({m_modelLane}, modelPurpose);
                                 })),
      saveModelsAction(newCommand(this, QStringLiteral("saveModels"), tr("Save A&ll Models…"),
                                  tr("Save every lane at the shown update as a model file"),
                                  {Qt::CTRL | Qt::SHIFT | Qt::Key_M},
                                  [this] {
                                      std::vector<int> lanes;
                                      for (int lane = 0; lane < m_controller.laneCount(); ++lane)
                                          lanes.push_back(lane);
                                      if (!isBusy())
                                          m_controller.requestModels(lanes, modelsPurpose);
                                  })),
      saveRecipesAction(
          newCommand(this, QStringLiteral("saveRecipes"), tr("Save R&ecipes…"),
                     tr("Save the settings of every lane as a recipe, for another run or for attnlab"), {},
                     [this] { saveRecipes(); })),
      exportCurvesAction(newCommand(this, QStringLiteral("exportCurves"), tr("Export &Charts…"),
                                    tr("The charts as a picture: PNG, SVG or PDF"), {Qt::CTRL | Qt::Key_E},
                                    [this] { exportPicture(false); })),
      exportStripAction(
          newCommand(this, QStringLiteral("exportStrip"), tr("Export &Film Strip…"),
                     tr("Heatmaps of all lanes at several updates as one picture: PNG, SVG or PDF"), {},
                     [this] { exportPicture(true); })),
      exportAnimationAction(newCommand(this, QStringLiteral("exportAnimation"), tr("Export An&imation…"),
                                       tr("Heatmaps of all lanes, update after update, as an animated WebP"),
                                       {}, [this] { exportAnimation(false); })),
      exportFramesAction(newCommand(
          this, QStringLiteral("exportFrames"), tr("Export Animation as &Pictures…"),
          tr("The same animation as a folder of PNG pictures"), {}, [this] { exportAnimation(true); })),
      exportHistoryAction(newCommand(this, QStringLiteral("exportHistory"), tr("Export &History…"),
                                     tr("Losses and measurements of every lane as a table (CSV)"), {},
                                     [this] {
                                         const QString path =
                                             askForFile(tr("Export History"), QStringLiteral("history.csv"),
                                                        tr("Table (*.csv)"));
                                         if (path.isEmpty())
                                             return;
                                         std::vector<LaneHistory> lanes;
                                         for (int lane = 0; lane < m_controller.laneCount(); ++lane)
                                             lanes.push_back(m_controller.history(lane));
                                         work(tr("History"), path, [lanes, path](const auto&, const auto&) {
                                             const std::string text = historyToCsv(lanes);
                                             writeFileAtomically(path.toStdString(), text);
                                             return true;
                                         });
                                     })),
      m_controller(controller),
      m_autosave(autosave),
      m_window(window),
      m_work(window) {
    connect(&m_work, &FileWork::problem, this, &TrainFiles::problem);
    connect(&m_work, &FileWork::said, this, &TrainFiles::said);
    connect(&m_controller, &TrainController::changed, this, &TrainFiles::follow);
    connect(&m_controller, &TrainController::modelsReady, this,
            [this](const auto& models, const QString& purpose) {
                if (purpose == modelPurpose)
                    saveModel(models.front());
                else if (purpose == modelsPurpose)
                    saveModels(models);
            });
    follow();
}

void TrainFiles::addTo(QMenu* menu) const {
    menu->addActions({saveRunAction, saveRunAsAction});
    menu->addSeparator();
    menu->addActions({saveModelAction, saveModelsAction, saveRecipesAction});
}

QList<QAction*> TrainFiles::exportActions() const {
    return {exportCurvesAction, exportStripAction, exportAnimationAction, exportFramesAction,
            exportHistoryAction};
}

void TrainFiles::follow() {
    const bool hasBegun = m_controller.hasBegun();
    for (QAction* action : {saveRunAction, saveRunAsAction, exportCurvesAction, exportStripAction,
                            exportAnimationAction, exportFramesAction, exportHistoryAction})
        action->setEnabled(hasBegun);
    for (QAction* action : {saveModelAction, saveModelsAction})
        action->setEnabled(m_controller.hasRun() && !m_controller.isWaitingForModels());
}

QString TrainFiles::askForFile(const QString& title, const QString& name, const QString& filters) {
    return isBusy() ? QString() : askForSaveFile(m_window, title, name, filters).path;
}

void TrainFiles::work(const QString& what, const QString& path, BackgroundJob::Work work,
                      std::function<void()> done) {
    m_work.start({what, path, tr("%1 written").arg(path), std::move(work), std::move(done)});
}

bool TrainFiles::saveRun(bool asksForPath) {
    if (isBusy())
        return false;
    const std::shared_ptr<const SavedRun> run = m_controller.savedRun();
    if (!run)
        return false;
    QString path = m_path;
    RunWeights weights = RunWeights::History;
    if (path.isEmpty() || asksForPath) {
        const RunSizes sizes = sizesOf(*run);
        const QString whole = tr("Run with weights, %1 (*.attnrun)").arg(sizeText(sizes.withWeights));
        const QString bare = tr("Run without weights, %1 (*.attnrun)").arg(sizeText(sizes.without));
        const SaveChoice choice = askForSaveFile(m_window, tr("Save Run"), QStringLiteral("run.attnrun"),
                                                 whole + QStringLiteral(";;") + bare, whole);
        path = choice.path;
        weights = choice.filter == bare ? RunWeights::None : RunWeights::History;
    }
    if (path.isEmpty())
        return false;
    const auto save = [run, path, weights](const std::stop_token& stop,
                                           const BackgroundJob::Publish& publish) {
        SaveRunOptions options;
        options.weights = weights;
        options.stop = stop;
        options.publish = sharesOf(publish);
        return attn::saveRun(*run, path.toStdString(), options);
    };
    work(tr("Run"), path, save, [this, path, run, weights] {
        // A file without weights is only a copy: the run in the window has much that it lacks.
        if (weights == RunWeights::None)
            return;
        m_path = path;
        m_controller.markSaved(*run);
        m_autosave.discard();
        if (m_controller.isChanged())
            m_autosave.noteChange();
    });
    return weights == RunWeights::History;
}

void TrainFiles::openRun(const QString& path, const QString& said,
                         std::function<void(const SavedRun&)> take) {
    const auto run = std::make_shared<std::optional<SavedRun>>();
    const auto read = [run, path](const std::stop_token& stop, const BackgroundJob::Publish& publish) {
        LoadRunOptions options;
        options.stop = stop;
        options.publish = sharesOf(publish);
        *run = loadRun(path.toStdString(), options);
        return run->has_value();
    };
    m_work.start({tr("Run"), path, said, read, [run, take = std::move(take)] { take(**run); }});
}

// Running updates must be part of the saved run.
void TrainFiles::waitUntilIdle() {
    QEventLoop loop;
    QTimer poll;
    connect(&poll, &QTimer::timeout, &loop, [&] {
        if (m_controller.isIdle())
            loop.quit();
    });
    poll.start(pollInterval);
    QTimer::singleShot(mostPause, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
}

bool TrainFiles::mayLoseRun() {
    if (m_isAsking)
        return false;
    const QScopedValueRollback asking(m_isAsking, true);
    m_work.wait();
    if (!m_controller.isChanged())
        return true;
    QMessageBox box(
        QMessageBox::Question, tr("Attention Lab"),
        tr("The run is not saved; it is at update %1.").arg(groupedNumber(m_controller.newestUpdate())),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("Save it with its history and its settings?"));
    box.setObjectName(QStringLiteral("loseRun"));
    box.setDefaultButton(QMessageBox::Save);
    const int chosen = box.exec();
    if (chosen == QMessageBox::Save) {
        m_controller.pause();
        waitUntilIdle();
        return saveRun(false) && m_work.wait();
    }
    if (chosen != QMessageBox::Discard)
        return false;
    m_autosave.discard();
    return true;
}

}  // namespace attn::ui
