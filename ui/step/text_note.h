// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace attn::ui {

class ElidedLabel;
class LinkLegend;

// What there is to say about the text that is decoded, with what can be done about it, or else its right
// output, and the legend of links, where the line above has no room for them; hidden while there is nothing.
// A remark that is wider than the line is set small, and in several lines; an output is set small. Children
// are named "textNote", "textOffer", "referenceBelow".
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
    void setReference(const QString& text, const QString& explanation);  // "": it stands elsewhere
    LinkLegend* legend() const { return m_legend; }

signals:
    void contentChanged();
    void offerTaken();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showContent();
    void fit();

    Content m_content;
    ElidedLabel* m_text;
    ElidedLabel* m_reference;
    QToolButton* m_offer;
    LinkLegend* m_legend;
    bool m_hasLegend = false;
};

}  // namespace attn::ui
