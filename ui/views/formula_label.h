// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace attn::ui {

// A typeset formula: the picture ":/formulas/<id>.svg" in the theme's colour, or plain text where there is
// none. Shrinks to the widget's width; never cut.
class FormulaLabel : public QWidget {
    Q_OBJECT

public:
    explicit FormulaLabel(QWidget* parent = nullptr);

    void setFormula(const QString& id, const QString& text);
    QString text() const { return m_text; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSizeF pictureSize() const;  // at the theme's text size; empty without a picture

    QString m_id;
    QString m_text;
    QSizeF m_natural;  // of the picture file, in its own units
};

}  // namespace attn::ui
