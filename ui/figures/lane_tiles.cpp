// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/lane_tiles.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/figures/formula_picture.h"
#include "ui/theme.h"
#include "ui/tr.h"
#include "ui/views/attention_painter.h"
#include "ui/views/label.h"
#include "ui/views/lane_measures.h"

namespace attn::ui {
namespace {

// Longer labels are cut, in lines of text: nobody reads a picture that is half label.
constexpr double longestOutput = 16, longestSource = 14;
// More cells than these are one image in drawings, whose programs would choke on as many rectangles.
constexpr int mostDrawnCells = 20000;
constexpr double imageRatio = 4;
constexpr double mostImagePixels = 8e6;

double lineHeight(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}
double titleDot() {
    return std::round(0.55 * lineHeight(theme().title));
}
double bigGap() {
    return 4 * theme().space;
}

// Rows that all lanes have room for. Those that have far more than the others, as one that does not find its
// end, have lower rows instead of making all tiles as high.
int sharedRows(const std::vector<std::shared_ptr<const LaneData>>& lanes) {
    std::vector<int> rows;
    for (const auto& lane : lanes)
        rows.push_back(rowCount(*lane));
    std::sort(rows.begin(), rows.end());
    const int usual = rows[(rows.size() - 1) / 2];
    return std::max(1, std::min(rows.back(), std::max(8, usual + usual / 2)));
}

void paintAsImage(QPainter& painter, const AttentionLayout& layout, const LaneData& lane, int rows) {
    const QRectF area = layout.cells.adjusted(-2, -2, 2, 2);
    const double ratio = std::clamp(std::sqrt(mostImagePixels / (area.width() * area.height())), 1.0, imageRatio);
    QImage image((area.size() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter cells(&image);
    cells.translate(-area.topLeft());
    AttentionLayout fine = layout;
    fine.ratio = ratio;
    paintHeatmap(cells, fine, lane, rows);
    cells.end();
    painter.drawImage(area, image);
}

}  // namespace

LaneTiles::LaneTiles(std::vector<std::shared_ptr<const LaneData>> lanes, const Selection& selection,
                     QSizeF cell, double ratio)
    : m_lanes(std::move(lanes)), m_selection(selection), m_cell(cell), m_ratio(ratio) {
    const Theme& t = theme();
    const double line = lineHeight(t.label);
    const double axis = QFontMetricsF(t.small).horizontalAdvance(QStringLiteral("α₀₀ 1"));
    double width = 0;
    m_rows = sharedRows(m_lanes);
    for (const auto& lane : m_lanes) {
        m_columns = std::max(m_columns, sourceCount(*lane));
        m_outputs = std::max({m_outputs, axis, std::min<double>(wantedLabelWidth(*lane), longestOutput * line)});
        m_formula = std::max(m_formula, std::ceil(formulaSize(*lane).height()));
        width = std::max(width, headWidth(*lane));
        double figuresWidth = 0;
        for (const Figure& figure : figures(*lane))
            figuresWidth += labelWidth(t.label, figure.caption + QLatin1Char(' ') + figure.value) + bigGap();
        width = std::max(width, figuresWidth);
        AttentionLayout layout;
        layout.columns = sourceCount(*lane);
        layout.cellWidth = m_cell.width();
        layout.size = QSize(1 << 20, 1 << 20);
        setSources(layout, *lane);
        m_sources = std::max(m_sources, std::ceil(placeColumnLabels(layout, longestSource * line)) + 2);
        m_overhang = std::max(m_overhang, std::ceil(ui::overhang(layout)));
    }
    m_outputs = std::ceil(m_outputs) + 8;
    const AttentionLayout plot = places(*m_lanes.front());
    width = std::max(width, m_outputs + m_columns * m_cell.width() + m_overhang + 2);
    m_size = {std::ceil(width + 2 * pad()), std::ceil(plot.bars.bottom() + footHeight() + pad())};
}

double LaneTiles::pad() const {
    return m_lanes.size() > 1 ? 3 * theme().space : 0;
}

double LaneTiles::headHeight() const {
    return lineHeight(theme().title) + m_formula + 2 * theme().space;
}

double LaneTiles::headWidth(const LaneData& lane) const {
    const Theme& t = theme();
    const double first = titleDot() + 6 + labelWidth(t.title, lane.name) + bigGap() +
                         labelWidth(t.label, tr("next ")) + labelWidth(t.labelBold, guess(lane)) + 4;
    const double second = formulaSize(lane).width() +
                          (lane.variant.isEmpty() ? 0 : bigGap() + labelWidth(t.label, lane.variant));
    return std::ceil(std::max(first, second));
}

double LaneTiles::footHeight() const {
    return 4 * theme().space + lineHeight(theme().label);
}

AttentionLayout LaneTiles::places(const LaneData& lane) const {
    const Theme& t = theme();
    const double small = lineHeight(t.small);
    AttentionLayout layout;
    layout.ratio = m_ratio;
    layout.columns = layout.visibleColumns = sourceCount(lane);
    layout.rows = layout.visibleRows = std::max(m_rows, rowCount(lane));
    layout.cellWidth = m_cell.width();
    layout.cellHeight = m_rows * m_cell.height() / layout.rows;
    layout.size = QSize(1 << 20, 1 << 20);
    layout.cells = QRectF(pad() + m_outputs, pad() + headHeight() + m_sources,
                          layout.columns * m_cell.width(), m_rows * m_cell.height());
    // Room between them for the number on a bar of 1.
    const double top = std::round(layout.cells.bottom() + small + 4);
    const double height = std::clamp(0.3 * layout.cells.height(), 3 * small, 6 * small);
    layout.bars = QRectF(layout.cells.left(), top, layout.cells.width(), std::round(height));
    setSources(layout, lane);
    placeColumnLabels(layout, longestSource * lineHeight(t.label));
    placeRowLabels(layout);
    // Numbers on bars stay inside of it.
    layout.size = QSizeF(layout.cells.right() + m_overhang + 2, layout.bars.bottom() + 3).toSize();
    return layout;
}

QString LaneTiles::guess(const LaneData& lane) const {
    const StepTrace* step = currentStep(lane, m_selection);
    if (!step || !lane.target)
        return QStringLiteral("—");
    const QString token = tokenText(QString::fromStdString(lane.target->text(step->predicted))).text;
    return cutLabel(theme().labelBold, token, 12 * lineHeight(theme().label)) + QLatin1Char(' ') +
           shortWeight(static_cast<double>(step->predictedProbability));
}

std::vector<LaneTiles::Figure> LaneTiles::figures(const LaneData& lane) const {
    const int rows = rowsShown(lane, m_selection);
    const auto text = [](const std::optional<double>& value, int digits, const QString& unit,
                         double scale = 1) {
        return value ? QString::number(scale * *value, 'f', digits) + unit : QStringLiteral("—");
    };
    return {{tr("entropy"), text(meanEntropy(lane, rows), 2, tr(" bit"))},
            {tr("AER"), text(errorRate(lane, rows), 2, {})},
            {tr("accuracy"), text(lane.exactMatch, 1, tr(" %"), 100)}};
}

void LaneTiles::paint(QPainter& painter, QPointF place, std::size_t index) const {
    const LaneData& lane = *m_lanes[index];
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.translate(place);
    if (m_lanes.size() > 1) {
        const Theme& t = theme();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.border, t.line));
        painter.setBrush(Qt::NoBrush);
        const double half = t.line / 2;
        painter.drawRoundedRect(QRectF(QPointF(), m_size).adjusted(half, half, -half, -half), t.radius,
                                t.radius);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    paintHead(painter, lane);
    paintPlot(painter, lane);
    paintFoot(painter, lane);
    painter.restore();
}

void LaneTiles::paintHead(QPainter& painter, const LaneData& lane) const {
    const Theme& t = theme();
    const double right = m_size.width() - pad(), line = lineHeight(t.title), dot = titleDot();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.laneOutline(lane.colour), t.line));
    painter.setBrush(t.lane(lane.colour));
    painter.drawEllipse(QRectF(pad() + 0.5, pad() + (line - dot) / 2, dot, dot));
    painter.restore();
    const double baseline = pad() + QFontMetricsF(t.title).ascent();
    painter.setPen(t.text);
    drawLabel(painter, t.title, QPointF(pad() + dot + 6, baseline), lane.name);
    const QString next = guess(lane);
    const double width = labelWidth(t.labelBold, next);
    drawLabel(painter, t.labelBold, QPointF(right - width, baseline), next);
    painter.setPen(t.mutedText);
    drawLabel(painter, t.label, QPointF(right - width - labelWidth(t.label, tr("next ")), baseline),
              tr("next"));
    const double top = pad() + line + t.space;
    paintFormula(painter, QPointF(pad(), top + (m_formula - formulaSize(lane).height()) / 2), lane);
    if (!lane.variant.isEmpty()) {
        painter.setPen(t.mutedText);
        const QRectF area(pad(), top, right - pad(), m_formula);
        drawLabel(painter, t.label, area, Qt::AlignRight, lane.variant);
    }
}

