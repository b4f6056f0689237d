// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenuBar;
class QWidget;

namespace attn::ui {

// The sheet of shortcuts: every command of the menus that has a key, menu by menu. Stays open beside the
// window until closed.
void showShortcuts(const QMenuBar& menus, QWidget* parent);

}  // namespace attn::ui
