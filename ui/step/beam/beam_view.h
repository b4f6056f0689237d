// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>

#include "ui/pictures/beam/beam_painter.h"

namespace attn::ui {

// The tree of a beam search, which scrolls and zooms. ← goes to the token before, → to the best one after, ↑
// and ↓ to the neighbours of the same step, Home and End to the ends of the line, Enter decodes; Ctrl with +
// − 0 or the wheel zooms, Ctrl+9 shows all.
class BeamView : public QAbstractScrollArea {
    Q_OBJECT

public:
    static constexpr double leastZoom = 0.1, mostZoom = 2.5;
    static double leastFit();  // the smallest zoom of a tree that fits; a larger tree scrolls

    explicit BeamView(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const BeamData> found);  // nullptr: nothing to show
    void setSaid(std::vector<attn::Index> said);
    void setSelected(attn::Index node);  // −1: none
    attn::Index selected() const { return m_marks.selected; }
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    // Zooms so that all is seen, never above the usual size. Other trees and sizes then fit as well, until
    // another zoom is chosen.
    void zoomToFit();
    bool isFitting() const { return m_isFitting; }
    // The zoom at which a view of that size shows all of the tree.
    double fittingZoom(QSize size) const;
    // Scrolls as little as needed.
    void bringIntoSight(attn::Index node);
    bool isInSight(attn::Index node) const;
    void scrollToStart();

    const BeamLayout& places() const { return m_layout; }
    // The place of a node, in the viewport's coordinates.
    QRectF chipRect(attn::Index node) const;

    QSize minimumSizeHint() const override;

signals:
    void nodeSelected(attn::Index node);
    void decodeRequested(attn::Index node);
    void zoomChanged(double zoom);
    void fittingChanged(bool isFitting);

protected:
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void layOutAnew();
    void updateScrollBars();
    void zoomAround(QPointF place, double zoom);
    void scaleAround(QPointF place, double zoom);
    void setFitting(bool isFitting);
    void fitAgain();
    double stepsHeight() const;
    QPointF toTree(QPointF place) const;
    attn::Index nodeAt(QPointF place) const;
    attn::Index after(int key) const;  // the node that an arrow key leads to; −1 if there is none
    void select(attn::Index node);
    void hover(attn::Index node);
    void describe();

    std::shared_ptr<const BeamData> m_data;
    BeamLayout m_layout;
    BeamMarks m_marks;
    double m_zoom = 1;
    bool m_isFitting = false;
    QPointF m_dragged;  // where the ground was taken hold of
    bool m_isDragging = false;
};

}  // namespace attn::ui
