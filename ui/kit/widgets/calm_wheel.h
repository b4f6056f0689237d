// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace attn::ui {

// Lets the wheel above `editor` (a combo box, a slider or a spin box) scroll the area around it while the
// editor does not have the focus. Otherwise scrolling would change any editor that the pointer passes.
void calmWheel(QWidget* editor);

}  // namespace attn::ui
