// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/text/file_name.h"

#include <QStringView>

namespace attn::ui {

QString fileNameFor(const QString& name) {
    constexpr qsizetype mostBytes = 150;  // file systems take 255, and an ending and a number follow
    QString plain;
    for (const QChar c : QStringView(name).left(mostBytes))  // each takes at least a byte
        plain += c.isLetterOrNumber() || (c == QLatin1Char('.') && !plain.isEmpty()) ? c : QLatin1Char('-');
    while (plain.toUtf8().size() > mostBytes)
        plain.chop(1);
    return plain.isEmpty() ? QStringLiteral("-") : plain;
}

}  // namespace attn::ui
