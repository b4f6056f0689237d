// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>
#include <optional>
#include <vector>

#include "ui/pictures/landscape/landscape_plane.h"

class QPainter;

namespace attn::ui {

// Keys that were placed by hand and their planes, as they stand in a figure.
struct ChosenLandscape {
    std::vector<LandscapePlane> planes;
    Matrix keys;  // [2, n]
    QPointF query;
    double temperature = 1;
    std::optional<int> key;  // as in LandscapeScene
};

// Planes of queries side by side as they are drawn, in a window or on paper. For the current theme.
class LandscapeScene {
public:
    static constexpr int queryHandle = -1;

    // In device-independent pixels; planes stand from (0, 0).
    QSizeF size;
    Matrix keys = Matrix(2, 0);    // that are points of the planes
    std::optional<QPointF> query;  // which stands in all planes
    double temperature = 1;
    std::optional<int> key;      // whose weights are the colours; none: the largest weight of each point
    int step = -1;               // of the paths, that is marked; −1: none
    std::optional<int> only;     // the plane that is shown alone, large
    std::optional<int> focused;  // what arrows move: `queryHandle`, or a key

    void setPlanes(std::vector<LandscapePlane> planes);
    const std::vector<LandscapePlane>& planes() const { return m_planes; }
    void forgetColours();

    // The weights [n] of a plane at the query.
    Vector weightsAt(int plane) const;
    // "H 1.42 bit · a 0.52 · b 0.31 …", the largest weights first.
    QString numbersText(int plane) const;
    QRectF square(int plane) const;
    QPointF toPage(int plane, QPointF point) const;
    QPointF toPlane(int plane, QPointF position) const;
    int planeAt(QPointF position) const;  // −1: none
    // The height that squares as wide as their columns take.
    static QSizeF usualSize(int planes);

    void paint(QPainter& painter);

private:
    struct Frame {
        int columns = 1, rows = 1;
        bool hasCaptions = true;
        double side = 0;
    };
    Frame frame() const;
    static double headHeight();
    static double footHeight(bool hasCaptions);
    void paintPlane(QPainter& painter, int plane);
    void paintKeys(QPainter& painter, int plane) const;
    void paintPath(QPainter& painter, int plane) const;

    std::vector<LandscapePlane> m_planes;
    std::vector<LandscapeRaster> m_rasters;
};

}  // namespace attn::ui
