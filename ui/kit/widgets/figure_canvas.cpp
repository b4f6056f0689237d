// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/figure_canvas.h"

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "core/compare/spread_decimals.h"
#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/readable_number.h"
#include "ui/kit/theme/theme_maps.h"

namespace attn::ui {
namespace {

// A filled path.
class ShapeItem : public QCPAbstractItem {
public:
    ShapeItem(QCustomPlot& plot, const QPainterPath& shape, const QColor& colour)
        : QCPAbstractItem(&plot),
          centre(createPosition(QStringLiteral("centre"))),
          m_shape(shape),
          m_colour(colour) {}
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

    QCPItemPosition* const centre;

protected:
    void draw(QCPPainter* painter) override {
        painter->fillPath(m_shape.translated(centre->pixelPosition()), m_colour);
    }

private:
    QPainterPath m_shape;
    QColor m_colour;
};

constexpr double pixelsPerPoint = 96.0 / 72;
constexpr double smallestText = 10;  // px
constexpr double leastLine = 2;      // px; thinner lines of a theme stay as they are

QFont inPixels(QFont font, double factor) {
    const double points = font.pointSizeF();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(points * pixelsPerPoint * factor))));
    return font;
}

double heightOf(const QFont& font) {
    return std::ceil(QFontMetricsF(font).height());
}

void setFree(QCPItemPosition* position, const QPointF& where) {
    position->setType(QCPItemPosition::ptAbsolute);
    position->setPixelPosition(where);
}

}  // namespace

FigureFonts::FigureFonts(const Theme& theme, double factor)
    : small(inPixels(theme.small, factor)),
      label(inPixels(theme.label, factor)),
      bold(inPixels(theme.labelBold, factor)),
      title(inPixels(theme.title, factor)),
      smallHeight(heightOf(small)),
      labelHeight(heightOf(label)),
      titleHeight(heightOf(title)),
      unit(4 * factor * (theme.kind == ThemeKind::Projector ? 1.6 : 1)),
      line(std::max(std::min(leastLine, theme.strongLine), theme.strongLine * factor)) {}

double textWidth(const QFont& font, const QString& text) {
    return std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

QStringList wrapped(const QFont& font, const QString& text, double width) {
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = lines.isEmpty() ? word : lines.last() + QLatin1Char(' ') + word;
        if (!lines.isEmpty() && textWidth(font, longer) <= width)
            lines.last() = longer;
        else
            lines.append(word);
    }
    return lines;
}

double smallestFactor(const Theme& theme) {
    return smallestText / (theme.small.pointSizeF() * pixelsPerPoint);
}

FigureCanvas::FigureCanvas(QCustomPlot& plot, const Theme& theme, QSizeF size) : m_plot(plot), m_size(size) {
    plot.setBackground(QBrush(theme.card));
    plot.plotLayout()->clear();
    plot.plotLayout()->setMargins({});
    auto* layout = new QCPLayoutInset;
    plot.plotLayout()->addElement(0, 0, layout);
    // The items need an axis rect when they are created.
    layout->addElement(new QCPAxisRect(&plot, false), QRectF(0, 0, 1, 1));
}

QCPAxisRect* FigureCanvas::addAxes(const QRectF& place) {
    auto* rect = new QCPAxisRect(&m_plot, false);
    rect->setAutoMargins(QCP::msNone);
    rect->setMargins({});
    rect->setMinimumMargins({});
    rect->setMinimumSize(1, 1);
    rect->addAxes(QCPAxis::atBottom | QCPAxis::atLeft);
    auto* layout = static_cast<QCPLayoutInset*>(m_plot.plotLayout()->element(0, 0));
    layout->addElement(rect, QRectF((m_origin.x() + place.x()) / m_size.width(),
                                    (m_origin.y() + place.y()) / m_size.height(),
                                    place.width() / m_size.width(), place.height() / m_size.height()));
    for (QCPAxis* axis : rect->axes()) {
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
    }
    return rect;
}

