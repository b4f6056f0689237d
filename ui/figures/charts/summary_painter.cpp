// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/summary_painter.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

#include "ui/kit/theme/lane_shape.h"

namespace attn::ui {
namespace {

constexpr double usualRow = 4;          // lines of text
constexpr double tallestRow = 7;        // in pictures whose size is chosen
constexpr double usualShare = 0.56;     // height as a share of the width if there are many lanes
constexpr double smallestScale = 1e-9;  // anything smaller is drawn as 0
constexpr int tickParts = 2;
constexpr double thinnest = 1;  // px, for the grid

// Places of everything in pixels from the top left.
class Layout {
public:
    Layout(const SummaryFigure& figure, const FigureFonts& fonts, double width)
        : m_figure(figure), m_fonts(fonts), m_margin(3 * fonts.unit) {
        for (const FigureLane& lane : figure.lanes) {
            m_names = std::max(m_names, textWidth(fonts.label, lane.name) + dot() + 2 * fonts.unit);
            if (figure.hasTasks)
                m_names = std::max(m_names, textWidth(fonts.bold, lane.task));
        }
        m_gap = 5 * fonts.unit;
        const auto count = static_cast<double>(figure.panels.size());
        m_panel = (width - 2 * m_margin - m_names - count * m_gap) / count;
        for (const SummaryPanel& panel : figure.panels) {
            m_needed = std::max({m_needed, textWidth(fonts.bold, panel.title),
                                 textWidth(fonts.small, panel.note), 12 * fonts.unit});
            for (const SummaryValue& value : panel.values)
                m_needed = std::max(m_needed, textWidth(fonts.small, value.text));
        }
        caption = wrapped(fonts.small, figure.caption, width - 2 * m_margin);
        m_top = m_margin + fonts.labelHeight + fonts.smallHeight + 2 * fonts.unit;
        m_below = fonts.smallHeight + 2 * fonts.unit +                                  // ticks
                  static_cast<double>(caption.size()) * fonts.smallHeight + fonts.unit  // caption
                  + m_margin;
    }

    void setHeight(double height) {
        m_row = std::min(roomIn(height), tallestRow * m_fonts.smallHeight);
        place();
    }

    double neededWidth() const {
        return 2 * m_margin + m_names + static_cast<double>(m_figure.panels.size()) * (m_gap + m_needed);
    }
    double leastHeight() const { return heightOf(leastRow()); }
    double usualHeight(double width) const {
        const double row = std::min(roomIn(usualShare * width), usualRow * m_fonts.smallHeight);
        return heightOf(std::max(row, leastRow()));
    }
    double dot() const { return 2.2 * m_fonts.unit; }
    double barHeight() const { return std::max(leastBar(), barShare * m_row); }
    double headingHeight() const { return m_fonts.labelHeight + 1.5 * m_fonts.unit; }
    QRectF panel(qsizetype index) const {
        return {m_margin + m_names + m_gap + static_cast<double>(index) * (m_panel + m_gap), m_top, m_panel,
                m_bottom - m_top};
    }
    double left() const { return m_margin; }
    double bottom() const { return m_bottom; }
    double top() const { return m_margin; }

    // Top of each lane's row; top of each heading, by the lane below it.
    std::vector<double> rows;
    std::vector<std::pair<qsizetype, double>> headings;
    QStringList caption;

    double textTop(std::size_t row) const { return rows[row] + (m_row - content()) / 2; }
    double barCentre(std::size_t row) const {
        return textTop(row) + m_fonts.smallHeight + 0.5 * m_fonts.unit + barHeight() / 2;
    }
    double centre(std::size_t row) const { return rows[row] + m_row / 2; }

private:
    static constexpr double barShare = 0.22;  // as a share of a row

