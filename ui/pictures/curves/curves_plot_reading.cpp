// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/number_text.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/pictures/curves/curves_plot.h"

namespace attn::ui {
namespace {

constexpr double snapDistance = 4;  // pixels to marks and changes
constexpr double besideAxes = 3;    // pixels beside the axes that still belong to them

}  // namespace

std::optional<CurveKind> CurvesPlot::chartAt(const QPointF& place) {
    for (const CurveKind kind : scene().layout().kinds) {
        const CurvesLayout::Chart& chart = m_scene->layout().of(kind);
        if (chart.card.contains(place) && place.x() >= chart.axes.left() - besideAxes &&
            place.x() <= chart.axes.right() + besideAxes && place.y() >= chart.axes.top() - besideAxes) {
            return kind;
        }
    }
    return {};
}

// The update under the mouse; a mark or a change nearby takes precedence.
std::optional<qint64> CurvesPlot::updateNear(const QPointF& place) {
    const std::optional<CurveKind> kind = chartAt(place);
    if (!kind || m_newest == 0) {
        return {};
    }
    double found = m_scene->updateAt(*kind, place.x());
    double closest = snapDistance;
    const auto snap = [&](double update) {
        if (const double far = std::abs(m_scene->x(*kind, update) - place.x()); far < closest) {
            closest = far;
            found = update;
        }
    };
    for (const CurvesScene::Mark& mark : m_scene->marks()) {
        if (mark.kind == *kind &&
            std::abs(m_scene->y(*kind, mark.point.value) - place.y()) < 3 * snapDistance) {
            snap(mark.point.update);
        }
    }
    for (const ChangeMark& mark : m_changeMarks) {
        snap(static_cast<double>(mark.update));
    }
    return std::clamp<qint64>(std::llround(found), 0, m_newest);
}

// "Transformer, layer 1, alignment error of each head: 0.81  0.12  0.93  0.95": a line for each layer.
QStringList CurvesPlot::mapNotes(const Lane& lane, const Measurement& measured) {
    QStringList notes;
    if (lane.curves.maps().size() < 2) {
        return notes;
    }
    for (const LaneCurves::Map& map : lane.curves.maps()) {
        const std::optional<double> error = errorOf(measured, map.map);
        if (!error) {
            continue;
        }
        const auto isOfLayer = [&](const LaneCurves::Map& other) {
            return other.map.site == map.map.site && other.map.layer == map.map.layer && other.map.head > 0;
        };
        if (!notes.isEmpty() && map.map.head > 0) {
            notes.back() += QStringLiteral("  ") + errorText(error);
        } else if (map.map.head == 0 &&
                   std::any_of(lane.curves.maps().begin(), lane.curves.maps().end(), isOfLayer)) {
            notes << tr("%1, layer %2, alignment error of each head: %3")
                         .arg(lane.look.name)
                         .arg(map.map.layer + 1)
                         .arg(errorText(error));
        } else {
            notes << tr("%1, %2, alignment error: %3").arg(lane.look.name, map.name, errorText(error));
        }
    }
    return notes;
}

Reading CurvesPlot::readingOf(qint64 update) {
    Reading reading;
    reading.update = update;
    const CurvesLayout& layout = scene().layout();
    reading.columns = {tr("loss")};
    for (const auto& [kind, title] :
         {std::pair(CurveKind::HeldOutLoss, tr("held-out loss")),
          std::pair(CurveKind::TokenAccuracy, tr("token accuracy")), std::pair(CurveKind::Bleu, tr("BLEU")),
          std::pair(CurveKind::ExactMatch,
                    layout.has(CurveKind::MacroF1) ? tr("accuracy") : tr("exact match")),
          std::pair(CurveKind::MacroF1, tr("macro F1")), std::pair(CurveKind::Evidence, tr("evidence")),
          std::pair(CurveKind::AlignmentError, tr("alignment error"))}) {
        if (layout.has(kind)) {
            reading.columns << title;
        }
    }
    reading.columns << tr("measured at");
    if (m_smoothing > 1) {
        reading.columns.insert(1, tr("mean of %1").arg(m_smoothing));
    }
    bool hasAligned = false, hasExact = false;
    for (const Lane& lane : m_lanes) {
        const Measurement* measured = lane.curves.measuredAt(update);
        const std::optional<double> loss = lane.curves.lossAt(update);
        if (lane.look.isHidden || (!measured && !loss)) {
            continue;
        }
        Reading::Row row{
            lane.look.name, lane.look.colour, lane.look.isBranch, lane.look.isSelected, {lossText(loss)}};
        if (m_smoothing > 1) {
            row.values << lossText(lane.curves.meanAt(update));
        }
        const auto marked = [&](const QString& text, const std::optional<CurvePoint>& mark, QChar sign,
                                bool& has) {
            const bool isHere = mark && measured && mark->update == static_cast<double>(measured->update);
            has = has || isHere;
            return isHere ? QString(sign) + QChar(0x202F) + text : text;
        };
        const auto found = [&](CurveKind kind) {
            return measured ? lane.curves.valueOf(*measured, kind) : std::nullopt;
        };
        if (layout.has(CurveKind::HeldOutLoss)) {
            row.values << lossText(found(CurveKind::HeldOutLoss));
        }
        if (layout.has(CurveKind::TokenAccuracy)) {
            row.values << percentText(found(CurveKind::TokenAccuracy));
        }
        if (layout.has(CurveKind::Bleu)) {
            const std::optional<double> bleu = found(CurveKind::Bleu);
            row.values << (bleu ? decimalText(*bleu, 'f', 1) : QStringLiteral("—"));
        }
        row.values << marked(percentText(found(CurveKind::ExactMatch)), lane.curves.exact(), QChar(0x25B2),
                             hasExact);
        for (const CurveKind kind : {CurveKind::MacroF1, CurveKind::Evidence}) {
            if (layout.has(kind)) {
                row.values << percentText(found(kind));
            }
        }
        if (layout.has(CurveKind::AlignmentError)) {
            row.values << marked(errorText(found(CurveKind::AlignmentError)), lane.curves.aligned(),
                                 QChar(0x25C6), hasAligned);
        }
        row.values << (measured ? groupedNumber(measured->update) : QStringLiteral("—"));
        reading.rows.push_back(std::move(row));
    }
    if (hasExact) {
        reading.notes
            << tr("▲ the first measurement of %1 % or more").arg(decimalText(100 * LaneHistory::nearlyAll));
    }
    if (hasAligned) {
        reading.notes
            << tr("◆ the first alignment error below %1").arg(decimalText(LaneHistory::rightAlignment));
    }
    for (const Lane& lane : m_lanes) {
        const Measurement* measured = lane.curves.measuredAt(update);
        if (measured && layout.has(CurveKind::AlignmentError) && !lane.look.isHidden &&
            !lane.curves.selfAttention().isEmpty()) {
            reading.notes << tr("%1: %2 is watched, which has no alignment to be measured")
                                 .arg(lane.look.name, lane.curves.selfAttention());
        }
        if (measured && lane.look.isSelected && !lane.look.isHidden) {
            reading.notes << mapNotes(lane, *measured);
        }
    }
    const CurveKind kind = m_readIn.value_or(CurveKind::Loss);
    for (const ChangeMark& mark : m_changeMarks) {
        if (std::abs(m_scene->x(kind, static_cast<double>(mark.update)) -
                     m_scene->x(kind, static_cast<double>(update))) <= snapDistance) {
            reading.notes << mark.explanation;
        }
    }
    return reading;
}

void CurvesPlot::read(std::optional<qint64> update, QPoint beside) {
    const bool isOther = update != m_read;
    m_read = update;
    if (!update) {
        m_table->hide();
    } else {
        scene();
        m_table->setReading(readingOf(*update));
        if (m_table->reading().rows.empty()) {
            m_table->hide();
        } else if (!beside.isNull()) {
            m_table->showBeside(mapToGlobal(beside));
        } else if (m_table->isVisible()) {
            m_table->update();
        }
    }
    if (isOther)
        change(Overlay);
    describe();
}

void CurvesPlot::readAt(const QPointF& place) {
    m_readIn = chartAt(place);
    read(updateNear(place), place.toPoint());
}

}  // namespace attn::ui
