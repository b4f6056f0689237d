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

// The heatmaps of all lanes in a grid, update after update.
struct Animation {
    std::vector<FilmLane> lanes;
    std::vector<Index> updates;  // updates of the frames, ascending; filmUpdates chooses some
    QString title;               // the pinned sentence; may be empty
    Theme theme;                 // from makePictureTheme
    std::optional<QSize> size;   // in device-independent pixels; empty: what the cells need
    int scale = 1;               // device pixels in one of those
    double framesPerSecond = 8;  // 0.1 to 100; the last frame is shown a second longer
};

struct AnimationProgress {
    std::stop_token stop = {};
    std::function<void(int done, int all)> publish = {};  // counts frames; on the calling thread
};

// These run on any thread, preferably not on the window's. They throw Error with one sentence: it names the
// path when that cannot be written and says what is possible when a setting is not. They also throw it when
// there is nothing to draw.

// Size in device-independent pixels, which a file dialog can propose.
QSize animationSize(const Animation& animation);
// One frame, for a preview.
QImage animationFrame(const Animation& animation, std::size_t index);

// Writes an animated WebP like writeFileAtomically. Returns false after a stop; `path` is then as it was.
bool writeAnimation(const Animation& animation, const QString& path, const AnimationProgress& progress = {});

// Writes frame-0001.png … into a folder that is new or empty: either all frames or, after an error or a stop
// (returns false), none.
bool writeAnimationFrames(const Animation& animation, const QString& folder,
                          const AnimationProgress& progress = {});

}  // namespace attn::ui
