// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

namespace attn::ui {

// A message that is too long ends in "…"; the tooltip then has the whole message.
class StatusBar : public QStatusBar {
    Q_OBJECT

public:
    using QStatusBar::QStatusBar;

    // The part of the message for which there is room.
    QString shownMessage() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect messageRoom() const;
};

}  // namespace attn::ui
