// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace attn::ui {

// From then on Qt's file dialogs are shown as wide as their kinds of files and their columns need, as far as
// the screen has it. To be called once or more often.
void keepFileDialogsWhole(QApplication& program);

}  // namespace attn::ui
