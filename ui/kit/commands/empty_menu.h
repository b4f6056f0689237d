// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace attn::ui {

// Empties a menu that may be filled anew because of one of its own commands. Other than QMenu::clear, it
// deletes the menu's own commands and submenus later: Qt still needs the one that is being given. Their
// object names are free at once. Commands that belong to others are only taken out.
void emptyMenu(QMenu& menu);

}  // namespace attn::ui
