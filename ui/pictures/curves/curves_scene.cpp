// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/curves/curves_scene.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/kit/theme/theme_maps.h"

namespace attn::ui {
namespace {

constexpr double dotSize = 2.2;     // of a measurement, relative to the width of its line
constexpr double dotSpacing = 2.2;  // between measurements that have dots, relative to the dots

QCPAxisRect* addRect(QCustomPlot& plot, QCPLayoutInset& inset) {
    auto* rect = new QCPAxisRect(&plot, false);
    rect->setAutoMargins(QCP::msNone);
    rect->setMargins({});
    rect->setMinimumMargins({});
    rect->setMinimumSize(1, 1);
    rect->addAxes(QCPAxis::atBottom | QCPAxis::atLeft);
    inset.addElement(rect, QRectF(0, 0, 1, 1));
    for (QCPAxis* axis : rect->axes()) {
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
        axis->setSubTicks(false);
        axis->grid()->setSubGridVisible(false);
        axis->grid()->setVisible(axis->axisType() == QCPAxis::atLeft);
        axis->setBasePen(Qt::NoPen);
    }
    return rect;
}

}  // namespace

// Draws with a function on a layer of the plot, which owns it.
class CurvesScene::Painted : public QCPLayerable {
public:
    Painted(QCustomPlot& plot, const char* layer, std::function<void(QPainter&)> paint)
        : QCPLayerable(&plot, QString::fromLatin1(layer)), m_paint(std::move(paint)) {}

protected:
    // The plot shifts it up by a pixel.
    QRect clipRect() const override { return parentPlot()->viewport().adjusted(0, 0, 0, 1); }
    void applyDefaultAntialiasingHint(QCPPainter*) const override {}
    void draw(QCPPainter* painter) override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        m_paint(*painter);
        painter->restore();
    }

private:
    std::function<void(QPainter&)> m_paint;
};

struct CurvesScene::Slot {
    QCPGraph* raw;                                 // the single losses behind their mean
    std::array<QCPGraph*, curveKindCount> curves;  // owned by the plot, like `raw`
};

CurvesScene::CurvesScene(QCustomPlot& plot) : m_plot(plot) {
    plot.plotLayout()->clear();
    plot.plotLayout()->setMargins({});
    auto* inset = new QCPLayoutInset;
    plot.plotLayout()->addElement(0, 0, inset);
    plot.addLayer(QStringLiteral("raw"), plot.layer(QStringLiteral("main")), QCustomPlot::limBelow);
    for (QCPAxisRect*& rect : m_rects) {
        rect = addRect(plot, *inset);
    }
    new Painted(plot, "background", [this](QPainter& painter) { paintCards(painter); });
    new Painted(plot, "grid", [this](QPainter& painter) { paintChanges(painter); });
    new Painted(plot, "axes", [this](QPainter& painter) {
        paintShapes(painter);
        paintMarks(painter);
        paintTexts(painter);
        paintChangeTexts(painter);
    });
}

CurvesScene::~CurvesScene() = default;

void CurvesScene::layOut(const CurvesLayout& layout, QSizeF size, const Theme& theme, const CurveFonts& fonts,
                         bool hasCards) {
    m_layout = layout;
    m_theme = theme;
    m_fonts = fonts;
    m_hasCards = hasCards;
    m_plot.setBackground(QBrush(hasCards ? theme.window : theme.card));
    auto* inset = static_cast<QCPLayoutInset*>(m_plot.plotLayout()->element(0, 0));
    for (int i = 0; i < curveKindCount; ++i) {
        m_rects[static_cast<std::size_t>(i)]->setVisible(layout.has(static_cast<CurveKind>(i)));
        const QRectF& axes = layout.charts[static_cast<std::size_t>(i)].axes;
        // The plot rounds down; a quarter of a pixel prevents that it takes the pixel before.
        inset->setInsetRect(
            i, QRectF((axes.left() + 0.25) / size.width(), (axes.top() + 0.25) / size.height(),
                      (axes.width() + 0.25) / size.width(), (axes.height() + 0.25) / size.height()));
        for (QCPAxis* axis : m_rects[static_cast<std::size_t>(i)]->axes()) {
            axis->setTickLabelFont(fonts.small);
            axis->setTickLabelColor(theme.mutedText);
            axis->setTickLabelPadding(static_cast<int>(fonts.unit));
            axis->setTickPen(QPen(theme.grid, theme.line));
            axis->setTickLength(0, axis->axisType() == QCPAxis::atBottom ? 3 : 0);
            axis->grid()->setPen(QPen(theme.grid, theme.line, Qt::SolidLine));
            axis->grid()->setZeroLinePen(QPen(theme.mutedText, theme.line));
        }
    }
}

