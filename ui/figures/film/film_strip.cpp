// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/film/film_strip.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/files/atomic_file.h"
#include "ui/figures/film/film_tiles.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/label.h"
#include "ui/kit/widgets/figure_canvas.h"

namespace attn::ui {
namespace {

// The size of cells, in heights of a label, for a picture of free size.
constexpr double usualStripCell = 0.85;
constexpr double usualWidth = 1600;  // px in the usual theme

// The layout for one size of the cells.
class Page {
public:
    Page(const std::vector<FilmLane>& lanes, const FilmStrip& strip, QSizeF cell, double ratio)
        : m_lanes(lanes), m_strip(strip), m_tiles(lanes, cell, ratio), m_ratio(ratio) {
        const Theme& t = theme();
        m_margin = 4 * t.space;
        m_gap = 4 * t.space;
        m_line = std::ceil(QFontMetricsF(t.labelBold).height());
        m_cellsWidth = std::max(m_tiles.cells().width(), m_tiles.captionWidth());
        for (const Index update : strip.updates)
            m_cellsWidth = std::max(m_cellsWidth, textWidth(t.labelBold, updateText(update)));
        double x = m_margin;
        for (std::size_t column = 0; column < strip.updates.size(); ++column) {
            x += column == 0 || hasOwnOutputs(column) ? m_tiles.outputLabels() : 0;
            m_columns.push_back(std::round(x));
            x += m_cellsWidth + m_gap;
        }
        const double names = m_margin + m_tiles.nameWidth() + m_margin;
        m_width = std::max(names, x - m_gap + std::max(0.0, m_tiles.overhang() - m_margin) + m_margin);
        placeRows();
    }

    QSizeF size() const { return {m_width, m_height}; }

    void paint(QPainter& painter, QSizeF size) const {
        const Theme& t = theme();
        painter.fillRect(QRectF(QPointF(), size), t.card);
        // Remaining room is split equally between both sides.
        painter.translate(std::floor(std::max(0.0, size.width() - m_width) / 2),
                          std::floor(std::max(0.0, size.height() - m_height) / 2));
        painter.setPen(t.text);
        double y = m_margin;
        for (const QString& line : m_title) {
            painter.setFont(t.label);
            painter.drawText(QPointF(m_margin, y + QFontMetricsF(t.label).ascent()), line);
            y += m_line;
        }
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            painter.setPen(t.text);
            drawLabel(painter, t.labelBold,
                      QPointF(m_columns[column], m_headings + QFontMetricsF(t.labelBold).ascent()),
                      updateText(m_strip.updates[column]));
        }
        for (std::size_t row = 0; row < m_lanes.size(); ++row) {
            m_tiles.paintName(painter, {m_margin, m_names[row]}, m_lanes[row]);
            for (std::size_t column = 0; column < m_columns.size(); ++column)
                m_tiles.paint(painter, {m_columns[column], m_rows[row]}, m_lanes[row],
                              frameAt(m_lanes[row], m_strip.updates[column]),
                              {column == 0 || hasOwnOutputs(column), hasSources(row)});
        }
        paintFilmLegend(painter, m_lanes, {m_margin, m_legend}, m_width - 2 * m_margin, m_ratio);
    }

private:
    // Labels of output tokens are shown only once if they are the same at all updates.
    bool hasOwnOutputs(std::size_t column) const {
        return std::any_of(m_lanes.begin(), m_lanes.end(), [&](const FilmLane& lane) {
            const FilmFrame* frame = frameAt(lane, m_strip.updates[column]);
            const FilmFrame* first = frameAt(lane, m_strip.updates[0]);
            return frame && (!first || frame->outputTokens != first->outputTokens);
        });
    }
    // Labels of source tokens are shown above the first lane, and above a lane whose tokens differ from those
    // of the lane before it.
    bool hasSources(std::size_t row) const {
        return row == 0 || m_lanes[row].sourceTokens != m_lanes[row - 1].sourceTokens;
    }

    void placeRows() {
        const Theme& t = theme();
        if (!m_strip.title.isEmpty())
            m_title = wrapped(t.label, m_strip.title, m_width - 2 * m_margin);
        double y =
            m_margin + static_cast<double>(m_title.size()) * m_line + (m_title.isEmpty() ? 0 : m_gap / 2);
        m_headings = y;
        y += m_line + t.space;
        for (std::size_t row = 0; row < m_lanes.size(); ++row) {
            m_names.push_back(std::round(y));
            y += m_tiles.nameHeight() + (hasSources(row) ? m_tiles.sourceLabels() : 0);
            m_rows.push_back(std::round(y));
            y += m_tiles.cells().height() + m_tiles.captionHeight() + m_gap;
        }
        m_legend = std::round(y);
        m_height = std::ceil(y + filmLegendHeight(m_lanes, m_width - 2 * m_margin) + m_margin);
    }

