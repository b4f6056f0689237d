// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// Name and explanation of a setting for users. `id` is its key in recipes. The texts are empty for an unknown
// key.
struct SettingText {
    QString label;
    QString help;
};
SettingText settingText(const QString& id);
// A problem's sentence in which the settings' names replace their keys.
QString problemText(const QString& sentence);

}  // namespace attn::ui
