// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/pictures/curves/curve_lane.h"

namespace attn::ui {

// The lanes' names beside pieces of their curves, in as many rows as they need. A click selects a lane; with
// Ctrl it hides or shows the lane. Keys: ← → move, Return selects, Space hides or shows.
class CurvesLegend : public QWidget {
    Q_OBJECT

public:
    explicit CurvesLegend(QWidget* parent = nullptr);

    void setLanes(const std::vector<CurveLane>& lanes);
    QRect entryRect(int lane) const { return m_places[static_cast<std::size_t>(lane)]; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void hovered(int lane);  // -1: left
    void selectRequested(int lane);
    void hideRequested(int lane, bool hide);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Entry {
        QString name;
        int colour;
        bool isBranch, isSelected, isHidden;
        bool operator==(const Entry&) const = default;
    };
    int entryWidth(const Entry& entry) const;
    std::vector<QRect> placesIn(int width) const;
    int laneAt(QPoint place) const;
    void setHovered(int lane);
    void describe();

    std::vector<Entry> m_entries;
    std::vector<QRect> m_places;
    int m_hovered = -1;
    int m_current = 0;  // the one that the keys act on
};

}  // namespace attn::ui
