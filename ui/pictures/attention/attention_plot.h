// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include <QWidget>

#include "ui/pictures/attention/attention_layout.h"
#include "ui/pictures/attention/attention_painter.h"
#include "ui/pictures/lane/link_editing.h"

namespace attn::ui {

// The heatmap of one lane with the softmax bars of the current step below it, on the same columns. Changes
// are collected and drawn once, when the widget is painted. With the focus, arrows move the hovered source
// and the current row.
class AttentionPlot : public QWidget {
    Q_OBJECT

public:
    explicit AttentionPlot(QWidget* parent = nullptr);
    ~AttentionPlot() override;

    void setData(std::shared_ptr<const Picture> data);
    void setSelection(const Selection& selection);
    void setRowLabelWidth(int width);  // 0: the lane's own preference
    void setLeastRows(int rows);       // as in PlotStyle
    void setEnlarge(double factor);    // as in PlotStyle
    void setPrintsWeights(bool prints);
    // Shows the weights minus those of `base` (difference_painter.h); nullptr: the weights themselves.
    void setBase(std::shared_ptr<const Picture> base);
    // Sets the size of the cells relative to the size that fits. The content at the middle, or under the
    // mouse, stays there.
    void setZoom(double zoom);
    void scrollTo(int firstColumn, int firstRow);
    // Scrolls there, and then only as far as the plot's own current row requires.
    void followTo(int firstColumn, int firstRow);
    // Whether it scrolls sideways to the positions of the current step; otherwise it follows another plot.
    void setLeads(bool leads) { m_leads = leads; }
    // Whether bars can be dragged, and raised or lowered by + and −.
    void setEditable(bool isEditable) { m_isEditable = isEditable; }
    // Whether the number of a cell can be asked for, where the plot is editable; of every cell by default.
    using Asks = std::function<bool(int row, int source)>;
    void setAsks(Asks asks) { m_asks = std::move(asks); }

    // Whether a click on a column is a guess instead of its usual meaning.
    void setGuessing(bool isGuessing);
    // Marks the links that the weights become in their cells, instead of outlining the largest weights.
    void setFoundLinks(std::vector<Link> links);
    // While it is on, a click on a cell, and Space or Enter on the cell of the current row and the hovered
    // source, emits linkToggled.
    void setLinkEditing(const LinkEditing& editing);

    const std::shared_ptr<const Picture>& data() const { return m_data; }
    const std::shared_ptr<const Picture>& base() const { return m_base; }
    const Selection& selection() const { return m_selection; }
    // The present layout; calling this brings it up to date.
    const AttentionLayout& places();
    // The height that it needs at this width.
    const PlotNeeds& needs(int width) const;

signals:
    void placed();                   // columns and rows may have moved
    void sourceHovered(int source);  // -1: left
    void rowHovered(int row);        // -1: left
    void stepRequested(int step);
    void pressed();
    void zoomRequested(int steps);                 // above 0: larger
    void scrolled(int firstColumn, int firstRow);  // by the user
    void followed(int firstColumn, int firstRow);  // by itself, to the current positions
    // The user drags a bar of the current row to this height, 0 to 1; `isFirst` marks the first event of a
    // drag.
    void weightDragged(int row, int source, double weight, bool isFirst);
    void guessed(int source);
    // Asks for a menu about a row (−1: the current one) and a source position (−1: none), at a point of the
    // screen.
    void menuRequested(int row, int source, QPoint place);
    void cellActivated(int row, int source);  // by a double click, which asks why the weight is what it is
    void linkToggled(int row, int source);

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
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    class Canvas;
    enum Change { Nothing = 0, Hover = 1, Step = 2, Ground = 4, Layout = 8 };
    void change(int what);
    void updateLayout();
    PlotStyle style() const;  // including the width of the row labels
    void follow(bool toStep);
    bool canScroll() const;
    void scrollByUser(int firstColumn, int firstRow);
    void goToRowAt(double y);
    void clickAt(QPointF place);
    // For link editing; empty if there is nothing to toggle there.
    std::optional<QPoint> linkCellAt(QPointF place) const;
    bool toggleCurrentLink();
    void hover(int source, int row);
    bool canEdit() const;            // whether there is a row with weights
    int barAt(QPointF place) const;  // −1: none
    // A cell with a weight, as its row and source position.
    std::optional<QPoint> cellAt(QPointF place) const;
    // The same if its number can be asked for.
    std::optional<QPoint> askedAt(QPointF place) const;
    void dragTo(double y, bool isFirst);
    void nudge(double by);
    QString tipAt(QPoint position);

    std::shared_ptr<const Picture> m_data;
    std::shared_ptr<const Picture> m_base;
    Selection m_selection;
    AttentionLayout m_layout;
    PlotStyle m_style;
    mutable PlotNeeds m_needs;  // for one width; −1: not known
    mutable int m_neededAt = -1;
    int m_changes = Layout;
    int m_hoveredSource = -1, m_hoveredRow = -1;  // of this plot's own mouse
    bool m_leads = true;
    bool m_isClicked = false;  // while a click on a row is handled
    // Where it is to be scrolled as soon as it has to scroll.
    int m_wantedColumn = 0, m_wantedRow = 0;
    bool m_isEditable = false;
    Asks m_asks;  // empty: of every cell
    bool m_isGuessing = false;
    std::vector<Link> m_found;
    LargestMark m_largest = LargestMark::Outline;
    LinkEditing m_editing;
    int m_dragged = -1;     // source position of the dragged bar
    int m_draggedRow = -1;  // the row where the drag began; the lane is decoded again meanwhile
    // The place where a button was pressed on a plot that scrolls, and the first cell at that time; empty
    // when no button is pressed.
    struct Grip {
        QPointF at;
        int column, row;
        bool hasMoved;
    };
    std::optional<Grip> m_grip;
    Canvas* m_canvas;  // owned by this widget
};

}  // namespace attn::ui