    double leastBar() const { return 1.6 * m_fonts.unit; }
    double leastRow() const {
        const double text = m_fonts.smallHeight + 1.5 * m_fonts.unit;
        return std::max(text + leastBar(), text / (1 - barShare));
    }
    // The room for a row in a picture of this height.
    double roomIn(double height) const {
        return (height - heightOf(0)) / static_cast<double>(m_figure.lanes.size());
    }
    double heightOf(double row) const {
        return m_top + m_below + headingCount() * headingHeight() +
               static_cast<double>(m_figure.lanes.size()) * row;
    }
    double content() const { return m_fonts.smallHeight + 0.5 * m_fonts.unit + barHeight(); }
    bool isFirstOfTask(qsizetype lane) const {
        return m_figure.hasTasks && (lane == 0 || m_figure.lanes[lane].task != m_figure.lanes[lane - 1].task);
    }
    double headingCount() const {
        double count = 0;
        for (qsizetype lane = 0; lane < m_figure.lanes.size(); ++lane)
            count += isFirstOfTask(lane) ? 1 : 0;
        return count;
    }
    void place() {
        double y = m_top;
        for (qsizetype lane = 0; lane < m_figure.lanes.size(); ++lane) {
            if (isFirstOfTask(lane)) {
                headings.emplace_back(lane, y);
                y += headingHeight();
            }
            rows.push_back(y);
            y += m_row;
        }
        m_bottom = y;
    }

    const SummaryFigure& m_figure;
    const FigureFonts& m_fonts;
    const double m_margin;
    double m_names = 0, m_gap = 0, m_panel = 0, m_needed = 0, m_top = 0, m_below = 0, m_row = 0, m_bottom = 0;
};

class Painter {
public:
    Painter(FigureCanvas& canvas, const SummaryFigure& figure, const Theme& theme, const FigureFonts& fonts,
            QSizeF size)
        : m_canvas(canvas),
          m_figure(figure),
          m_theme(theme),
          m_fonts(fonts),
          m_layout(figure, fonts, size.width()) {
        m_layout.setHeight(size.height());
    }

    void paint() {
        for (qsizetype i = 0; i < m_figure.panels.size(); ++i)
            paintPanel(m_figure.panels[i], m_layout.panel(i));
        paintNames();
        double y = m_layout.bottom() + m_fonts.smallHeight + 3 * m_fonts.unit;
        for (const QString& line : m_layout.caption) {
            m_canvas.addText({m_layout.left(), y}, line, m_fonts.small, m_theme.mutedText,
                             Qt::AlignLeft | Qt::AlignTop);
            y += m_fonts.smallHeight;
        }
    }

private:
    void paintNames() {
        for (const auto& [lane, y] : m_layout.headings) {
            m_canvas.addText({m_layout.left(), y + 0.75 * m_fonts.unit}, m_figure.lanes[lane].task,
                             m_fonts.bold, m_theme.text, Qt::AlignLeft | Qt::AlignTop);
        }
        for (std::size_t row = 0; row < m_layout.rows.size(); ++row) {
            const FigureLane& lane = m_figure.lanes[static_cast<qsizetype>(row)];
            const double y = m_layout.centre(row), dot = m_layout.dot();
            m_canvas.addShape({m_layout.left() + dot / 2, y}, laneShape(lane.colour, dot / 2),
                              laneInk(m_theme, lane.colour));
            m_canvas.addText({m_layout.left() + dot + 1.5 * m_fonts.unit, y}, lane.name, m_fonts.label,
                             m_theme.text, Qt::AlignLeft | Qt::AlignVCenter);
        }
    }

    void paintPanel(const SummaryPanel& panel, const QRectF& place) {
        m_canvas.addText({place.left(), m_layout.top()}, panel.title, m_fonts.bold, m_theme.text,
                         Qt::AlignLeft | Qt::AlignTop);
        m_canvas.addText({place.left(), m_layout.top() + m_fonts.labelHeight}, panel.note, m_fonts.small,
                         m_theme.mutedText, Qt::AlignLeft | Qt::AlignTop);
        QCPAxisRect* rect = m_canvas.addAxes(place);
        QCPAxis* value = rect->axis(QCPAxis::atBottom);
        QCPAxis* key = rect->axis(QCPAxis::atLeft);
        setAxes(panel, *value, *key, place);
        for (std::size_t row = 0; row < m_layout.rows.size(); ++row) {
            const SummaryValue& found = panel.values[static_cast<qsizetype>(row)];
            // The number gets its own ground, so that the grid does not cross it.
            m_canvas.addText({place.left() + 2, m_layout.textTop(row)}, found.text, m_fonts.small,
                             found.mean ? m_theme.text : m_theme.mutedText, Qt::AlignLeft | Qt::AlignTop,
                             m_theme.card);
            if (found.mean)
                paintBar(*key, *value, m_layout.barCentre(row) - place.top(), found,
                         laneInk(m_theme, m_figure.lanes[static_cast<qsizetype>(row)].colour));
        }
    }

