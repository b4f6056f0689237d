// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/length_painter.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/kit/text/tr.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/widgets/figure_canvas.h"

namespace attn::ui {
namespace {

// Limits of the vertical axis, chosen so that points at 0 and 100 % are not cut.
constexpr double lowest = -1.5;
constexpr double highest = 101.5;
constexpr int bandAlpha = 46, bandAlphaOnDark = 72;
constexpr double thinnestLine = 1;         // px, for the grid
constexpr double plotShare = 0.5;          // least share of a panel's width
constexpr double usualLengthShare = 0.56;  // height as a share of the width
// At most `mostFar` labels may be more than `farLines` lines away from the ends of their lines.
constexpr double farLines = 2;
constexpr int mostFar = 2;

class LengthLayout {
public:
    LengthLayout(const LengthFigure& figure, const FigureFonts& fonts, double width)
        : m_figure(figure), m_fonts(fonts), m_margin(3 * fonts.unit) {
        m_ticks = textWidth(fonts.small, QStringLiteral("100")) + 2 * fonts.unit;
        for (const FigureLane& lane : figure.lanes)
            m_names = std::max(m_names, textWidth(fonts.label, lane.name));
        m_labels = m_names + leader() + 2 * fonts.unit;
        m_gap = 5 * fonts.unit;
        const auto count = static_cast<double>(figure.panels.size());
        m_width = (width - 2 * m_margin - (count - 1) * m_gap) / count - m_ticks - m_labels;
        caption = wrapped(fonts.small, figure.caption, width - 2 * m_margin);
        m_top = m_margin + fonts.labelHeight + fonts.unit + (hasTrained() ? fonts.smallHeight : 0) +
                1.5 * fonts.unit;
        m_below = m_margin + static_cast<double>(caption.size()) * fonts.smallHeight + 2 * fonts.unit +
                  2 * fonts.smallHeight + 2 * fonts.unit;
    }

    void setHeight(double height) { m_bottom = height - m_below; }

    double neededWidth() const {
        double needed = textWidth(m_fonts.small, m_figure.axis);
        for (const LengthPanel& panel : m_figure.panels)
            needed = std::max(needed, textWidth(m_fonts.bold, panel.title) - m_labels);
        if (hasTrained())
            needed = std::max(needed, textWidth(m_fonts.small, trainedText()));
        const double beside = m_ticks + m_labels;
        const double panel = beside + std::max(needed, plotShare / (1 - plotShare) * beside);
        const auto count = static_cast<double>(m_figure.panels.size());
        return 2 * m_margin + count * panel + (count - 1) * m_gap;
    }
    double leastHeight() const {
        const double names = static_cast<double>(m_figure.lanes.size()) * m_fonts.labelHeight;
        return m_top + std::max(names, 20 * m_fonts.unit) + m_below;
    }

    bool hasTrained() const {
        return m_figure.trainedLongest >= m_figure.shortest && m_figure.trainedLongest > 0 &&
               m_figure.trainedShortest <= m_figure.longest;
    }
    QString trainedText() const {
        return tr("trained on %1–%2").arg(m_figure.trainedShortest).arg(m_figure.trainedLongest);
    }
    QRectF panel(qsizetype index) const {
        const double step = m_ticks + m_width + m_labels + m_gap;
        return {m_margin + m_ticks + static_cast<double>(index) * step, m_top, m_width, m_bottom - m_top};
    }
    double leader() const { return 5 * m_fonts.unit; }
    double margin() const { return m_margin; }
    double ticks() const { return m_ticks; }

    QStringList caption;

private:
    const LengthFigure& m_figure;
    const FigureFonts& m_fonts;
    const double m_margin;
    double m_ticks = 0, m_names = 0, m_labels = 0, m_gap = 0, m_width = 0, m_top = 0, m_below = 0,
           m_bottom = 0;
};

class LengthPainter {
public:
    LengthPainter(QCustomPlot& plot, FigureCanvas& canvas, const LengthFigure& figure, const Theme& theme,
                  const FigureFonts& fonts, QSizeF size)
        : m_plot(plot),
          m_canvas(canvas),
          m_figure(figure),
          m_theme(theme),
          m_fonts(fonts),
          m_layout(figure, fonts, size.width()),
          // The axis extends half a length beyond the first and the last, so that no line runs along an edge.
          m_first(figure.shortest - 0.5),
          m_last(figure.longest + 0.5) {
        m_layout.setHeight(size.height());
    }

