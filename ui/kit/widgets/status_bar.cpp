// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/widgets/status_bar.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <algorithm>

namespace attn::ui {
namespace {

constexpr int inset = 6;  // the same as Qt's

}  // namespace

// The room to the left of the widgets that a message does not hide.
QRect StatusBar::messageRoom() const {
    int right = width() - inset;
    for (const QWidget* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (child->isVisible() && !child->isWindow())
            right = std::min(right, child->x() - inset);
    }
    return {inset, 0, std::max(0, right - inset), height()};
}

QString StatusBar::shownMessage() const {
    return fontMetrics().elidedText(currentMessage(), Qt::ElideRight, messageRoom().width());
}

bool StatusBar::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip)
        setToolTip(shownMessage() == currentMessage() ? QString() : currentMessage());
    return QStatusBar::event(event);
}

void StatusBar::paintEvent(QPaintEvent* event) {
    if (currentMessage().isEmpty())
        return QStatusBar::paintEvent(event);
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().windowText().color());
    painter.drawText(messageRoom(), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine, shownMessage());
}

}  // namespace attn::ui
