// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/number_text.h"

#include <QLocale>
#include <algorithm>

#include "ui/kit/text/decimal_text.h"
#include "ui/kit/text/tr.h"

namespace attn::ui {

QString groupedNumber(qint64 number) {
    return QLocale(QLocale::English).toString(number).replace(QLatin1Char(','), QChar(0x202F));
}

QString countedSentences(qint64 count) {
    return count == 1 ? tr("1 sentence")
                      : tr("%1 sentences", nullptr, pluralOf(count)).arg(groupedNumber(count));
}

QString countedTokens(qint64 count) {
    return count == 1 ? tr("1 token") : tr("%1 tokens", nullptr, pluralOf(count)).arg(groupedNumber(count));
}

QString roughNumber(double number) {
    if (number >= 999'500)
        return tr("%1 M").arg(decimalText(number / 1e6, 'f', number < 9'950'000 ? 1 : 0));
    return number >= 9'950 ? tr("%1 k").arg(decimalText(number / 1e3, 'f', 0)) : decimalText(number, 'f', 0);
}

QString roughTime(double seconds) {
    if (seconds < 100)
        return tr("%1 s").arg(decimalText(seconds, 'f', seconds < 9.5 ? 1 : 0));
    if (seconds < 100 * 60)
        return tr("%1 min").arg(decimalText(seconds / 60, 'f', 0));
    return tr("%1 h").arg(decimalText(seconds / 3600, 'f', seconds < 36'000 ? 1 : 0));
}

QString roughBytes(double bytes) {
    const double mega = std::max(bytes / 1e6, 1.0), giga = bytes / 1e9;
    return mega < 999.5 ? tr("%1 MB").arg(decimalText(mega, 'f', 0))
                        : tr("%1 GB").arg(decimalText(giga, 'f', giga < 9.95 ? 1 : 0));
}

}  // namespace attn::ui
