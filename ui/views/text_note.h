// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace attn::ui {

class ElidedLabel;
class LinkLegend;

// What there is to say about the text that is decoded, with what can be done about it, and the legend of
// links where the line above has no room for it; hidden while there is neither. A remark that is wider than
// the line is set small, and in several lines. Children are named "textNote", "textOffer".
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
    void setLegendShown(bool isShown);
    LinkLegend* legend() const { return m_legend; }

signals:
    void offerTaken();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showContent();
    void fit();

    Content m_content;
    ElidedLabel* m_text;
    QToolButton* m_offer;
    LinkLegend* m_legend;
    bool m_hasLegend = false;
};

}  // namespace attn::ui