    // The vertical axis counts pixels.
    void setAxes(const SummaryPanel& panel, QCPAxis& value, QCPAxis& key, const QRectF& place) {
        const double largest = panel.isShare ? 100 : panel.largest > smallestScale ? panel.largest : 1;
        const double step = panel.isShare ? 50 : niceStep(largest, tickParts);
        const QSharedPointer<QCPAxisTickerText> ticks(new QCPAxisTickerText);
        // The end leaves room for whole whiskers.
        double end = panel.isShare ? largest : 1.03 * largest;
        for (double tick = 0; tick <= largest * (1 + 1e-9); tick += step) {
            const QString text = tickNumber(tick);
            ticks->addTick(tick, text);
            // Half of the last number is to the right of its tick, and it must not reach the next panel.
            end = std::max(end, tick / (1 - textWidth(m_fonts.small, text) / 2 / place.width()));
        }
        value.setRange(0, end);
        value.setTicker(ticks);
        value.setTickLabelFont(m_fonts.small);
        value.setTickLabelColor(m_theme.mutedText);
        value.setTickLabelPadding(static_cast<int>(m_fonts.unit));
        value.setTickPen(QPen(m_theme.grid, thinnest));
        value.setTickLength(0, 3);
        value.setSubTicks(false);
        value.setBasePen(Qt::NoPen);
        value.grid()->setVisible(true);
        value.grid()->setPen(QPen(m_theme.grid, thinnest));
        value.grid()->setZeroLinePen(QPen(m_theme.mutedText, m_theme.line));
        key.setRange(0, place.height());
        key.setRangeReversed(true);
        key.setVisible(false);
        key.grid()->setVisible(false);
    }

    void paintBar(QCPAxis& key, QCPAxis& value, double centre, const SummaryValue& found,
                  const QColor& colour) {
        auto* bar = new QCPBars(&key, &value);
        bar->setWidthType(QCPBars::wtPlotCoords);
        bar->setWidth(m_layout.barHeight());
        bar->setPen(Qt::NoPen);
        bar->setBrush(colour);
        bar->addData(centre, *found.mean);
        if (found.deviation <= 0)
            return;
        auto* errors = new QCPErrorBars(&key, &value);
        errors->setDataPlottable(bar);
        errors->setErrorType(QCPErrorBars::etValueError);
        errors->setSymbolGap(0);
        errors->setWhiskerWidth(0.7 * m_layout.barHeight());
        errors->setPen(QPen(m_theme.text, std::max(m_theme.line, 0.3 * m_fonts.unit)));
        errors->addData(found.deviation);
    }

    FigureCanvas& m_canvas;
    const SummaryFigure& m_figure;
    const Theme& m_theme;
    const FigureFonts& m_fonts;
    Layout m_layout;
};

}  // namespace

double neededWidth(const SummaryFigure& figure, const FigureFonts& fonts) {
    return Layout(figure, fonts, 0).neededWidth();
}

double leastHeight(const SummaryFigure& figure, const FigureFonts& fonts, double width) {
    return Layout(figure, fonts, width).leastHeight();
}

double usualHeight(const SummaryFigure& figure, const FigureFonts& fonts, double width) {
    return Layout(figure, fonts, width).usualHeight(width);
}

void paintFigure(QCustomPlot&, FigureCanvas& canvas, const SummaryFigure& figure, const Theme& theme,
                 const FigureFonts& fonts, QSizeF size) {
    Painter(canvas, figure, theme, fonts, size).paint();
}

}  // namespace attn::ui
