// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/curves_figure.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "ui/figures/charts/length_painter.h"
#include "ui/figures/plot_picture.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/widgets/figure_canvas.h"
#include "ui/pictures/curves/curve_text.h"
#include "ui/pictures/curves/curves_scene.h"

namespace attn::ui {
namespace {

CurveFonts chartFonts(const FigureFonts& fonts) {
    return {fonts.small,       fonts.label,       fonts.bold, fonts.smallHeight,
            fonts.labelHeight, fonts.labelHeight, fonts.unit, fonts.line};
}

class CurvesPage {
public:
    explicit CurvesPage(const CurvesPicture& picture)
        : m_picture(picture), m_theme(makeTheme(picture.theme, ColourMap::Blues)) {
        for (const CurveLane& lane : picture.lanes) {
            if (!lane.isHidden && lane.history) {
                m_lanes.push_back(&lane);
                m_curves.emplace_back(picture.smoothing);
                m_curves.back().take(*lane.history);
                m_newest = std::max(m_newest, m_curves.back().update());
            }
        }
        if (m_newest == 0) {
            throw Error("the curves have nothing to show: no lane has made an update; train first.");
        }
    }

    QByteArray bytes(PictureFormat format) {
        const QSize size = m_picture.size;
        double factor = largestThatFits();
        if (factor == 0 || misleads(factor)) {
            m_hasList = true;
            factor = largestThatFits();
        }
        if (factor == 0) {
            throw Error("a picture of " + std::to_string(size.width()) + "x" + std::to_string(size.height()) +
                        " is too small for the curves of " + std::to_string(m_lanes.size()) +
                        " lanes; take a larger one, or hide lanes.");
        }
        QCustomPlot plot;
        plot.setAntialiasedElements(QCP::aeAll);
        plot.setPlottingHint(QCP::phFastPolylines);
        CurvesScene scene(plot);
        draw(plot, scene, FigureFonts(m_theme, factor));
        return plotPicture(plot, size, format, tr("Measures of every lane while training"), m_theme.label);
    }

private:
    double largestThatFits() const {
        const QSize size = m_picture.size;
        const double largest = std::clamp(std::min(size.width() / 1200.0, size.height() / 400.0), 1.0, 4.0);
        return largestFactor(m_theme, largest, [&](const FigureFonts& fonts) { return fits(fonts); });
    }
    // Whether the names would be so far from the ends of their curves that a list below the charts misleads
    // less.
    bool misleads(double factor) {
        QCustomPlot plot;
        CurvesScene scene(plot);
        const FigureFonts fonts(m_theme, factor);
        draw(plot, scene, fonts);
        for (const CurveKind kind : scene.layout().kinds) {
            const Ends ends = endsOf(scene, kind, fonts.labelHeight);
            if (mislead(ends.places, ends.wanted, fonts.labelHeight)) {
                return true;
            }
        }
        return false;
    }

    // A name below the charts with its piece of a curve.
    struct Entry {
        qsizetype lane;
        QPointF place;  // left end, in the middle of the line
    };

    double leader(const FigureFonts& fonts) const { return 5 * fonts.unit; }

