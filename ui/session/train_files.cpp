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
#include <QSaveFile>

#include "core/error.h"
#include "core/io/atomic_file.h"
#include "core/io/model_file.h"
#include "core/io/run_file.h"
#include "core/train/live/history_csv.h"
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
      saveModelAction(
          newCommand(this, QStringLiteral("saveModel"), tr("Save &Model…"),
                     tr("Save the selected lane at the shown update as a model file"), {Qt::CTRL | Qt::Key_M},
                     [this] {
                         if (!isBusy())
                             m_controller.requestModels({m_controller.selectedLane()}, modelPurpose);
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
                if (purpose != modelsPurpose && purpose != modelPurpose)
                    return;
                const bool isOne = purpose == modelPurpose;
                const QString path =
                    isOne ? askForFile(tr("Save Model"),
                                       fileName(QString::fromStdString(
                                           m_controller.history(m_controller.selectedLane()).name)) +
                                           QStringLiteral(".safetensors"),
                                       tr("Models (*.safetensors)"))
                          : QFileDialog::getExistingDirectory(m_window, tr("Save All Models"));
                if (!path.isEmpty())
                    saveModels(models, path);
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
    const QString suffix = QFileInfo(name).suffix();
    QString path = QFileDialog::getSaveFileName(m_window, title, name, filters);
    if (!path.isEmpty() && QFileInfo(path).suffix().isEmpty())
        path += QLatin1Char('.') + suffix;
    return path;
}

void TrainFiles::work(const QString& what, const QString& path, BackgroundJob::Work work) {
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
    m_done = [this, path] {
        m_path = path;
        m_controller.markSaved();
        m_autosave.discard();
    };
    work(tr("Run"), path, [run, path](const std::stop_token& stop, const BackgroundJob::Publish& publish) {
        SaveRunOptions options;
        options.stop = stop;
        options.publish = [&publish](double share) { publish(static_cast<int>(percent * share), percent); };
        return attn::saveRun(*run, path.toStdString(), options);
    });
    return true;
}

bool TrainFiles::mayReplace(const QStringList& paths) {
    QStringList names;
    for (const QString& path : paths) {
        if (QFileInfo::exists(path))
            names.append(QFileInfo(path).fileName());
    }
    if (names.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Attention Lab"),
                    names.size() == 1 ? tr("A file of this name is there already.")
                                      : tr("%1 files of these names are there already.").arg(names.size()),
                    QMessageBox::Save | QMessageBox::Cancel, m_window);
    box.setObjectName(QStringLiteral("replaceFiles"));
    box.setInformativeText(tr("Replace %1?").arg(names.join(QStringLiteral(", "))));
    box.button(QMessageBox::Save)->setText(tr("&Replace"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Save;
}

void TrainFiles::saveRecipes() {
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Save Recipes"));
    if (folder.isEmpty())
        return;
    const RunSetup& setup = m_controller.setup();
    const std::vector<std::string> names = laneFileNames(setup);
    QStringList files;
    for (std::size_t lane = 0; lane < names.size(); ++lane) {
        if (setup.lanes[lane].takesPart)
            files.append(
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

void TrainFiles::saveModels(const std::vector<std::shared_ptr<const TrainedModel>>& models,
                            const QString& place) {
    std::vector<QString> paths;
    for (std::size_t i = 0; i < models.size(); ++i) {
        const QString name = QString::fromStdString(m_controller.history(static_cast<int>(i)).name);
        paths.push_back(models.size() == 1
                            ? place
                            : QDir(place).filePath(fileName(name) + QStringLiteral(".safetensors")));
    }
    // The dialog of a single file has asked.
    if (models.size() > 1 && !mayReplace(QStringList(paths.begin(), paths.end())))
        return;
    work(tr("Models"), place, [models, paths](const std::stop_token& stop, const auto& publish) {
        for (std::size_t i = 0; i < models.size(); ++i) {
            if (stop.stop_requested())
                return false;
            saveModel(*models[i], paths[i].toStdString());
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
        work(tr("Charts"), path, [bytes = drawCurves(path), path](const auto&, const auto&) {
            writeFileAtomically(path.toStdString(), bytes.toStdString());
            return true;
        });
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

bool TrainFiles::mayLoseRun() {
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
    if (chosen == QMessageBox::Cancel)
        return false;
    if (chosen == QMessageBox::Save) {
        m_controller.pause();
        QEventLoop loop;
        connect(&m_job, &BackgroundJob::ended, &loop, &QEventLoop::quit);
        if (!saveRun(false))
            return false;
        loop.exec();
        return !m_controller.isChanged();
    }
    m_autosave.discard();
    return true;
}

}  // namespace attn::ui
