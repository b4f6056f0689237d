// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/charts/chart_plot.h"

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/kit/text/label.h"
#include "ui/kit/theme/lane_shape.h"
#include "ui/kit/widgets/access_role.h"

namespace attn::ui {
namespace {

constexpr double legendShare = 0.4;  // of the height, at most

QString moreKeys(qsizetype count) {
    return QStringLiteral("+%1").arg(count);
}

// QCustomPlot would cut shapes at the edges of the axes.
class WholeGraph : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

protected:
    QRect clipRect() const override {
        const int shape = static_cast<int>(std::ceil(2 * laneShapeRadius(1.3 * theme().strongLine)));
        return QCPGraph::clipRect().adjusted(-shape, -shape, shape, shape);
    }
};

double chartLine(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}
// Of a legend's mark. A line stands beside its lane's shape, so that dashes are seen.
double chartMarkWidth(const Theme& t, const ChartKey& key) {
    const double width = 1.1 * chartLine(t.small);
    return key.lane && key.mark != ChartKey::Mark::Patch ? width + laneShapeWidth(t) : width;
}

}  // namespace

class ChartPlot::Canvas : public QCustomPlot {
public:
    Canvas() {
        plotLayout()->setMargins({});
        axisRect()->setAutoMargins(QCP::msNone);
        axisRect()->setMinimumMargins({});
        axisRect()->setMinimumSize(1, 1);
        for (QCPAxis* axis : {xAxis, yAxis}) {
            axis->setSubTicks(false);
            axis->grid()->setSubGridVisible(false);
            axis->setBasePen(Qt::NoPen);
        }
    }
    void layOut(QSize size, const QMargins& margins) {
        setViewport(QRect(QPoint(0, 0), size));
        axisRect()->setMargins(margins);
        updateLayout();
    }
};

ChartPlot::ChartPlot(QWidget* parent) : QWidget(parent), m_canvas(std::make_unique<Canvas>()) {
    setAccessRole(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, [this] {
        updateGeometry();
        restyle();
        changeDrawing();
    });
}

ChartPlot::~ChartPlot() = default;

void ChartPlot::changeDrawing() {
    m_isLaidOut = m_isDrawn = false;
    update();
}

QCPScatterStyle laneScatter(int colour, double line, ShapeFill fill) {
    const QColor ink = theme().laneOutline(colour);
    constexpr double unscaled = 6;  // QCustomPlot draws paths of this size as they are
    return {laneShape(colour, laneShapeRadius(line)), QPen(ink, theme().line),
            fill == ShapeFill::Full ? ink : theme().card, unscaled};
}

QCPGraph* addGraph(QCPAxis& horizontal, QCPAxis& vertical, const QVector<double>& x,
                   const QVector<double>& y) {
    auto* graph = new WholeGraph(&horizontal, &vertical);
    graph->setData(x, y, true);
    graph->setAdaptiveSampling(false);
    return graph;
}

void ChartPlot::setAxes(ChartAxis horizontal, ChartAxis vertical) {
    m_horizontal = std::move(horizontal);
    m_vertical = std::move(vertical);
    changeDrawing();
}

void ChartPlot::setLegend(const QVector<ChartKey>& keys) {
    m_legend = keys;
    changeDrawing();
}

void ChartPlot::setNote(const QString& note) {
    m_note = note;
    changeDrawing();
}

void ChartPlot::setReading(const QString& text, const QPointF& beside) {
    if (m_reading != text || !text.isEmpty()) {
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(mapToGlobal(beside.toPoint()), text, this);
    }
    m_reading = text;
    update();
}

QRectF ChartPlot::axesRect() {
    layOut();
    return QRectF(m_canvas->axisRect()->rect());
}

QPointF ChartPlot::placeOf(double x, double y) {
    layOut();
    return {m_canvas->xAxis->coordToPixel(x), m_canvas->yAxis->coordToPixel(y)};
}

QPointF ChartPlot::valueAt(const QPointF& place) {
    layOut();
    return {m_canvas->xAxis->pixelToCoord(place.x()), m_canvas->yAxis->pixelToCoord(place.y())};
}

