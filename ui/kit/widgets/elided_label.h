// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace attn::ui {

// One line of text. If room is short, its last parts (between " · ") are dropped first, and then a single
// part ends in "…"; the tooltip then has the whole text. text() is always whole. With word wrap it has
// several lines instead.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    // `explanation` is the tooltip's second line; may be "".
    void setContent(const QString& text, const QString& explanation = {});
    const QString& explanation() const { return m_explanation; }

    // The part of the text for which there is room, before any "…".
    QString shownText() const;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString m_explanation;
};

}  // namespace attn::ui
