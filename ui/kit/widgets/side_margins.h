// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>

class QLayout;

namespace attn::ui {

// Sets the margins of a layout, whose left one is that at the start of a line: in languages that are written
// from the right it is on the right. Qt leaves margins where they are. They change with the language of the
// window.
void setSideMargins(QLayout* layout, const QMargins& margins);

}  // namespace attn::ui
