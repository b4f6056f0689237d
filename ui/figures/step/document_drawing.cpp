// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/figures/film/legend_flow.h"
#include "ui/figures/step/lane_tiles.h"
#include "ui/figures/step/step_drawings.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/attention/frames.h"
#include "ui/pictures/document/document_painter.h"

namespace attn::ui {
namespace {

// In heights of a label: widths of a text, and the room that lines have beyond the least.
constexpr double leastTextWidth = 14, mostTextWidth = 46, airOfLines = 0.3;
constexpr std::size_t usualTextColumns[] = {1, 1, 2, 2, 2, 2, 2, 2, 2};

double documentLine() {
    return QFontMetricsF(theme().label).height();
}

// The texts of lanes, all of one width and set alike.
class DocumentBody : public TileBody {
public:
    DocumentBody(const std::vector<FigureSource>& lanes, const Selection& selection, double width,
                 std::optional<double> height = {})
        : m_lanes(lanes) {
        std::vector<std::shared_ptr<const LaneData>> data;
        for (const FigureSource& source : m_lanes)
            data.push_back(source.lane);
        const QStringList ends = sharedSentenceEnds(data);
        for (const auto& lane : data) {
            m_documents.push_back(documentOf(*lane, selection, ends));
            m_documents.back().note.clear();  // there is no mouse
            m_style.hasSentenceBars = m_style.hasSentenceBars || !m_documents.back().sentenceWeights.empty();
        }
        double needed = 0, comfortable = 0;
        for (const Document& document : m_documents) {
            const double least = std::ceil(ui::documentHeight(document, width, m_style));
            const int lines = documentLines(document, width, m_style);
            needed = std::max(needed, least);
            comfortable = std::max(comfortable, std::ceil(least + lines * airOfLines * documentLine()));
        }
        m_size = {width, height ? std::max(needed, *height) : comfortable};
    }

    QSizeF size() const override { return m_size; }
    void paint(QPainter& painter, std::size_t lane) const override {
        paintDocument(painter, layOutDocument(m_documents[lane], m_size, m_style), *m_lanes[lane].lane,
                      m_documents[lane], 1);
    }
    double legendHeight(double width) const override { return legendFlowHeight(legend(), width); }
    void paintLegend(QPainter& painter, QPointF place, double width) const override {
        paintLegendFlow(painter, legend(), place, width);
    }
    // Whether no sentence needs a second line.
    bool isUnbroken() const {
        return std::all_of(m_documents.begin(), m_documents.end(), [&](const Document& document) {
            return documentLines(document, m_size.width(), m_style) ==
                   static_cast<int>(document.sentences.size());
        });
    }

private:
    std::vector<LegendEntry> legend() const {
        std::vector<LegendEntry> all;
        const double high = legendMarkHeight();
        const auto hasWeights = [](const Document& document) { return !document.weights.empty(); };
        if (std::any_of(m_documents.begin(), m_documents.end(), hasWeights))
            all.push_back({QStringLiteral("0"), 6 * high,
                           [](QPainter& painter, const QRectF& place) {
                               paintColourRamp(painter, place,
                                               [](double share) { return theme().weight(share); });
                           },
                           tr("1  weight")});
        for (const bool isSure : {true, false}) {
            const auto has = [=](const Document& document) {
                return std::any_of(document.evidence.begin(), document.evidence.end(),
                                   [=](const Link& link) { return link.sure == isSure; });
            };
            if (std::any_of(m_documents.begin(), m_documents.end(), has))
                all.push_back({QString(), 1.5 * high,
                               [isSure](QPainter& painter, const QRectF& place) {
                                   paintLinkFrame(painter, place, isSure, 1);
                               },
                               isSure ? tr("evidence") : tr("evidence of several words")});
        }
        return all;
    }

