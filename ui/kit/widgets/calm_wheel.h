// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace attn::ui {

// A wheel that turns above `editor`, a combo box, a slider or a spin box, scrolls what is around it while
// the editor has not the focus: else a turn of the wheel would change what the pointer happens to pass.
void calmWheel(QWidget* editor);

}  // namespace attn::ui
