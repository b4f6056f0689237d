// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/figures/film/legend_flow.h"
#include "ui/figures/step/lane_tiles.h"
#include "ui/figures/step/step_drawings.h"
#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/lines/lines_known.h"
#include "ui/pictures/lines/lines_painter.h"

namespace attn::ui {
namespace {

// In heights of a label: sizes of pictures of free size, and the smallest ones.
constexpr double usualLinesWidth = 44, widestRows = 110, usualRowsHeight = 15, usualPitch = 1.5;
constexpr double leastRowsHeight = 9, leastColumnsHeight = 6;
constexpr double longestLabel = 16;  // longer ones are cut, because nobody reads a picture that is half label
constexpr double grow = 1.12;

double labelLine() {
    return QFontMetricsF(theme().label).height();
}

double widestLabel(const TokenSide& side, const QFont& font) {
    double widest = 0;
    for (const TokenText& token : side.tokens) {
        if (!isEnd(token))
            widest = std::max(widest, labelWidth(font, token.text));
    }
    return widest;
}

// Whether every token is visible, and none is cut unless it is extremely long.
bool isWhole(const LinesLayout& layout) {
    if (layout.canScroll())
        return false;
    for (const TokenSide* side : {&layout.source, &layout.output}) {
        const double longest = std::min(longestLabel * labelLine(), widestLabel(*side, side->font));
        if (longest > side->limit)
            return false;
    }
    return true;
}

class LinesBody : public TileBody {
public:
    LinesBody(TilePictures pictures, const Selection& selection, QSize size)
        : m_pictures(std::move(pictures)), m_selection(selection), m_size(size) {}

    QSizeF size() const override { return m_size; }
    void paint(QPainter& painter, std::size_t lane) const override {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        paintLines(painter, layOutLines(*m_pictures[lane], m_size), *m_pictures[lane], m_selection);
        painter.restore();
    }
    double legendHeight(double width) const override { return legendFlowHeight(legend(), width); }
    void paintLegend(QPainter& painter, QPointF place, double width) const override {
        paintLegendFlow(painter, legend(), place, width);
    }

private:
    std::vector<LegendEntry> legend() const {
        if (!m_pictures.front()->attends)
            return {};
        const double high = legendMarkHeight();
        const LinesLayout layout = layOutLines(*m_pictures.front(), m_size);
        std::vector<LegendEntry> all;
        const auto add = [&](const QString& before, const QColor& colour, double weight, bool isLit,
                             const QString& after) {
            all.push_back({before, 2.5 * high,
                           [=, width = layout.width(weight)](QPainter& painter, const QRectF& place) {
                               painter.setRenderHint(QPainter::Antialiasing);
                               painter.setPen(QPen(joinColour(colour, weight, isLit), width, Qt::SolidLine,
                                                   Qt::FlatCap));
                               painter.drawLine(QPointF(place.left(), place.center().y()),
                                                QPointF(place.right(), place.center().y()));
                           },
                           after});
        };
        const bool hasWeights = !givesLinks(*m_pictures.front());
        if (!hasWeights)
            add({}, theme().mutedText, 1, false, tr("link found"));
        for (const double weight : {0.1, 0.5, 1.0})
            if (hasWeights)
                add(weight < 0.5 ? tr("weight α") : QString(), theme().mutedText, weight, false,
                    shortWeight(weight));
        for (const bool isSure : {true, false})
            if (hasLink(isSure))
                all.push_back(
                    {{},
                     2.5 * high,
                     [=](QPainter& painter, const QRectF& place) { paintKnownMark(painter, place, isSure); },
                     isSure ? tr("known link") : tr("possible link")});
        if (currentRow(*m_pictures.front(), m_selection) >= 0)
            add({}, theme().laneOutline(m_pictures.front()->colour), 1, true,
                tr("of step %1").arg(currentRow(*m_pictures.front(), m_selection) + 1));
        if (hasWeights)
            all.push_back({{}, 0, [](QPainter&, const QRectF&) {}, tr("no line: below %1").arg(leastJoin)});
        return all;
    }

    bool hasLink(bool isSure) const {
        const std::vector<Link>& links = m_pictures.front()->links;
        const int rows = rowsShown(*m_pictures.front(), m_selection);
        return std::any_of(links.begin(), links.end(),
                           [=](const Link& link) { return link.target < rows && link.sure == isSure; });
    }

