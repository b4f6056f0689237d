// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/figures/film/legend_flow.h"
#include "ui/figures/step/beam_finder.h"
#include "ui/figures/step/step_drawings.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/pictures/beam/beam_painter.h"
#include "ui/pictures/beam/beam_text.h"

namespace attn::ui {
namespace {

// A tree shrinks to fit the room as long as its letters can be read.
constexpr double leastTree = 0.6, mostTree = 1.5;
constexpr double narrowestHead = 26;  // lines of text

double beamLine(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}

std::vector<Index> saidNodes(const BeamData& data, const LaneData& lane, const Selection& selection) {
    if (!lane.trace)
        return {};
    std::vector<Token> tokens = tokensOf(*lane.trace);
    tokens.resize(static_cast<std::size_t>(rowsShown(lane, selection)));
    return pathOf(*data.tree, tokens);
}

class BeamDrawing : public StepDrawing {
public:
    BeamDrawing(const StepFigure& figure, const FigureRoom& room)
        : m_data(foundBeam(figure)), m_lane(lanesOf(figure).front().lane) {
        m_said = saidNodes(*m_data, *m_lane, figure.selection);
        const std::size_t rows = static_cast<std::size_t>(rowsShown(*m_lane, figure.selection));
        std::vector<Token> tokens = m_lane->trace ? tokensOf(*m_lane->trace) : std::vector<Token>();
        const bool isAll = m_lane->isFinished && rows == tokens.size();
        tokens.resize(rows);
        m_summary = beamSummary(*m_data, tokens, isAll);
        BeamSizes sizes = beamSizes(*m_data);
        sizes.margin = theme().space;
        m_layout = layOut(*m_data->tree, sizes);
        makeLegend();
        const QSizeF tree = m_layout.size + QSizeF(0, beamStepsHeight());
        const double least = std::max(narrowestHead * beamLine(theme().label), nameWidth());
        if (room.width)
            m_scale = std::min(mostTree, *room.width / tree.width());
        measure(tree, std::max(least, room.width.value_or(tree.width())));
        if (room.height) {
            const double rest = m_size.height() - m_scale * tree.height();
            const double fitting = (*room.height - rest) / tree.height();
            m_scale = std::min(room.width ? m_scale : mostTree, fitting);
        }
        if (!room.width && !room.height)
            m_scale = 1;
        m_scale = std::max(leastTree, m_scale);
        measure(tree, std::max({least, room.width.value_or(0), m_scale * tree.width()}));
    }

    QSizeF size() const override { return m_size; }

    void paint(QPainter& painter) const override {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setRenderHint(QPainter::TextAntialiasing);
        paintHead(painter);
        painter.save();
        painter.translate(0, m_treeTop);
        painter.scale(m_scale, m_scale);
        paintBeamSteps(painter, m_layout);
        painter.translate(0, beamStepsHeight());
        paintBeamTree(painter, *m_data, m_layout, {.said = m_said});
        painter.restore();
        paintLegendFlow(painter, m_legend, {0, m_legendTop}, m_width);
        painter.restore();
    }

private:
    static double dot() { return std::round(0.55 * beamLine(theme().title)); }
    double nameWidth() const { return dot() + 6 + labelWidth(theme().title, m_lane->name); }
    QRectF wordsBox(double width) const {
        return QFontMetricsF(theme().label)
            .boundingRect(QRectF(0, 0, width, 1e5), static_cast<int>(Qt::TextWordWrap), words());
    }
    QString words() const {
        return tr("Beam of width %1, score %2").arg(m_data->width).arg(beamScoreText(m_data->lengthPower)) +
               beamEndedText(m_data->ended) + QStringLiteral(" · ") + m_summary;
    }

    void measure(const QSizeF& tree, double width) {
        const Theme& t = theme();
        m_width = width;
        m_wordsHeight = std::ceil(wordsBox(width).height()) + 2;
        m_treeTop = beamLine(t.title) + t.space + m_wordsHeight + 3 * t.space;
        m_legendTop = std::ceil(m_treeTop + m_scale * tree.height()) + 3 * t.space;
        m_size = {std::ceil(std::max(width, m_scale * tree.width())),
                  m_legendTop + legendFlowHeight(m_legend, width)};
    }