void CurvesScene::show(std::vector<SceneLane> lanes, std::vector<ChangeMark> changes, CurvesLook look) {
    m_lanes = std::move(lanes);
    m_changes = std::move(changes);
    m_look = std::move(look);
    const auto rank = [&](const SceneLane& lane) {
        return lane.lane == m_look.emphasised ? 3 : lane.isSelected ? 2 : lane.isBranch ? 1 : 0;
    };
    std::stable_sort(m_lanes.begin(), m_lanes.end(),
                     [&](const SceneLane& a, const SceneLane& b) { return rank(a) < rank(b); });
    std::vector<const LaneCurves*> curves;
    for (const SceneLane& lane : m_lanes) {
        curves.push_back(lane.curves);
    }
    for (const CurveKind kind : m_layout.kinds) {
        m_values[static_cast<std::size_t>(kind)] =
            kind == CurveKind::Loss          ? lossRange(curves, m_look.span, m_look.scale)
            : kind == CurveKind::HeldOutLoss ? heldOutRange(curves, m_look.span, m_look.scale)
                                             : shareRange(kind);
        showAxes(kind);
    }
    m_marks.clear();
    while (m_slots.size() < m_lanes.size()) {
        const auto add = [&](CurveKind kind) {
            const QCPAxisRect* rect = m_rects[static_cast<std::size_t>(kind)];
            auto* graph = new QCPGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
            graph->setAdaptiveSampling(false);  // envelope() has done it
            return graph;
        };
        Slot slot{add(CurveKind::Loss), {}};
        for (int i = 0; i < curveKindCount; ++i) {
            slot.curves[static_cast<std::size_t>(i)] = add(static_cast<CurveKind>(i));
        }
        m_slots.push_back(std::make_unique<Slot>(slot));
        m_slots.back()->raw->setLayer(QStringLiteral("raw"));
        m_slots.back()->raw->setAntialiased(false);
    }
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        m_slots[i]->raw->data()->clear();
        for (QCPGraph* graph : m_slots[i]->curves) {
            graph->data()->clear();
        }
        if (i < m_lanes.size()) {
            showLane(i);
        }
    }
    showMaps();
}

const SceneLane* CurvesScene::laneOfMaps() const {
    const auto found = std::find_if(m_lanes.begin(), m_lanes.end(), [](const SceneLane& lane) {
        return lane.isSelected && lane.curves->maps().size() > 1;
    });
    return m_layout.has(CurveKind::AlignmentError) && found != m_lanes.end() ? &*found : nullptr;
}

