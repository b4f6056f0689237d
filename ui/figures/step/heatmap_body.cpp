// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/step/heatmap_body.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <functional>

#include "ui/figures/film/film_tiles.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_painter.h"

namespace attn::ui {
namespace {

// In lines of text. Longer labels are cut, because nobody reads a picture that is half label.
constexpr double longestOutput = 16, longestSource = 14;
// In drawings, more cells than these become one image, because other programs cannot cope with so many
// rectangles.
constexpr int mostDrawnCells = 20000;
constexpr double imageRatio = 4;
constexpr double mostImagePixels = 8e6;

double lineOfText(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}

// The rows for which all lanes have room. A lane with far more rows than the others, for example one that
// does not find its end, gets lower rows, so that the tiles do not all become as high.
int sharedRows(const std::vector<std::shared_ptr<const Picture>>& lanes) {
    std::vector<int> rows;
    for (const auto& lane : lanes)
        rows.push_back(rowCount(*lane));
    std::sort(rows.begin(), rows.end());
    const int usual = rows[(rows.size() - 1) / 2];
    return std::max(1, std::min(rows.back(), std::max(8, usual + usual / 2)));
}

void paintAsImage(QPainter& painter, const AttentionLayout& layout,
                  const std::function<void(QPainter&, const AttentionLayout&)>& paint) {
    const QRectF area = layout.cells.adjusted(-2, -2, 2, 2);
    const double ratio =
        std::clamp(std::sqrt(mostImagePixels / (area.width() * area.height())), 1.0, imageRatio);
    QImage image((area.size() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter cells(&image);
    cells.translate(-area.topLeft());
    AttentionLayout fine = layout;
    fine.ratio = ratio;
    paint(cells, fine);
    cells.end();
    painter.drawImage(area, image);
}

// The part of a lane that the legend of films needs.
FilmLane legendLane(const Picture& picture, const Selection& selection) {
    FilmLane lane{picture, {}};
    std::vector<MapTrace> rows;
    for (int row = 0; row < rowsShown(picture, selection); ++row)
        rows.push_back(picture.rows[row]);
    lane.frames.push_back(
        {.update = 0, .rows = AttentionRows(std::move(rows)), .outputTokens = {}, .exactMatch = {}});
    return lane;
}

}  // namespace

HeatmapBody::HeatmapBody(TilePictures pictures, const Selection& selection, QSizeF cell, double ratio)
    : m_pictures(std::move(pictures)), m_selection(selection), m_ratio(ratio), m_cell(cell) {
    const Theme& t = theme();
    const double line = lineOfText(t.label);
    m_outputs = QFontMetricsF(t.small).horizontalAdvance(QStringLiteral("α₀₀ 1"));
    m_rows = sharedRows(m_pictures);
    for (const auto& picture : m_pictures) {
        m_columns = std::max(m_columns, sourceCount(*picture));
        m_outputs = std::max(m_outputs, std::min<double>(wantedLabelWidth(*picture), longestOutput * line));
        AttentionLayout layout;
        layout.columns = sourceCount(*picture);
        layout.cellWidth = m_cell.width();
        layout.size = QSize(1 << 20, 1 << 20);
        setSources(layout, *picture);
        m_sources = std::max(m_sources, std::ceil(placeColumnLabels(layout, longestSource * line)) + 2);
        m_overhang = std::max(m_overhang, std::ceil(ui::overhang(layout)));
    }
    m_outputs = std::ceil(m_outputs) + 8;
    m_size = {std::ceil(m_outputs + m_columns * m_cell.width() + m_overhang + 2),
              std::ceil(places(*m_pictures.front()).bars.bottom() + 1)};
}

std::unique_ptr<TileBody> HeatmapBody::make(const TilePictures& pictures, const Selection& selection,
                                            QSizeF cell, double ratio) {
    return std::make_unique<HeatmapBody>(pictures, selection, cell, ratio);
}

AttentionLayout HeatmapBody::places(const Picture& picture) const {
    const Theme& t = theme();
    const double small = lineOfText(t.small);
    AttentionLayout layout;
    layout.ratio = m_ratio;
    layout.columns = layout.visibleColumns = sourceCount(picture);
    layout.rows = layout.visibleRows = std::max(m_rows, rowCount(picture));
    layout.cellWidth = m_cell.width();
    layout.cellHeight = m_rows * m_cell.height() / layout.rows;
    layout.size = QSize(1 << 20, 1 << 20);
    layout.cells = QRectF(m_outputs, m_sources, layout.columns * m_cell.width(), m_rows * m_cell.height());
    // There is room between cells and bars for the number on a bar of 1.
    const double top = std::round(layout.cells.bottom() + small + 4);
    const double height = std::clamp(0.3 * layout.cells.height(), 3 * small, 6 * small);
    layout.bars = QRectF(layout.cells.left(), top, layout.cells.width(), std::round(height));
    // A whole matrix without a current row has no bars, and neither have links.
    if (givesLinks(picture) || (picture.attends && m_selection.showsAll && m_selection.step == 0))
        layout.bars = QRectF(layout.cells.bottomLeft(), QSizeF(layout.cells.width(), 0));
    setSources(layout, picture);
    placeColumnLabels(layout, longestSource * lineOfText(t.label));
    placeRowLabels(layout);
    // The numbers on bars stay inside the layout.
    layout.size = QSizeF(layout.cells.right() + m_overhang + 2, layout.bars.bottom() + 3).toSize();
    return layout;
}

void HeatmapBody::paint(QPainter& painter, std::size_t index) const {
    const Picture& picture = *m_pictures[index];
    const AttentionLayout layout = places(picture);
    const int rows = rowsShown(picture, m_selection);
    paintGround(painter, layout, picture);
    // Only drawings need this; an image has pixels anyway.
    const bool isDrawing = !dynamic_cast<QImage*>(painter.device());
    if (isDrawing && picture.attends && rows * layout.columns > mostDrawnCells)
        paintAsImage(painter, layout,
                     [&](QPainter& cells, const AttentionLayout& fine) { paintCells(cells, fine, index); });
    else
        paintCells(painter, layout, index);
    paintRest(painter, layout, index);
}

void HeatmapBody::paintCells(QPainter& painter, const AttentionLayout& layout, std::size_t index) const {
    paintHeatmap(painter, layout, *m_pictures[index], rowsShown(*m_pictures[index], m_selection));
}

void HeatmapBody::paintRest(QPainter& painter, const AttentionLayout& layout, std::size_t index) const {
    const Picture& picture = *m_pictures[index];
    if (!picture.attends)
        paintFixedVector(painter, layout, currentRow(picture, m_selection));
    paintOutputLabels(painter, layout, picture, rowsShown(picture, m_selection),
                      currentRow(picture, m_selection));
    paintStepBars(painter, layout, picture, m_selection);
    paintSelection(painter, layout, picture, m_selection);
}

const std::vector<FilmLane>& HeatmapBody::legend() const {
    if (m_legend.empty())
        for (const auto& picture : m_pictures)
            m_legend.push_back(legendLane(*picture, m_selection));
    return m_legend;
}

double HeatmapBody::legendHeight(double width) const {
    return filmLegendHeight(legend(), width);
}

void HeatmapBody::paintLegend(QPainter& painter, QPointF place, double width) const {
    paintFilmLegend(painter, legend(), place, width, m_ratio);
}

}  // namespace attn::ui
