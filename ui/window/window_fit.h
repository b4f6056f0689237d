// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QRect>

class QWidget;

namespace attn::ui {

// Fits a window's place, without its frame, into the room of a screen. The whole frame lies in the room, too.
// All values are device-independent pixels. A window that fits keeps its place.
QRect fittedWindow(const QRect& window, const QMargins& frame, const QRect& room);

// Shrinks a window that is larger than the free part of its screen. A window that fills the screen stays as
// it is. `hasFrame` says that the window is shown, so its real frame is known. Otherwise the usual frame
// counts.
void fitToScreen(QWidget& window, bool hasFrame);

}  // namespace attn::ui
