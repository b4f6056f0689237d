// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace attn::ui {

// From now on no list of the program hides a text. The list of a combo box is as wide as its longest entry,
// and a text that is cut in a box, a cell or a column head is in its tooltip. To be called once in a program.
void keepTextsWhole(QApplication& program);

}  // namespace attn::ui
