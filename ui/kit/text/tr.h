// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace attn::ui {

// For texts outside of a QObject, as QObject::tr.
inline QString tr(const char* text, int count = -1) {
    return QCoreApplication::translate("attn::ui", text, nullptr, count);
}

}  // namespace attn::ui
