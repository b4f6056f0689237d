// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <optional>

namespace attn::ui {

// "entropy 0.31 bit": a quiet caption and a value, as one line that gets shorter when room is short (the
// short caption, then none; the value's end is cut last and the tooltip then has all). text() is value and
// suffix.
class FigureLabel : public QLabel {
    Q_OBJECT

public:
    FigureLabel(const QString& caption, const QString& shortCaption, QWidget* parent = nullptr);

    // `suffix` stands behind the value in the quiet colour.
    void setValue(const QString& value, const QString& suffix = {});
    // Whether the value is as expected: ✓ or ✗ behind it, in its colour; none: neither.
    void setVerdict(std::optional<bool> isRight);
    void setLarge(bool isLarge);  // letters as of a title
    void setStrong(bool strong);  // the value in bold
    QString value() const { return m_value; }

    // Width with the caption, with the short one, and without: what a row of figures shares out.
    int fullWidth() const;
    int shortWidth() const;
    int shownWidth() const;  // with the caption that is set
    enum class Caption { Full, Short, None };
    void setCaption(Caption caption);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int width(const QString& caption) const;
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
