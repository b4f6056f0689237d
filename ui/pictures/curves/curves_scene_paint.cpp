// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <span>

#include "ui/kit/text/tr.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/pictures/curves/curves_scene.h"

namespace attn::ui {
namespace {

constexpr int mostChangeRows = 3;
constexpr double shapesApart = 24;  // of one curve, in units of gaps

}  // namespace

bool CurvesScene::areClasses() const {
    return !m_lanes.empty() && std::all_of(m_lanes.begin(), m_lanes.end(),
                                           [](const SceneLane& lane) { return lane.curves->areClasses(); });
}

// Whether a lane has no alignment error because of the map that is watched.
bool CurvesScene::watchesSelfAttention() const {
    return std::any_of(m_lanes.begin(), m_lanes.end(),
                       [](const SceneLane& lane) { return !lane.curves->selfAttention().isEmpty(); });
}

QString CurvesScene::title(CurveKind kind) const {
    switch (kind) {
        case CurveKind::Loss: {
            QStringList notes;
            if (m_look.scale == LossScale::Logarithmic) {
                notes << tr("log");
            }
            if (m_look.smoothing > 1) {
                notes << tr("mean of %1").arg(m_look.smoothing);
            }
            return notes.isEmpty() ? tr("Training loss")
                                   : tr("Training loss (%1)").arg(notes.join(QStringLiteral(", ")));
        }
        case CurveKind::ExactMatch:
            return areClasses() ? tr("Accuracy, held-out %") : tr("Exact match, held-out %");
        case CurveKind::HeldOutLoss:
            return m_look.scale == LossScale::Logarithmic ? tr("Held-out loss (log)") : tr("Held-out loss");
        case CurveKind::TokenAccuracy:
            return tr("Token accuracy, held-out %");
        case CurveKind::Bleu:
            return tr("BLEU, held-out");
        case CurveKind::MacroF1:
            return tr("Macro F1, held-out %");
        case CurveKind::Evidence:
            return tr("Largest weight on evidence, held-out %");
        case CurveKind::AlignmentError:
            break;
    }
    if (watchesSelfAttention()) {
        return laneOfMaps() ? tr("AER (none of self-attention; thin: each head)")
                            : tr("Alignment error (AER; none of self-attention)");
    }
    return laneOfMaps() ? tr("Alignment error (AER; thin: each head)") : tr("Alignment error (AER)");
}

QString CurvesScene::briefAer() const {
    return watchesSelfAttention() ? tr("AER (no self-att.)") : tr("AER");
}

QString CurvesScene::fittingTitle(CurveKind kind, double room) const {
    const QString whole = title(kind);
    const QString brief = kind == CurveKind::Loss
                              ? m_look.scale == LossScale::Logarithmic ? tr("Loss (log)") : tr("Loss")
                          : kind == CurveKind::ExactMatch && areClasses() ? tr("Accuracy %")
                          : kind == CurveKind::ExactMatch                 ? tr("Exact match %")
                          : kind == CurveKind::HeldOutLoss                ? tr("Held-out loss")
                          : kind == CurveKind::TokenAccuracy              ? tr("Token acc. %")
                          : kind == CurveKind::MacroF1                    ? tr("Macro F1 %")
                          : kind == CurveKind::Evidence                   ? tr("Evidence %")
                          : kind == CurveKind::AlignmentError             ? briefAer()
                                                                          : tr("BLEU");
    const QFontMetricsF metrics(m_fonts.bold);
    return metrics.horizontalAdvance(whole) <= room   ? whole
           : metrics.horizontalAdvance(brief) <= room ? brief
                                                      : metrics.elidedText(brief, Qt::ElideRight, room);
}

void CurvesScene::paintCards(QPainter& painter) const {
    if (!m_hasCards) {
        return;
    }
    painter.setPen(QPen(m_theme.border, m_theme.line));
    painter.setBrush(m_theme.card);
    const double half = m_theme.line / 2;
    for (const CurveKind kind : m_layout.kinds) {
        const CurvesLayout::Chart& chart = m_layout.of(kind);
        painter.drawRoundedRect(chart.card.adjusted(half, half, -half, -half), m_theme.radius,
                                m_theme.radius);
    }
}

void CurvesScene::paintChanges(QPainter& painter) const {
    painter.setPen(QPen(m_theme.mutedText, m_theme.line, Qt::DotLine));
    for (const ChangeMark& change : m_changes) {
        for (const CurveKind kind : m_layout.kinds) {
            const QRectF& axes = m_layout.of(kind).axes;
            const double place = x(kind, static_cast<double>(change.update));
            if (place >= axes.left() && place <= axes.right()) {
                painter.drawLine(QPointF(place, axes.top()), QPointF(place, axes.bottom()));
            }
        }
    }
}

void CurvesScene::paintTexts(QPainter& painter) const {
    const QFontMetricsF bold(m_fonts.bold), small(m_fonts.small);
    for (const CurveKind kind : m_layout.kinds) {
        const CurvesLayout::Chart& chart = m_layout.of(kind);
        const double pad = 2 * m_fonts.unit;
        if (const QString& note = m_look.notes[static_cast<std::size_t>(kind)]; !note.isEmpty()) {
            paintNote(painter, chart, note);
        } else {
            painter.setFont(m_fonts.small);
            painter.setPen(m_theme.mutedText);
            // This text is to the left of the first number, in the same row.
            const QString updates = tr("update");
            const double right = chart.axes.left() - small.horizontalAdvance(QLatin1Char('0')) - m_fonts.unit;
            painter.drawText(QPointF(right - small.horizontalAdvance(updates),
                                     chart.axes.bottom() + m_fonts.unit + small.ascent()),
                             updates);
        }
        painter.setFont(m_fonts.bold);
        painter.setPen(m_theme.text);
        painter.drawText(QPointF(chart.card.left() + pad, chart.card.top() + pad + bold.ascent()),
                         fittingTitle(kind, chart.card.width() - 2 * pad));
    }
}

// Writes the note instead of axes without content.
void CurvesScene::paintNote(QPainter& painter, const CurvesLayout::Chart& chart, const QString& note) const {
    const double pad = 2 * m_fonts.unit;
    const double top = chart.axes.top() - m_fonts.smallHeight / 2;
    painter.fillRect(QRectF(QPointF(chart.card.left() + m_theme.line, top),
                            chart.card.bottomRight() - QPointF(m_theme.line, m_theme.radius)),
                     m_theme.card);
    // The numbers of the last ticks extend down between the rounded corners.
    painter.fillRect(QRectF(QPointF(chart.card.left() + m_theme.radius, top),
                            chart.card.bottomRight() - QPointF(m_theme.radius, m_theme.line)),
                     m_theme.card);
    const QRectF room(chart.card.left() + pad, chart.axes.top(), chart.card.width() - 2 * pad,
                      chart.card.bottom() - pad - chart.axes.top());
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    painter.setFont(m_fonts.label);
    if (!room.contains(painter.boundingRect(room, flags, note))) {
        painter.setFont(m_fonts.small);
    }
    painter.setPen(m_theme.mutedText);
    painter.drawText(room, flags, note);
}

// Writes the changes into the first chart, above their lines and beside the title. A text that would overlap
// another one goes into the next row below, and is left out if all rows are taken (the tooltips of the time
// line have it).
void CurvesScene::paintChangeTexts(QPainter& painter) const {
    const QRectF& axes = m_layout.of(CurveKind::Loss).axes;
    const QFontMetricsF metrics(m_fonts.small);
    const int rows =
        std::clamp(static_cast<int>(axes.height() / (2.5 * m_fonts.smallHeight)), 1, mostChangeRows);
    std::vector<std::vector<QRectF>> taken(static_cast<std::size_t>(rows) + 1);
    const QRectF& card = m_layout.of(CurveKind::Loss).card;
    const double pad = 2 * m_fonts.unit;
    const QString name = fittingTitle(CurveKind::Loss, card.width() - 2 * pad);
    taken[0].emplace_back(card.left(), card.top(),
                          2 * pad + QFontMetricsF(m_fonts.bold).horizontalAdvance(name),
                          axes.top() - card.top());
    painter.setFont(m_fonts.small);
    for (const ChangeMark& change : m_changes) {
        const double place = x(CurveKind::Loss, static_cast<double>(change.update));
        if (place < axes.left() || place > axes.right()) {
            continue;
        }
        const double width = metrics.horizontalAdvance(change.text) + m_fonts.unit;
        const double left = place + 2 + width <= axes.right() ? place + 2 : place - 2 - width;
        for (std::size_t row = 0; row < taken.size() && left >= axes.left(); ++row) {
            const QRectF area(left, axes.top() + (static_cast<double>(row) - 1) * m_fonts.smallHeight, width,
                              m_fonts.smallHeight);
            if (std::none_of(taken[row].begin(), taken[row].end(),
                             [&](const QRectF& other) { return other.intersects(area); })) {
                taken[row].push_back(area);
                QColor ground = m_theme.card;
                ground.setAlphaF(0.85F);
                painter.fillRect(area, ground);
                painter.setPen(m_theme.text);
                painter.drawText(area, Qt::AlignCenter, change.text);
                break;
            }
        }
    }
}

// The point of the drawn line at this place, in pixels; none where the line has a gap.
std::optional<QPointF> CurvesScene::onLine(CurveKind kind, const SceneLane& lane, double place) const {
    const auto update = static_cast<Index>(std::floor(updateAt(kind, place)));
    const std::optional<QPointF> left = placeAt(kind, lane, update);
    if (!left || left->x() >= place) {
        return inAxes(kind, left);
    }
    Index next = update + 1;
    if (kind != CurveKind::Loss) {
        const std::span<const Measurement> measured = lane.curves->measurements();
        const auto after =
            std::find_if(measured.begin(), measured.end(),
                         [update](const Measurement& measurement) { return measurement.update > update; });
        if (after == measured.end()) {
            return {};
        }
        next = after->update;
    }
    const std::optional<QPointF> right = placeAt(kind, lane, next);
    if (!right || right->x() <= left->x()) {
        return {};
    }
    const double share = (place - left->x()) / (right->x() - left->x());
    return inAxes(kind, QPointF(place, left->y() + share * (right->y() - left->y())));
}

// The shapes of all lanes take turns, so that those of curves that are close do not lie on each other.
std::vector<QPointF> CurvesScene::shapePlaces(CurveKind kind, const SceneLane& lane) const {
    std::vector<QPointF> places;
    const QRectF& axes = m_layout.of(kind).axes;
    if (m_lanes.size() < 2 || axes.isEmpty()) {
        return places;
    }
    const auto count = static_cast<double>(m_lanes.size());
    const double radius = laneShapeRadius(m_fonts.line);
    const double apart =
        std::min(axes.width() - 2 * radius, std::max(shapesApart * m_fonts.unit, count * 3 * radius));
    if (apart <= 0) {
        return places;
    }
    const double turn = static_cast<double>(std::count_if(
        m_lanes.begin(), m_lanes.end(), [&](const SceneLane& other) { return other.lane < lane.lane; }));
    for (double place = axes.left() + radius + apart * turn / count; place < axes.right(); place += apart) {
        if (const std::optional<QPointF> point = onLine(kind, lane, place)) {
            places.push_back(*point);
        }
    }
    if (places.empty()) {  // a short curve
        const double last = std::min(m_look.span.high, static_cast<double>(lane.curves->update()));
        if (const std::optional<QPointF> end = pointAt(kind, lane, static_cast<Index>(std::floor(last)))) {
            places.push_back(*end);
        }
    }
    return places;
}

void CurvesScene::paintShapes(QPainter& painter) const {
    const double radius = laneShapeRadius(m_fonts.line);
    for (const SceneLane& lane : m_lanes) {
        const bool isPale = m_look.emphasised >= 0 && m_look.emphasised != lane.lane;
        for (const CurveKind kind : m_layout.kinds) {
            for (const QPointF& place : shapePlaces(kind, lane)) {
                paintLaneShape(painter, m_theme, lane.colour, place, radius, isPale ? pale(lane) : QColor());
            }
        }
    }
    for (const auto& [colour, place] : m_namedShapes) {
        paintLaneShape(painter, m_theme, colour, place, radius);
    }
}

// A diamond marks where a lane's alignment first was right, a triangle where it first knew nearly all pairs.
void CurvesScene::paintMarks(QPainter& painter) const {
    const double half = 2.4 * m_fonts.line;
    for (const Mark& mark : m_marks) {
        const auto lane = std::find_if(m_lanes.begin(), m_lanes.end(),
                                       [&](const SceneLane& other) { return other.lane == mark.lane; });
        const QPointF centre(x(mark.kind, mark.point.update), y(mark.kind, mark.point.value));
        QPolygonF shape;
        if (mark.kind == CurveKind::AlignmentError) {
            shape << QPointF(0, -half) << QPointF(half, 0) << QPointF(0, half) << QPointF(-half, 0);
        } else {
            shape << QPointF(0, -half) << QPointF(half, 0.8 * half) << QPointF(-half, 0.8 * half);
        }
        painter.setPen(QPen(m_theme.card, m_theme.line));
        painter.setBrush(ink(*lane));
        painter.drawPolygon(shape.translated(centre));
    }
}

}  // namespace attn::ui
