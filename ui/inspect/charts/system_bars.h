// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

// The AER of each system over the rows that pass the filter, as bars from 0 with their numbers, and beside
// them the accuracy if it is known. The best one has an outline, the shown one is bold. A click or Return on
// a system asks to show it.
class SystemBars : public QWidget {
    Q_OBJECT

public:
    explicit SystemBars(QWidget* parent = nullptr);

    // `refusal` tells why nothing can be known about the systems; usually "".
    void setSystems(const std::vector<InspectedCharts::System>& systems, int shownSystem,
                    const QString& refusal = {});

    // Places and texts as they are shown.
    QRectF rowRect(int system) const;
    QRectF nameRect(int system) const;
    QRectF barRect(int system) const;  // empty when AER is not known
    QString errorText(int system) const;
    QString accuracyText(int system) const;
    // The note below the rows that tells why no AER is known.
    QString note() const;
    int best() const { return m_best; }  // −1: fewer than two can be compared

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void systemRequested(int system);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Columns {
        double name = 0, bars = 0, barsEnd = 0, accuracy = 0, end = 0;  // left edges
    };
    Columns columns() const;
    double rowHeight() const;
    bool isStacked() const;  // names are above their bars
    double noteRoom() const;
    QRectF noteRect() const;
    double namesWidth() const;
    double leastRow() const;
    double top() const;
    int systemAt(double y) const;
    bool hasAccuracy() const;
    QString textOf(int system) const;
    void paintRow(QPainter& painter, int system, const Columns& columns) const;

    std::vector<InspectedCharts::System> m_systems;
    QString m_refusal;
    int m_shown = -1, m_best = -1, m_cursor = -1;
    double m_largest = 0;
};

}  // namespace attn::ui
