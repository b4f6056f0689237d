// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "ui/figures/film/film.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {

// The heatmaps of all lanes in a grid, one update after the other.
struct Animation {
    std::vector<FilmLane> lanes;
    std::vector<Index> updates;  // of the frames, ascending; filmUpdates chooses some
    QString title;               // the pinned sentence; empty for none
    Theme theme;                 // of makePictureTheme
    std::optional<QSize> size;   // in device-independent pixels; none: what the cells need
    int scale = 1;               // pixels in one of those
    double framesPerSecond = 8;  // 0.1 to 100; the last frame stays a second longer
};

struct AnimationProgress {
    std::stop_token stop = {};
    std::function<void(int done, int all)> publish = {};  // frames, on the calling thread
};

// All on any thread, best not on the window's. Throw Error in one sentence that names the path when it cannot
// be written, that says what is possible when a setting is not, and when there is nothing to draw.

// Of device-independent pixels: what a file dialog can propose.
QSize animationSize(const Animation& animation);
// One frame, for a preview.
QImage animationFrame(const Animation& animation, std::size_t index);

// An animated WebP, as writeFileAtomically. False when it was stopped: `path` is as it was.
bool writeAnimation(const Animation& animation, const QString& path, const AnimationProgress& progress = {});

// frame-0001.png … in a new folder, or in one that is empty; all of them or, also when it was stopped
// (false), none.
bool writeAnimationFrames(const Animation& animation, const QString& folder,
                          const AnimationProgress& progress = {});

}  // namespace attn::ui
