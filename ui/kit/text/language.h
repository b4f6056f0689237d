// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace attn::ui {

// A text means the same in every class of the program, so the catalogues have one context. The file knows
// only that one (resources/translations/update.py).
inline constexpr const char* catalogueContext = "attn::ui";

// A language of the window.
struct Language {
    QString id;    // "de"; "en" needs no catalogue
    QString name;  // in the language itself
};

// English first, then those with a catalogue (resources/translations).
const std::vector<Language>& languages();
// The first of the desktop's languages that the window has, otherwise "en".
QString systemLanguage();

// Shows new texts in a language of `languages()`; "system" is systemLanguage(), and an unknown one is
// English. Windows read from right to left in Arabic. Texts that are shown already stay as they are: see
// `changeLanguage`.
void useLanguage(const QString& id);
// The id of the language in use.
QString language();

}  // namespace attn::ui
