// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/pictures/maps/map_table_layout.h"

namespace attn::ui {

// All maps of one lane as small pictures, with the alignment error rate of each where links are known. A
// click chooses one. The one under the mouse can be looked at; with the focus, arrows go from one to the
// next, Enter or Space chooses, Escape goes back to the one that is chosen. It takes const data and emits
// intent. Its name is "mapTable".
class MapTable : public QWidget {
    Q_OBJECT

public:
    explicit MapTable(QWidget* parent = nullptr);

    void setMaps(std::shared_ptr<const MapSet> maps);
    void setSelection(const Selection& selection);
    // The map that the lane shows.
    void setChosen(const std::optional<MapAddress>& map);

    const std::shared_ptr<const MapSet>& maps() const { return m_maps; }
    // The present layout; calling this brings it up to date.
    const MapTableLayout& places();
    int peekedCell() const { return m_peeked; }  // index of the cell; −1: none
    // What a cell shows, in words: "cross-attention, layer 2, head 3, alignment error rate 0.07, shown".
    QString cellText(int cell) const;
    bool isChosen(int cell) const;
    void choose(int cell);
    // "0.07"; empty where it is not known.
    QString errorText(int cell) const;

    QSize minimumSizeHint() const override;

signals:
    // A map is to be looked at; nothing: no longer.
    void mapHovered(const std::optional<attn::MapAddress>& map);
    void mapRequested(const attn::MapAddress& map);
    void focusChanged();  // its card draws the frame of the focus

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool hasCell(int cell) const;
    const LaneMap& mapOf(int cell) const;
    void change();
    void peek(int cell);
    void paintGround();
    void paintCell(QPainter& painter, const MapTableLayout::Cell& cell, const QString& error) const;

    std::shared_ptr<const MapSet> m_maps;
    Selection m_selection;
    std::optional<MapAddress> m_chosen;
    MapTableLayout m_layout;
    bool m_isPlaced = false, m_isPainted = false;
    QPixmap m_ground;  // all pictures and texts
    int m_peeked = -1;
    bool m_peeksByKey = false;
};

}  // namespace attn::ui
