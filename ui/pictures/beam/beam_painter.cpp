// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/beam/beam_painter.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/label.h"
#include "ui/kit/text/token_text.h"
#include "ui/kit/text/tr.h"
#include "ui/kit/theme/theme.h"
#include "ui/pictures/beam/beam_text.h"

namespace attn::ui {
namespace {

constexpr double chipPad = 7, wordGap = 7;  // inside a chip
// As shares of the gap between two columns: where edges go down, and the length of a pruned end's line.
constexpr double bendPlace = 0.58, prunedEnd = 0.3;

QString rankText(const BeamNode& node, int rank) {
    // A hypothesis that was cut would continue beyond the picture.
    return QString::number(rank) + (node.stop == StopReason::Length ? QStringLiteral(" …") : QString());
}

class BeamPainting {
public:
    BeamPainting(QPainter& painter, const BeamData& data, const BeamLayout& layout, const BeamMarks& marks,
                 const QRectF& visible)
        : m_painter(painter),
          m_data(data),
          m_layout(layout),
          m_marks(marks),
          m_visible(visible.isEmpty() ? QRectF(QPointF(), layout.size) : visible) {
        const std::size_t count = data.tree->nodes.size();
        m_isBest.resize(count);
        m_isSaid.resize(count);
        if (!data.tree->ranked.empty())
            mark(m_isBest, pathTo(*data.tree, data.tree->ranked.front()));
        mark(m_isSaid, marks.said);
    }

    void run() {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setRenderHint(QPainter::TextAntialiasing);
        const auto count = static_cast<Index>(m_data.tree->nodes.size());
        for (Index node = 0; node < count; ++node) {
            if (!m_isBest[at(node)])
                paintEdge(node, theme().mutedText);
        }
        for (Index node = 0; node < count; ++node) {
            if (m_isBest[at(node)])
                paintEdge(node, theme().text);
        }
        if (m_marks.selected >= 0)
            paintPath(m_marks.selected, theme().accent);
        if (m_marks.hovered >= 0)
            paintPath(m_marks.hovered, theme().gold);
        paintStart();
        for (Index node = 0; node < count; ++node) {
            if (isVisible(node))
                paintNode(node);
        }
    }

private:
    static std::size_t at(Index node) { return static_cast<std::size_t>(node); }
    static void mark(std::vector<bool>& marked, const std::vector<Index>& path) {
        for (const Index node : path)
            marked[at(node)] = true;
    }
    bool isVisible(Index node) const {
        return m_layout.chip(node).adjusted(-4, -4, m_layout.sizes.endWidth + 4, 4).intersects(m_visible);
    }

    void paintPath(Index node, const QColor& colour) {
        for (const Index place : pathTo(*m_data.tree, node))
            paintEdge(place, colour);
    }

    // Paints an edge whose width shows the probability of its token.
    void paintEdge(Index node, const QColor& colour) {
        const BeamNode& to = nodeOf(m_data, node);
        const QRectF from = to.parent >= 0 ? m_layout.chip(to.parent) : m_layout.start;
        const QPointF begin(from.right(), from.center().y());
        const QPointF end(m_layout.chip(node).left(), m_layout.chip(node).center().y());
        const double width = beamEdgeWidth(probabilityOf(to));
        if (!QRectF(begin, end).normalized().adjusted(-width, -width, width, width).intersects(m_visible))
            return;
        m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        if (begin.y() == end.y()) {
            m_painter.drawLine(begin, end);
            return;
        }
        const double middle = begin.x() + bendPlace * (end.x() - begin.x());
        const double bend = std::min(0.5 * (end.y() - begin.y()), 0.45 * m_layout.sizes.columnGap);
        QPainterPath path(begin);
        path.quadTo(QPointF(middle, begin.y()), QPointF(middle, begin.y() + bend));
        path.lineTo(QPointF(middle, end.y() - bend));
        path.quadTo(QPointF(middle, end.y()), end);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
    }

    void paintStart() {
        if (!m_layout.start.intersects(m_visible))
            return;
        const Theme& t = theme();
        m_painter.setPen(t.mutedText);
        drawLabel(m_painter, t.label, m_layout.start, Qt::AlignHCenter, QStringLiteral("<s>"));
    }

    void paintChip(Index node, const QRectF& chip, bool isFaint) {
        const Theme& t = theme();
        QColor ground = isFaint ? t.card : m_isBest[at(node)] ? t.chipOutput : t.chip;
        QPen pen(t.border, t.line);
        if (m_isSaid[at(node)])
            pen = QPen(t.laneOutline(m_data.lane->colour), t.strongLine);
        if (node == m_marks.selected) {
            pen = QPen(t.accent, t.strongLine);
            ground = t.accentSoft;
        }
        if (node == m_marks.hovered) {
            pen = QPen(t.gold, t.strongLine);
            ground = t.goldSoft;
        }
        const double half = pen.widthF() / 2;
        m_painter.setPen(pen);
        m_painter.setBrush(ground);
        m_painter.drawRoundedRect(chip.adjusted(half, half, -half, -half), 6, 6);
        if (node == m_marks.selected && m_marks.showsFocus) {
            m_painter.setPen(QPen(t.focus, t.line));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(chip.adjusted(-2.5, -2.5, 2.5, 2.5), 8, 8);
        }
    }

