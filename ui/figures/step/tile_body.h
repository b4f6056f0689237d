// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>
#include <memory>
#include <vector>

#include "ui/pictures/lane/picture.h"

class QPainter;

namespace attn::ui {

using TilePictures = std::vector<std::shared_ptr<const Picture>>;

// The part of a picture's tiles between head and foot, and its legend. The size is the same for all lanes, in
// device-independent pixels; the theme is that of theme() on the calling thread.
class TileBody {
public:
    virtual ~TileBody() = default;
    virtual QSizeF size() const = 0;
    // Paints from (0, 0).
    virtual void paint(QPainter& painter, std::size_t lane) const = 0;
    // The height with as many lines as `width` requires.
    virtual double legendHeight(double width) const = 0;
    virtual void paintLegend(QPainter& painter, QPointF place, double width) const = 0;
};

// `cell` is the room of a source token across and of an output token down; `ratio` is the number of device
// pixels in a device-independent one, 1 for drawings.
using MakeTileBody = std::unique_ptr<TileBody> (*)(const TilePictures& pictures, const Selection& selection,
                                                   QSizeF cell, double ratio);

}  // namespace attn::ui
