// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/time_text.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <numeric>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/language.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

QString timeSpan(double seconds) {
    const auto digits = [](double value) { return decimalText(value, 'f', value < 9.95 ? 1 : 0); };
    if (seconds < 999.5e-6)
        return tr("%1 µs").arg(digits(seconds * 1e6));
    if (seconds < 0.9995)
        return tr("%1 ms").arg(digits(seconds * 1e3));
    return tr("%1 s").arg(digits(seconds));
}

QString dateText(const QDateTime& when) {
    QString text = QLocale(language()).toString(when, QLocale::ShortFormat);
    for (QChar& letter : text)
        if (const int digit = letter.digitValue(); digit >= 0)
            letter = QChar(static_cast<char16_t>(u'0' + digit));
    return text;
}

double medianOf(std::vector<double> values) {
    if (values.empty())
        return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

double meanOf(const std::vector<double>& values) {
    return values.empty()
               ? 0
               : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace attn::ui
