// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPixmap>
#include <QWidget>

#include "ui/pictures/document/document_layout.h"

class QScrollBar;

namespace attn::ui {

// The text of one lane in lines by sentence, each word shaded by its weight, with bars for sentences and
// classes. With the focus, arrows move the word that is pointed at. It takes const data and emits intent. Its
// scroll bar is named "documentScroll".
class DocumentView : public QWidget {
    Q_OBJECT

public:
    explicit DocumentView(QWidget* parent = nullptr);

    void setData(std::shared_ptr<const LaneData> lane);
    void setSelection(const Selection& selection);
    // What the lanes of one text share: ends of sentences for lanes that do not know them (documentOf), and
    // whether there is room for bars of sentences.
    void setShared(const QStringList& sentenceEnds, bool hasSentenceBars);
    void setZoom(double zoom);          // size of letters; 1: usual
    void setLarge(bool isLarge);        // letters grow as far as the text fits
    void setGuessing(bool isGuessing);  // as in AttentionPlot
    void setEditable(bool isEditable) { m_isEditable = isEditable; }
    void setAsks(bool asks) { m_asks = asks; }  // as in AttentionPlot
    void scrollTo(double offset);               // pixels

    const std::shared_ptr<const LaneData>& data() const { return m_data; }
    const Selection& selection() const { return m_selection; }
    const Document& document();
    // The present layout; calling this brings it up to date.
    const DocumentLayout& places();
    // The height in pixels at which nothing scrolls, and the least one, for this width.
    double heightFor(int width);
    int linesFor(int width);  // of the text at this width
    double leastHeight();
    // The letters' size for a room, relative to the theme's labels.
    double lettersFor(QSize size);

signals:
    void sourceHovered(int source);  // -1: left
    void pressed();
    void guessed(int source);
    void menuRequested(int row, int source, QPoint place);  // as in AttentionPlot
    void cellActivated(int row, int source);  // by a click on a word, which asks why its weight is what it is
    void zoomRequested(int steps);            // above 0: larger
    void scrolled(double offset);             // by the user

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
    enum Change { Nothing = 0, Text = 1, Layout = 2, Calm = 4 };
    void change(int what);
    void updateLayout();
    void moveTo(double offset);  // by the user
    void hover(int source);
    QString tipAt(QPointF point);
    DocumentStyle style(double letters) const;

    std::shared_ptr<const LaneData> m_data;
    Selection m_selection;
    QStringList m_ends;
    bool m_hasSentenceBars = false;
    Document m_document;
    DocumentLayout m_layout;
    double m_zoom = 1;
    bool m_isLarge = false, m_isGuessing = false, m_isEditable = false, m_asks = false;
    int m_changes = Text | Layout | Calm;
    int m_hovered = -1, m_pressedWord = -1;
    QPixmap m_calm;  // all but what follows the mouse
    QScrollBar* m_bar;
    bool m_isPlacingBar = false;
    bool m_seeksLargest = false;  // the text is new: its largest weight comes into view
};

}  // namespace attn::ui