// The height of the legend's lines. Entries follow the name of the vertical axis, then fill further lines, as
// many as its share of the height allows.
double ChartPlot::layOutLegend(double room) {
    const Theme& t = theme();
    const double line = chartLine(t.small), gap = 3 * t.space;
    const double end = width() - 2.0 * t.space;
    double x = labelWidth(t.small, m_vertical.name) + 2 * t.space + 1.5 * gap, y = t.space;
    m_keys.clear();
    for (const ChartKey& key : m_legend) {
        const double needed = chartMarkWidth(t, key) + t.space + labelWidth(t.small, key.name);
        if (x + needed > end && x > 2 * t.space) {
            x = 2 * t.space;
            y += line;
        }
        const bool hasRoom = y + line <= std::max(room, line + t.space);
        m_keys.append(hasRoom ? QRectF(x, y, std::min(needed, end - x), line) : QRectF());
        if (hasRoom)
            x += needed + gap;
    }
    // Where some have no room, their number stands at the end of the last line.
    m_more = QRectF();
    if (m_keys.contains(QRectF())) {
        const double wide = labelWidth(t.small, moreKeys(m_keys.size()));
        auto last =
            std::find_if(m_keys.rbegin(), m_keys.rend(), [](const QRectF& key) { return !key.isNull(); });
        if (last != m_keys.rend() && last->right() + gap + wide > end && last->left() > 2 * t.space) {
            x = last->left();
            y = last->top();
            *last = QRectF();
        } else if (last != m_keys.rend()) {
            x = std::min(last->right() + gap, end - wide);
            y = last->top();
            last->setRight(std::min(last->right(), x - gap));  // its name is cut
        }
        m_more = QRectF(x, y, wide, line);
    }
    double bottom = t.space + line;
    for (const QRectF& key : m_keys)
        bottom = std::max(bottom, key.bottom());
    return bottom;
}

void ChartPlot::layOut() {
    if (m_isLaidOut)
        return;
    m_isLaidOut = true;
    const Theme& t = theme();
    const double line = chartLine(t.small), pad = t.space;
    const int top = static_cast<int>(std::ceil(layOutLegend(legendShare * height()) + pad + line / 4));
    const int bottom = static_cast<int>(std::ceil(2 * line + 2.5 * pad));
    const QVector<ChartTick> upright =
        chartTicks(m_vertical, height() - top - bottom, t.small, TickLabels::Above);
    double left = 0;
    for (const ChartTick& tick : upright)
        left = std::max(left, labelWidth(t.small, tick.label));
    left = std::ceil(left + 3 * pad);
    // Half of the last label extends to the right of its tick.
    double right = 2.5 * pad;
    QVector<ChartTick> level = chartTicks(m_horizontal, width() - left - right, t.small, TickLabels::Beside);
    if (!level.isEmpty()) {
        const double past = (m_horizontal.high - level.back().value) / (m_horizontal.high - m_horizontal.low);
        right = std::max(right, labelWidth(t.small, level.back().label) / 2 + pad - past * (width() - left));
    }
    level = chartTicks(m_horizontal, width() - left - right, t.small, TickLabels::Beside);
    m_canvas->xAxis->setRange(m_horizontal.low, m_horizontal.high);
    m_canvas->yAxis->setRange(m_vertical.low, m_vertical.high);
    setUp(*m_canvas->xAxis, level);
    setUp(*m_canvas->yAxis, upright);
    m_canvas->layOut(size(),
                     QMargins(static_cast<int>(left), top, static_cast<int>(std::ceil(right)), bottom));
}

