// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace attn::ui {

// From then on Qt's file dialogs are as wide as their kinds of files and their columns need, as far as the
// screen allows, and read no file to tell its kind. It may be called several times.
void keepFileDialogsWhole(QApplication& program);

}  // namespace attn::ui
