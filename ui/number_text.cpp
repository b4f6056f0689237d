// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/number_text.h"

#include <QLocale>

namespace attn::ui {

QString groupedNumber(qint64 number) {
    return QLocale(QLocale::English).toString(number).replace(QLatin1Char(','), QChar(0x202F));
}

}  // namespace attn::ui
