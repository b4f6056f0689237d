// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "ui/pictures/lane/token_mark.h"

namespace attn::ui {

// One line of tokens as chips. It scrolls if they do not fit and keeps the current or hovered one visible.
// Tokens are raw (see token_text.h). Left and Right move the highlight, Enter clicks.
class TokenChips : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Source, Output };  // Output: tinted chips

    explicit TokenChips(Kind kind, QWidget* parent = nullptr);

    void setTokens(const QStringList& tokens, const std::vector<bool>& unknown = {});
    // What was changed by hand, one entry for each token; empty when nothing was.
    void setMarks(std::vector<TokenMark> marks);
    void setCurrent(int index);      // accent frame, bold; -1: none
    void setHighlighted(int index);  // golden frame; -1: none
    // Text of an empty chip at the end that shows that more can come ("…"); "" for no chip.
    void setPending(const QString& text);

    const QStringList& tokens() const { return m_tokens; }
    // The present place of a chip in widget coordinates; it may be outside when scrolled.
    QRect chipRect(int index) const;
    // The token at a point of the widget; −1: none.
    int tokenAt(QPoint position) const;
    // The token that the keys act on: the highlighted one, or else the current one; −1 without tokens.
    int pointedToken() const;
    // What the tip says of a token: its name, its place, and what is special about it.
    QString tokenDescription(int index) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void hovered(int index);  // -1: left
    void clicked(int index);
    // Asks for a menu about a token, at a point of the screen. Nothing happens without a listener.
    void menuRequested(int index, QPoint place);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Chip {
        QString text;
        bool isSymbol = false;
        bool isUnknown = false;
        int x = 0;  // from the start of the line
        int width = 0;
        QString ghost = {};  // the original token
        int ghostWidth = 0;
    };
    void measure();
    void scrollTo(int index);
    void setScroll(int offset);
    void setHovered(int index);
    void describe();

    Kind m_kind;
    QStringList m_tokens;
    std::vector<bool> m_unknown;
    std::vector<TokenMark> m_marks;
    std::vector<Chip> m_chips;
    QString m_pending;
    int m_current = -1;
    int m_highlighted = -1;
    int m_hovered = -1;
    bool m_showsFocus = false;
    int m_scroll = 0;
    int m_lineWidth = 0;
};

}  // namespace attn::ui