void FigureCanvas::addText(const QPointF& where, const QString& text, const QFont& font, const QColor& colour,
                           Qt::Alignment alignment, const QColor& ground) {
    auto* item = new QCPItemText(&m_plot);
    item->setClipToAxisRect(false);
    setFree(item->position, m_origin + where);
    item->setPositionAlignment(alignment);
    item->setText(text);
    item->setFont(font);
    item->setColor(colour);
    item->setPadding({});
    if (ground.alpha() > 0)
        item->setBrush(ground);
}

void FigureCanvas::addShape(const QPointF& centre, const QPainterPath& shape, const QColor& colour) {
    auto* item = new ShapeItem(m_plot, shape, colour);
    item->setClipToAxisRect(false);
    setFree(item->centre, m_origin + centre);
}

void FigureCanvas::addShape(QCPAxis& horizontal, QCPAxis& vertical, const QPointF& values,
                            const QPainterPath& shape, const QColor& colour) {
    auto* item = new ShapeItem(m_plot, shape, colour);
    item->setClipToAxisRect(false);
    item->centre->setType(QCPItemPosition::ptPlotCoords);
    item->centre->setAxes(&horizontal, &vertical);
    item->centre->setCoords(values);
}

void FigureCanvas::addLine(const QPointF& from, const QPointF& to, const QColor& colour, double width) {
    auto* item = new QCPItemLine(&m_plot);
    item->setClipToAxisRect(false);
    setFree(item->start, m_origin + from);
    setFree(item->end, m_origin + to);
    item->setPen(QPen(colour, width));
}

QColor trainedGround(const Theme& theme) {
    // On the full tint, the colours of lanes would be hard to tell apart.
    const bool isStrong = theme.kind != ThemeKind::Light;
    return isStrong ? QColor::fromRgb(gradient({theme.card, theme.accentSoft}, 3)[1]) : theme.accentSoft;
}

QColor laneInk(const Theme& theme, int colour) {
    return keepContrast(theme.laneOutline(colour), trainedGround(theme), 3);
}

double niceStep(double value, int parts) {
    if (!(value > 0) || !std::isfinite(value))
        return 1;
    const double power = std::pow(10, std::floor(std::log10(value / parts)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        if (factor * power * parts >= value * (1 - 1e-9))
            return factor * power;
    }
    return 10 * power;
}

QString compactNumber(double value, int decimals) {
    const double size = std::abs(value);
    if (size >= 999'500)
        return decimalText(value / 1e6, 'f', size >= 9'995'000 ? 1 : 2) + QLatin1Char('M');
    if (size >= 99'950)
        return decimalText(value / 1e3, 'f', 0) + QLatin1Char('k');
    if (size >= 10'000)
        return decimalText(value / 1e3, 'f', 1) + QLatin1Char('k');
    if (decimals == 1 && size >= 999.5)
        return decimalText(value, 'f', 0);
    return decimalText(value, 'f', decimals);
}

QString spreadNumber(double mean, std::optional<double> deviation, int decimals) {
    const QString alone = compactNumber(mean, decimals);
    const QString unit = alone.back().isLetter() ? alone.right(1) : QString();
    const double scale = unit.isEmpty() ? 1 : unit == QLatin1Char('M') ? 1e6 : 1e3;
    const double spread = deviation.value_or(0) / scale;
    // A short number without a deviation gets its usual decimals; with a deviation, both get the decimals of
    // the deviation.
    const int least = scale > 1 || std::abs(mean) >= 999.5 ? 0 : decimals;
    if (!deviation)
        return scale > 1 ? alone : decimalText(mean, 'f', spreadDecimals(mean, 0, least));
    const int digits = spreadDecimals(mean / scale, spread, spread == 0 && scale > 1 ? 1 : least);
    const auto number = [&](double value) { return decimalText(value, 'f', digits) + unit; };
    return number(mean / scale) + QStringLiteral(" ± ") + number(spread);
}

QString tickNumber(double value) {
    if (value >= 1e6)
        return decimalText(value / 1e6, 'g', 4) + QLatin1Char('M');
    if (value >= 1e4)
        return decimalText(value / 1e3, 'g', 4) + QLatin1Char('k');
    return readableNumber(value, 4);
}

}  // namespace attn::ui
