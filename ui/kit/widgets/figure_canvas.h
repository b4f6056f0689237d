// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "ui/kit/theme/theme.h"

class QCPAxis;
class QCPAxisRect;
class QCustomPlot;

namespace attn::ui {

// Fonts of a picture in pixels: those of a theme times a factor, with their measures.
struct FigureFonts {
    FigureFonts(const Theme& theme, double factor);

    QFont small, label, bold, title;
    double smallHeight, labelHeight, titleHeight;  // heights of a line
    double unit;                                   // 4 px times the factor
    double line;                                   // thickness of a plotted line
};
double textWidth(const QFont& font, const QString& text);
// The words in lines of at most `width` pixels; a single word may be longer.
QStringList wrapped(const QFont& font, const QString& text, double width);

// The largest factor for which `fits` is true, from `largest` down to the factor of the smallest readable
// text; 0 when there is none.
template <typename Fits>
double largestFactor(const Theme& theme, double largest, Fits fits);
double smallestFactor(const Theme& theme);

template <typename Fits>
double largestFactor(const Theme& theme, double largest, Fits fits) {
    const double smallest = smallestFactor(theme);
    for (double factor = largest; factor > smallest; factor *= 0.97) {
        if (fits(FigureFonts(theme, factor)))
            return factor;
    }
    return fits(FigureFonts(theme, smallest)) ? smallest : 0;
}

// Places items on a plot at pixels counted from the top left.
class FigureCanvas {
public:
    FigureCanvas(QCustomPlot& plot, const Theme& theme, QSizeF size);
    // Sets the point from which the items that follow count their pixels.
    void setOrigin(const QPointF& origin) { m_origin = origin; }

    // Adds an axis rect with a horizontal and a vertical axis and without margins.
    QCPAxisRect* addAxes(const QRectF& place);
    // `where` is the corner, edge or centre that `alignment` names.
    void addText(const QPointF& where, const QString& text, const QFont& font, const QColor& colour,
                 Qt::Alignment alignment, const QColor& ground = Qt::transparent);
    void addShape(const QPointF& centre, const QPainterPath& shape, const QColor& colour);
    // At values of two axes.
    void addShape(QCPAxis& horizontal, QCPAxis& vertical, const QPointF& values, const QPainterPath& shape,
                  const QColor& colour);
    void addLine(const QPointF& from, const QPointF& to, const QColor& colour, double width);

private:
    QCustomPlot& m_plot;
    const QSizeF m_size;
    QPointF m_origin;
};

// The ground behind the lengths that a lane was trained on.
QColor trainedGround(const Theme& theme);
// A lane's colour with at least 3 : 1 on the card and on that ground.
QColor laneInk(const Theme& theme, int colour);

// The smallest number of the form 1, 2, 2.5 or 5 times a power of ten of which `parts` reach `value`.
double niceStep(double value, int parts);

// A short form of large numbers: "52.9k", "1.25M".
QString compactNumber(double value, int decimals);
// Mean and deviation in one unit and with equally many decimals, so that they can be compared by eye: the
// number of decimals that spreadDecimals gives, and at least `decimals` for numbers that are not shortened.
// "0.093 ± 0.012", "119k ± 36k".
QString spreadNumber(double mean, std::optional<double> deviation, int decimals);
// "50k", "0.5"
QString tickNumber(double value);

}  // namespace attn::ui
