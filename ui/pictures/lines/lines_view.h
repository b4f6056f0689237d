// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QPixmap>
#include <QWidget>

#include "ui/pictures/lane/link_editing.h"
#include "ui/pictures/lines/lines_layout.h"

namespace attn::ui {

// The source and output tokens of one lane, joined by lines that are as thick and opaque as the weights.
// Those of the current row have the lane's colour, the others are calm, and those of a hovered token are
// highlighted. With the focus, arrows move the hovered source and the current row. It takes const data and
// emits intent.
class LinesView : public QWidget {
    Q_OBJECT

public:
    explicit LinesView(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const Picture> data);
    void setSelection(const Selection& selection);
    void setZoom(double zoom);        // size of a token's room; 1: fits, if that is readable
    void setEnlarge(double enlarge);  // as in AttentionPlot
    // Whether a click on a source token, or on a line to it, is a guess.
    void setGuessing(bool isGuessing);
    // Whether a right click and the menu key ask for a menu of what can be changed.
    void setEditable(bool isEditable) { m_isEditable = isEditable; }
    // Links that the weights become; drawn as strong lines.
    void setFoundLinks(std::vector<Link> links);
    // While it is on, clicking a source token and then an output token, or pressing Space or Enter with a
    // current row and a hovered source, emits linkToggled.
    void setLinkEditing(const LinkEditing& editing);
    int pickedSource() const { return m_picked; }  // after the first of the two clicks; −1: none
    void scrollTo(double share);  // start of the visible part as a share of everything, 0 to 1

    // The present layout; calling this brings it up to date.
    const LinesLayout& places();

signals:
    void sourceHovered(int source);  // -1: left
    void rowHovered(int row);        // -1: left
    void stepRequested(int step);
    void pressed();
    void guessed(int source);
    void scrolled(double share);
    void zoomRequested(int steps);  // above 0: larger
    void linkToggled(int row, int source);
    void menuRequested(int row, int source, QPoint place);  // as in AttentionPlot
    void sourcePicked(int source);                          // −1: no longer

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    enum Change { Nothing = 0, Calm = 1, Layout = 2, Joins = 4 };
    void change(int what);
    void updateLayout();
    void follow(bool isStep);
    void hover(int source, int row);
    void scrollByUser(double offset);
    struct Place {
        int source = -1, row = -1;
    };
    Place placeAt(QPointF point);
    void pick(int source);
    bool editAt(QPointF point);  // handles a click; whether that is all that the click does
    bool toggleCurrentLink();
    bool hoversToken() const;
    void paintPicked(QPainter& painter) const;
    QString tipAt(QPointF point);

    std::shared_ptr<const Picture> m_data;
    Selection m_selection;
    LinesLayout m_layout;
    std::vector<TokenJoin> m_joins;  // for the rows shown
    double m_zoom = 1, m_enlarge = 1;
    int m_changes = Joins | Layout | Calm;
    QPixmap m_calm;                               // the first layer
    int m_hoveredSource = -1, m_hoveredRow = -1;  // of this view's own mouse
    QPointF m_pressedAt;
    double m_offsetAtPress = -1;  // −1: no button is pressed
    bool m_isDragged = false;
    bool m_isGuessing = false, m_isEditable = false;
    std::vector<Link> m_found;
    LinkEditing m_editing;
    int m_picked = -1;
};

}  // namespace attn::ui
