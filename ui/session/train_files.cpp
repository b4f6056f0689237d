// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/train_files.h"

#include <QDir>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTimer>

#include "core/error.h"
#include "core/io/atomic_file.h"
#include "core/io/model_file.h"
#include "core/io/run_file.h"
#include "core/train/live/history_csv.h"
#include "core/train/run_setup.h"
#include "ui/figures/animation.h"
#include "ui/figures/film_strip.h"
#include "ui/figures/picture_file.h"
#include "ui/number_text.h"
#include "ui/session/autosave.h"
#include "ui/session/new_command.h"
#include "ui/session/train_films.h"
#include "ui/theme.h"

namespace attn::ui {
namespace {

const QString modelsPurpose = QStringLiteral("save models");
const QString modelPurpose = QStringLiteral("save one model");
constexpr int percent = 100;
constexpr int pollInterval = 5, mostPause = 2000;  // ms until updates under way are done
constexpr std::size_t stripColumns = 6;
constexpr std::size_t animationFrames = 120;

QString fileName(QString name) {
    for (QChar& c : name)
        c = c.isLetterOrNumber() || c == QLatin1Char('.') ? c : QLatin1Char('-');
    return name;
}

// A folder with files in it gets one of its own for ours.
QString freshFolder(const QString& folder) {
    if (folder.isEmpty() || QDir(folder).isEmpty())
        return folder;
    QString fresh = QDir(folder).filePath(QStringLiteral("heatmaps"));
    for (int number = 2; QFileInfo::exists(fresh); ++number)
        fresh = QDir(folder).filePath(QStringLiteral("heatmaps-%1").arg(number));
    return fresh;
}

}  // namespace

TrainFiles::TrainFiles(TrainController& controller, Autosave& autosave, QWidget* window)
    : QObject(window),
      saveRunAction(newCommand(this, QStringLiteral("saveRun"), tr("&Save Run"),
                               tr("Save the run with its history and its settings"), {Qt::CTRL | Qt::Key_S},
                               [this] { saveRun(false); })),
      saveRunAsAction(newCommand(this, QStringLiteral("saveRunAs"), tr("Save Run &As…"),
                                 tr("Save the run with its history and its settings in another file"), {},
                                 [this] { saveRun(true); })),
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
      m_window(window) {
    connect(&m_job, &BackgroundJob::progressed, this, [this](int done, int all) {
        if (m_progress) {
            m_progress->setMaximum(all);
            m_progress->setValue(done);
        }
    });
    connect(&m_job, &BackgroundJob::ended, this, &TrainFiles::end);
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
    menu->addSeparator();
    menu->addActions({exportCurvesAction, exportStripAction, exportAnimationAction, exportFramesAction,
                      exportHistoryAction});
}

void TrainFiles::follow() {
    const bool hasBegun = m_controller.hasBegun();
    for (QAction* action : {saveRunAction, saveRunAsAction, exportCurvesAction, exportStripAction,
                            exportAnimationAction, exportFramesAction, exportHistoryAction})
        action->setEnabled(hasBegun);
    for (QAction* action : {saveModelAction, saveModelsAction})
        action->setEnabled(m_controller.hasRun() && !m_controller.isWaitingForModels());
}

bool TrainFiles::isBusy() {
    if (m_job.isRunning())
        emit problem(tr("%1 is still being written; wait for it, or cancel it.").arg(m_target));
    return m_job.isRunning();
}

QString TrainFiles::askForFile(const QString& title, const QString& name, const QString& filters) {
    if (isBusy())
        return {};
    // With its ending, so that the dialog asks before it takes the place of the right file.
    QFileDialog dialog(m_window, title, QString(), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const auto takeSuffix = [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0));
    };
    connect(&dialog, &QFileDialog::filterSelected, &dialog, takeSuffix);
    const QString ending = QStringLiteral("*.") + QFileInfo(name).suffix();
    for (const QString& filter : dialog.nameFilters())
        if (filter.contains(ending))
            dialog.selectNameFilter(filter);
    takeSuffix(dialog.selectedNameFilter());
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    return dialog.selectedFiles().front();
}