void ChartPlot::setUp(QCPAxis& axis, const QVector<ChartTick>& ticks) {
    const Theme& t = theme();
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (const ChartTick& tick : ticks)
        ticker->addTick(tick.value, tick.label);
    axis.setTicker(ticker);
    axis.setTickLabelFont(t.small);
    axis.setTickLabelColor(t.mutedText);
    axis.setTickLabelPadding(t.space);
    const bool isLevel = axis.axisType() == QCPAxis::atBottom;
    axis.setTickPen(isLevel ? QPen(t.outline, t.line) : QPen(Qt::NoPen));
    axis.setTickLength(0, isLevel ? t.space : 0);
    axis.setBasePen(isLevel ? QPen(t.mutedText, t.line) : QPen(Qt::NoPen));
    axis.grid()->setVisible(!isLevel);
    axis.grid()->setPen(QPen(t.grid, t.line));
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

void ChartPlot::draw() {
    const double ratio = devicePixelRatioF();
    if (m_isDrawn && m_drawing.devicePixelRatioF() == ratio)
        return;
    layOut();
    m_isDrawn = true;
    ++m_drawings;
    m_canvas->clearPlottables();
    m_canvas->setBackground(QBrush(theme().card));
    const bool isEmpty = !m_note.isEmpty();
    m_canvas->axisRect()->setVisible(!isEmpty);
    for (QCPAxis* axis : {m_canvas->xAxis, m_canvas->yAxis}) {
        axis->setVisible(!isEmpty);
        if (isEmpty)
            axis->grid()->setVisible(false);
    }
    if (!isEmpty)
        fill(*m_canvas->xAxis, *m_canvas->yAxis);
    m_drawing = m_canvas->toPixmap(std::max(1, width()), std::max(1, height()), ratio);
    m_drawing.setDevicePixelRatio(ratio);
    QPainter painter(&m_drawing);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (isEmpty) {
        painter.setPen(theme().mutedText);
        painter.setFont(theme().label);
        painter.drawText(QRectF(rect()).adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap, m_note);
        return;
    }
    paintData(painter, ratio);
    paintTexts(painter);
}

void ChartPlot::paintTexts(QPainter& painter) {
    const Theme& t = theme();
    const double line = chartLine(t.small), room = width() - 4.0 * t.space;
    painter.setPen(t.mutedText);
    drawLabel(painter, t.small, QRectF(2 * t.space, t.space, room, line), Qt::AlignLeft,
              cutLabel(t.small, m_vertical.name, room));
    drawLabel(painter, t.small, QRectF(2 * t.space, height() - line - t.space / 2.0, room, line),
              Qt::AlignRight, cutLabel(t.small, m_horizontal.name, room));
    for (qsizetype i = 0; i < m_keys.size(); ++i) {
        const QRectF& place = m_keys[i];
        const ChartKey& key = m_legend[i];
        if (place.isNull())
            continue;
        const double mark = chartMarkWidth(t, key);
        const QRectF at(place.left(), place.center().y() - 0.3 * line, mark, 0.6 * line);
        if (key.mark == ChartKey::Mark::Patch && !key.lane) {
            painter.fillRect(at, key.colour);
        } else if (key.mark != ChartKey::Mark::Patch) {
            QPen pen(key.colour, t.strongLine, Qt::SolidLine, Qt::FlatCap);
            if (key.mark == ChartKey::Mark::DashedLine)
                pen.setDashPattern({2, 1});
            painter.setPen(pen);
            painter.drawLine(QPointF(at.left(), at.center().y()), QPointF(at.right(), at.center().y()));
        }
        if (key.lane)
            paintLaneShape(painter, t, *key.lane,
                           {at.left() + laneShapeRadius(t.strongLine), at.center().y()},
                           laneShapeRadius(t.strongLine));
        painter.setPen(t.text);
        const QRectF text = place.adjusted(mark + t.space, 0, 0, 0);
        drawLabel(painter, t.small, text, Qt::AlignLeft, cutLabel(t.small, key.name, text.width() + 1));
    }
    if (!m_more.isNull()) {
        painter.setPen(t.mutedText);
        drawLabel(painter, t.small, m_more, Qt::AlignLeft, moreKeys(m_keys.count(QRectF())));
    }
}

QString ChartPlot::unseenKeys() {
    layOut();
    QStringList names;
    for (qsizetype i = 0; i < m_keys.size(); ++i)
        if (m_keys[i].isNull())
            names.append(m_legend[i].name);
    return names.join(QLatin1Char('\n'));
}

bool ChartPlot::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_note.isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        layOut();
        if (m_more.contains(help->pos())) {
            QToolTip::showText(help->globalPos(), unseenKeys(), this, m_more.toRect());
            return true;
        }
    }
    return QWidget::event(event);
}

void ChartPlot::paintEvent(QPaintEvent*) {
    draw();
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.drawPixmap(0, 0, m_drawing);
    if (m_note.isEmpty())
        paintCoat(painter);
    if (hasFocus()) {
        const double half = t.strongLine / 2;
        painter.setPen(QPen(t.focus, t.strongLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), t.space, t.space);
    }
}

void ChartPlot::resizeEvent(QResizeEvent*) {
    changeDrawing();
}

void ChartPlot::focusInEvent(QFocusEvent*) {
    update();
}

void ChartPlot::focusOutEvent(QFocusEvent*) {
    update();
}

QSize ChartPlot::minimumSizeHint() const {
    const double line = chartLine(theme().small);
    return {static_cast<int>(14 * line), static_cast<int>(7 * line)};
}

QSize ChartPlot::sizeHint() const {
    return {minimumSizeHint().width() * 3 / 2, minimumSizeHint().height() * 2};
}

}  // namespace attn::ui
