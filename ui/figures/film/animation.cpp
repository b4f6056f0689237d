// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/animation.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <filesystem>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "core/files/staging_folder.h"
#include "core/files/temporary_file.h"
#include "ui/figures/film/film_page.h"
#include "ui/figures/film/webp_writer.h"
#include "ui/figures/picture_file.h"
#include "ui/kit/text/decimal_text.h"

namespace attn::ui {
namespace {

constexpr int lastFrame = 1000;  // additional ms of the last frame

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

// Draws all frames one after the other; returns false when it was stopped.
template <typename Take>
bool forEachFrame(const Animation& animation, const AnimationProgress& progress, Take take) {
    const ThemeScope scope(animation.theme);
    const DecimalPoint inFiles;
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

}  // namespace

QSize animationSize(const Animation& animation) {
    const ThemeScope scope(animation.theme);
    const DecimalPoint inFiles;
    return page(animation).size();
}

QImage animationFrame(const Animation& animation, std::size_t index) {
    const ThemeScope scope(animation.theme);
    const DecimalPoint inFiles;
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
    const std::filesystem::path parent = QFileInfo(whole).path().toStdString();
    // Drawing takes long, and a program that is killed meanwhile must not leave a folder behind. So the
    // frames wait in a file without a name.
    removeStaleTemporaries(parent);
    TemporaryFile drawn(parent, name);
    std::vector<std::size_t> sizes;
    const bool isWhole = forEachFrame(animation, progress, [&](std::size_t, const QImage& image) {
        const QByteArray bytes = pngBytes(image);
        drawn.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        sizes.push_back(static_cast<std::size_t>(bytes.size()));
    });
    if (!isWhole)
        return false;
    StagingFolder frames(parent, name);
    std::uint64_t from = 0;
    for (std::size_t index = 0; index < sizes.size(); ++index) {
        const QString file = QStringLiteral("frame-%1.png").arg(index + 1, 4, 10, QLatin1Char('0'));
        frames.add(file.toStdString(), drawn.read(from, sizes[index]));
        from += sizes[index];
    }
    frames.replace(whole.toStdString());
    return true;
}

}  // namespace attn::ui
