// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "core/train/live/lane_history.h"
#include "ui/pictures/curves/curve_lane.h"
#include "ui/pictures/curves/envelope.h"
#include "ui/pictures/curves/moving_mean.h"

namespace attn::ui {

// The part of a lane's history that the curves keep, so that drawing never waits for the training.
class LaneCurves {
public:
    explicit LaneCurves(Index window = 1) : m_window(window), m_mean(window) {}

    // Appends what is new, or starts again if it is another history.
    void take(const LaneHistory& history);
    void setWindow(Index window);  // of the moving average, in updates; 1: no average

    // The update of the first loss; means have the same places.
    Index firstUpdate() const { return m_firstUpdate + 1; }
    Index update() const { return m_firstUpdate + static_cast<Index>(m_losses.size()); }  // the newest
    std::span<const float> losses() const { return m_losses; }
    std::span<const float> means() const { return m_window > 1 ? m_means : m_losses; }
    const std::vector<Measurement>& measurements() const { return m_measurements; }
    // Whether the lane's outputs are classes; an exact match is then a right class.
    bool areClasses() const { return m_areClasses; }

    // Empty when that update was not made.
    std::optional<double> lossAt(Index update) const { return at(m_losses, update); }
    std::optional<double> meanAt(Index update) const { return at(means(), update); }
    // The kinds that have charts, in their order. For a corpus there are its own measures besides those of
    // tasks, for classes macro F1 and the share of texts whose largest weight is on evidence.
    static std::vector<CurveKind> kindsOf(const std::vector<const LaneCurves*>& lanes);

    // The last measurement at this update or before it; nullptr before the first.
    const Measurement* measuredAt(Index update) const;

    // The value of one of its measurements for a chart: the alignment error is that of the watched map.
    // Empty when it has none.
    std::optional<double> valueOf(const Measurement& measurement, CurveKind kind) const;
    // The self-attention that is watched, in words: it has no alignment to be measured. Empty otherwise.
    const QString& selfAttention() const { return m_selfAttention; }
    // The maps whose errors are measured one by one (Measurement::maps), with what people call them; empty
    // where the alignment is the only one.
    struct Map {
        MapAddress map;
        QString name;
    };
    const std::vector<Map>& maps() const { return m_maps; }

    // The points where the lane's alignment first was right and where it first knew nearly all held-out
    // pairs.
    std::optional<CurvePoint> aligned() const;  // alignment error, 0 to 1
    std::optional<CurvePoint> exact() const;    // exact match, 0 to 1

private:
    bool goesOn(const LaneHistory& history) const;
    std::optional<double> at(std::span<const float> values, Index update) const;

    bool m_areClasses = false;
    Index m_firstUpdate = 0;
    Index m_window;
    MovingMean m_mean;
    std::vector<float> m_losses, m_means;
    std::vector<Measurement> m_measurements;
    std::optional<Index> m_alignedAt, m_exactAt;
    std::optional<MapAddress> m_watched;
    QString m_selfAttention;
    std::vector<Map> m_maps;
};

// The error of one map; empty when it was not measured.
std::optional<double> errorOf(const Measurement& measurement, const MapAddress& map);

}  // namespace attn::ui
