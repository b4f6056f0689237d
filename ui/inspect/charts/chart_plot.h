// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <memory>
#include <optional>
#include <utility>

#include "ui/inspect/charts/chart_text.h"

class QCPAxis;
class QCPGraph;
class QCPScatterStyle;
class QCustomPlot;

namespace attn::ui {

// An entry of a chart's legend: a patch or a line, or the shape of a lane.
struct ChartKey {
    enum class Mark { Patch, Line, DashedLine };
    QString name;
    QColor colour;
    Mark mark = Mark::Patch;
    std::optional<int> lane = {};  // whose shape it has (laneShape), by its colour
    bool operator==(const ChartKey&) const = default;
};

// The lane's shape (laneShape) for the points of a graph whose line has this width.
enum class ShapeFill { Full, Hollow };
QCPScatterStyle laneScatter(int colour, double line, ShapeFill fill = ShapeFill::Full);
// A graph whose shapes are whole at the edges of the axes too; x ascends. The axes' plot owns it.
QCPGraph* addGraph(QCPAxis& horizontal, QCPAxis& vertical, const QVector<double>& x,
                   const QVector<double>& y);

// The common parts of Inspect mode's charts: axes with their names, a legend, a note instead of unknown
// values, a drawing that is kept until data, size or theme change, and a layer over it that follows the
// mouse.
class ChartPlot : public QWidget {
    Q_OBJECT

public:
    explicit ChartPlot(QWidget* parent = nullptr);
    ~ChartPlot() override;

    // Places in pixels of the widget; calling this brings them up to date.
    QRectF axesRect();
    QPointF placeOf(double x, double y);
    QPointF valueAt(const QPointF& place);
    const QString& note() const { return m_note; }
    // What the mouse or the keys read; may be "".
    const QString& reading() const { return m_reading; }
    // The names in the legend that have no room, one a line; "" if all have.
    QString unseenKeys();
    // How often everything was drawn.
    int drawings() const { return m_drawings; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void setAxes(ChartAxis horizontal, ChartAxis vertical);
    void setLegend(const QVector<ChartKey>& keys);
    void setNote(const QString& note);  // "": there are values to show
    const ChartAxis& horizontal() const { return m_horizontal; }
    const ChartAxis& vertical() const { return m_vertical; }
    // Shows the text beside the place that was read; "" hides it.
    void setReading(const QString& text, const QPointF& beside);
    // Requests that everything is drawn again.
    void changeDrawing();

    // Called after a change of the theme: sets the colours of the legend.
    virtual void restyle() {}
    // Adds the plottables; the axes have their places already.
    virtual void fill(QCPAxis&, QCPAxis&) {}
    // Paints over `fill` with a painter; `ratio` is the number of device pixels in a device-independent one.
    virtual void paintData(QPainter&, double /*ratio*/) {}
    virtual void paintCoat(QPainter&) {}

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Canvas;
    void layOut();
    double layOutLegend(double room);
    void setUp(QCPAxis& axis, const QVector<ChartTick>& ticks);
    void draw();
    void paintTexts(QPainter& painter);

    ChartAxis m_horizontal, m_vertical;
    QVector<ChartKey> m_legend;
    QVector<QRectF> m_keys;  // places of the legend's entries; null if there was no room
    QRectF m_more;           // of the number of those without room; null if there is none
    QString m_note, m_reading;
    std::unique_ptr<Canvas> m_canvas;  // draws off the screen
    QPixmap m_drawing;
    bool m_isLaidOut = false, m_isDrawn = false;
    int m_drawings = 0;
};

}  // namespace attn::ui