    void paintNode(Index node) {
        const Theme& t = theme();
        const QRectF& chip = m_layout.chip(node);
        const bool isLit = node == m_marks.selected || node == m_marks.hovered;
        const bool isFaint = !m_layout.reachesEnd[at(node)];
        paintChip(node, chip, isFaint);
        const QFont& font = m_isBest[at(node)] ? t.labelBold : t.label;
        const QString number = shortProbability(probabilityOf(nodeOf(m_data, node)));
        const double numberWidth = labelWidth(t.small, number);
        const QRectF inner = chip.adjusted(chipPad, 0, -chipPad, 0);
        const TokenText token = tokenText(m_data.tokens[node]);
        m_painter.setPen(token.isSymbol || (isFaint && !isLit) ? t.mutedText : t.text);
        drawLabel(m_painter, font, inner, Qt::AlignLeft,
                  cutLabel(font, token.text, inner.width() - numberWidth - wordGap));
        m_painter.setPen(isLit ? t.text : t.mutedText);
        drawLabel(m_painter, t.small, inner, Qt::AlignRight, number);
        if (m_layout.ranks[at(node)] > 0)
            paintRank(node, chip);
        else if (!m_layout.hasChildren(node))
            paintPrunedEnd(chip);
    }

    void paintRank(Index node, const QRectF& chip) {
        const Theme& t = theme();
        const BeamNode& ended = nodeOf(m_data, node);
        const QString rank = rankText(ended, m_layout.ranks[at(node)]);
        QRectF place(chip.right() + 8, chip.top(), m_layout.sizes.endWidth, chip.height());
        m_painter.setPen(t.text);
        drawLabel(m_painter, t.smallBold, place, Qt::AlignLeft, rank);
        place.setLeft(place.left() + labelWidth(t.smallBold, rank) + 6);
        m_painter.setPen(m_isBest[at(node)] ? t.text : t.mutedText);
        drawLabel(m_painter, t.small, place, Qt::AlignLeft, shortScore(ended.score));
    }

    // Paints ⊣.
    void paintPrunedEnd(const QRectF& chip) {
        const Theme& t = theme();
        const double x = chip.right() + prunedEnd * m_layout.sizes.columnGap, y = chip.center().y();
        m_painter.setPen(QPen(t.mutedText, 1.5 * t.line, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(QPointF(chip.right(), y), QPointF(x, y));
        m_painter.drawLine(QPointF(x, y - 0.22 * chip.height()), QPointF(x, y + 0.22 * chip.height()));
    }

    QPainter& m_painter;
    const BeamData& m_data;
    const BeamLayout& m_layout;
    const BeamMarks& m_marks;
    const QRectF m_visible;
    std::vector<bool> m_isBest, m_isSaid;
};

}  // namespace

BeamSizes beamSizes(const BeamData& data) {
    const Theme& t = theme();
    const QFontMetrics label(t.label);
    BeamSizes sizes;
    sizes.chipHeight = label.height() + 6;
    sizes.rowGap = std::round(0.35 * label.height());
    sizes.columnGap = std::round(1.5 * label.height());
    sizes.startWidth = std::ceil(labelWidth(t.label, QStringLiteral("<s>"))) + 6;
    sizes.endWidth = std::ceil(labelWidth(t.smallBold, QStringLiteral("00 …")) +
                               std::max(labelWidth(t.small, QStringLiteral("−00.00")),
                                        labelWidth(t.small, shortScore(-9e-9)))) +
                     18;
    const double longest = 9 * label.height();
    const double number = labelWidth(t.small, QStringLiteral("<.01"));
    for (const QString& token : data.tokens)
        sizes.chipWidths.push_back(
            std::ceil(std::min(labelWidth(t.labelBold, tokenText(token).text), longest) + number + wordGap +
                      2 * chipPad));
    return sizes;
}

double beamEdgeWidth(double probability) {
    return theme().line * (0.8 + 3.7 * probability);
}

double beamStepsHeight() {
    return std::ceil(1.5 * QFontMetrics(theme().small).height());
}

void paintBeamTree(QPainter& painter, const BeamData& data, const BeamLayout& layout, const BeamMarks& marks,
                   const QRectF& visible) {
    painter.save();
    BeamPainting(painter, data, layout, marks, visible).run();
    painter.restore();
}

void paintBeamSteps(QPainter& painter, const BeamLayout& layout, const QRectF& visible) {
    const Theme& t = theme();
    painter.setPen(t.mutedText);
    const double height = beamStepsHeight();
    const QString word = tr("step");
    double end = layout.start.left() + labelWidth(t.small, word);
    drawLabel(painter, t.small, QRectF(layout.start.left(), 0, end, height), Qt::AlignLeft, word);
    for (std::size_t step = 0; step < layout.columns.size(); ++step) {
        const BeamLayout::Column& column = layout.columns[step];
        const QRectF place(column.left, 0, column.width, height);
        if (visible.isEmpty() || (place.right() >= visible.left() && place.left() <= visible.right()))
            drawLabel(painter, t.small, place, Qt::AlignHCenter, QString::number(step + 1));
    }
}

}  // namespace attn::ui
