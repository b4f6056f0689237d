// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/readable_number.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ui/kit/text/decimal_text.h"

namespace attn::ui {
namespace {

QString superscript(int number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = number < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar c : QString::number(std::abs(number)))
        text += digits[c.digitValue()];
    return text;
}

// Turns "4.3e-07" into "4.3 × 10⁻⁷"; its blanks are no-break spaces.
QString withPower(const QString& text) {
    const qsizetype e = text.indexOf(QLatin1Char('e'));
    if (e < 0)
        return withMinus(text);
    const QString factor = text.left(e), power = QStringLiteral("10") + superscript(text.mid(e + 1).toInt());
    if (factor == QLatin1String("1") || factor == QLatin1String("-1"))
        return withMinus(factor.chopped(1)) + power;
    return withMinus(factor) + QStringLiteral("\u202f×\u202f") + power;
}

}  // namespace

QString withMinus(QString text) {
    return text.replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString readableNumber(double number, int digits) {
    if (!std::isfinite(number))
        return std::isnan(number) ? QStringLiteral("NaN")
                                  : QString(number < 0 ? QStringLiteral("−∞") : QStringLiteral("∞"));
    return withPower(decimalText(number, 'g', digits));
}

QString powerNumber(double number, int decimals) {
    return withPower(decimalText(number, 'e', decimals));
}

QString typedNumber(double number, int digits) {
    QString text = QString::number(number, 'g', digits);
    const qsizetype e = text.indexOf(QLatin1Char('e'));
    if (e < 0)
        return withDecimalMark(text);
    text = QString::number(number, 'f', std::max(0, digits - 1 - text.mid(e + 1).toInt()));
    while (text.contains(QLatin1Char('.')) &&
           (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.'))))
        text.chop(1);
    return withDecimalMark(text);
}

}  // namespace attn::ui
