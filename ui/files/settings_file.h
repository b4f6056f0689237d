// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QVariant>

namespace attn::ui {

using SettingValues = QMap<QString, QVariant>;  // by keys such as "window/mode"

// Writes these values, and keeps all others, in the file of the application's QSettings, like
// writeFileAtomically. QSettings reads it as if it had written it. It does not write itself: where the disk
// is full, that of Qt 6.4 replaces the file by an empty one and says nothing. Throws the errors of
// writeFileAtomically, and Error (Failure) when the folder cannot be created.
void storeSettings(const SettingValues& values);

// The file's text: sections and values as QSettings reads them from an INI file. The values may be texts,
// lists of texts, bytes, truth values and numbers.
QByteArray settingsText(const SettingValues& values);

}  // namespace attn::ui
