// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <optional>

namespace attn::ui {

// "entropy 0.31 bit": a muted caption and a value on one line. When room is short, it takes the short
// caption, then drops the caption, then the suffix, and cuts the end of the value last; the tooltip then has
// everything. text() is value and suffix.
class FigureLabel : public QLabel {
    Q_OBJECT

public:
    FigureLabel(const QString& caption, const QString& shortCaption, QWidget* parent = nullptr);

    void setName(const QString& caption, const QString& shortCaption);
    // `suffix` follows the value in the muted colour.
    void setValue(const QString& value, const QString& suffix = {});
    // Whether the value is as expected: shown by a coloured ✓ or ✗ after it; empty: no mark.
    void setVerdict(std::optional<bool> isRight);
    void setLarge(bool isLarge);  // letters as in a title
    void setStrong(bool strong);  // the value in bold
    QString value() const { return m_value; }

    // The widths with the caption, with the short one, and without one, for the layout of a row of figures.
    int fullWidth() const;
    int shortWidth() const;
    int shownWidth() const;  // with the present caption
    int valueWidth() const;  // of the value with its mark, without caption and suffix
    enum class Caption { Full, Short, None };
    void setCaption(Caption caption);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int width(const QString& caption, const QString& suffix) const;
    QString shownSuffix(double room) const;
    QString verdictMark() const;
    QFont quietFont() const;
    QFont valueFont() const;
    QString shownCaption() const;

    QString m_caption, m_shortCaption;
    QString m_value, m_suffix;
    bool m_isStrong = false, m_isLarge = false;
    std::optional<bool> m_isRight;
    Caption m_shown = Caption::Full;
};

}  // namespace attn::ui
