// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QStringList>

namespace attn::ui {

// Lists of texts as the engine has them, and as the window has them.
inline std::vector<std::string> stringsOf(const QStringList& texts) {
    std::vector<std::string> strings;
    strings.reserve(static_cast<std::size_t>(texts.size()));
    for (const QString& text : texts)
        strings.push_back(text.toStdString());
    return strings;
}

inline QStringList textsOf(const std::vector<std::string>& strings) {
    QStringList texts;
    texts.reserve(static_cast<qsizetype>(strings.size()));
    for (const std::string& text : strings)
        texts.append(QString::fromStdString(text));
    return texts;
}

}  // namespace attn::ui
