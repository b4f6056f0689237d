// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/decimal_spin_box.h"

#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/theme/theme.h"

namespace attn::ui {
namespace {

bool isMark(QChar letter) {
    return letter == QLatin1Char('.') || letter == QLatin1Char(',');
}

// Digits are western in both.
QLocale localeOfMark() {
    QLocale locale =
        decimalMark() == QLatin1Char(',') ? QLocale(QLocale::German, QLocale::Germany) : QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::RejectGroupSeparator);
    return locale;
}

}  // namespace

DecimalSpinBox::DecimalSpinBox(QWidget* parent) : QDoubleSpinBox(parent) {
    takeMark();
    connect(ThemeNotifier::instance(), &ThemeNotifier::changed, this, &DecimalSpinBox::takeMark);
}

QValidator::State DecimalSpinBox::validate(QString& text, int& position) const {
    text = withMark(text);
    return QDoubleSpinBox::validate(text, position);
}

double DecimalSpinBox::valueFromText(const QString& text) const {
    return QDoubleSpinBox::valueFromText(withMark(text));
}

void DecimalSpinBox::takeMark() {
    const QLocale wanted = localeOfMark();
    if (locale() == wanted)
        return;
    setLocale(wanted);
    const QSignalBlocker quiet(this);  // the value stays
    setDecimals(decimals());           // writes the text anew
}

// A unit beside the number keeps its points.
QString DecimalSpinBox::withMark(QString text) const {
    const qsizetype from = text.startsWith(prefix()) ? prefix().size() : 0;
    const qsizetype to = text.size() - (text.endsWith(suffix()) ? suffix().size() : 0);
    for (qsizetype i = from; i < to; ++i)
        if (isMark(text[i]))
            text[i] = locale().decimalPoint().front();
    return text;
}

void followDecimalMark(QLineEdit& field) {
    QObject::connect(ThemeNotifier::instance(), &ThemeNotifier::changed, &field, [&field] {
        QString text = field.text();
        for (QChar& letter : text)
            if (isMark(letter))
                letter = decimalMark();
        if (text == field.text())
            return;
        const bool wasModified = field.isModified();
        const int cursor = field.cursorPosition();
        const QSignalBlocker quiet(field);  // the number stays
        field.setText(text);
        field.setModified(wasModified);
        field.setCursorPosition(cursor);
    });
}

}  // namespace attn::ui
