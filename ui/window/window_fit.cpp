// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_fit.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace attn::ui {
namespace {

QMargins frameOf(const QWidget& window) {
    const QRect outer = window.frameGeometry(), inner = window.geometry();
    return {inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
            outer.bottom() - inner.bottom()};
}

QMargins usualFrame(const QStyle& style) {
    const int side = style.pixelMetric(QStyle::PM_MdiSubWindowFrameWidth);
    return {side, style.pixelMetric(QStyle::PM_TitleBarHeight), side, side};
}

}  // namespace

QRect fittedWindow(const QRect& window, const QMargins& frame, const QRect& room) {
    const QRect inner = room.marginsRemoved(frame);
    QRect fitted(window.topLeft(), window.size().boundedTo(inner.size()));
    fitted.moveLeft(std::clamp(fitted.left(), inner.left(), inner.right() - fitted.width() + 1));
    fitted.moveTop(std::clamp(fitted.top(), inner.top(), inner.bottom() - fitted.height() + 1));
    return fitted;
}

void fitToScreen(QWidget& window, bool hasFrame) {
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QRect now = window.geometry();
    const QScreen* place = QGuiApplication::screenAt(now.center());
    const QRect room = (place ? place : window.screen())->availableGeometry();
    const QRect fitted = fittedWindow(now, hasFrame ? frameOf(window) : usualFrame(*window.style()), room);
    // The window manager places a window that fits. It was fitted with the usual frame.
    if (hasFrame ? fitted != now : fitted.size() != now.size())
        window.setGeometry(fitted);
}

}  // namespace attn::ui
