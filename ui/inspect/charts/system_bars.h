// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/inspect/charts/inspect_data.h"

namespace attn::ui {

// AER of each system over the rows that the filter lets through, as bars from 0 with their numbers, and
// accuracy beside them where it is known. The best one is outlined, the one that is shown is bold; a click or
// Return on a system asks to see it.
class SystemBars : public QWidget {
    Q_OBJECT

public:
    explicit SystemBars(QWidget* parent = nullptr);

    // `refusal`: why nothing can be known of the systems; "" for what is usual.
    void setSystems(const std::vector<InspectedCharts::System>& systems, int shownSystem,
                    const QString& refusal = {});

    // Places and texts as they are shown.
    QRectF rowRect(int system) const;
    QRectF nameRect(int system) const;
    QRectF barRect(int system) const;  // empty where AER is not known
    QString errorText(int system) const;
    QString accuracyText(int system) const;
    // Below the rows, where AER is known of none: why.
    QString note() const;
    int best() const { return m_best; }  // −1: there are not two to compare, or nothing is known

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
    bool isStacked() const;  // names stand above their bars
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
