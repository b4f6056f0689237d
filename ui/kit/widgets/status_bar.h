// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

namespace attn::ui {

// A message that is longer than its room ends in "…"; the tooltip then has all of it.
class StatusBar : public QStatusBar {
    Q_OBJECT

public:
    using QStatusBar::QStatusBar;

    // What there is room for.
    QString shownMessage() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect messageRoom() const;
};

}  // namespace attn::ui
