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

// Heatmaps of lanes at several updates as one picture, with a row for each lane and a column for each update.
struct FilmStrip {
    std::vector<FilmLane> lanes;  // only those that have a frame to show are drawn
    std::vector<Index> updates;   // ascending; filmUpdates chooses some
    QString title;                // above everything; may be empty
    Theme theme;                  // from makePictureTheme
    std::optional<QSize> size;    // in device-independent pixels; empty: what the cells need
};

QSize filmStripSize(const FilmStrip& strip);

// May run on any thread that may draw images. Throws Error when there is nothing to draw, or when it does not
// fit into the given size, naming the smallest size that does.
QByteArray drawFilmStrip(const FilmStrip& strip, PictureFormat format);

// Writes PNG, SVG or PDF by the end of the name. Throws the errors of drawFilmStrip, checkPicturePlace and
// writeFileAtomically.
void writeFilmStrip(const FilmStrip& strip, const QString& path);

}  // namespace attn::ui
