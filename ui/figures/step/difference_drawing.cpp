// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <algorithm>

#include "ui/figures/film/film_tiles.h"
#include "ui/figures/step/figure_tables.h"
#include "ui/figures/step/heatmap_body.h"
#include "ui/figures/step/lane_grid_drawing.h"
#include "ui/figures/step/step_drawings.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/attention/attention_painter.h"
#include "ui/pictures/attention/difference_painter.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/lane/difference.h"

namespace attn::ui {
namespace {

// Shows the same as the window: weights of the selected lane, the base, and how much more or less the others
// have.
class DifferenceBody : public HeatmapBody {
public:
    using HeatmapBody::HeatmapBody;
    static std::unique_ptr<TileBody> makeDifferences(const TilePictures& pictures, const Selection& selection,
                                                     QSizeF cell, double ratio) {
        return std::make_unique<DifferenceBody>(pictures, selection, cell, ratio);
    }

    double legendHeight(double width) const override { return legendFlowHeight(entries(), width); }
    void paintLegend(QPainter& painter, QPointF place, double width) const override {
        paintLegendFlow(painter, entries(), place, width);
    }

protected:
    void paintCells(QPainter& painter, const AttentionLayout& layout, std::size_t index) const override {
        if (!isCompared(index))
            HeatmapBody::paintCells(painter, layout, index);
        else if (refusalOf(*m_pictures[index], base()).isEmpty())
            paintDifferences(painter, layout, *m_pictures[index], base(),
                             rowsShown(*m_pictures[index], m_selection));
    }
    void paintRest(QPainter& painter, const AttentionLayout& layout, std::size_t index) const override {
        if (!isCompared(index)) {
            HeatmapBody::paintRest(painter, layout, index);
            return;
        }
        const Picture& picture = *m_pictures[index];
        if (refusalOf(picture, base()).isEmpty())
            paintDifferenceLabels(painter, layout, picture, base(), m_selection);
        else
            paintDifferenceStep(painter, layout, picture, base(), m_selection);
        paintDifferenceSelection(painter, layout, picture, base(), m_selection);
    }

private:
    const Picture& base() const { return *m_pictures[static_cast<std::size_t>(m_selection.lane)]; }
    bool isCompared(std::size_t index) const {
        return m_pictures[index].get() != &base() && m_pictures[index]->attends;
    }

    std::vector<LegendEntry> entries() const {
        const double high = legendMarkHeight();
        std::vector<LegendEntry> all = {{tr("difference −1"), 8 * high,
                                         [](QPainter& painter, const QRectF& place) {
                                             paintColourRamp(painter, place, [](double share) {
                                                 return theme().signedValue(2 * share - 1, 1);
                                             });
                                         },
                                         QStringLiteral("+1")}};
        all.push_back({{},
                       high,
                       [colour = base().colour](QPainter& painter, const QRectF& place) {
                           paintFrame(painter, place, theme().laneOutline(colour), 1.5 * theme().line);
                       },
                       tr("α of %1, the base").arg(base().name)});
        const auto saysOther = [this](const std::shared_ptr<const Picture>& picture) {
            const int first = firstOtherRow(*picture, base());
            return picture->attends && picture.get() != &base() && refusalOf(*picture, base()).isEmpty() &&
                   first >= 0 && first < rowsShown(*picture, m_selection);
        };
        if (std::any_of(m_pictures.begin(), m_pictures.end(), saysOther))
            all.push_back({{},
                           1.5 * high,
                           [](QPainter& painter, const QRectF& place) {
                               QColor hatch = theme().mutedText;
                               hatch.setAlphaF(0.5f);
                               painter.fillRect(place, QBrush(hatch, Qt::BDiagPattern));
                           },
                           tr("output differs from the base")});
        const std::vector<LegendEntry> marks = filmLegendEntries(legend(), m_ratio);
        all.insert(all.end(), marks.begin(), marks.end());
        return all;
    }
};

}  // namespace

std::unique_ptr<StepDrawing> layOutDifferences(const StepFigure& figure, const FigureRoom& room,
                                               double ratio) {
    StepFigure whole = figure;
    whole.selection.lane = std::clamp(figure.selection.lane, 0, static_cast<int>(figure.lanes.size()) - 1);
    requireComparison(whole);
    return layOutTiles(whole, room, ratio, manyLaneCells, DifferenceBody::makeDifferences);
}

}  // namespace attn::ui