    void paint() {
        for (qsizetype i = 0; i < m_figure.panels.size(); ++i)
            paintPanel(m_figure.panels[i], m_layout.panel(i));
        const QRectF first = m_layout.panel(0);
        double y = first.bottom() + 2 * m_fonts.smallHeight + 4 * m_fonts.unit;
        for (const QString& line : m_layout.caption) {
            m_canvas.addText({m_layout.margin(), y}, line, m_fonts.small, m_theme.mutedText,
                             Qt::AlignLeft | Qt::AlignTop);
            y += m_fonts.smallHeight;
        }
    }

private:
    double x(const QRectF& place, double length) const {
        return place.left() + place.width() * (length - m_first) / (m_last - m_first);
    }
    static double y(const QRectF& place, double percent) {
        return place.bottom() - place.height() * (percent - lowest) / (highest - lowest);
    }

    void paintPanel(const LengthPanel& panel, const QRectF& place) {
        m_canvas.addText({place.left() - m_layout.ticks(), m_layout.margin()}, panel.title, m_fonts.bold,
                         m_theme.text, Qt::AlignLeft | Qt::AlignTop);
        m_canvas.addText({place.center().x(), place.bottom() + m_fonts.smallHeight + 2 * m_fonts.unit},
                         m_figure.axis, m_fonts.small, m_theme.mutedText, Qt::AlignHCenter | Qt::AlignTop);
        QCPAxisRect* rect = m_canvas.addAxes(place);
        QCPAxis* length = rect->axis(QCPAxis::atBottom);
        QCPAxis* percent = rect->axis(QCPAxis::atLeft);
        setAxes(*length, *percent, place);
        if (m_layout.hasTrained())
            paintTrained(*length, *percent, place);
        // Bands are drawn below all lines.
        for (qsizetype lane = 0; lane < panel.series.size(); ++lane)
            paintBand(*length, *percent, panel.series[lane], colour(lane));
        for (qsizetype lane = 0; lane < panel.series.size(); ++lane)
            paintLine(*length, *percent, panel.series[lane], colour(lane));
        for (qsizetype lane = 0; lane < panel.series.size(); ++lane)
            paintShapes(*length, *percent, panel.series[lane], lane, place.width());
        paintLabels(panel, place);
    }

    QColor colour(qsizetype lane) const { return laneInk(m_theme, m_figure.lanes[lane].colour); }

    void setAxes(QCPAxis& length, QCPAxis& percent, const QRectF& place) {
        length.setRange(m_first, m_last);
        percent.setRange(lowest, highest);
        const QSharedPointer<QCPAxisTickerText> lengths(new QCPAxisTickerText);
        const double wide = textWidth(m_fonts.small, QString::number(m_figure.longest)) + 3 * m_fonts.unit;
        const int parts = std::clamp(static_cast<int>(place.width() / wide), 1, 12);
        const double found = niceStep(m_figure.longest, parts);
        const double step = found < 1 ? 1 : found == 2.5 ? 5 : found;  // must be whole
        for (double tick = step; tick <= m_figure.longest; tick += step) {
            if (tick >= m_figure.shortest)
                lengths->addTick(tick, QString::number(tick));
        }
        // The first length gets a tick too, unless it is too close to the next one.
        if (m_figure.shortest + 0.5 * step <= step || step > m_figure.longest)
            lengths->addTick(m_figure.shortest, QString::number(m_figure.shortest));
        length.setTicker(lengths);
        const QSharedPointer<QCPAxisTickerText> percents(new QCPAxisTickerText);
        for (int tick = 0; tick <= 100; tick += 25)
            percents->addTick(tick, QString::number(tick));
        percent.setTicker(percents);
        for (QCPAxis* axis : {&length, &percent}) {
            axis->setTickLabelFont(m_fonts.small);
            axis->setTickLabelColor(m_theme.mutedText);
            axis->setTickLabelPadding(static_cast<int>(m_fonts.unit));
            axis->setTickPen(QPen(m_theme.grid, thinnestLine));
            axis->setTickLength(0, 3);
            axis->setSubTicks(false);
            axis->setBasePen(Qt::NoPen);
            axis->grid()->setPen(QPen(m_theme.grid, thinnestLine));
            axis->grid()->setZeroLinePen(QPen(m_theme.mutedText, m_theme.line));
        }
        percent.grid()->setVisible(true);
        length.grid()->setVisible(false);
    }

