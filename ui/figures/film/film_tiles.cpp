// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/film_tiles.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/label.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/attention_painter.h"

namespace attn::ui {
namespace {

double lineOf(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}
double advance(const QFont& font, const QString& text) {
    return std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

// The number of rows to show: those of the right output, or without it those that the lane writes in the end.
// A lane that has not learnt to stop writes more, which is cut.
int rowsWanted(const FilmLane& lane) {
    if (lane.isStanding)
        return static_cast<int>(lane.outputTokens.size());
    if (!lane.referenceTokens.isEmpty())
        return static_cast<int>(lane.referenceTokens.size()) + (lane.isClass ? 0 : 1);
    return lane.frames.empty() ? 1 : lane.frames.back().rows.size();
}

constexpr double gapToLabels = 8;  // the same as in the window's plots

}  // namespace

QSizeF filmCell(double width, double height) {
    const double line = QFontMetricsF(theme().label).height();
    return {std::max(3.0, width * line), std::max(3.0, height * line)};
}

FilmTiles::FilmTiles(const std::vector<FilmLane>& lanes, QSizeF cell, double ratio)
    : m_lanes(lanes), m_cell(cell), m_ratio(ratio) {
    const double line = lineOf(theme().label);
    for (const FilmLane& lane : lanes) {
        m_rows = std::max(m_rows, rowsWanted(lane));
        m_columns = std::max(m_columns, static_cast<int>(lane.sourceTokens.size()));
    }
    for (const FilmLane& lane : lanes) {
        for (const FilmFrame& frame : lane.frames) {
            m_captionWidth = std::max(m_captionWidth, advance(theme().small, caption(lane, frame)));
            const Picture picture = pictureOf(lane, frame);
            m_columns = std::max(m_columns, static_cast<int>(picture.sourceTokens.size()));
            const double wanted = wantedLabelWidth(picture);
            m_outputLabels = std::max(m_outputLabels, std::min(wanted, 6 * line) + gapToLabels);
        }
        AttentionLayout layout = layOut(lane);
        m_sourceLabels = std::max(m_sourceLabels, std::ceil(placeColumnLabels(layout, 6 * line)) + 2);
        m_overhang = std::max(m_overhang, std::ceil(ui::overhang(layout)));
    }
}

QSizeF FilmTiles::cells() const {
    return {m_columns * m_cell.width(), m_rows * m_cell.height()};
}
double FilmTiles::captionHeight() const {
    return m_captionWidth > 0 ? lineOf(theme().small) + theme().space : 0;
}
double FilmTiles::nameHeight() const {
    return lineOf(theme().labelBold) + theme().space;
}
double FilmTiles::nameWidth() const {
    double width = 0;
    for (const FilmLane& lane : m_lanes)
        width = std::max(width, lineOf(theme().labelBold) + advance(theme().labelBold, lane.name));
    return width;
}

AttentionLayout FilmTiles::layOut(const Picture& picture) const {
    AttentionLayout layout;
    layout.ratio = m_ratio;
    layout.columns = layout.visibleColumns = sourceCount(picture);
    layout.rows = std::max(m_rows, static_cast<int>(picture.outputTokens.size()));
    layout.visibleRows = m_rows;
    layout.cellWidth = m_cell.width();
    layout.cellHeight = m_cell.height();
    layout.cells =
        QRectF(m_outputLabels, m_sourceLabels, layout.columns * m_cell.width(), m_rows * m_cell.height());
    layout.size = QSizeF(2 * layout.cells.right(), 2 * layout.cells.bottom()).toSize();
    layout.bars = QRectF(layout.cells.bottomLeft(), QSizeF(layout.cells.width(), 0));
    setSources(layout, picture);
    placeRowLabels(layout);
    return layout;
}

QString FilmTiles::caption(const FilmLane& lane, const FilmFrame& frame) const {
    QStringList parts;
    if (!lane.attends)
        parts.append(tr("no attention"));
    if (frame.exactMatch)
        parts.append(exactMatchText(frame));
    const auto cut = static_cast<int>(frame.outputTokens.size()) - m_rows;
    if (cut > 0)
        parts.append(tr("+%1 more").arg(cut));
    return parts.join(QStringLiteral(" · "));
}

void FilmTiles::paint(QPainter& painter, QPointF place, const FilmLane& lane, const FilmFrame* frame,
                      Labels labels) const {
    const Theme& t = theme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.translate(place - QPointF(m_outputLabels, m_sourceLabels));
    Picture picture;
    if (frame)
        picture = pictureOf(lane, *frame);
    else
        picture.sourceTokens = lane.sourceTokens;
    AttentionLayout layout = layOut(picture);
    placeColumnLabels(layout, m_sourceLabels);
    paintCellsFrame(painter, layout);
    if (labels.sources)
        paintSourceLabels(painter, layout);
    if (frame) {
        const int rows = frame->rows.size();
        paintHeatmap(painter, layout, picture, rows);
        if (labels.outputs)
            paintOutputLabels(painter, layout, picture, rows, -1);
    }
    const QString text = frame ? caption(lane, *frame) : tr("not yet");
    painter.setFont(t.small);
    painter.setPen(t.mutedText);
    drawLabel(painter, t.small,
              layout.cells.bottomLeft() + QPointF(0, t.space + QFontMetricsF(t.small).ascent()), text);
    painter.restore();
}

void FilmTiles::paintName(QPainter& painter, QPointF place, const FilmLane& lane) const {
    const Theme& t = theme();
    const QFontMetricsF metrics(t.labelBold);
    const double dot = 0.6 * metrics.height();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLaneMark(painter, t, lane.colour,
                  QRectF(place.x(), place.y() + (metrics.height() - dot) / 2, dot, dot));
    painter.setPen(t.text);
    drawLabel(painter, t.labelBold, place + QPointF(lineOf(t.labelBold) - 2, metrics.ascent()), lane.name);
    painter.restore();
}

}  // namespace attn::ui
