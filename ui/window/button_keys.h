// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace attn::ui {

// A button that has the focus takes its keys before commands of the window do: Space presses it, and arrows
// go to the next of a row of which one is chosen. Tab stops at such a row only once, so arrows are the only
// way to the others.
class ButtonKeys : public QObject {
public:
    explicit ButtonKeys(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attn::ui
