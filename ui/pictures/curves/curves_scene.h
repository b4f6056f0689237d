// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <array>
#include <memory>
#include <optional>
#include <utility>
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

// A lane to be drawn; its curves must outlive the scene's next show().
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
    Index smoothing = 1;  // of the loss, in updates; the curves are smoothed already
    int emphasised = -1;  // a lane; the others are pale
    std::array<QString, curveKindCount> notes = {};  // texts in the middle of charts without content
};

// The charts on a plot, both for the window and for pictures on paper. Branches lie over other lanes, and the
// selected lane lies over all of them.
class CurvesScene {
public:
    // A point where a lane reached a goal.
    struct Mark {
        CurveKind kind;  // ExactMatch or AlignmentError, if they have charts
        int lane;
        CurvePoint point;  // in the chart's unit
    };

    // Uses the whole plot, which must outlive it.
    explicit CurvesScene(QCustomPlot& plot);
    ~CurvesScene();

    // `hasCards`: each chart has a card, as in the window.
    void layOut(const CurvesLayout& layout, QSizeF size, const Theme& theme, const CurveFonts& fonts,
                bool hasCards);
    void show(std::vector<SceneLane> lanes, std::vector<ChangeMark> changes, CurvesLook look);

    const CurvesLayout& layout() const { return m_layout; }
    const CurvesLook& look() const { return m_look; }
    const std::vector<SceneLane>& lanes() const { return m_lanes; }
    const std::vector<ChangeMark>& changes() const { return m_changes; }
    const std::vector<Mark>& marks() const { return m_marks; }
    // Where a curve has its lane's shape, so that curves can be told apart without their colours. None if
    // there is one lane.
    std::vector<QPointF> shapePlaces(CurveKind kind, const SceneLane& lane) const;
    // Further shapes, beside names: the colours of lanes, and places in pixels.
    void setNamedShapes(std::vector<std::pair<int, QPointF>> shapes) { m_namedShapes = std::move(shapes); }
    const AxisRange& values(CurveKind kind) const { return m_values[static_cast<std::size_t>(kind)]; }
    // The number of points of all curves, as last shown.
    Index pointCount() const;

    // In pixels; values are in the chart's unit (percent for exact matches).
    double x(CurveKind kind, double update) const;
    double y(CurveKind kind, double value) const;
    double updateAt(CurveKind kind, double x) const;
    // The point on the lane's curve: the loss (or its mean) of that update, or the last measurement up to it.
    std::optional<QPointF> pointAt(CurveKind kind, const SceneLane& lane, Index update) const;
    // The number at that point, in the chart's unit.
    std::optional<CurvePoint> valueAt(CurveKind kind, const SceneLane& lane, Index update) const;

    QString title(CurveKind kind) const;
    // The title, its short form, or the title to be cut: the first of these that fits.
    QString fittingTitle(CurveKind kind, double room) const;
    QColor ink(const SceneLane& lane) const;

private:
    bool areClasses() const;  // all outputs are classes
    bool watchesSelfAttention() const;
    QString briefAer() const;
    // The selected lane if its maps are measured one by one; their curves are thin.
    const SceneLane* laneOfMaps() const;
    void showMaps();
    class Painted;
    struct Slot;  // the graphs of one lane
    void showAxes(CurveKind kind);
    void showLane(std::size_t slot);
    void paintCards(QPainter& painter) const;
    void paintChanges(QPainter& painter) const;
    void paintTexts(QPainter& painter) const;
    void paintNote(QPainter& painter, const CurvesLayout::Chart& chart, const QString& note) const;
    void paintChangeTexts(QPainter& painter) const;
    // As pointAt, also outside of the axes.
    std::optional<QPointF> placeAt(CurveKind kind, const SceneLane& lane, Index update) const;
    std::optional<QPointF> inAxes(CurveKind kind, const std::optional<QPointF>& place) const;
    std::optional<QPointF> onLine(CurveKind kind, const SceneLane& lane, double place) const;
    void paintShapes(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    QColor pale(const SceneLane& lane) const;

    QCustomPlot& m_plot;
    std::array<QCPAxisRect*, curveKindCount> m_rects{};
    std::vector<std::unique_ptr<Slot>> m_slots;
    std::vector<QCPGraph*> m_mapGraphs;  // owned by the plot
    CurvesLayout m_layout;
    Theme m_theme;
    CurveFonts m_fonts;
    bool m_hasCards = false;
    std::vector<SceneLane> m_lanes;
    std::vector<ChangeMark> m_changes;
    CurvesLook m_look;
    std::array<AxisRange, curveKindCount> m_values;
    std::vector<Mark> m_marks;
    std::vector<std::pair<int, QPointF>> m_namedShapes;
};

}  // namespace attn::ui
