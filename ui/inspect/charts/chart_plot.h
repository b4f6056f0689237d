// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <memory>
#include <utility>

#include "ui/inspect/charts/chart_text.h"

class QCPAxis;
class QCustomPlot;

namespace attn::ui {

// An entry of a chart's legend: a patch, or a line.
struct ChartKey {
    enum class Mark { Patch, Line, DashedLine };
    QString name;
    QColor colour;
    Mark mark = Mark::Patch;
    bool operator==(const ChartKey&) const = default;
};

// What the charts of Inspect mode share: axes with their names, a legend, a note in place of what is not
// known, a drawing that is kept until data, size or theme change, and a coat over it that follows the mouse.
class ChartPlot : public QWidget {
    Q_OBJECT

public:
    explicit ChartPlot(QWidget* parent = nullptr);
    ~ChartPlot() override;

    // Where things stand, in pixels of the widget; up to date after a call.
    QRectF axesRect();
    QPointF placeOf(double x, double y);
    QPointF valueAt(const QPointF& place);
    const QString& note() const { return m_note; }
    // What the mouse or the keys read; "" for nothing.
    const QString& reading() const { return m_reading; }
    // How often all was drawn.
    int drawings() const { return m_drawings; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void setAxes(ChartAxis horizontal, ChartAxis vertical);
    void setLegend(const QVector<ChartKey>& keys);
    void setNote(const QString& note);  // "": there is something to be seen
    const ChartAxis& horizontal() const { return m_horizontal; }
    const ChartAxis& vertical() const { return m_vertical; }
    // Beside what was read; hidden with "".
    void setReading(const QString& text, const QPointF& beside);
    // All must be drawn anew.
    void changeDrawing();

    // The theme is another one: colours of the legend.
    virtual void restyle() {}
    // Adds what stands on the axes, which have their places.
    virtual void fill(QCPAxis&, QCPAxis&) {}
    // The same by hand, over `fill`; `ratio`: device pixels in one of ours.
    virtual void paintData(QPainter&, double /*ratio*/) {}
    virtual void paintCoat(QPainter&) {}

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
    QVector<QRectF> m_keys;  // places of the legend's entries; null ones had no room
    QString m_note, m_reading;
    std::unique_ptr<Canvas> m_canvas;  // draws off the screen
    QPixmap m_drawing;
    bool m_isLaidOut = false, m_isDrawn = false;
    int m_drawings = 0;
};

}  // namespace attn::ui