void CurvesScene::showMaps() {
    const SceneLane* lane = laneOfMaps();
    const std::size_t count = lane ? lane->curves->maps().size() : 0;
    const QCPAxisRect* rect = m_rects[static_cast<std::size_t>(CurveKind::AlignmentError)];
    while (m_mapGraphs.size() < count) {
        auto* graph = new QCPGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
        graph->setAdaptiveSampling(false);
        graph->setLayer(QStringLiteral("raw"));
        m_mapGraphs.push_back(graph);
    }
    for (std::size_t i = 0; i < m_mapGraphs.size(); ++i) {
        QVector<double> updates, values;
        if (i < count) {
            for (const Measurement& measurement : lane->curves->measurements()) {
                // What was not measured is left out: a gap would hide what lies between.
                if (const std::optional<double> error = errorOf(measurement, lane->curves->maps()[i].map)) {
                    updates.append(static_cast<double>(measurement.update));
                    values.append(*error);
                }
            }
            m_mapGraphs[i]->setPen(
                QPen(pale(*lane), m_fonts.line / 2, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
        }
        m_mapGraphs[i]->setData(updates, values, true);
    }
}

void CurvesScene::showAxes(CurveKind kind) {
    const QRectF& axes = m_layout.of(kind).axes;
    const AxisRange& range = values(kind);
    QCPAxis* updates = m_rects[static_cast<std::size_t>(kind)]->axis(QCPAxis::atBottom);
    QCPAxis* heights = m_rects[static_cast<std::size_t>(kind)]->axis(QCPAxis::atLeft);
    updates->setRange(m_look.span.low, m_look.span.high);
    const bool isLogarithmic = isLoss(kind) && m_look.scale == LossScale::Logarithmic;
    heights->setScaleType(isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    heights->setRange(range.low, range.high);
    const QFontMetricsF metrics(m_fonts.small);
    const double wide = metrics.horizontalAdvance(QStringLiteral("00 000")) + 4 * m_fonts.unit;
    const auto ticker = [](const QVector<AxisTick>& ticks) {
        QSharedPointer<QCPAxisTickerText> made(new QCPAxisTickerText);
        for (const AxisTick& tick : ticks) {
            made->addTick(tick.value, tick.label);
        }
        return made;
    };
    updates->setTicker(ticker(updateTicks(m_look.span, static_cast<int>(axes.width() / wide) + 1)));
    heights->setTicker(ticker(valueTicks(
        kind, range, m_look.scale, static_cast<int>(axes.height() / (1.35 * m_fonts.smallHeight)) + 1)));
}

void CurvesScene::showLane(std::size_t slot) {
    const SceneLane& lane = m_lanes[slot];
    const Slot& graphs = *m_slots[slot];
    const AxisRange& range = values(CurveKind::Loss);
    const double width = m_layout.of(CurveKind::Loss).axes.width();
    const bool isPale = m_look.emphasised >= 0 && m_look.emphasised != lane.lane;
    const QColor colour = isPale ? pale(lane) : ink(lane);
    const auto put = [&](QCPGraph& graph, std::span<const float> losses) {
        QVector<double> updates, values;
        for (const CurvePoint& point : envelope(losses, lane.curves->firstUpdate(), m_look.span.low,
                                                m_look.span.high, m_look.span.size() / width)) {
            updates.append(point.update);
            values.append(drawableLoss(point.value, range, m_look.scale));
        }
        graph.setData(updates, values, true);
    };
    if (m_look.smoothing > 1) {
        put(*graphs.raw, lane.curves->losses());
        graphs.raw->setPen(QPen(pale(lane), 1));
    }
    put(*graphs.curves[0], lane.curves->means());
    const double line =
        m_fonts.line * (lane.isSelected || m_look.emphasised == lane.lane ? 1.5 : 1) * (isPale ? 0.75 : 1);
    // Curves are drawn in pieces, and flat ends would leave pale seams between them.
    QPen pen(colour, line, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin);
    if (lane.isBranch) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3.5, 1.8});
    }
    for (const CurveKind kind : m_layout.kinds) {
        if (kind == CurveKind::Loss) {
            continue;
        }
        QVector<double> updates, values;
        double closest = m_look.span.size();
        for (const Measurement& measurement : lane.curves->measurements()) {
            const std::optional<double> value = lane.curves->valueOf(measurement, kind);
            const auto update = static_cast<double>(measurement.update);
            closest = updates.isEmpty() ? closest : std::min(closest, update - updates.last());
            updates.append(update);
            values.append(!value ? std::nan("")
                          : isLoss(kind)
                              ? drawableLoss(*value, m_values[static_cast<std::size_t>(kind)], m_look.scale)
                              : unitOf(kind) * *value);
        }
        QCPGraph& graph = *graphs.curves[static_cast<std::size_t>(kind)];
        graph.setData(updates, values, true);
        const bool hasDots = closest / m_look.span.size() * width >= dotSpacing * dotSize * line;
        graph.setScatterStyle(hasDots
                                  ? QCPScatterStyle(QCPScatterStyle::ssDisc, colour, colour, dotSize * line)
                                  : QCPScatterStyle(QCPScatterStyle::ssNone));
    }
    for (QCPGraph* graph : graphs.curves) {
        graph->setPen(pen);
    }
    const auto mark = [&](CurveKind kind, const std::optional<CurvePoint>& point) {
        if (m_layout.has(kind) && point && point->update >= m_look.span.low &&
            point->update <= m_look.span.high) {
            m_marks.push_back({kind, lane.lane, {point->update, unitOf(kind) * point->value}});
        }
    };
    mark(CurveKind::ExactMatch, lane.curves->exact());
    mark(CurveKind::AlignmentError, lane.curves->aligned());
}

