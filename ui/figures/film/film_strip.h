// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <optional>
#include <vector>

#include "ui/figures/film/film.h"
#include "ui/figures/picture_file.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {

// Heatmaps of lanes at several updates as one picture: a row a lane, a column an update.
struct FilmStrip {
    std::vector<FilmLane> lanes;  // those with a frame to show are drawn
    std::vector<Index> updates;   // ascending; filmUpdates chooses some
    QString title;                // above all; empty for none
    Theme theme;                  // of makePictureTheme
    std::optional<QSize> size;    // in device-independent pixels; none: what the cells need
};

QSize filmStripSize(const FilmStrip& strip);

// On any thread that may draw images. Throws Error when there is nothing to draw, or it does not fit into the
// size that is asked for, naming the least that does.
QByteArray drawFilmStrip(const FilmStrip& strip, PictureFormat format);

// PNG, SVG or PDF by the name's end. Throws Error as drawFilmStrip, checkPicturePlace and
// writeFileAtomically.
void writeFilmStrip(const FilmStrip& strip, const QString& path);

}  // namespace attn::ui