    void paintTrained(QCPAxis& length, QCPAxis& percent, const QRectF& place) {
        const double from = std::max(m_first, m_figure.trainedShortest - 0.5);
        const double to = std::min(m_last, m_figure.trainedLongest + 0.5);
        auto* item = new QCPItemRect(&m_plot);
        item->setLayer(QStringLiteral("background"));
        item->setClipToAxisRect(false);
        for (QCPItemPosition* position : {item->topLeft, item->bottomRight}) {
            position->setType(QCPItemPosition::ptPlotCoords);
            position->setAxes(&length, &percent);
        }
        item->topLeft->setCoords(from, highest);
        item->bottomRight->setCoords(to, lowest);
        item->setPen(Qt::NoPen);
        item->setBrush(trainedGround(m_theme));
        // The text is centred over its range, but kept inside the panel.
        const double half = textWidth(m_fonts.small, m_layout.trainedText()) / 2;
        const double middle =
            std::clamp((x(place, from) + x(place, to)) / 2, place.left() + half, place.right() - half);
        m_canvas.addText({middle, place.top() - m_fonts.unit / 2}, m_layout.trainedText(), m_fonts.small,
                         m_theme.mutedText, Qt::AlignHCenter | Qt::AlignBottom);
    }

    void paintBand(QCPAxis& length, QCPAxis& percent, const LengthSeries& series, QColor tint) {
        if (series.low == series.high)
            return;
        auto* high = new QCPGraph(&length, &percent);
        auto* low = new QCPGraph(&length, &percent);
        high->setData(series.lengths, series.high, true);
        low->setData(series.lengths, series.low, true);
        for (QCPGraph* graph : {high, low})
            graph->setPen(Qt::NoPen);
        tint.setAlpha(m_theme.isDark ? bandAlphaOnDark : bandAlpha);
        high->setBrush(tint);
        high->setChannelFillGraph(low);
    }

    void paintLine(QCPAxis& length, QCPAxis& percent, const LengthSeries& series, const QColor& ink) {
        auto* graph = new QCPGraph(&length, &percent);
        graph->setData(series.lengths, series.means, true);
        QPen pen(ink, m_fonts.line);
        pen.setJoinStyle(Qt::RoundJoin);
        pen.setCapStyle(Qt::RoundCap);
        graph->setPen(pen);
    }

    // The shapes of all lines take turns, because lines may lie on each other.
    void paintShapes(QCPAxis& length, QCPAxis& percent, const LengthSeries& series, qsizetype lane,
                     double width) {
        const double spacing = width / (m_last - m_first);
        const double radius = laneShapeRadius(m_fonts.line);
        const qsizetype size = series.lengths.size();
        const auto apart =
            std::max(static_cast<qsizetype>(std::ceil(2.8 * radius / spacing)), m_figure.lanes.size());
        const QPainterPath shape = laneShape(m_figure.lanes[lane].colour, radius);
        for (qsizetype i = lane % std::max<qsizetype>(1, std::min(apart, size)); i < size; i += apart)
            if (std::isfinite(series.means[i]))
                m_canvas.addShape(length, percent, {series.lengths[i], series.means[i]}, shape, colour(lane));
    }

