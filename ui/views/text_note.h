// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace attn::ui {

class ElidedLabel;

// One line about the text that is decoded, with what can be done about it; hidden while there is nothing to
// say. Children are named "textNote", "textOffer".
class TextNote : public QWidget {
    Q_OBJECT

public:
    struct Content {
        QString text;           // empty: nothing is said
        QString offer = {};     // of the button; empty for none
        bool isRemark = false;  // good to know, no problem: in a quiet colour
        bool operator==(const Content&) const = default;
    };

    explicit TextNote(QWidget* parent = nullptr);

    void setContent(const Content& content);
    const Content& content() const { return m_content; }
    // In front of a class only problems are said.
    void setPresenting(bool isPresenting);

signals:
    void offerTaken();

private:
    void showContent();

    Content m_content;
    ElidedLabel* m_text;
    QToolButton* m_offer;
    bool m_isPresenting = false;
};

}  // namespace attn::ui
