// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace attn::ui {

// From now on labels, message boxes and tooltips show their text as it stands, and never as HTML: names of
// files, tokens and errors come from strangers. Qt itself takes a text for HTML if it begins like one. A
// label that is to show HTML says so (QLabel::setTextFormat) before it is shown; what others wrote is escaped
// in it. A tooltip is always plain. To be called once in a program.
void keepTextsPlain(QApplication& program);

}  // namespace attn::ui
