// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace attn::ui {

// A small button at the end of a stage's title, which opens the table of all its numbers. It is not in the
// tab order, because Enter on the stage does the same.
class StageButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit StageButton(QWidget* parent);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace attn::ui
