// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QRect>

class QWidget;

namespace attn::ui {

// The place of a window, without its frame, that is not larger than the room of a screen and has all of its
// frame in it. In device-independent pixels; a window that fits stays where it is.
QRect fittedWindow(const QRect& window, const QMargins& frame, const QRect& room);

// Makes a window that is larger than its screen's free part as large as that; one that fills the screen stays
// so. `hasFrame`: what the window manager puts around it is known, since it is shown; else the usual frame
// counts.
void fitToScreen(QWidget& window, bool hasFrame);

}  // namespace attn::ui