bool TrainFiles::mayReplace(const std::vector<QString>& paths) {
    QStringList there;
    for (const QString& path : paths)
        if (QFileInfo::exists(path))
            there.append(QFileInfo(path).fileName());
    if (there.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Attention Lab"),
                    tr("There are files of these names already. Replace them?"),
                    QMessageBox::Yes | QMessageBox::Cancel, m_window);
    box.setObjectName(QStringLiteral("replaceFiles"));
    box.setInformativeText(there.join(QStringLiteral(", ")));
    box.button(QMessageBox::Yes)->setText(tr("&Replace"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Yes;
}

void TrainFiles::work(const QString& what, const QString& path, BackgroundJob::Work work) {
    if (isBusy()) {
        m_done = nullptr;
        return;
    }
    m_target = path;
    m_progress = new QProgressDialog(tr("%1: %2").arg(what, QFileInfo(path).fileName()), tr("&Cancel"), 0, 0,
                                     m_window);
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setMinimumDuration(600);
    m_progress->setAutoReset(false);
    connect(m_progress, &QProgressDialog::canceled, &m_job, &BackgroundJob::cancel);
    m_job.start(std::move(work));
}

void TrainFiles::end(bool isDone, const QString& text) {
    if (m_progress)
        m_progress->deleteLater();
    const std::function<void()> done = std::exchange(m_done, nullptr);
    if (!text.isEmpty()) {
        emit problem(text);
    } else if (isDone) {
        emit said(tr("%1 written").arg(m_target));
        if (done)
            done();
    }
}

bool TrainFiles::saveRun(bool asksForPath) {
    if (isBusy())
        return false;
    QString path = m_path;
    if (path.isEmpty() || asksForPath)
        path = askForFile(tr("Save Run"), QStringLiteral("run.attnrun"), tr("Runs (*.attnrun)"));
    const std::shared_ptr<const SavedRun> run = m_controller.savedRun();
    if (path.isEmpty() || !run)
        return false;
    m_done = [this, path, run] {
        m_path = path;
        m_controller.markSaved(*run);
        m_autosave.discard();
        if (m_controller.isChanged())
            m_autosave.noteChange();
    };
    work(tr("Run"), path, [run, path](const std::stop_token& stop, const BackgroundJob::Publish& publish) {
        SaveRunOptions options;
        options.stop = stop;
        options.publish = [&publish](double share) { publish(static_cast<int>(percent * share), percent); };
        return attn::saveRun(*run, path.toStdString(), options);
    });
    return true;
}

void TrainFiles::saveRecipes() {
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Save Recipes"));
    if (folder.isEmpty())
        return;
    const RunSetup& setup = m_controller.setup();
    const std::vector<std::string> names = laneFileNames(setup);
    std::vector<QString> files;
    for (std::size_t lane = 0; lane < names.size(); ++lane) {
        if (setup.lanes[lane].takesPart)
            files.push_back(
                QDir(folder).filePath(QString::fromStdString(names[lane]) + QStringLiteral(".json")));
    }
    if (!mayReplace(files))
        return;
    try {
        const auto paths = saveSetup(setup, folder.toStdString());
        emit said((paths.size() == 1 ? tr("1 recipe saved in %1").arg(folder)
                                     : tr("%1 recipes saved in %2").arg(paths.size()).arg(folder)));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void TrainFiles::saveModel(const std::shared_ptr<const TrainedModel>& model) {
    const QString name = fileName(QString::fromStdString(m_controller.history(m_modelLane).name));
    const QString path =
        askForFile(tr("Save Model"), name + QStringLiteral(".safetensors"), tr("Models (*.safetensors)"));
    if (!path.isEmpty())
        writeModels(path, {model}, {path});
}

void TrainFiles::saveModels(const std::vector<std::shared_ptr<const TrainedModel>>& models) {
    QStringList names;
    for (int lane = 0; lane < static_cast<int>(models.size()); ++lane) {
        const QString name = fileName(QString::fromStdString(m_controller.history(lane).name));
        QString free = name;
        for (int number = 2; names.contains(free); ++number)
            free = QStringLiteral("%1-%2").arg(name).arg(number);
        names.append(free);
    }
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Save All Models"));
    if (folder.isEmpty())
        return;
    std::vector<QString> paths;
    for (const QString& name : names)
        paths.push_back(QDir(folder).filePath(name + QStringLiteral(".safetensors")));
    if (mayReplace(paths))
        writeModels(folder, models, paths);
}

void TrainFiles::writeModels(const QString& place,
                             const std::vector<std::shared_ptr<const TrainedModel>>& models,
                             const std::vector<QString>& paths) {
    work(tr("Models"), place, [models, paths](const std::stop_token& stop, const auto& publish) {
        for (std::size_t i = 0; i < models.size(); ++i) {
            if (stop.stop_requested())
                return false;
            attn::saveModel(*models[i], paths[i].toStdString());
            publish(static_cast<int>(i + 1), static_cast<int>(models.size()));
        }
        return true;
    });
}

void TrainFiles::exportPicture(bool isStrip) {
    const QString path =
        askForFile(isStrip ? tr("Export Film Strip") : tr("Export Charts"),
                   isStrip ? QStringLiteral("heatmaps.svg") : QStringLiteral("charts.svg"), pictureFilters());
    if (path.isEmpty())
        return;
    if (!isStrip) {
        try {
            work(tr("Charts"), path, [bytes = drawCurves(path), path](const auto&, const auto&) {
                writeFileAtomically(path.toStdString(), bytes.toStdString());
                return true;
            });
        } catch (const Error& error) {
            emit problem(QString::fromUtf8(error.what()));
        }
        return;
    }
    FilmStrip strip;
    strip.lanes = filmLanes(m_controller);
    strip.updates = filmUpdates(strip.lanes, stripColumns);
    strip.title = m_controller.sentence().text;
    strip.theme = makePictureTheme(ThemeKind::Light, ColourMap::Blues);
    work(tr("Film strip"), path, [strip = std::move(strip), path](const auto&, const auto&) {
        writeFilmStrip(strip, path);
        return true;
    });
}

void TrainFiles::exportAnimation(bool asFrames) {
    if (isBusy())
        return;
    const QString path =
        asFrames
            ? freshFolder(QFileDialog::getExistingDirectory(m_window, tr("Folder of the Pictures")))
            : askForFile(tr("Export Animation"), QStringLiteral("heatmaps.webp"), tr("Animation (*.webp)"));
    if (path.isEmpty())
        return;
    Animation animation;
    animation.lanes = filmLanes(m_controller);
    animation.updates = filmUpdates(animation.lanes, animationFrames);
    animation.title = m_controller.sentence().text;
    animation.theme = makePictureTheme(ThemeKind::Light, ColourMap::Blues);
    work(tr("Animation"), path,
         [animation = std::move(animation), path, asFrames](const std::stop_token& stop,
                                                            const BackgroundJob::Publish& publish) {
             const AnimationProgress progress{stop, publish};
             return asFrames ? writeAnimationFrames(animation, path, progress)
                             : writeAnimation(animation, path, progress);
         });
}

void TrainFiles::waitForWork() {
    if (!m_job.isRunning())
        return;
    QEventLoop loop;
    connect(&m_job, &BackgroundJob::ended, &loop, &QEventLoop::quit);
    loop.exec();
}

// The updates under way belong to what is saved.
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
    waitForWork();
    if (!m_controller.isChanged())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Attention Lab"),
                    tr("The run has updates that are not saved: %1 are done.")
                        .arg(groupedNumber(m_controller.newestUpdate())),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setInformativeText(tr("Save it with its history and its settings?"));
    box.setObjectName(QStringLiteral("loseRun"));
    box.setDefaultButton(QMessageBox::Save);
    const int chosen = box.exec();
    if (chosen == QMessageBox::Save) {
        m_controller.pause();
        waitUntilIdle();
        bool isSaved = false;
        const QMetaObject::Connection saved =
            connect(&m_job, &BackgroundJob::ended, this, [&isSaved](bool isDone) { isSaved = isDone; });
        if (saveRun(false))
            waitForWork();
        disconnect(saved);
        return isSaved;
    }
    if (chosen != QMessageBox::Discard)
        return false;
    m_autosave.discard();
    return true;
}

}  // namespace attn::ui