    double namesWidth(const FigureFonts& fonts) const {
        if (m_hasList) {
            return 0;
        }
        double width = 0;
        for (const CurveLane* lane : m_lanes) {
            width = std::max(width, textWidth(fonts.label, lane->name));
        }
        return width + leader(fonts) + 2 * fonts.unit;
    }
    QStringList caption(const FigureFonts& fonts) const {
        QStringList parts;
        const bool hasExact = std::any_of(m_curves.begin(), m_curves.end(),
                                          [](const LaneCurves& lane) { return lane.exact().has_value(); });
        const bool hasAligned = std::any_of(m_curves.begin(), m_curves.end(), [](const LaneCurves& lane) {
            return lane.aligned().has_value();
        });
        if (hasExact) {
            parts << tr("▲ first measurement of %1 % or more").arg(100 * LaneHistory::nearlyAll);
        }
        if (hasAligned) {
            parts << tr("◆ first alignment error below %1").arg(LaneHistory::rightAlignment);
        }
        if (!changeMarks(m_picture.lanes).empty()) {
            parts << tr("dotted: changed while training");
        }
        if (std::any_of(m_lanes.begin(), m_lanes.end(),
                        [](const CurveLane* lane) { return lane->isBranch; })) {
            parts << tr("dashed: branches");
        }
        return wrapped(fonts.small, parts.join(QStringLiteral("; ")),
                       m_picture.size.width() - 6 * fonts.unit);
    }
    // The list below `top`, in as many lines as it needs.
    std::vector<Entry> list(const FigureFonts& fonts, double top) const {
        std::vector<Entry> entries;
        const double left = 3 * fonts.unit;
        QPointF next(left, top + fonts.labelHeight / 2);
        for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
            const double width = leader(fonts) + 2 * fonts.unit + textWidth(fonts.label, m_lanes[lane]->name);
            if (next.x() > left && next.x() + width > m_picture.size.width() - left) {
                next = {left, next.y() + fonts.labelHeight};
            }
            entries.push_back({static_cast<qsizetype>(lane), next});
            next.rx() += width + 4 * fonts.unit;
        }
        return entries;
    }
    double listHeight(const FigureFonts& fonts) const {
        return m_hasList ? list(fonts, 0).back().place.y() + fonts.labelHeight / 2 + fonts.unit : 0;
    }
    QRectF area(const FigureFonts& fonts) const {
        const auto lines = static_cast<double>(caption(fonts).size());
        const double below = listHeight(fonts) + (lines > 0 ? lines * fonts.smallHeight + fonts.unit : 0);
        return QRectF(QPointF(), QSizeF(m_picture.size))
            .adjusted(fonts.unit, fonts.unit, -fonts.unit, -fonts.unit - below);
    }
    CurvesLayout layout(const FigureFonts& fonts) const {
        std::vector<const LaneCurves*> curves;
        for (const LaneCurves& lane : m_curves) {
            curves.push_back(&lane);
        }
        return layOutCurves(area(fonts), chartFonts(fonts), LaneCurves::kindsOf(curves), namesWidth(fonts));
    }
    bool fits(const FigureFonts& fonts) const {
        const double names = m_hasList ? 0 : static_cast<double>(m_lanes.size()) * fonts.labelHeight;
        const CurvesLayout places = layout(fonts);
        return std::all_of(places.kinds.begin(), places.kinds.end(), [&](CurveKind kind) {
            const CurvesLayout::Chart& chart = places.of(kind);
            return chart.axes.width() >= 8 * fonts.smallHeight &&
                   chart.axes.height() >= std::max(4 * fonts.smallHeight, names - fonts.labelHeight);
        });
    }

    void draw(QCustomPlot& plot, CurvesScene& scene, const FigureFonts& fonts) {
        scene.layOut(layout(fonts), m_picture.size, m_theme, chartFonts(fonts), false);
        std::vector<SceneLane> lanes;
        for (std::size_t i = 0; i < m_lanes.size(); ++i) {
            lanes.push_back(
                {&m_curves[i], static_cast<int>(i), m_lanes[i]->colour, m_lanes[i]->isBranch, false});
        }
        scene.show(std::move(lanes), changeMarks(m_picture.lanes),
                   {m_picture.span.value_or(AxisRange{0, static_cast<double>(m_newest)}), m_picture.scale,
                    m_picture.smoothing});
        double y = area(fonts).bottom() + fonts.unit;
        if (m_hasList) {
            std::vector<std::pair<int, QPointF>> shapes;
            for (const Entry& entry : list(fonts, y)) {
                const CurveLane& lane = *m_lanes[static_cast<std::size_t>(entry.lane)];
                const QPointF end = entry.place + QPointF(leader(fonts), 0);
                addLine(plot, entry.place, end, m_theme.laneOutline(lane.colour), fonts.line, lane.isBranch);
                addText(plot, end + QPointF(fonts.unit, 0), lane.name, fonts.label, m_theme.text,
                        Qt::AlignVCenter);
                if (m_lanes.size() > 1) {
                    shapes.emplace_back(lane.colour, entry.place + QPointF(laneShapeRadius(fonts.line), 0));
                }
            }
            scene.setNamedShapes(std::move(shapes));
            y += listHeight(fonts);
        } else {
            for (const CurveKind kind : scene.layout().kinds) {
                nameCurves(plot, scene, kind, fonts);
            }
        }
        for (const QString& line : caption(fonts)) {
            addText(plot, {3 * fonts.unit, y}, line, fonts.small, m_theme.mutedText, Qt::AlignTop);
            y += fonts.smallHeight;
        }
    }

