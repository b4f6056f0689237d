// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/pictures/curves/curves_scene.h"
#include "ui/pictures/curves/reading_table.h"

namespace attn::ui {

// Charts over a common axis of updates: loss, exact match, alignment error, and for a corpus its own
// measures. Changes are collected and drawn once, when the widget is painted; everything that follows the
// mouse or the time line has its own layer.
//
// Mouse: pointing reads all lanes, a click asks for that update, the wheel zooms, dragging moves, a double
// click shows everything. Keys: ← → read, with Shift update by update; Home and End; Return asks for the
// update that is read; + and − zoom; Esc.
class CurvesPlot : public QWidget {
    Q_OBJECT

public:
    explicit CurvesPlot(QWidget* parent = nullptr);
    ~CurvesPlot() override;

    // The histories are only read during the call; only what is new in them is copied.
    void setLanes(const std::vector<CurveLane>& lanes);
    // The update that the heatmaps show; empty: live.
    void setShownUpdate(std::optional<qint64> update);
    void setLossScale(LossScale scale);
    void setSmoothing(int updates);
    // A lane that is temporarily emphasised; -1: none.
    void setEmphasised(int lane);

    // If the end of a span shows the newest update, the span follows it.
    void setSpan(const AxisRange& span);
    void showAll();
    bool showsAll() const { return m_showsAll; }
    const AxisRange& span() const { return m_span; }
    qint64 newest() const { return m_newest; }

    LossScale lossScale() const { return m_scale; }
    int smoothing() const { return static_cast<int>(m_smoothing); }

    // What the mouse or the keys read; nullptr when nothing is read.
    const ReadingTable* table() const { return m_table; }
    std::optional<qint64> readUpdate() const { return m_read; }
    // The present layout; calling this brings it up to date.
    const CurvesScene& scene();
    // How often everything was drawn, not only what follows the mouse and the time line.
    int wholeDrawings() const { return m_wholeDrawings; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void updateRequested(qint64 update);
    void liveRequested();  // a double click cancels what its first click asked for
    void spanChanged();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Canvas;
    enum Change { Nothing = 0, Overlay = 1, Drawing = 2, Scene = 4, Layout = 8 };
    struct Lane {
        CurveLane look;  // without the history
        LaneCurves curves;
    };
    void change(int what);
    void updateScene();
    void paintOverlay(QPainter& painter);
    AxisRange wholeSpan() const;
    void zoom(double factor, double centre);
    void moveTo(AxisRange span);
    std::optional<CurveKind> chartAt(const QPointF& place);
    std::optional<qint64> updateNear(const QPointF& place);
    void read(std::optional<qint64> update, QPoint beside = {});
    void readAt(const QPointF& place);
    Reading readingOf(qint64 update);
    static QStringList mapNotes(const Lane& lane, const Measurement& measured);
    std::array<QString, curveKindCount> notes() const;
    std::vector<CurveKind> kinds() const;
    void describe();

    std::vector<Lane> m_lanes;
    std::vector<ChangeMark> m_changeMarks;
    Index m_newest = 0;
    bool m_isMeasured = false, m_hasErrors = false;
    LossScale m_scale = LossScale::Logarithmic;
    Index m_smoothing = 1;
    int m_emphasised = -1;
    AxisRange m_span;
    bool m_showsAll = true, m_follows = true;
    std::optional<qint64> m_shown, m_shownBefore;
    std::optional<qint64> m_read;
    std::optional<CurveKind> m_readIn;  // the chart under the mouse; empty: read by keys
    QPointF m_pressed, m_dragged;
    bool m_isPressed = false, m_isDragged = false;
    int m_changes = Layout;
    int m_wholeDrawings = 0;
    Canvas* m_canvas;  // owned by this widget
    std::unique_ptr<CurvesScene> m_scene;
    ReadingTable* m_table;
};

}  // namespace attn::ui