    const std::vector<FilmLane>& m_lanes;
    const FilmStrip& m_strip;
    const FilmTiles m_tiles;
    const double m_ratio;
    double m_margin = 0, m_gap = 0, m_line = 0, m_cellsWidth = 0, m_width = 0, m_height = 0;
    double m_headings = 0, m_legend = 0;
    QStringList m_title;
    std::vector<double> m_columns, m_names, m_rows;  // left edges of columns and names, tops of rows
};

QSize wholeSize(const Page& page) {
    return {static_cast<int>(std::ceil(page.size().width())),
            static_cast<int>(std::ceil(page.size().height()))};
}

// Cells for a picture of free size: narrower if many columns would make it wider than a screen.
QSizeF usualStripCells(const std::vector<FilmLane>& lanes, const FilmStrip& strip) {
    const double most = usualWidth * QFontMetricsF(theme().label).height() / 15;
    double width = usualStripCell;
    while (width > smallestCell &&
           Page(lanes, strip, filmCell(width, usualStripCell), 1).size().width() > most)
        width *= 0.9;
    return filmCell(width, usualStripCell);
}

// The largest cells with which the page fits.
QSizeF cellsFor(const std::vector<FilmLane>& lanes, const FilmStrip& strip, QSize size) {
    const auto least = Page(lanes, strip, filmCell(smallestCell, smallestCell), 1);
    if (least.size().width() > size.width() || least.size().height() > size.height()) {
        const QSize needed = wholeSize(least);
        throw Error("a film strip of " + std::to_string(lanes.size()) + " lanes at " +
                    std::to_string(strip.updates.size()) + " updates does not fit into " +
                    std::to_string(size.width()) + "x" + std::to_string(size.height()) +
                    "; give it at least " + std::to_string(needed.width()) + "x" +
                    std::to_string(needed.height()) + ", or choose fewer updates.");
    }
    double width = largestCell, height = largestCell;
    const auto fits = [&] {
        const QSizeF needed = Page(lanes, strip, filmCell(width, height), 1).size();
        return QSize(needed.width() <= size.width(), needed.height() <= size.height());
    };
    while (width > smallestCell && fits().width() == 0)
        width = std::max(smallestCell, 0.95 * width);
    while (height > smallestCell && fits().height() == 0)
        height = std::max(smallestCell, 0.95 * height);
    return filmCell(width, height);
}

void requireSomething(const std::vector<FilmLane>& lanes) {
    if (lanes.empty())
        throw Error("there is no heatmap to draw yet; train until the first snapshot, or pin a sentence.");
}

}  // namespace

QSize filmStripSize(const FilmStrip& strip) {
    if (strip.size)
        return *strip.size;
    const ThemeScope scope(strip.theme);
    const DecimalPoint inFiles;
    const std::vector<FilmLane> lanes = lanesAt(strip.lanes, strip.updates);
    requireSomething(lanes);
    return wholeSize(Page(lanes, strip, usualStripCells(lanes, strip), 1));
}

QByteArray drawFilmStrip(const FilmStrip& strip, PictureFormat format) {
    const ThemeScope scope(strip.theme);
    const DecimalPoint inFiles;
    const std::vector<FilmLane> lanes = lanesAt(strip.lanes, strip.updates);
    requireSomething(lanes);
    const QSizeF cell = strip.size ? cellsFor(lanes, strip, *strip.size) : usualStripCells(lanes, strip);
    const Page page(lanes, strip, cell, format == PictureFormat::Png ? pngScale : 1);
    const QSize size = strip.size.value_or(wholeSize(page));
    return pictureBytes(format, size, strip.title, theme().label, [&](QPaintDevice& device) {
        QPainter painter(&device);
        page.paint(painter, size);
    });
}

void writeFilmStrip(const FilmStrip& strip, const QString& path) {
    checkPicturePlace(path, path.toStdString());
    const QByteArray bytes = drawFilmStrip(strip, pictureFormat(path));
    writeFileAtomically(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace attn::ui
