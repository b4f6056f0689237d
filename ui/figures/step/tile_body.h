// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>
#include <memory>
#include <vector>

#include "ui/pictures/lane/lane_data.h"

class QPainter;

namespace attn::ui {

using TileLanes = std::vector<std::shared_ptr<const LaneData>>;

// What the tiles of a picture show of their lanes between head and foot, and the legend of it. Of one size
// for all lanes, in device-independent pixels; the theme is that of theme() on the calling thread.
class TileBody {
public:
    virtual ~TileBody() = default;
    virtual QSizeF size() const = 0;
    // From (0, 0).
    virtual void paint(QPainter& painter, std::size_t lane) const = 0;
    // In as many lines as `width` asks for.
    virtual double legendHeight(double width) const = 0;
    virtual void paintLegend(QPainter& painter, QPointF place, double width) const = 0;
};

// `cell`: room of a source token across and of an output token down; `ratio`: device pixels in one of ours, 1
// for drawings.
using MakeTileBody = std::unique_ptr<TileBody> (*)(const TileLanes& lanes, const Selection& selection,
                                                   QSizeF cell, double ratio);

}  // namespace attn::ui