    void paintHead(QPainter& painter) const {
        const Theme& t = theme();
        const double line = beamLine(t.title);
        paintLaneMark(painter, t, m_lane->colour, QRectF(0.5, (line - dot()) / 2, dot(), dot()));
        painter.setPen(t.text);
        drawLabel(painter, t.title, QPointF(dot() + 6, QFontMetricsF(t.title).ascent()), m_lane->name);
        painter.setFont(t.label);
        painter.setPen(t.mutedText);
        painter.drawText(QRectF(0, line + t.space, m_width, m_wordsHeight),
                         static_cast<int>(Qt::TextWordWrap), words());
    }

    void makeLegend() {
        const double high = legendMarkHeight();
        addChip(
            tr("best hypothesis"), [](const Theme& t) { return QPen(t.border, t.line); }, true);
        if (!m_said.empty())
            addChip(
                tr("output of the lane"),
                [colour = m_lane->colour](const Theme& t) {
                    return QPen(t.laneOutline(colour), t.strongLine);
                },
                false);
        m_legend.push_back({{},
                            1.2 * high,
                            [](QPainter& painter, const QRectF& place) {
                                painter.setPen(
                                    QPen(theme().mutedText, 1.5 * theme().line, Qt::SolidLine, Qt::FlatCap));
                                const double y = place.center().y(), x = place.right() - 2;
                                painter.drawLine(QPointF(place.left(), y), QPointF(x, y));
                                painter.drawLine(QPointF(x, y - 0.35 * place.height()),
                                                 QPointF(x, y + 0.35 * place.height()));
                            },
                            tr("pruned")});
        for (const double p : {0.1, 1.0})
            m_legend.push_back(
                {p < 1 ? tr("p of the token") : QString(), 2 * high,
                 [p](QPainter& painter, const QRectF& place) {
                     painter.setPen(QPen(theme().mutedText, beamEdgeWidth(p), Qt::SolidLine, Qt::FlatCap));
                     painter.drawLine(QPointF(place.left(), place.center().y()),
                                      QPointF(place.right(), place.center().y()));
                 },
                 shortProbability(p)});
        m_legend.push_back({{}, 0, [](QPainter&, const QRectF&) {}, tr("after an end: rank and score")});
        const auto isCut = [this](Index node) { return nodeOf(*m_data, node).stop == StopReason::Length; };
        if (std::any_of(m_data->tree->ranked.begin(), m_data->tree->ranked.end(), isCut))
            m_legend.push_back({QStringLiteral("…"), 0, [](QPainter&, const QRectF&) {},
                                tr("cut at %1 tokens").arg(m_data->maximumLength)});
    }
    void addChip(const QString& word, const std::function<QPen(const Theme&)>& pen, bool isBest) {
        m_legend.push_back({{},
                            1.6 * legendMarkHeight(),
                            [pen, isBest](QPainter& painter, const QRectF& place) {
                                const Theme& t = theme();
                                const QPen outline = pen(t);
                                const double half = outline.widthF() / 2;
                                painter.setPen(outline);
                                painter.setBrush(isBest ? t.chipOutput : t.chip);
                                painter.drawRoundedRect(place.adjusted(half, half, -half, -half), 4, 4);
                            },
                            word});
    }

    const std::shared_ptr<const BeamData> m_data;
    const std::shared_ptr<const LaneData> m_lane;  // the lane of the figure
    BeamLayout m_layout;
    std::vector<Index> m_said;
    QString m_summary;
    std::vector<LegendEntry> m_legend;
    double m_scale = 1, m_width = 0, m_wordsHeight = 0, m_treeTop = 0, m_legendTop = 0;
    QSizeF m_size;
};

}  // namespace

std::unique_ptr<StepDrawing> layOutBeam(const StepFigure& figure, const FigureRoom& room, double) {
    return std::make_unique<BeamDrawing>(figure, room);
}

}  // namespace attn::ui
