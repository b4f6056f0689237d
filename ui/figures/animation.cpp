// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/animation.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>

#include "core/error.h"
#include "core/io/atomic_file.h"
#include "ui/figures/film_page.h"
#include "ui/figures/picture_file.h"
#include "ui/figures/webp_writer.h"

namespace attn::ui {
namespace {

constexpr int lastFrame = 1000;  // ms that it stays longer

FilmPage page(const Animation& animation) {
    return FilmPage(animation.lanes, animation.updates, animation.title, animation.size,
                    std::clamp(animation.scale, 1, 4));
}

int frameTime(const Animation& animation) {
    const double rate = animation.framesPerSecond;
    if (!(rate >= 0.1 && rate <= 100))
        throw Error("the frame rate should be from 0.1 to 100 frames per second, found " +
                    QString::number(rate).toStdString() + ".");
    return static_cast<int>(std::lround(1000 / rate));
}

// Draws all frames one after the other; false when it was stopped.
template <typename Take>
bool forEachFrame(const Animation& animation, const AnimationProgress& progress, Take take) {
    const ThemeScope scope(animation.theme);
    const FilmPage drawn = page(animation);
    const std::size_t all = animation.updates.size();
    for (std::size_t i = 0; i < all; ++i) {
        if (progress.stop.stop_requested())
            return false;
        take(i, drawn.frame(i));
        if (progress.publish)
            progress.publish(static_cast<int>(i) + 1, static_cast<int>(all));
    }
    return !progress.stop.stop_requested();
}

void checkFolder(const QString& folder, const std::string& name) {
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        throw Error(name + ": is a file, not a folder; give the name of a new folder.");
    if (info.isDir() && !QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        throw Error(name + ": is a folder that is not empty; give the name of a new one for the frames.");
    const QFileInfo parent(info.dir().absolutePath());
    if (!parent.isDir())
        throw Error(name + ": the folder " + parent.filePath().toStdString() +
                    " does not exist; make it first.");
    if (!parent.isWritable())
        throw Error(name + ": the folder " + parent.filePath().toStdString() +
                    " cannot be written to; choose another one.");
}

void writeFrame(const QImage& image, const QString& path, const std::string& name) {
    QFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && image.save(&file, "PNG") && file.flush();
    if (!isWritten)
        throw Error(name + ": the frames cannot be written: " + file.errorString().toStdString() + ".",
                    Error::Kind::Failure);
}

}  // namespace

QSize animationSize(const Animation& animation) {
    const ThemeScope scope(animation.theme);
    return page(animation).size();
}

QImage animationFrame(const Animation& animation, std::size_t index) {
    const ThemeScope scope(animation.theme);
    return page(animation).frame(index);
}

bool writeAnimation(const Animation& animation, const QString& path, const AnimationProgress& progress) {
    const std::string name = path.toStdString();
    checkPicturePlace(path, name);
    const int time = frameTime(animation);
    std::optional<WebpWriter> writer;
    const bool isWhole = forEachFrame(animation, progress, [&](std::size_t index, const QImage& image) {
        if (!writer)
            writer.emplace(image.size());
        writer->add(image, time + (index + 1 == animation.updates.size() ? lastFrame : 0));
    });
    if (!isWhole)
        return false;
    const QByteArray bytes = writer->finish();
    writeFileAtomically(name, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return true;
}

bool writeAnimationFrames(const Animation& animation, const QString& folder,
                          const AnimationProgress& progress) {
    const QString whole = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    const std::string name = folder.toStdString();
    checkFolder(whole, name);
    QTemporaryDir temporary(QFileInfo(whole).path() + QStringLiteral("/.attention-lab-XXXXXX"));
    if (!temporary.isValid())
        throw Error(name + ": cannot be written: " + temporary.errorString().toStdString() + ".",
                    Error::Kind::Failure);
    const bool isWhole = forEachFrame(animation, progress, [&](std::size_t index, const QImage& image) {
        const QString file = QStringLiteral("frame-%1.png").arg(index + 1, 4, 10, QLatin1Char('0'));
        writeFrame(image, temporary.filePath(file), name);
    });
    if (!isWhole)
        return false;
    // A temporary folder is its owner's alone.
    QFile::setPermissions(temporary.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner |
                                                QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther |
                                                QFile::ExeOther);
    // Takes the place of an empty folder.
    const QByteArray from = QFile::encodeName(temporary.path()), to = QFile::encodeName(whole);
    if (std::rename(from.constData(), to.constData()) != 0)
        throw Error(name + ": cannot be written: " + qt_error_string(errno).toStdString() + ".",
                    Error::Kind::Failure);
    temporary.setAutoRemove(false);
    return true;
}

}  // namespace attn::ui
