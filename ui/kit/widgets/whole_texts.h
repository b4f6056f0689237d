// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace attn::ui {

// From now on no list of the program hides a text: what falls down from a box is as wide as its longest
// entry, and what a box, a cell or the head of a column must cut has all of it in its tooltip. Once for a
// program.
void keepTextsWhole(QApplication& program);

}  // namespace attn::ui