    // Puts names at the ends of their lines, with leaders where they had to be moved, or lists the names if
    // too many would be far away.
    void paintLabels(const LengthPanel& panel, const QRectF& place) {
        QVector<double> wanted;
        QVector<qsizetype> lanes;
        for (qsizetype lane = 0; lane < panel.series.size(); ++lane) {
            if (panel.series[lane].means.isEmpty())
                continue;
            wanted.append(y(place, panel.series[lane].means.last()));
            lanes.append(lane);
        }
        const double height = m_fonts.labelHeight;
        const QVector<double> places =
            spreadLabels(wanted, height, place.top() - height / 2, place.bottom() + height / 2);
        if (mislead(places, wanted, height)) {
            std::stable_sort(lanes.begin(), lanes.end(), [&](qsizetype a, qsizetype b) {
                return panel.series[a].means.last() > panel.series[b].means.last();
            });
            paintList(lanes, place);
            return;
        }
        for (qsizetype i = 0; i < lanes.size(); ++i) {
            const LengthSeries& series = panel.series[lanes[i]];
            const double from = x(place, series.lengths.last()) + 1.5 * m_fonts.unit;
            const double to = place.right() + m_layout.leader();
            m_canvas.addLine({from, wanted[i]}, {to, places[i]}, colour(lanes[i]), m_theme.line);
            m_canvas.addText({to + m_fonts.unit, places[i]}, m_figure.lanes[lanes[i]].name, m_fonts.label,
                             m_theme.text, Qt::AlignLeft | Qt::AlignVCenter);
        }
    }

    void paintList(const QVector<qsizetype>& lanes, const QRectF& place) {
        double y = place.top() + m_fonts.labelHeight / 2;
        const double from = place.right() + 1.5 * m_fonts.unit, to = place.right() + m_layout.leader();
        for (const qsizetype lane : lanes) {
            m_canvas.addLine({from, y}, {to, y}, colour(lane), m_fonts.line);
            m_canvas.addShape({(from + to) / 2, y},
                              laneShape(m_figure.lanes[lane].colour, laneShapeRadius(m_fonts.line)),
                              colour(lane));
            m_canvas.addText({to + m_fonts.unit, y}, m_figure.lanes[lane].name, m_fonts.label, m_theme.text,
                             Qt::AlignLeft | Qt::AlignVCenter);
            y += m_fonts.labelHeight;
        }
    }

    QCustomPlot& m_plot;
    FigureCanvas& m_canvas;
    const LengthFigure& m_figure;
    const Theme& m_theme;
    const FigureFonts& m_fonts;
    LengthLayout m_layout;
    const double m_first, m_last;
};

}  // namespace

QVector<double> spreadLabels(const QVector<double>& wanted, double height, double top, double bottom) {
    std::vector<qsizetype> order(static_cast<std::size_t>(wanted.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](qsizetype a, qsizetype b) { return wanted[a] < wanted[b]; });
    // A group of labels that touch each other lies around the middle of the places that they want.
    struct Group {
        double sum = 0;
        double count = 0;
        double start = 0;  // top of its first label
    };
    const auto settle = [&](Group& group) {
        group.start = group.sum / group.count - group.count * height / 2;
        group.start = std::max(top, std::min(group.start, bottom - group.count * height));
    };
    std::vector<Group> groups;
    for (const qsizetype label : order) {
        groups.push_back({wanted[label], 1, 0});
        settle(groups.back());
        while (groups.size() > 1) {
            Group& last = groups.back();
            Group& before = groups[groups.size() - 2];
            if (before.start + before.count * height <= last.start)
                break;
            before.sum += last.sum;
            before.count += last.count;
            groups.pop_back();
            settle(groups.back());
        }
    }
    QVector<double> places(wanted.size());
    auto next = order.begin();
    for (const Group& group : groups) {
        for (double i = 0; i < group.count; ++i)
            places[*next++] = group.start + (i + 0.5) * height;
    }
    return places;
}

bool mislead(const QVector<double>& places, const QVector<double>& wanted, double height) {
    int far = 0;
    for (qsizetype i = 0; i < places.size(); ++i)
        far += std::abs(places[i] - wanted[i]) > farLines * height ? 1 : 0;
    return far > mostFar;
}

double neededWidth(const LengthFigure& figure, const FigureFonts& fonts) {
    return LengthLayout(figure, fonts, 0).neededWidth();
}

double leastHeight(const LengthFigure& figure, const FigureFonts& fonts, double width) {
    return LengthLayout(figure, fonts, width).leastHeight();
}

double usualHeight(const LengthFigure& figure, const FigureFonts& fonts, double width) {
    return std::max(usualLengthShare * width, leastHeight(figure, fonts, width));
}

void paintFigure(QCustomPlot& plot, FigureCanvas& canvas, const LengthFigure& figure, const Theme& theme,
                 const FigureFonts& fonts, QSizeF size) {
    LengthPainter(plot, canvas, figure, theme, fonts, size).paint();
}

}  // namespace attn::ui