    struct Ends {
        QVector<const SceneLane*> lanes;
        QVector<QPointF> points;
        QVector<double> wanted, places;  // vertical places of the names
    };
    static Ends endsOf(const CurvesScene& scene, CurveKind kind, double height) {
        Ends ends;
        const QRectF& axes = scene.layout().of(kind).axes;
        for (const SceneLane& lane : scene.lanes()) {
            const auto last =
                std::min(static_cast<Index>(std::floor(scene.look().span.high)), lane.curves->update());
            if (const std::optional<QPointF> end = scene.pointAt(kind, lane, last)) {
                ends.lanes.append(&lane);
                ends.points.append(*end);
                ends.wanted.append(end->y());
            }
        }
        ends.places = spreadLabels(ends.wanted, height, axes.top() - height / 2, axes.bottom() + height / 2);
        return ends;
    }

    // Puts the names at the ends of the curves, with leaders where they had to be moved.
    void nameCurves(QCustomPlot& plot, const CurvesScene& scene, CurveKind kind, const FigureFonts& fonts) {
        const double right = scene.layout().of(kind).axes.right();
        const double to = right + leader(fonts);
        const Ends ends = endsOf(scene, kind, fonts.labelHeight);
        for (qsizetype i = 0; i < ends.lanes.size(); ++i) {
            const SceneLane& lane = *ends.lanes[i];
            addLine(plot, {std::max(ends.points[i].x(), right - 2 * fonts.unit), ends.wanted[i]},
                    {to, ends.places[i]}, scene.ink(lane), m_theme.line, false);
            addText(plot, {to + fonts.unit, ends.places[i]},
                    m_lanes[static_cast<std::size_t>(lane.lane)]->name, fonts.label, m_theme.text,
                    Qt::AlignVCenter);
        }
    }

    static void addText(QCustomPlot& plot, const QPointF& where, const QString& text, const QFont& font,
                        const QColor& colour, Qt::Alignment alignment) {
        auto* item = new QCPItemText(&plot);
        item->setClipToAxisRect(false);
        item->position->setType(QCPItemPosition::ptAbsolute);
        item->position->setPixelPosition(where);
        item->setPositionAlignment(alignment | Qt::AlignLeft);
        item->setText(text);
        item->setFont(font);
        item->setColor(colour);
        item->setPadding({});
    }
    static void addLine(QCustomPlot& plot, const QPointF& from, const QPointF& to, const QColor& colour,
                        double width, bool isDashed) {
        auto* item = new QCPItemLine(&plot);
        item->setClipToAxisRect(false);
        for (const auto& [position, where] : {std::pair(item->start, from), std::pair(item->end, to)}) {
            position->setType(QCPItemPosition::ptAbsolute);
            position->setPixelPosition(where);
        }
        QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
        if (isDashed) {
            pen.setDashPattern({2.2, 1.2});
        }
        item->setPen(pen);
    }

    const CurvesPicture& m_picture;
    const Theme m_theme;
    std::vector<const CurveLane*> m_lanes;  // in the order of m_curves
    std::vector<LaneCurves> m_curves;
    Index m_newest = 0;
    bool m_hasList = false;  // the names are listed below the charts, not put at the curves' ends
};

}  // namespace

QByteArray drawCurves(const CurvesPicture& picture, PictureFormat format) {
    const DecimalPoint inFiles;
    return CurvesPage(picture).bytes(format);
}

}  // namespace attn::ui
