// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

class QLineEdit;

namespace attn::ui {

// A field for a number with decimals. It shows the decimal mark of the window's language (decimal_text.h),
// also when the language changes, and takes a point and a comma in every language. Thousands are not grouped.
class DecimalSpinBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit DecimalSpinBox(QWidget* parent = nullptr);
    // With the mark of the language in place of the other one.
    QValidator::State validate(QString& text, int& position) const override;
    double valueFromText(const QString& text) const override;

private:
    void takeMark();
    QString withMark(QString text) const;
};

// The same for a field whose whole text is a number, or empty: its mark follows the language. Whoever reads
// the field takes both marks.
void followDecimalMark(QLineEdit& field);

}  // namespace attn::ui