    const TilePictures m_pictures;
    const Selection m_selection;
    const QSize m_size;
};

class LinesDrawing : public StepDrawing {
public:
    LinesDrawing(const FigureSource& lane, const Selection& selection, QSize body)
        : m_tiles({lane}, selection,
                  std::make_unique<LinesBody>(TilePictures{lane.picture}, selection, body)),
          m_below(m_tiles.size().height() + 3 * theme().space) {}

    QSizeF size() const override {
        return {m_tiles.size().width(), m_below + m_tiles.body().legendHeight(m_tiles.size().width())};
    }
    void paint(QPainter& painter) const override {
        m_tiles.paint(painter, {}, 0);
        m_tiles.body().paintLegend(painter, {0, m_below}, m_tiles.size().width());
    }

private:
    const LaneTiles m_tiles;
    const double m_below;
};

// Finds the size of the body: two rows if all labels fit side by side, else two columns.
class LinesSearch {
public:
    LinesSearch(const StepFigure& figure, const FigureRoom& room)
        : m_source(lanesOf(figure).front()),
          m_picture(m_source.picture),
          m_selection(figure.selection),
          m_room(room) {
        // Highlights of the mouse do not belong to the figure.
        m_selection.source = m_selection.row = -1;
    }

    std::unique_ptr<StepDrawing> find() const {
        const QSizeF frame = make({0, 0})->size();  // head, foot and legend
        const double width = std::max(frame.width(), m_room.width.value_or(usual()));
        QSize least = firstWhole(width, leastHeight(width));
        if (m_room.width && !isWholeAt(least)) {
            // The given width is too small, so this finds the smallest one that suffices.
            double wide = width;
            while (!isWholeAt(least) && wide < 100 * labelLine()) {
                wide *= grow;
                least = firstWhole(wide, leastHeight(wide));
            }
            return make(least);
        }
        if (!m_room.height) {
            const QSize comfortable = firstWhole(width, usualHeight(width));
            return make(comfortable);
        }
        const QSizeF whole = make(least)->size();
        const QSize given(least.width(),
                          static_cast<int>(std::floor(least.height() + *m_room.height - whole.height())));
        return make(given.height() > least.height() && isWholeAt(given) ? given : least);
    }

private:
    QSize sized(double width, double height) const {
        return {static_cast<int>(std::floor(width)), static_cast<int>(std::ceil(height))};
    }
    std::unique_ptr<StepDrawing> make(QSize body) const {
        return std::make_unique<LinesDrawing>(m_source, m_selection, body);
    }
    bool isWholeAt(QSize size) const { return isWhole(layOutLines(*m_picture, size)); }
    // The first height, from `height` on in steps, at which everything is visible; `height` itself if there
    // is none.
    QSize firstWhole(double width, double height) const {
        const QSize start = sized(width, height);
        for (double high = height; high < 8 * height; high *= grow)
            if (isWholeAt(sized(width, high)))
                return sized(width, high);
        return start;
    }
    double count() const { return std::max({1, sourceCount(*m_picture), rowCount(*m_picture)}); }
    // The usual width: that of two rows, if they are no wider than a screen.
    double usual() const {
        const LinesLayout layout = layOutLines(*m_picture, {1, 1});
        double level = 0, longest = 0;
        for (const TokenSide* side : {&layout.source, &layout.output}) {
            level = std::max(level, side->count() * (widestLabel(*side, theme().labelBold) + 8));
            longest = std::max(longest, widestLabel(*side, theme().labelBold));
        }
        const double line = labelLine();
        if (level <= widestRows * line)
            return std::clamp(1.4 * level, usualLinesWidth * line, std::max(usualLinesWidth * line, level));
        return std::max(usualLinesWidth * line, 3.4 * std::min(longest, longestLabel * line));
    }
    bool isRows(double width) const {
        return layOutLines(*m_picture, sized(width, 2 * count() * labelLine())).direction ==
               LinesLayout::Direction::Rows;
    }
    double leastHeight(double width) const {
        return labelLine() * (isRows(width) ? leastRowsHeight : std::max(leastColumnsHeight, 0.7 * count()));
    }
    double usualHeight(double width) const {
        return labelLine() *
               (isRows(width) ? usualRowsHeight : std::max(leastRowsHeight, usualPitch * count()));
    }

    const FigureSource m_source;
    const std::shared_ptr<const Picture> m_picture;
    Selection m_selection;
    const FigureRoom m_room;
};

}  // namespace

std::unique_ptr<StepDrawing> layOutLinesOfLane(const StepFigure& figure, const FigureRoom& room, double) {
    return LinesSearch(figure, room).find();
}

}  // namespace attn::ui
