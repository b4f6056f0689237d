// SPDX-License-Identifier: GPL-3.0-or-later
// Of TrainFiles: models, recipes and pictures, all that cannot be opened as the run again.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "core/model_files/model_file.h"
#include "ui/figures/film/animation.h"
#include "ui/figures/film/film_strip.h"
#include "ui/figures/picture_file.h"
#include "ui/kit/text/file_name.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/train/train_files.h"
#include "ui/train/train_films.h"

namespace attn::ui {
namespace {

constexpr std::size_t stripColumns = 6;
constexpr std::size_t animationFrames = 120;

// If the folder has files in it, ours go into a new folder inside it.
QString freshFolder(const QString& folder) {
    if (folder.isEmpty() || QDir(folder).isEmpty())
        return folder;
    QString fresh = QDir(folder).filePath(QStringLiteral("heatmaps"));
    for (int number = 2; QFileInfo::exists(fresh); ++number)
        fresh = QDir(folder).filePath(QStringLiteral("heatmaps-%1").arg(number));
    return fresh;
}

}  // namespace

bool TrainFiles::mayReplace(const QStringList& paths) {
    QStringList names;
    for (const QString& path : paths) {
        if (QFileInfo::exists(path))
            names.append(QFileInfo(path).fileName());
    }
    if (names.isEmpty())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Attention Lab"),
                    names.size() == 1
                        ? tr("A file with this name exists already.")
                        : tr("%1 files with these names exist already.", nullptr, pluralOf(names.size()))
                              .arg(names.size()),
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
                                     : tr("%1 recipes saved in %2", nullptr, pluralOf(paths.size()))
                                           .arg(paths.size())
                                           .arg(folder)));
    } catch (const Error& error) {
        emit problem(QString::fromUtf8(error.what()));
    }
}

void TrainFiles::saveModel(const std::shared_ptr<const TrainedModel>& model) {
    const QString name = fileNameFor(QString::fromStdString(m_controller.history(m_modelLane).name));
    const QString path =
        askForFile(tr("Save Model"), name + QStringLiteral(".safetensors"), tr("Models (*.safetensors)"));
    if (!path.isEmpty())
        writeModels(path, {model}, {path});
}

void TrainFiles::saveModels(const std::vector<std::shared_ptr<const TrainedModel>>& models) {
    QStringList names;
    for (int lane = 0; lane < static_cast<int>(models.size()); ++lane) {
        const QString name = fileNameFor(QString::fromStdString(m_controller.history(lane).name));
        QString free = name;
        for (int number = 2; names.contains(free); ++number)
            free = QStringLiteral("%1-%2").arg(name).arg(number);
        names.append(free);
    }
    const QString folder = QFileDialog::getExistingDirectory(m_window, tr("Save All Models"));
    if (folder.isEmpty())
        return;
    QStringList paths;
    for (const QString& name : names)
        paths.append(QDir(folder).filePath(name + QStringLiteral(".safetensors")));
    if (mayReplace(paths))
        writeModels(folder, models, paths);
}

void TrainFiles::writeModels(const QString& place,
                             const std::vector<std::shared_ptr<const TrainedModel>>& models,
                             const QStringList& paths) {
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

}  // namespace attn::ui
