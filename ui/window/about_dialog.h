// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace attn::ui {

// Shows name, version, purpose and licence. Returns when the user has closed the dialog.
void showAbout(QWidget* parent);

}  // namespace attn::ui
