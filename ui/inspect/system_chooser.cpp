// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspect/system_chooser.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <algorithm>

namespace attn::ui {
namespace {

constexpr int leastLetters = 8;  // the least part of a name that is seen
constexpr int textMargin = 4;    // around the text and the icon, in the box

}  // namespace

int SystemChooser::wantedWidth() const {
    return sizeHint().width() + 4 * textMargin;
}

int SystemChooser::leastWidth() const {
    const QSize wanted = sizeHint();
    // The arrow and the margins are about as wide as the box is high.
    const int least = leastLetters * fontMetrics().averageCharWidth() + iconSize().width() + wanted.height() +
                      2 * textMargin;
    return std::min(least, wantedWidth());
}

void SystemChooser::fit(int most) {
    setFixedWidth(std::min(wantedWidth(), std::max(leastWidth(), most)));
}

QString SystemChooser::shownText() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() -
        2 * textMargin;
    if (!option.currentIcon.isNull())
        room -= option.iconSize.width() + textMargin;
    const QString brief = currentData(briefRole).toString();
    const bool isBrief = !brief.isEmpty() && fontMetrics().horizontalAdvance(option.currentText) > room;
    return fontMetrics().elidedText(isBrief ? brief : option.currentText, Qt::ElideMiddle, std::max(room, 0));
}

void SystemChooser::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = shownText();
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace attn::ui
