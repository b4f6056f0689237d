// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLineF>
#include <QPointF>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "core/landscape/score_plane.h"
#include "ui/pictures/lane/lane_data.h"

namespace attn::ui {

// A score function over a plane of queries, as LandscapeView shows it.
struct LandscapePlane {
    QString name;     // of the score or the lane
    int colour = 0;   // of the lane
    QString caption;  // what it shows, one line
    std::shared_ptr<const ScorePlane> plane;
    QStringList keys;           // names
    bool hasKeyPlaces = false;  // the keys are points of the plane, too
    QStringList steps;          // output tokens of the path
    double reach = 2;           // the plane goes from −reach to reach both ways
};

// The picture of one plane: each point has the hue of the key with the largest weight, the stronger the more
// weight it has, and lines join the points where this weight is 0.5 and 0.9. Or it has the hue of one key,
// the stronger the more weight that key has. Scores are kept, so that another temperature costs a softmax
// only.
class LandscapeRaster {
public:
    static constexpr int points = 80;  // each way
    static constexpr double levels[] = {0.5, 0.9};

    void setPlane(const LandscapePlane& plane);
    // Computes what has changed. For the current theme. `key`: whose weights are shown; none: the largest.
    void update(double temperature, std::optional<int> key = std::nullopt);
    void forgetColours() { m_temperature = -1; }

    const QImage& image() const { return m_image; }
    // Pieces of the lines, in coordinates of the plane.
    const std::vector<QLineF>& lines() const { return m_lines; }
    // A point in the widest part of where a key has the largest weight, and the share of the plane that it
    // has.
    struct Region {
        QPointF middle;
        double share = 0;
    };
    const std::vector<Region>& regions() const { return m_regions; }

private:
    QPointF place(int column, int row) const;
    void findMiddles(const std::vector<Index>& winners);
    void joinLines(const Vector& weights, const std::vector<Index>& winners);

    std::shared_ptr<const ScorePlane> m_plane;
    double m_reach = 2;
    Matrix m_scores;  // [n, points²], rows of the picture from above
    double m_temperature = -1;
    std::optional<int> m_key;
    QImage m_image;
    std::vector<QLineF> m_lines;
    std::vector<Region> m_regions;
};

// The plane of a decoded lane; nothing where it has none (ScorePlane::ofLane).
std::optional<LandscapePlane> landscapeOf(const LaneData& lane);

// What each score function shows in a plane, one line.
QString landscapeCaption(const std::string& score);

}  // namespace attn::ui
