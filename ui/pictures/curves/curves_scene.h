// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "ui/pictures/curves/change_marks.h"
#include "ui/pictures/curves/curve_axes.h"
#include "ui/pictures/curves/curves_layout.h"
#include "ui/pictures/curves/lane_curves.h"

class QCPAxisRect;
class QCPGraph;
class QCustomPlot;
class QPainter;

namespace attn::ui {

// A lane that is drawn; its curves must outlive the scene's next show().
struct SceneLane {
    const LaneCurves* curves = nullptr;
    int lane = 0;  // its place among all lanes
    int colour = 0;
    bool isBranch = false;
    bool isSelected = false;
};
struct CurvesLook {
    AxisRange span;  // of updates
    LossScale scale = LossScale::Logarithmic;
    Index smoothing = 1;                             // of the loss, in updates; the curves have it already
    int emphasised = -1;                             // a lane: the others are pale
    std::array<QString, curveKindCount> notes = {};  // in the middle of a chart that has nothing to show
};

// The charts on a plot: what the window and pictures for papers have in common. Branches lie over other
// lanes, the selected one over them.
class CurvesScene {
public:
    // Where a lane reached something.
    struct Mark {
        CurveKind kind;  // ExactMatch or AlignmentError, where they have charts
        int lane;
        CurvePoint point;  // in the chart's unit
    };

    // Takes all of the plot, which must outlive it.
    explicit CurvesScene(QCustomPlot& plot);
    ~CurvesScene();

    // `hasCards`: each chart stands on a card of the window's.
    void layOut(const CurvesLayout& layout, QSizeF size, const Theme& theme, const CurveFonts& fonts,
                bool hasCards);
    void show(std::vector<SceneLane> lanes, std::vector<ChangeMark> changes, CurvesLook look);

    const CurvesLayout& layout() const { return m_layout; }
    const CurvesLook& look() const { return m_look; }
    const std::vector<SceneLane>& lanes() const { return m_lanes; }
    const std::vector<ChangeMark>& changes() const { return m_changes; }
    const std::vector<Mark>& marks() const { return m_marks; }
    const AxisRange& values(CurveKind kind) const { return m_values[static_cast<std::size_t>(kind)]; }
    // Points of all curves, as they were last shown.
    Index pointCount() const;

    // Pixels; values in the chart's unit (percent for exact matches).
    double x(CurveKind kind, double update) const;
    double y(CurveKind kind, double value) const;
    double updateAt(CurveKind kind, double x) const;
    // On the lane's curve: the loss (or its mean) of that update, or the last measurement until then.
    std::optional<QPointF> pointAt(CurveKind kind, const SceneLane& lane, Index update) const;
    // The number that curve has there, in the chart's unit.
    std::optional<CurvePoint> valueAt(CurveKind kind, const SceneLane& lane, Index update) const;

    QString title(CurveKind kind) const;
    // Of the title, its short form, or the title to be cut: the first that has room.
    QString fittingTitle(CurveKind kind, double room) const;
    QColor ink(const SceneLane& lane) const;

private:
    class Painted;
    struct Slot;  // the graphs of one lane
    void showAxes(CurveKind kind);
    void showLane(std::size_t slot);
    void paintCards(QPainter& painter) const;
    void paintChanges(QPainter& painter) const;
    void paintTexts(QPainter& painter) const;
    void paintNote(QPainter& painter, const CurvesLayout::Chart& chart, const QString& note) const;
    void paintChangeTexts(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    QColor pale(const SceneLane& lane) const;

    QCustomPlot& m_plot;
    std::array<QCPAxisRect*, curveKindCount> m_rects{};
    std::vector<std::unique_ptr<Slot>> m_slots;
    CurvesLayout m_layout;
    Theme m_theme;
    CurveFonts m_fonts;
    bool m_hasCards = false;
    std::vector<SceneLane> m_lanes;
    std::vector<ChangeMark> m_changes;
    CurvesLook m_look;
    std::array<AxisRange, curveKindCount> m_values;
    std::vector<Mark> m_marks;
};

}  // namespace attn::ui
