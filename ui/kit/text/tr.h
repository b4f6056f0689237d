// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <limits>
#include <string>

#include "ui/kit/text/tr.h"

namespace attn::ui {

// Like QObject::tr, for texts outside of a QObject.
inline QString tr(const char* text, const char* disambiguation = nullptr, int count = -1) {
    return QCoreApplication::translate("attn::ui", text, disambiguation, count);
}

// A text of one of the core's tables (core/base/told.h, translatable), such as the label of a score.
inline QString coreText(const std::string& text) {
    return QCoreApplication::translate("attn::ui", text.c_str());
}

// The number by which a language chooses among its forms of a text: the last argument of `tr`. The English
// text is that of any number but 1, which has a text of its own.
template <typename Count>
int pluralOf(Count count) {
    return static_cast<int>(std::min<qint64>(static_cast<qint64>(count), std::numeric_limits<int>::max()));
}

// The text of a command or a field without the mark of its accelerator: "&Open", "打开(&O)".
inline QString withoutAccelerator(QString text) {
    static const QRegularExpression added(QStringLiteral("\\(&.\\)"));
    return text.remove(added).remove(QLatin1Char('&'));
}

}  // namespace attn::ui
