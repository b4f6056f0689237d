// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace attn::ui {

class ElidedLabel;
class LinkLegend;

// A remark about the decoded text, with a button for what can be done about it. Without a remark, it shows
// the right output and the legend of links, if the line above has no room for them. It is hidden while there
// is nothing to say. A remark wider than the line is set small, in several lines. An output is set small.
// Children are named "textNote", "textOffer", "referenceBelow".
class TextNote : public QWidget {
    Q_OBJECT

public:
    struct Content {
        QString text;           // empty if there is nothing to say
        QString offer = {};     // of the button; empty for none
        bool isRemark = false;  // good to know but no problem; in a quiet colour
        bool operator==(const Content&) const = default;
    };

    explicit TextNote(QWidget* parent = nullptr);

    void setContent(const Content& content);
    const Content& content() const { return m_content; }
    void setLegendShown(bool isShown);
    void setReference(const QString& text, const QString& explanation);  // empty if it stands elsewhere
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