void LaneTiles::paintPlot(QPainter& painter, const LaneData& lane) const {
    const AttentionLayout layout = places(lane);
    const int rows = rowsShown(lane, m_selection);
    paintGround(painter, layout, lane);
    // Only drawings are spared: pixels are pixels.
    const bool isDrawing = !dynamic_cast<QImage*>(painter.device());
    if (isDrawing && lane.attends && rows * layout.columns > mostDrawnCells)
        paintAsImage(painter, layout, lane, rows);
    else
        paintHeatmap(painter, layout, lane, rows);
    paintOutputLabels(painter, layout, lane, rows, currentRow(lane, m_selection));
    // Labels of bars start at the tile's edge.
    AttentionLayout shifted = layout;
    painter.save();
    painter.translate(pad(), 0);
    shifted.cells.translate(-pad(), 0);
    shifted.bars.translate(-pad(), 0);
    paintStepBars(painter, shifted, lane, m_selection);
    painter.restore();
    paintSelection(painter, layout, lane, m_selection);
}

void LaneTiles::paintFoot(QPainter& painter, const LaneData& lane) const {
    const Theme& t = theme();
    const double left = pad(), right = m_size.width() - pad();
    const double bottom = m_size.height() - pad() + t.space;
    const double baseline = bottom - QFontMetricsF(t.label).descent();
    painter.fillRect(QRectF(left, bottom - lineHeight(t.label) - t.space, right - left, t.line), t.border);
    const std::vector<Figure> all = figures(lane);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const double caption = labelWidth(t.label, all[i].caption + QLatin1Char(' '));
        const double width = caption + labelWidth(t.label, all[i].value);
        const double share = static_cast<double>(i) / static_cast<double>(all.size() - 1);
        const double x = left + share * (right - left - width);
        painter.setPen(t.mutedText);
        drawLabel(painter, t.label, QPointF(x, baseline), all[i].caption);
        painter.setPen(t.text);
        drawLabel(painter, t.label, QPointF(x + caption, baseline), all[i].value);
    }
}

}  // namespace attn::ui