Index CurvesScene::pointCount() const {
    Index count = 0;
    for (const auto& slot : m_slots) {
        count += slot->raw->dataCount();
        for (const QCPGraph* graph : slot->curves) {
            count += graph->dataCount();
        }
    }
    return count;
}

double CurvesScene::x(CurveKind kind, double update) const {
    const QRectF& axes = m_layout.of(kind).axes;
    return axes.left() + axes.width() * (update - m_look.span.low) / m_look.span.size();
}

double CurvesScene::updateAt(CurveKind kind, double x) const {
    const QRectF& axes = m_layout.of(kind).axes;
    return m_look.span.low + (x - axes.left()) / axes.width() * m_look.span.size();
}

// Like QCPAxis::coordToPixel, which is not valid before the first drawing.
double CurvesScene::y(CurveKind kind, double value) const {
    const QRectF& axes = m_layout.of(kind).axes;
    const AxisRange& range = values(kind);
    const bool isLogarithmic = isLoss(kind) && m_look.scale == LossScale::Logarithmic;
    const double share = isLogarithmic ? std::log(value / range.low) / std::log(range.high / range.low)
                                       : (value - range.low) / range.size();
    return axes.bottom() - 1 - axes.height() * share;
}

std::optional<CurvePoint> CurvesScene::valueAt(CurveKind kind, const SceneLane& lane, Index update) const {
    if (kind == CurveKind::Loss) {
        const std::optional<double> loss = lane.curves->meanAt(update);
        return loss ? CurvePoint{static_cast<double>(update), *loss} : std::optional<CurvePoint>();
    }
    const Measurement* measurement = lane.curves->measuredAt(update);
    const std::optional<double> value = measurement ? lane.curves->valueOf(*measurement, kind) : std::nullopt;
    return value ? CurvePoint{static_cast<double>(measurement->update), unitOf(kind) * *value}
                 : std::optional<CurvePoint>();
}

std::optional<QPointF> CurvesScene::placeAt(CurveKind kind, const SceneLane& lane, Index update) const {
    const std::optional<CurvePoint> found = valueAt(kind, lane, update);
    if (!found || !std::isfinite(found->value)) {
        return {};
    }
    const double value = isLoss(kind) ? drawableLoss(found->value, values(kind), m_look.scale) : found->value;
    return QPointF(x(kind, found->update), y(kind, value));
}

std::optional<QPointF> CurvesScene::pointAt(CurveKind kind, const SceneLane& lane, Index update) const {
    return inAxes(kind, placeAt(kind, lane, update));
}

std::optional<QPointF> CurvesScene::inAxes(CurveKind kind, const std::optional<QPointF>& place) const {
    const QRectF axes = m_layout.of(kind).axes.adjusted(-0.5, -0.5, 0.5, 0.5);
    return place && axes.contains(*place) ? place : std::optional<QPointF>();
}

QColor CurvesScene::ink(const SceneLane& lane) const {
    return m_theme.laneOutline(lane.colour);
}

QColor CurvesScene::pale(const SceneLane& lane) const {
    // Projectors hardly show pale tints.
    const std::size_t share = m_theme.kind == ThemeKind::Projector ? 5 : 3;
    return QColor::fromRgb(gradient({m_theme.card, ink(lane)}, 11)[share]);
}

}  // namespace attn::ui