    const std::vector<FigureSource> m_lanes;
    std::vector<Document> m_documents;
    DocumentStyle m_style;
    QSizeF m_size;
};

class DocumentsDrawing : public StepDrawing {
public:
    DocumentsDrawing(const std::vector<FigureSource>& lanes, const Selection& selection,
                     std::unique_ptr<DocumentBody> body, std::size_t columns)
        : m_tiles(lanes, selection, std::move(body)), m_count(lanes.size()), m_columns(columns) {
        const auto across = static_cast<double>(columns);
        const auto down = static_cast<double>((m_count + columns - 1) / columns);
        m_gap = m_count > 1 ? 2 * theme().space : 0;
        m_width = across * m_tiles.size().width() + (across - 1) * m_gap;
        m_below = down * m_tiles.size().height() + (down - 1) * m_gap + 3 * theme().space;
        m_height = m_below + m_tiles.body().legendHeight(m_width);
    }

    QSizeF size() const override { return {m_width, m_height}; }
    void paint(QPainter& painter) const override {
        for (std::size_t lane = 0; lane < m_count; ++lane)
            m_tiles.paint(painter,
                          {static_cast<double>(lane % m_columns) * (m_tiles.size().width() + m_gap),
                           static_cast<double>(lane / m_columns) * (m_tiles.size().height() + m_gap)},
                          lane);
        m_tiles.body().paintLegend(painter, {0, m_below}, m_width);
    }

private:
    const LaneTiles m_tiles;
    const std::size_t m_count, m_columns;
    double m_gap = 0, m_width = 0, m_below = 0, m_height = 0;
};

class DocumentsSearch {
public:
    DocumentsSearch(const StepFigure& figure, const FigureRoom& room)
        : m_lanes(lanesOf(figure)), m_selection(figure.selection), m_room(room) {
        // Highlights of the mouse do not belong to the figure.
        m_selection.source = m_selection.row = -1;
    }

    std::unique_ptr<StepDrawing> find() const {
        const std::size_t most =
            m_lanes.size() < std::size(usualTextColumns) ? usualTextColumns[m_lanes.size()] : 2;
        std::unique_ptr<StepDrawing> last;
        for (std::size_t columns = most; columns >= 1; --columns) {
            last = make(columns);
            const bool fits = (!m_room.width || last->size().width() <= *m_room.width) &&
                              (!m_room.height || last->size().height() <= *m_room.height);
            if (fits)
                break;
        }
        return last;
    }

private:
    // The narrowest width at which no sentence is broken, up to a widest line.
    double naturalWidth() const {
        const double line = documentLine();
        for (double width = leastTextWidth * line; width < mostTextWidth * line; width += 2 * line)
            if (DocumentBody(m_lanes, m_selection, width).isUnbroken())
                return width;
        return mostTextWidth * line;
    }
    std::unique_ptr<StepDrawing> make(std::size_t columns) const {
        double width = naturalWidth();
        if (m_room.width) {
            const auto across = static_cast<double>(columns);
            const double pad = m_lanes.size() > 1 ? 3 * theme().space : 0;
            const double tile = (*m_room.width - (across - 1) * 2 * theme().space) / across;
            width = std::max(leastTextWidth * documentLine(), std::floor(tile - 2 * pad));
        }
        auto drawing = std::make_unique<DocumentsDrawing>(
            m_lanes, m_selection, std::make_unique<DocumentBody>(m_lanes, m_selection, width), columns);
        if (!m_room.height || drawing->size().height() <= *m_room.height)
            return drawing;
        return std::make_unique<DocumentsDrawing>(
            m_lanes, m_selection, std::make_unique<DocumentBody>(m_lanes, m_selection, width, 0.0), columns);
    }

    const std::vector<FigureSource> m_lanes;
    Selection m_selection;
    const FigureRoom m_room;
};

}  // namespace

std::unique_ptr<StepDrawing> layOutDocuments(const StepFigure& figure, const FigureRoom& room, double) {
    return DocumentsSearch(figure, room).find();
}

}  // namespace attn::ui
