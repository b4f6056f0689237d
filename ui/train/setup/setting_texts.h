// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace attn::ui {

// How a setting is named and explained to people; `id` is its key in recipes. Empty texts for one that is not
// known.
struct SettingText {
    QString label;
    QString help;
};
SettingText settingText(const QString& id);
// A sentence of a problem with its keys replaced by the settings' names.
QString problemText(const QString& sentence);

}  // namespace attn::ui
