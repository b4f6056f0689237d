// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace attn::ui {

// Like QObject::tr, for texts outside of a QObject.
inline QString tr(const char* text, int count = -1) {
    return QCoreApplication::translate("attn::ui", text, nullptr, count);
}

}  // namespace attn::ui
