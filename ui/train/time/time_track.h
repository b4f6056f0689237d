// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSlider>
#include <optional>

#include "ui/train/time/time_line_data.h"

namespace attn::ui {

// The time line's slider. Ticks are snapshots (long ones have weights), triangles are changes, and dots are
// branches in their lanes' colours. The handle stands on a snapshot or, at the end, on "live". It follows the
// mouse at once and does not wait for the answer.
class TimeTrack : public QAbstractSlider {
    Q_OBJECT

public:
    explicit TimeTrack(QWidget* parent = nullptr);

    void setData(const TimeLineData& run);
    // Empty: live. A new value waits while the user drags the handle.
    void setShownUpdate(std::optional<qint64> update);
    std::optional<qint64> shownUpdate() const { return m_shown; }

    double x(double update) const;  // in pixels

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void updateRequested(qint64 update);
    void liveRequested();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    QRectF groove() const;
    std::optional<qint64> stopNear(double x) const;  // empty: live
    void request(std::optional<qint64> update);
    void step(int stops);
    void showValue();
    QString tipAt(QPoint place) const;

    TimeLineData m_data;
    std::optional<qint64> m_shown;
    bool m_isDragged = false;
    bool m_isShowing = false;  // values set now do not come from the user
};

}  // namespace attn::ui
